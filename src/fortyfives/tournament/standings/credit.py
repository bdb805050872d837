"""What a game is worth in the table of points."""

from __future__ import annotations

from typing import Final

from fortyfives.rules.goal import MATCH_POINTS
from fortyfives.tournament.entry import Number
from fortyfives.tournament.points import GAME, HALF, NOTHING
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.standings.result import Result
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Credit:
    """Points for a game won, tied and lost, and for one sat out. Source: G55-27, AMB-83."""

    win: int
    tie: int
    loss: int
    rest: int = 0

    def __post_init__(self) -> None:
        """Refuse points by which it is better not to win."""
        if not self.win >= self.tie >= self.loss or self.win == self.loss:
            raise Refused("hall-credit-order", win=self.win, tie=self.tie, loss=self.loss)

    def of(self, result: Result, number: Number) -> int:
        """The points of this side; a game that both gave away is lost for both."""
        if result.winner is None:
            return self.tie if result.played else self.loss
        return self.win if result.winner == number else self.loss


MATCH: Final = Credit(**MATCH_POINTS)
"""Match points: two, one and none. Source: G55-27."""

EVENING: Final = Credit(GAME, HALF, NOTHING, rest=HALF)
"""Half games: a game sat out is half a game, as at even strength one would win one in two."""
