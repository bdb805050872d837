"""At which table each game of a slot is played, so that nobody always has the draughty one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from fortyfives.tournament.entry import Number
from fortyfives.tournament.robin.game import Game, Round, everybody
from fortyfives.tournament.robin.slot import TEAMS
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

Seen = dict[Number, list[int]]
"""How often each team has been at each table; the first number is for no table."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A game and the number of its table, from 1."""

    table: int
    game: Game


def in_order(rounds: Iterable[Round]) -> tuple[tuple[Placed, ...], ...]:
    """The first game of every round at table 1, the second at table 2, and so on."""
    return tuple(
        tuple(Placed(table, game) for table, game in enumerate(games, start=1)) for games in rounds
    )


def spread_out(rounds: Sequence[Round], tables: int) -> tuple[tuple[Placed, ...], ...]:
    """Each game at a table where its teams have been least, as far as can be seen at once."""
    seen: Seen = {number: [0] * (tables + 1) for number in everybody(rounds)}
    fair = _fair(rounds, tables)
    found = []
    for games in rounds:
        at = _seated(games, tables, seen)
        _change_tables(at, tables, seen, fair)
        for table, game in at.items():
            for number in game:
                seen[number][table] += 1
        found.append(tuple(Placed(table, at[table]) for table in sorted(at)))
    return tuple(found)


def most_often(slots: Iterable[Iterable[Placed]]) -> int:
    """How often some team is at one table; nobody is more often at any."""
    times = Counter((number, each.table) for slot in slots for each in slot for number in each.game)
    return max(times.values(), default=0)


def _fair(rounds: Sequence[Round], tables: int) -> int:
    """How often a team would be at each table if it were the same at all, rounded up."""
    seats = TEAMS * sum(map(len, rounds))
    return -(-seats // max(1, tables * len(everybody(rounds))))


def _seated(games: Round, tables: int, seen: Seen) -> dict[int, Game]:
    """One game after the other goes where its teams have been least."""
    free = list(range(1, tables + 1))
    at = {}
    for game in games:
        table = min(free, key=_strain(game, seen))
        free.remove(table)
        at[table] = game
    return at


def _strain(game: Game, seen: Seen) -> Callable[[int], tuple[int, int]]:
    """How often the teams of a game have been at a table: the one more often, then both."""
    one, other = (seen[number] for number in game)
    return lambda table: (max(one[table], other[table]), one[table] + other[table])


def _change_tables(at: dict[int, Game], tables: int, seen: Seen, fair: int) -> None:
    """A game whose teams have had their share of the table changes with whoever minds it least."""
    for table in tuple(at):
        if all(seen[number][table] < fair for number in at[table]):
            continue
        best = min(range(1, tables + 1), key=_harm(at, table, seen))
        game, other = at.pop(table), at.pop(best, None)
        at[best] = game
        if other:
            at[table] = other


def _harm(at: Mapping[int, Game], table: int, seen: Seen) -> Callable[[int], tuple[int, bool]]:
    """How much worse it is if a game changes to another table; to stay is best of what is equal."""

    def weight(game: Game, new: int, old: int) -> int:
        return sum(seen[number][new] ** 2 - seen[number][old] ** 2 for number in game)

    def harm(other: int) -> tuple[int, bool]:
        there = weight(at[table], other, table)
        back = weight(at[other], table, other) if other in at else 0
        return there + back, other != table

    return harm
