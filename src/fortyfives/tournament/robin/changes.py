"""What becomes of a plan when a team is late or goes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.game import everybody
from fortyfives.tournament.robin.plan import Plan
from fortyfives.tournament.robin.seating import spread_out
from fortyfives.tournament.robin.slot import (
    TEAMS,
    Slot,
    even_out,
    games_of,
    place,
    shorten,
    slot_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def without(plan: Plan, number: Number) -> Plan:
    """The slots still to come when a team has gone home, fewer if the others fit into fewer."""
    _known(plan, number)
    slots = [slot_of(game for game in games if number not in game) for games in plan.rounds]
    slots = shorten(slots, _least(slots, plan.tables))
    even_out(slots, plan.tables)
    return _seated(slots, plan.tables)


def late(plan: Plan, missed: Mapping[Number, int]) -> Plan:
    """The slots still to come when teams miss so many of the first ones.

    What they cannot play is played when all of them are there, in slots added at the end where
    there is no room otherwise.
    """
    for number in missed:
        _known(plan, number)
    first = max((0, *missed.values()))
    rounds = (*plan.rounds, *[()] * (first - len(plan.rounds)))
    before, put_off = [], []
    for passed, games in enumerate(rounds[:first]):
        away = {number for number, slots in missed.items() if slots > passed}
        before.append(slot_of(game for game in games if away.isdisjoint(game)))
        put_off += [game for game in games if not away.isdisjoint(game)]
    after = [slot_of(games) for games in rounds[first:]]
    for game in put_off:
        if not place(after, game):
            after.append(slot_of([game]))
    after += [{} for _ in range(_slots_for(after, plan.tables) - len(after))]
    even_out(after, plan.tables)
    return _seated([*before, *after], plan.tables)


def _known(plan: Plan, number: Number) -> None:
    if number not in everybody(plan.rounds):
        raise Refused("hall-robin-stranger", entry=number)


def _slots_for(slots: Sequence[Slot], tables: int) -> int:
    """The slots that the games of these fill if every table is used in all but the last."""
    return -(-sum(map(len, slots)) // (TEAMS * tables))


def _least(slots: Sequence[Slot], tables: int) -> int:
    """Fewer slots than this cannot be enough, for the tables or for whoever has most to play."""
    everyone = everybody(games_of(slot) for slot in slots)
    busiest = max((sum(number in slot for slot in slots) for number in everyone), default=0)
    return max(busiest, _slots_for(slots, tables))


def _seated(slots: Sequence[Slot], tables: int) -> Plan:
    return Plan(spread_out([games_of(slot) for slot in slots], tables))
