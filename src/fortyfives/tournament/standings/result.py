"""How a game ended: between two entries, or three at a table of six."""

from __future__ import annotations

from typing import Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

FEWEST: Final = 2
"""Nobody plays alone."""


@dataclass(frozen=True, slots=True)
class Result:
    """Who won, or nobody in a tie; the score in the order of the sides, where it was kept.

    A game that was given away was not played, and says nothing about who is the better.
    """

    sides: tuple[Number, ...]
    winner: Number | None
    score: tuple[int, ...] | None = None
    played: bool = True

    def __post_init__(self) -> None:
        """Refuse a game of one against himself, and a winner who was not there."""
        if len(set(self.sides)) < max(len(self.sides), FEWEST):
            raise Refused("hall-result-alone", entry=self.sides[0])
        if self.winner is not None and self.winner not in self.sides:
            raise Refused("hall-result-winner", entry=self.winner)

    def opponents(self, number: Number) -> tuple[Number, ...]:
        """Whom this side met."""
        return tuple(each for each in self.sides if each != number)

    def margin(self, number: Number) -> int:
        """By how many points this side was ahead of the best other; 0 where no score was kept."""
        if self.score is None:
            return 0
        scores = dict(zip(self.sides, self.score, strict=True))
        return scores.pop(number) - max(scores.values())
