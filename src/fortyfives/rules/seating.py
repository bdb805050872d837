"""How many sit at the table, and who plays with whom."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from fortyfives.rules.refusal import InconsistentRules, sayable, shown
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterable

Seat = int
"""A place at the table, counted clockwise from 0."""
Side = int
"""A lone player or a partnership, counted from 0 in the order of its first seat."""

FEWEST, MOST = 2, 8


class NoSuchSeat(ValueError):
    """A seat that the table does not have; the message names those it has."""

    def __init__(self, seat: object, seats: Iterable[Seat]) -> None:
        """Keep the seat for whoever asked."""
        there = ", ".join(map(str, sorted(seats)))
        super().__init__(f"there is no seat {shown(seat)} here; the seats are {there}")
        self.seat = seat


def is_seat(seat: object, seats: int) -> bool:
    """Whether it is one of so many seats; yes and no are no numbers here."""
    return type(seat) is int and 0 <= seat < seats


class Sides(Enum):
    """Who plays together. Source: MV-01..05, NSA-04, NSA-05, VAR-04, VAR-05."""

    ALONE = "alone"
    PAIRS = "pairs"
    TWO_THREES = "two_threes"

    def fits(self, players: int) -> bool:
        """Whether so many players can sit like this."""
        if self is Sides.PAIRS:
            return players in {4, 6}
        return players == 6 if self is Sides.TWO_THREES else True  # noqa: PLR2004

    def members(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side: partners sit opposite, threes in alternate seats."""
        if not self.fits(players):
            raise InconsistentRules("sides-do-not-fit", players=players, sides=self.value)
        sides = {Sides.ALONE: players, Sides.PAIRS: players // 2, Sides.TWO_THREES: 2}[self]
        return tuple(tuple(range(side, players, sides)) for side in range(sides))


@dataclass(frozen=True, slots=True)
class Seating:
    """The numbers of players a game allows, how each is divided, and the usual number."""

    structures: tuple[tuple[int, Sides], ...]
    usual: int

    def __post_init__(self) -> None:
        """Refuse counts that cannot sit as they are told to."""
        for players, sides in self.structures:
            sides.members(players)
        if self.usual not in self.counts:
            raise InconsistentRules("usual-players-not-allowed", players=self.usual)

    @property
    def counts(self) -> tuple[int, ...]:
        """The permitted numbers of players, fewest first."""
        return tuple(players for players, _ in self.structures)

    def structure(self, players: int) -> Sides:
        """How that many players are divided."""
        for count, sides in self.structures:
            if count == players and type(players) is int:
                return sides
        allowed = ", ".join(str(count) for count in self.counts)
        raise InconsistentRules("players-not-allowed", players=sayable(players), allowed=allowed)

    def sides(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side with that many players."""
        return self.structure(players).members(players)
