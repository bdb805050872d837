"""The punch audit: every game has one winner, so the holes on all cards have a known sum."""

from dataclasses import dataclass

from fortyfives.tournament.points import GAME, HalfGames


@dataclass(frozen=True, slots=True)
class Audit:
    """How many holes there should be on all cue cards together, and how many there are."""

    expected: int
    punched: int

    @property
    def difference(self) -> int:
        """Holes too many; below zero, holes that are missing."""
        return self.punched - self.expected

    @property
    def ok(self) -> bool:
        """Whether the cards agree with the games."""
        return not self.difference


def expected_punches(decided: int, rests: int, credit: HalfGames) -> int:
    """The holes on all cards after so many games with a winner and so many rests.

    A rest that counts as a game won is a free punch; half a game is a nick in the corner and no
    hole. Source: EVE-06
    """
    return decided + (rests if credit == GAME else 0)
