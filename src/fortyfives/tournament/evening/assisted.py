"""The assisted walk: the screen tells every winner a table with a couple that it has not met.

Theorem D: after r games a couple has met at most r others. So each of T walkers can go to at least
T - r of the tables, and each table can take at least T - r of the walkers. If T is at least 2r,
Hall's condition holds and all can be placed without a rematch. For R games: T at least 2(R - 1).
"""

from collections.abc import Sequence
from typing import Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.assignment import cheapest
from fortyfives.tournament.evening.chairs import Chairs, Standing, Walker
from fortyfives.tournament.evening.probing import Probing
from fortyfives.tournament.evening.room import Room

EXACT: Final = 64
"""In a ring of at most so many tables the best of all ways is looked for."""


def walk_assisted(chairs: Chairs, standing: Standing, room: Room) -> None:
    """Fill the chairs of couples that stay, and send everybody else to a couple not yet met."""
    ring, step = chairs.ring, room.walk.step(room.game, len(chairs.ring))
    fillers = [*standing.back, *standing.displaced, *standing.newcomers]
    going = [*(Walker(couple, len(ring) - step) for couple in fillers), *standing.walkers]
    staying = len(ring) - len(chairs.stays)
    chairs.fill(walker.couple for walker in going[:staying])
    going = [Walker(each.couple, (each.place + step) % len(ring)) for each in going[staying:]]
    places = [place for place, table in enumerate(ring) if table not in chairs.arrives]
    if len(ring) > EXACT:
        faces = [room.met.get(chairs.stays[table], ()) for table in ring]
        found = Probing(faces, places).placed(going)
    else:
        costs = _costs(going, chairs, places, room)
        found = [places[place] for place in cheapest(costs)]
    for walker, place in zip(going, found, strict=True):
        chairs.arrives[ring[place]] = walker.couple


def _costs(
    going: Sequence[Walker], chairs: Chairs, places: Sequence[int], room: Room
) -> list[list[int]]:
    """What it costs to send each walker to each place: four wishes, one after the other.

    Nobody just played; as few meetings as can be; the last of them long ago; a short way up the
    ring. All walkers together never make up in one wish for a single unit of the wish before it.
    """
    size = len(chairs.ring)
    most = max((len(met) for met in room.met.values()), default=0)
    unit = 1 + size * max(size, most)
    just_met = room.just_met()
    lines = [[(place - walker.place) % size for place in places] for walker in going]
    for column, place in enumerate(places):
        couple = chairs.stays[chairs.ring[place]]
        meetings = _meetings(room.met.get(couple, ()))
        for line, walker in zip(lines, going, strict=True):
            times, latest = meetings.get(walker.couple, (0, 0))
            just = walker.couple in just_met.get(couple, ())
            line[column] += unit * (latest + unit * (times + unit * just))
    return lines


def _meetings(met: Sequence[Number]) -> dict[Number, tuple[int, int]]:
    """How often a couple has met each of these, and in which of its games for the last time."""
    found: dict[Number, tuple[int, int]] = {}
    for game, other in enumerate(met, start=1):
        found[other] = (found.get(other, (0, 0))[0] + 1, game)
    return found
