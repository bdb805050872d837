"""The next game of the evening: who sits where, who rests, and who deals first."""

from collections.abc import Container
from dataclasses import dataclass

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.assisted import walk_assisted
from fortyfives.tournament.evening.chairs import keep_chairs, walk_on
from fortyfives.tournament.evening.game import Game, Table
from fortyfives.tournament.evening.repair import part_just_met
from fortyfives.tournament.evening.rests import in_rest_order
from fortyfives.tournament.evening.room import Room
from fortyfives.tournament.evening.tables import Tables, choose_tables


@dataclass(frozen=True, slots=True)
class NextGame:
    """Where everybody is in a game that is about to be played."""

    games: tuple[Game, ...]
    """Every table in the order of the ring, and then the table of three."""
    resting: tuple[Number, ...]
    closed: tuple[Table, ...]
    """The tables that are no longer played at."""
    rests: dict[Number, int]
    """The rests of everybody here once it is played, as the order of rests counts them."""


def next_game(room: Room) -> NextGame:
    """The seats of the next game. Source: EVE-04, EVE-05, AMB-85."""
    order, fixed = in_rest_order(room), room.fixed_here()
    tables = choose_tables(order, room.tables, fixed, room.rest)
    seats = () if not tables.ring else _seats(room, tables, set(order).difference(tables.out))
    used = {*tables.ring, tables.three}
    return NextGame(
        games=with_first_deals(tables, seats, room.last_won()),
        resting=tables.out if tables.three is None else (),
        closed=tuple(game.table for game in room.games if game.table not in used),
        rests=tables.rests_after(room.rests_now(), fixed),
    )


def _seats(room: Room, tables: Tables, playing: set[Number]) -> tuple[tuple[Number, Number], ...]:
    """Who stays and who arrives at each table of the ring."""
    chairs, standing = keep_chairs(room, tables, playing)
    if room.walk.assisted:
        walk_assisted(chairs, standing, room)
    else:
        walk_on(chairs, standing, room.walk.step(room.game, len(tables.ring)))
    part_just_met(chairs, room.just_met(), room.fixed)
    return chairs.seats()


def with_first_deals(
    tables: Tables, seats: tuple[tuple[Number, ...], ...], last_won: Container[Number]
) -> tuple[Game, ...]:
    """The games of these seats: whoever alone won its last game deals first, else they cut."""
    places = list(zip(tables.ring, seats, strict=True))
    if tables.three is not None:
        places.append((tables.three, tables.out))
    games = []
    for table, couples in places:
        winners = [couple for couple in couples if couple in last_won]
        games.append(Game(table, couples, winners[0] if len(winners) == 1 else None))
    return tuple(games)
