"""Who sits where when two line-ups are measured against each other."""

from collections.abc import Sequence
from dataclasses import dataclass

from fortyfives.rules.seating import Seat, Side


@dataclass(frozen=True, slots=True)
class LineUp:
    """The players of one side of a comparison, by name; one name fills every seat."""

    names: tuple[str, ...]

    @staticmethod
    def parse(text: str) -> "LineUp":
        """Read a line-up: one name, or one for each seat of a side, with commas between."""
        return LineUp(tuple(name.strip() for name in text.split(",")))

    def name(self, place: int) -> str:
        """Who takes the place-th seat of a side."""
        return self.names[place % len(self.names)]

    def __str__(self) -> str:
        """The line-up as one writes it."""
        return ",".join(self.names)


@dataclass(frozen=True, slots=True)
class Seats:
    """One way to seat the two line-ups: the sides of the first, and who sits in each seat."""

    first: frozenset[Side]
    names: tuple[str, ...]
    of_first: tuple[bool, ...]


def seatings(sides: Sequence[Sequence[Seat]], first: LineUp, second: LineUp) -> tuple[Seats, ...]:
    """Every way in which the same deal is played, so that each line-up holds each hand.

    With an even number of sides the line-ups alternate, and then change places. With an odd number
    the first line-up takes one side after another, against the second on all others.
    """
    count = len(sides)
    ways: list[frozenset[Side]]
    if count % 2:
        ways = [frozenset({side}) for side in range(count)]
    else:
        ways = [frozenset(range(start, count, 2)) for start in range(2)]
    return tuple(_seats(sides, way, first, second) for way in ways)


def _seats(
    sides: Sequence[Sequence[Seat]], way: frozenset[Side], first: LineUp, second: LineUp
) -> Seats:
    named: dict[Seat, tuple[str, bool]] = {}
    for side, members in enumerate(sides):
        line_up = first if side in way else second
        for place, seat in enumerate(members):
            named[seat] = (line_up.name(place), side in way)
    order = sorted(named)
    return Seats(
        way, tuple(named[seat][0] for seat in order), tuple(named[seat][1] for seat in order)
    )
