"""The first game of the evening: the seats are drawn."""

from collections.abc import Mapping, Sequence

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.chairs import Chairs
from fortyfives.tournament.evening.game import Table
from fortyfives.tournament.evening.next_game import NextGame, with_first_deals
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.evening.room import refuse_twice
from fortyfives.tournament.evening.tables import choose_tables


def first_game(
    drawn: Sequence[Number],
    usable: Sequence[Table],
    rest: RestPolicy = RestPolicy.WINNER_FIRST,
    *,
    rota: Sequence[Number] = (),
    fixed: Mapping[Number, Table] | None = None,
) -> NextGame:
    """The couples sit down in the order drawn, two at a table, and cut for the first deal.

    Those drawn last rest, or those who stand first in the rota. Couples that cannot walk sit at
    their own tables.
    """
    refuse_twice("hall-couple-twice", "couple", drawn)
    refuse_twice("hall-table-twice", "table", usable)
    here = set(drawn)
    own = {couple: table for couple, table in (fixed or {}).items() if couple in here}
    turns = rota if rest is RestPolicy.ROTA else ()
    in_turn = [couple for couple in turns if couple in here]
    order = list(dict.fromkeys([*in_turn, *reversed(drawn)]))
    tables = choose_tables(order, usable, own, rest)
    chairs = Chairs(tables.ring)
    chairs.keep_fixed({couple: own[couple] for couple in own if couple not in tables.out})
    seated = {*own, *tables.out}
    standing = (couple for couple in drawn if couple not in seated)
    for table in tables.ring:
        for side in (chairs.stays, chairs.arrives):
            if table not in side:
                side[table] = next(standing)
    return NextGame(
        games=with_first_deals(tables, chairs.seats(), last_won=()),
        resting=tables.out if tables.three is None else (),
        closed=(),
        rests=tables.rests_after(dict.fromkeys(drawn, 0), own),
    )
