"""More couples than cards: they cut in groups, and the winners of the groups cut once more."""

from fortyfives.cards.pack import SUITED
from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused


def sizes(entrants: int, most: int = SUITED) -> tuple[int, ...]:
    """How many cut in each group: as equal as can be, the larger groups first."""
    if not 1 < most <= SUITED or entrants < 1:
        raise Refused("hall-cut-groups", entrants=entrants, most=most)
    count = -(-entrants // most)
    size, larger = divmod(entrants, count)
    return (size + 1,) * larger + (size,) * (count - larger)


def groups(entrants: tuple[Number, ...], most: int = SUITED) -> tuple[tuple[Number, ...], ...]:
    """Who cuts in each group, by ascending number."""
    left, found = sorted(entrants), []
    for size in sizes(len(left), most):
        found.append(tuple(left[:size]))
        left = left[size:]
    return tuple(found)


def cuts_needed(entrants: int, most: int = SUITED) -> int:
    """How many cuts find the one lowest, if nothing else is tied; one alone need not cut."""
    parts = sizes(entrants, most)
    cuts = sum(size > 1 for size in parts)
    return cuts if len(parts) == 1 else cuts + cuts_needed(len(parts), most)
