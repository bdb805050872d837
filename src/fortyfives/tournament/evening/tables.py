"""Which tables are played at in the next game, and how many couples do not sit at one of them."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import TWO, Table
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.refused import Refused

THREE = 3


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of two couples, in the order of the ring, and who sits at none of them.

    Where there is a table of `three`, the couples `out` sit there; elsewhere they rest.
    """

    ring: tuple[Table, ...]
    out: tuple[Number, ...]
    three: Table | None = None

    def places(self, usable: Sequence[Table]) -> Callable[[Table], int]:
        """What tells the place of any table in the ring, from 0.

        Usable tables that are not played at follow after the last; one that has gone counts as the
        table before it.
        """
        ring = set(self.ring)
        others = (table for table in usable if table not in ring)
        found = {table: place for place, table in enumerate((*self.ring, *others))}

        def place(table: Table) -> int:
            if table in found:
                return found[table]
            return sum(other < table for other in self.ring) - 1

        return place

    def rests_after(
        self, rests: Mapping[Number, int], fixed: Collection[Number]
    ) -> dict[Number, int]:
        """Everybody's rests once the game is played, a turn at the table of three among them.

        Couples that cannot walk are never sent to that table, and shall not have to make up for it
        with rests: they count as having had as many as anybody else has at least.
        """
        after = dict(rests)
        for couple in self.out:
            after[couple] += 1
        if self.three is not None:
            least = min(times for couple, times in after.items() if couple not in fixed)
            after |= {couple: max(after[couple], least) for couple in fixed}
        return after


def how_many_tables(couples: int, tables: int) -> int:
    """At so many tables two couples can sit down."""
    return min(tables, couples // TWO)


def choose_tables(
    order: Sequence[Number],
    usable: Sequence[Table],
    fixed: Mapping[Number, Table],
    rest: RestPolicy,
) -> Tables:
    """The tables of the next game for the couples here, who stand in the order of their rests.

    The first tables of the ring are used, but those of couples that cannot walk always. A couple
    that cannot walk is not sent to a table of three.
    """
    count = how_many_tables(len(order), len(usable))
    if not count:
        raise Refused("hall-nobody-to-play", couples=len(order), tables=len(usable))
    used = _used(count, usable, fixed)
    free = [table for table in used if table not in fixed.values()]
    walking = [couple for couple in order if couple not in fixed]
    out = len(order) - TWO * count
    three = rest is RestPolicy.THREE_COUPLE_TABLE and out == 1
    if three and free and len(walking) >= THREE:
        ring = tuple(table for table in used if table != free[-1])
        return Tables(ring, tuple(walking[:THREE]), free[-1])
    return Tables(tuple(used), tuple(order[:out]))


def _used(count: int, usable: Sequence[Table], fixed: Mapping[Number, Table]) -> list[Table]:
    kept = Counter(fixed.values())
    for table, couples in kept.items():
        if table not in usable:
            raise Refused("hall-fixed-table-unusable", table=table)
        if couples > TWO:
            raise Refused("hall-fixed-table-full", table=table)
    if len(kept) > count:
        raise Refused("hall-fixed-tables-too-many", fixed=len(kept), tables=count)
    others = [table for table in usable if table not in kept]
    chosen = {*kept, *others[: count - len(kept)]}
    return [table for table in usable if table in chosen]
