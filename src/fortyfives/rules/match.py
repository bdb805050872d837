"""One game or the best of three, and who deals the next one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fortyfives.rules.seating import Seat, Side


class Series(Enum):
    """One game, or the first side to win two. Source: TNS-07."""

    SINGLE = "single"
    BEST_OF_3 = "best_of_3"

    @property
    def wins_needed(self) -> int:
        """How many games win the match."""
        return 2 if self is Series.BEST_OF_3 else 1

    def winner(self, games: Sequence[Side]) -> Side | None:
        """Who has won the match, given the winner of each game so far."""
        return next((s for s in sorted(set(games)) if games.count(s) >= self.wins_needed), None)


class NextGameDealer(Enum):
    """Who deals the next game of a match. Source: EVE-05, TNS-05."""

    LEFT = "left"
    WINNER = "winner"

    def dealer(self, ring: Sequence[Seat], last: Seat, winners: Sequence[Seat]) -> Seat:
        """The dealer of the next game.

        Where the winner deals and there are several, the one nearest the last dealer's left does.
        """
        start = ring.index(last) + 1
        clockwise = (*ring[start:], *ring[:start])
        if self is NextGameDealer.WINNER and winners:
            return next(seat for seat in clockwise if seat in winners)
        return clockwise[0]


class SixPlayer(Enum):
    """Whether six play for antes: two teams of three, then the three who won. Source: TNS-18."""

    NONE = "none"
    ANTE = "ante"


@dataclass(frozen=True, slots=True)
class MatchRules:
    """How games make a match."""

    series: Series = Series.SINGLE
    next_dealer: NextGameDealer = NextGameDealer.LEFT
    six_player: SixPlayer = SixPlayer.NONE
