"""The two printed tables of a round robin: everybody meets everybody once."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.game import Round, parity

FEWEST: Final = 2
MOST: Final = 200
"""More teams than this play no round robin: it would be 19,900 games."""

GHOST: Final = 0
"""Whom the team that sits out would have met."""


class Table(Enum):
    """Which printed table is used."""

    BERGER = "berger"
    CIRCLE = "circle"


def rounds(n: int, table: Table = Table.BERGER) -> tuple[Round, ...]:
    """The rounds of teams 1 to n; with an odd number one team sits out in each."""
    if not FEWEST <= n <= MOST:
        raise Refused("hall-robin-teams", teams=n, least=FEWEST, most=MOST)
    return _TABLES[table](n)


def byes(n: int, table: Table = Table.BERGER) -> tuple[Number, ...]:
    """Who sits out in each round; nobody does where the number of teams is even."""
    everyone = frozenset(range(1, n + 1))
    idle = (everyone.difference(*games) for games in rounds(n, table))
    return tuple(number for numbers in idle for number in numbers)


def _berger(n: int) -> tuple[Round, ...]:
    """The last team, or the ghost, keeps its place; the first named deals first.

    From round to round its opponent moves on by half the ring. Around that opponent the others
    meet whoever is as far away on the other side; the distance is the place of the game in its
    round, so that everybody has each place twice.
    """
    ring = n - 1 if n % 2 == 0 else n
    found = []
    for number in range(ring):
        meets = number * ((ring + 1) // 2) % ring
        games = [((meets + i) % ring + 1, (meets - i) % ring + 1) for i in range(1, ring // 2 + 1)]
        if ring < n:
            games.insert(0, (n, meets + 1) if number % 2 else (meets + 1, n))
        found.append(tuple(games))
    return tuple(found)


def _circle(n: int) -> tuple[Round, ...]:
    """Team 1 keeps its place, or the ghost does, and all others turn clockwise."""
    ring = list(range(1, n + 1)) if n % 2 == 0 else list(range(GHOST, n + 1))
    half = len(ring) // 2
    found = []
    for _ in ring[1:]:
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        found.append(tuple(parity(*pair) for pair in pairs if GHOST not in pair))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(found)


_TABLES: Final[dict[Table, Callable[[int], tuple[Round, ...]]]] = {
    Table.BERGER: _berger,
    Table.CIRCLE: _circle,
}
