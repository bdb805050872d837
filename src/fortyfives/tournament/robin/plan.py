"""The plan of a round robin: what is played in each time slot, and at which table."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.game import Round
from fortyfives.tournament.robin.packing import pack
from fortyfives.tournament.robin.rounds import Table, rounds
from fortyfives.tournament.robin.seating import Placed, in_order, most_often, spread_out
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Plan:
    """Time slots in order, each with its games by table."""

    slots: tuple[tuple[Placed, ...], ...]

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The games of each slot, without their tables."""
        return tuple(tuple(each.game for each in slot) for slot in self.slots)

    @property
    def tables(self) -> int:
        """How many tables are needed."""
        return max((each.table for slot in self.slots for each in slot), default=0)

    @property
    def worst(self) -> int:
        """How often some team is at one table; nobody is more often at any."""
        return most_often(self.slots)


def plan(entries: Sequence[Number], tables: int, table: Table = Table.BERGER) -> Plan:
    """Everybody meets everybody once, in as few slots as there can be.

    Where there are too few tables for a whole round, the rounds of the circle are packed anew.
    Rules that look at a team's number take its place among the entries.
    """
    return plan_pools([entries], tables, table)


def plan_pools(pools: Sequence[Sequence[Number]], tables: int, table: Table = Table.BERGER) -> Plan:
    """Everybody meets everybody of the same pool once, all pools at the same time."""
    everyone = [number for pool in pools for number in pool]
    if len(set(everyone)) < len(everyone):
        raise Refused("hall-robin-twice")
    if tables < 1:
        raise Refused("hall-robin-tables", tables=tables)
    at_once = sum(len(pool) // 2 for pool in pools)
    if tables < at_once:
        slots = pack(_together(pools, Table.CIRCLE), tables)
        return Plan(spread_out(slots, tables))
    slots = _together(pools, table)
    odd = len(pools) == 1 and len(everyone) % 2
    return Plan(in_order(slots) if odd else spread_out(slots, at_once))


def _together(pools: Sequence[Sequence[Number]], table: Table) -> tuple[Round, ...]:
    """The rounds of all pools, the first of each being played at the same time, and so on."""
    each = [
        [tuple((pool[a - 1], pool[b - 1]) for a, b in games) for games in rounds(len(pool), table)]
        for pool in pools
    ]
    return tuple(sum(games, ()) for games in zip_longest(*each, fillvalue=()))
