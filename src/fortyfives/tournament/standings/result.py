"""How a game between two entries ended."""

from __future__ import annotations

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """Who won, or nobody in a tie; the score in the order of the sides, where it was kept.

    A game that was given away was not played, and says nothing about who is the better.
    """

    sides: tuple[Number, Number]
    winner: Number | None
    score: tuple[int, int] | None = None
    played: bool = True

    def __post_init__(self) -> None:
        """Refuse a game of one against himself, and a winner who was not there."""
        if self.sides[0] == self.sides[1]:
            raise Refused("hall-result-alone", entry=self.sides[0])
        if self.winner is not None and self.winner not in self.sides:
            raise Refused("hall-result-winner", entry=self.winner)

    def opponent(self, number: Number) -> Number:
        """Whom this side met."""
        one, other = self.sides
        return other if number == one else one

    def margin(self, number: Number) -> int:
        """By how many points of the game this side was ahead; 0 where no score was kept."""
        if self.score is None:
            return 0
        ours, theirs = self.score
        return ours - theirs if number == self.sides[0] else theirs - ours
