"""At which table each game of a slot is played, so that nobody always has the draughty one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fortyfives.tournament.entry import Number
from fortyfives.tournament.robin.game import Game, Round
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True)
class Placed:
    """A game and the number of its table, from 1."""

    table: int
    game: Game


Seen = Counter[tuple[Number, int]]
"""How often each team has been at each table."""


def in_order(rounds: Iterable[Round]) -> tuple[tuple[Placed, ...], ...]:
    """The first game of every round at table 1, the second at table 2, and so on."""
    return tuple(
        tuple(Placed(table, game) for table, game in enumerate(games, start=1)) for games in rounds
    )


def spread_out(rounds: Iterable[Round], tables: int) -> tuple[tuple[Placed, ...], ...]:
    """Each game at a table where its teams have been least; the best that is found at once."""
    seen: Seen = Counter()
    found = []
    for games in rounds:
        placed = _seated(games, tables, seen)
        seen.update((number, each.table) for each in placed for number in each.game)
        found.append(tuple(sorted(placed, key=lambda each: each.table)))
    return tuple(found)


def often(slots: Iterable[Iterable[Placed]]) -> Seen:
    """How often each team is at each table."""
    return Counter((number, each.table) for slot in slots for each in slot for number in each.game)


def _seated(games: Sequence[Game], tables: int, seen: Seen) -> list[Placed]:
    free = list(range(1, tables + 1))
    placed = []
    for game in games:
        one, other = game
        table = min(
            free,
            key=lambda table: (seen[one, table] ** 2 + seen[other, table] ** 2, table),
        )
        free.remove(table)
        placed.append(Placed(table, game))
    return placed
