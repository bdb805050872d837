"""The chairs of the next game: who keeps one, who walks to one, and who fills the empty ones."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import TWO, Table
from fortyfives.tournament.evening.rests import returning
from fortyfives.tournament.evening.room import Room
from fortyfives.tournament.evening.tables import Tables


@dataclass(frozen=True, slots=True)
class Walker:
    """A couple that leaves its table, and the place in the ring from which it sets out."""

    couple: Number
    place: int


@dataclass(frozen=True, slots=True)
class Chairs:
    """The two chairs of every table of the ring, filled one after the other."""

    ring: tuple[Table, ...]
    stays: dict[Table, Number] = field(default_factory=dict)
    arrives: dict[Table, Number] = field(default_factory=dict)

    def empty(self) -> Iterator[tuple[dict[Table, Number], Table]]:
        """The empty chairs: those of couples that stay, by table, then those of arrivals."""
        for side in (self.stays, self.arrives):
            for table in self.ring:
                if table not in side:
                    yield side, table

    def keep_fixed(self, fixed: Mapping[Number, Table]) -> None:
        """Sit down the couples that cannot walk, each at its own table."""
        for couple, table in sorted(fixed.items()):
            side = self.arrives if table in self.stays else self.stays
            side[table] = couple

    def seats(self) -> tuple[tuple[Number, Number], ...]:
        """Who stays and who arrives, table by table."""
        return tuple((self.stays[table], self.arrives[table]) for table in self.ring)

    def fill(self, couples: Iterable[Number]) -> None:
        """Sit these couples down on the empty chairs, in both orders."""
        for (side, table), couple in zip(list(self.empty()), couples, strict=False):
            side[table] = couple


@dataclass(frozen=True, slots=True)
class Standing:
    """Who has no chair yet: those who walk, by table, and those who fill what is left."""

    walkers: list[Walker]
    back: list[Number]
    """Those who return from a rest."""
    displaced: list[Number]
    """Losers whose table has closed or is another's."""
    newcomers: list[Number]


def keep_chairs(room: Room, tables: Tables, playing: set[Number]) -> tuple[Chairs, Standing]:
    """Sit down the couples that cannot walk, and then the losers who keep their table."""
    fixed = {couple: table for couple, table in room.fixed.items() if couple in playing}
    free = playing.difference(fixed)
    chairs = Chairs(tables.ring)
    chairs.keep_fixed(fixed)
    standing = Standing(
        walkers=[],
        back=returning(room, free),
        displaced=[],
        newcomers=[couple for couple in room.arrives if couple in free],
    )
    places, ring = tables.places(room.tables), set(tables.ring)
    for game in room.games:
        if len(game.couples) > TWO:
            continue
        keeper, walker = game.keeper_and_walker(room.fixed)
        if keeper in free and game.table in ring and game.table not in chairs.stays:
            chairs.stays[game.table] = keeper
        elif keeper in free:
            standing.displaced.append(keeper)
        if walker in free:
            standing.walkers.append(Walker(walker, places(game.table)))
    return chairs, standing


def walk_on(chairs: Chairs, standing: Standing, step: int) -> None:
    """Every walker goes so many tables up; whoever finds no empty chair there takes another.

    The empty chairs go to those who return from a rest, to losers without a table, to walkers
    without a chair, and to newcomers.
    """
    without = []
    for walker in standing.walkers:
        table = chairs.ring[(walker.place + step) % len(chairs.ring)]
        if table in chairs.arrives:
            without.append(walker.couple)
        else:
            chairs.arrives[table] = walker.couple
    chairs.fill([*standing.back, *standing.displaced, *without, *standing.newcomers])
