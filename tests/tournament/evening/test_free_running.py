"""Theorem F: without a bell everybody sits where the bell would have sent them."""

import random
from collections.abc import Mapping
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.first_game import first_game
from fortyfives.tournament.evening.free_running import Passage, runs_free
from fortyfives.tournament.evening.game import Game, Table
from fortyfives.tournament.evening.next_game import next_game
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.evening.rests import rota_plan
from fortyfives.tournament.evening.room import Room
from fortyfives.tournament.evening.walk import ASSISTED, UP_1, UP_124, Walk

GAMES = 7
Seats = dict[Table, tuple[Number, ...]]


def winner_of(seed: int, number: int, couples: tuple[Number, ...]) -> Number:
    """Who wins that game, whenever it is played."""
    return random.Random(f"{seed} {number} {couples}").choice(couples)


def by_bell(
    rota: list[Number], ring: list[Table], walk: Walk, seed: int, fixed: Mapping[Number, Table]
) -> list[Seats]:
    """The seats of every game when all wait for each other."""
    now = first_game(sorted(rota), ring, RestPolicy.ROTA, rota=rota, fixed=fixed)
    told = [{game.table: game.couples for game in now.games}]
    for number in range(1, GAMES):
        over = tuple(replace(g, winner=winner_of(seed, number, g.couples)) for g in now.games)
        now = next_game(
            Room(
                number,
                over,
                tuple(ring),
                walk,
                RestPolicy.ROTA,
                rota=tuple(rota),
                rested=now.resting,
                rests=now.rests,
                fixed=fixed,
            )
        )
        told.append({game.table: game.couples for game in now.games})
    return told


def without_bell(
    first: Seats, rota: list[Number], walk: Walk, seed: int, fixed: Mapping[Number, Table]
) -> list[Seats]:
    """The seats of every game when each table plays on as soon as it can, in any order."""
    ring, lot = tuple(first), random.Random(seed)
    plan = [set(resting) for resting in rota_plan(rota, len(ring), GAMES)]
    passages = [
        Passage(
            ring,
            walk.step(number + 1, len(ring)),
            frozenset(fixed),
            rests=tuple(sorted(plan[number + 1] - plan[number])),
            returns=tuple(each for each in rota if each in plan[number] - plan[number + 1]),
        )
        for number in range(GAMES - 1)
    ]
    begun: list[dict[Table, Game]] = [{} for _ in range(GAMES)]
    begun[0] = {table: Game(table, couples) for table, couples in first.items()}
    over: list[set[Table]] = [set() for _ in range(GAMES)]
    while len(over[-1]) < len(ring):
        can_end = [
            (number, table)
            for number in range(GAMES)
            for table in begun[number]
            if table not in over[number]
        ]
        can_begin = [
            (number + 1, table)
            for number, passage in enumerate(passages)
            for table in ring
            if table not in begun[number + 1]
            and not passage.waits_for(table, begun[number], over[number])
        ]
        number, table = lot.choice(can_end + can_begin)
        if (number, table) in can_begin:
            couples = passages[number - 1].next_at(table, begun[number - 1])
            begun[number][table] = Game(table, couples)
        else:
            game = begun[number][table]
            won = winner_of(seed, number + 1, game.couples)
            begun[number][table] = replace(game, winner=won)
            over[number].add(table)
    return [{table: games[table].couples for table in ring} for games in begun]


@given(
    st.integers(4, 15),
    st.integers(1, 8),
    st.sampled_from([UP_1, UP_124]),
    st.integers(0, 10**6),
    st.randoms(use_true_random=False),
)
def test_whatever_the_speeds_the_seats_are_those_of_the_bell(
    couples: int, tables: int, walk: Walk, seed: int, lot: random.Random
) -> None:
    rota = lot.sample(range(1, couples + 1), couples)
    ring = list(range(1, min(tables, couples // 2) + 1))
    bell = by_bell(rota, ring, walk, seed, {})
    assert without_bell(bell[0], rota, walk, seed, {}) == bell


@given(st.integers(2, 7), st.sampled_from([UP_1, UP_124]), st.integers(0, 10**6))
def test_couples_that_cannot_walk_need_no_bell_either(tables: int, walk: Walk, seed: int) -> None:
    rota = list(range(1, 2 * tables + 1))
    fixed = {3: 1, 4: tables}
    bell = by_bell(rota, list(range(1, tables + 1)), walk, seed, fixed)
    assert without_bell(bell[0], rota, walk, seed, fixed) == bell


def test_a_table_waits_for_itself_and_for_the_table_that_feeds_it() -> None:
    ring = (1, 2, 4, 7)
    games = {table: Game(table, (2 * table, 2 * table + 1)) for table in ring}
    assert Passage(ring, 1).waits_for(1, games, ()) == (1, 7)
    assert Passage(ring, 2).waits_for(1, games, {1}) == (4,)
    assert Passage(ring, 2).waits_for(7, games, {2, 7}) == ()


def test_a_table_from_which_somebody_rests_waits_for_all_who_rest() -> None:
    ring = (1, 2, 3, 4)
    games = {table: Game(table, (2 * table, 2 * table + 1)) for table in ring}
    passage = Passage(ring, 1, rests=(2, 6), returns=(20, 21))
    assert passage.waits_for(1, games, ()) == (1, 3, 4)
    assert passage.waits_for(2, games, ()) == (1, 2, 3)
    assert passage.waits_for(4, games, {4}) == (1, 3)
    del games[3]
    assert passage.waits_for(1, games, ()) == (1, 2, 3, 4)


def test_a_bell_is_needed_where_all_results_are() -> None:
    assert runs_free(UP_1, RestPolicy.WINNER_FIRST, anybody_rests=False)
    assert runs_free(UP_124, RestPolicy.ROTA, anybody_rests=True)
    assert not runs_free(UP_124, RestPolicy.WINNER_FIRST, anybody_rests=True)
    assert not runs_free(UP_1, RestPolicy.THREE_COUPLE_TABLE, anybody_rests=True)
    assert not runs_free(ASSISTED, RestPolicy.ROTA, anybody_rests=False)
