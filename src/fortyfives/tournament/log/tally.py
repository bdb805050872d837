"""What adds up over an evening: games won, who has met whom, the accounts, the open disputes."""

from itertools import combinations
from typing import Any

from fortyfives.tournament.entry import Number
from fortyfives.tournament.log.game import Game
from fortyfives.tournament.points import HalfGames


class Tally:
    """Sums that are kept up to date with every change, however far back it reaches.

    Only what is not nought stands in them, so that the same facts have the same sums.
    """

    def __init__(self) -> None:
        self.scores: dict[Number, HalfGames] = {}
        self.met: dict[Number, dict[Number, int]] = {}
        self.accounts: dict[str, int] = {}
        self.disputed: set[str] = set()

    def game(self, before: Game | None, after: Game | None) -> None:
        """A game is no longer so, but so."""
        if before and after and (before.state, before.outcome) == (after.state, after.outcome):
            return
        for game, sign in ((before, -1), (after, 1)):
            if game is not None:
                self._count(game, sign)

    def _count(self, game: Game, sign: int) -> None:
        if game.state == "disputed":
            (self.disputed.add if sign > 0 else self.disputed.discard)(game.game)
        for entry, score in game.scores().items():
            _add(self.scores, entry, sign * score)

    def seats(self, before: Game | None, after: Game | None) -> None:
        """Those who sat at a table have met, whatever comes of their game."""
        was, now = before.seats if before else (), after.seats if after else ()
        if was == now:
            return
        for seats, sign in ((was, -1), (now, 1)):
            for one, other in combinations(seats, 2):
                for here, there in ((one, other), (other, one)):
                    row = self.met.setdefault(here, {})
                    _add(row, there, sign)
                    if not row:
                        del self.met[here]

    def posting(self, before: dict[str, int] | None, after: dict[str, int] | None) -> None:
        """Money is no longer posted so, but so."""
        for lines, sign in ((before, -1), (after, 1)):
            for account, cents in (lines or {}).items():
                _add(self.accounts, account, sign * cents)


def _add(sums: dict[Any, int], key: object, more: int) -> None:
    total = sums.get(key, 0) + more
    if total:
        sums[key] = total
    else:
        sums.pop(key, None)
