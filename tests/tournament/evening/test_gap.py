"""Theorems A, B, C and D: when two couples that have met may meet again."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.first_game import first_game
from fortyfives.tournament.evening.game import Game
from fortyfives.tournament.evening.guarantees import all_wins, couples_without_rematch, sure_gap
from fortyfives.tournament.evening.next_game import next_game
from fortyfives.tournament.evening.room import Room
from fortyfives.tournament.evening.walk import ASSISTED, UP_1, UP_124, WALKS, Walk

Pair = frozenset[Number]


def start(tables: int) -> tuple[Game, ...]:
    return first_game(range(1, 2 * tables + 1), range(1, tables + 1)).games


def moved(games: tuple[Game, ...], number: int, walk: Walk) -> tuple[Game, ...]:
    """The next game of an even field."""
    return next_game(Room(number, games, tuple(game.table for game in games), walk)).games


def pairs(games: tuple[Game, ...]) -> set[Pair]:
    return {frozenset(game.couples) for game in games}


@pytest.mark.parametrize("walk", [UP_1, UP_124])
@pytest.mark.parametrize("tables", range(2, 7))
def test_whoever_wins_nobody_meets_again_within_the_gap(walk: Walk, tables: int) -> None:
    """Every way in which the games can end, from every step of the cycle on."""
    gap = sure_gap(walk, tables)
    first = start(tables)
    for begun in range(1, len(walk.steps(tables)) + 1):
        reached = [first]
        for number in range(begun, begun + gap - 1):
            reached = [
                moved(over, number, walk) for games in reached for over in every_ending(games)
            ]
            assert not any(pairs(first) & pairs(games) for games in reached)
        assert len(reached) == 2 ** (tables * (gap - 1))


def every_ending(games: tuple[Game, ...]) -> Iterator[tuple[Game, ...]]:
    for winners in product(*(game.couples for game in games)):
        yield tuple(
            replace(game, winner=winner) for game, winner in zip(games, winners, strict=True)
        )


@given(st.integers(2, 40), st.sampled_from([UP_1, UP_124]), st.integers(0, 20), st.data())
def test_an_adversary_who_says_who_wins_brings_nobody_together_within_the_gap(
    tables: int, walk: Walk, begun: int, data: st.DataObject
) -> None:
    """The two couples that met are sent as the adversary likes; the others do not matter."""
    gap = sure_gap(walk, tables)
    games = start(tables)
    met = games[data.draw(st.integers(0, tables - 1))].couples
    wins = data.draw(st.lists(st.tuples(st.booleans(), st.booleans()), min_size=gap, max_size=gap))
    for number, (first, second) in enumerate(wins[:-1], start=begun + 1):
        over = []
        for game in games:
            stays, arrives = game.couples
            winner = arrives
            for couple, won in zip(met, (first, second), strict=True):
                if couple in game.couples:
                    winner = couple if won else stays + arrives - couple
            over.append(replace(game, winner=winner))
        games = moved(tuple(over), number, walk)
        assert frozenset(met) not in pairs(games)


@pytest.mark.parametrize("tables", range(2, 11))
def test_no_walk_that_is_announced_has_a_greater_gap(tables: int) -> None:
    """Every choice of one step more than 1-2-4-8 has a sum that comes round to nothing."""
    steps = len(UP_124.steps(tables)) + 1
    for chosen in combinations_with_replacement(range(1, tables), steps):
        sums = {
            signs
            for signs in product((-1, 0, 1), repeat=steps)
            if sum(sign * step for sign, step in zip(signs, chosen, strict=True)) % tables == 0
        }
        assert len(sums) > 1, chosen


@given(st.integers(2, 2000), st.sampled_from([UP_1, UP_124]))
def test_no_step_is_a_whole_round_and_no_sum_of_the_steps_comes_to_nothing(
    tables: int, walk: Walk
) -> None:
    steps = walk.steps(tables)
    assert [walk.step(game, tables) for game in range(1, 30)] == [
        steps[(game - 1) % len(steps)] for game in range(1, 30)
    ]
    assert len(steps) == (1 if walk is UP_1 else tables.bit_length() - 1)
    for signs in product((-1, 0, 1), repeat=len(steps)):
        total = sum(sign * step for sign, step in zip(signs, steps, strict=True))
        assert not any(signs) or total % tables


def rematches_of_an_assisted_evening(tables: int, games: int, seed: int) -> int:
    lot, now, again = random.Random(seed), start(tables), 0
    met: dict[Number, list[Number]] = {couple: [] for couple in range(1, 2 * tables + 1)}
    for number in range(1, games):
        over = tuple(replace(game, winner=lot.choice(game.couples)) for game in now)
        for stays, arrives in (game.couples for game in over):
            met[stays].append(arrives)
            met[arrives].append(stays)
        room = Room(number, over, tuple(range(1, tables + 1)), ASSISTED, met=met)
        now = next_game(room).games
        again += sum(game.couples[1] in met[game.couples[0]] for game in now)
    return again


@given(st.integers(2, 20), st.integers(0, 10**6))
def test_the_assisted_walk_has_no_rematch_in_a_hall_that_is_large_enough(
    games: int, seed: int
) -> None:
    tables = max(1, couples_without_rematch(games) // 2)
    assert rematches_of_an_assisted_evening(tables, games, seed) == 0


@pytest.mark.parametrize("tables", [48, 64, 65, 100])
def test_the_assisted_walk_has_no_rematch_in_25_games_from_48_tables_on(tables: int) -> None:
    assert rematches_of_an_assisted_evening(tables, 25, tables) == 0


def test_in_a_large_hall_with_a_long_evening_it_is_no_more_than_must_be() -> None:
    assert rematches_of_an_assisted_evening(65, 33, 1) == 0


def test_guarantees_as_numbers() -> None:
    assert [sure_gap(UP_1, tables) for tables in (1, 2, 3, 50)] == [1, 2, 2, 2]
    assert [sure_gap(UP_124, tables) for tables in (1, 2, 3, 4, 1000)] == [1, 2, 2, 3, 10]
    assert [couples_without_rematch(games) for games in (1, 10, 25)] == [0, 36, 96]
    assert all_wins(20, 25) == 500
    assert list(WALKS) == ["up1", "up124", "assisted"]
