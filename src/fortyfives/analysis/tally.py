"""What is counted of a pair of line-ups and of a single player alike."""

from dataclasses import dataclass
from typing import Any


@dataclass(kw_only=True)
class Tally:
    """How much was played, and how many games of it were won or cut short.

    A deal counts once, however many ways of seating it was played in; hands are those played.
    """

    deals: int = 0
    hands: int = 0
    games: int = 0
    won: int = 0
    cut: int = 0

    def figures_with(self, net: float, ci95: float | None) -> dict[str, Any]:
        """The figures, for programs: with the net points a deal, and half their 95 % interval."""
        return {
            "deals": self.deals,
            "hands": self.hands,
            "net_per_hand": round(net, 4),
            "ci95": None if ci95 is None else round(ci95, 4),
            "games_played": self.games,
            "games_won": self.won,
            "games_cut": self.cut,
        }
