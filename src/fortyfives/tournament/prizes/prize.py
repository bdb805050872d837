"""A prize: money, a part of the pot, or goods."""

from enum import Enum
from typing import Final

from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

Cents = int
BasisPoints = int
"""A part of the whole in ten-thousandths."""

WHOLE: Final[BasisPoints] = 10_000


@dataclass(frozen=True, slots=True)
class Cash:
    """So much money."""

    cents: Cents


@dataclass(frozen=True, slots=True)
class OfPot:
    """A part of the pot; it is worth money only when the pot is known."""

    basis_points: BasisPoints


@dataclass(frozen=True, slots=True)
class Goods:
    """A prize in kind, such as a turkey; it cannot be split unless that is said of it."""

    what: str
    divisible: bool = False


Worth = Cash | OfPot | Goods


class For(Enum):
    """What a prize is given for."""

    PLACE = "place"
    BOOBY = "booby"
    JAR = "jar"
    FIFTY = "fifty"
    TRAVELLING = "travelling"
    DOOR = "door"
    LAST_GAME = "last_game"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Prize:
    """What may be won, and for what; `place` is from 1 for a prize place and 0 for all others."""

    worth: Worth
    place: int = 0
    given_for: For = For.PLACE

    def __post_init__(self) -> None:
        if (self.given_for is For.PLACE) != (self.place > 0):
            raise Refused("hall-prize-place", place=self.place)
        if isinstance(self.worth, Cash) and self.worth.cents < 0:
            raise Refused("hall-money-negative", cents=self.worth.cents)
        if isinstance(self.worth, OfPot) and not 0 <= self.worth.basis_points <= WHOLE:
            raise Refused("hall-prize-share", share=self.worth.basis_points, whole=WHOLE)

    @property
    def cents(self) -> Cents:
        """Its money; none for goods, and refused for a part of a pot that is not known yet."""
        if isinstance(self.worth, OfPot):
            raise Refused("hall-prize-not-in-cash", place=self.place)
        return self.worth.cents if isinstance(self.worth, Cash) else 0

    @property
    def divisible(self) -> bool:
        """Whether it can be split at all."""
        return not isinstance(self.worth, Goods) or self.worth.divisible


def cash_places(cents: tuple[Cents, ...]) -> tuple[Prize, ...]:
    """Prizes in money for the first places, in order."""
    return tuple(Prize(Cash(each), place) for place, each in enumerate(cents, start=1))
