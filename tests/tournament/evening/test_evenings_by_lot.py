"""A hundredth of the long run `make long evenings`, and that its watching finds what is wrong."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.jobs import evenings
from fortyfives.tournament.evening import chairs, next_game, rests
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.evening.walk import UP_1, WALKS, Walk
from tests.tournament.evening.watched_evening import Hall, hall_by_lot

SHARES = 100


@cache
def share() -> dict[str, Any]:
    """What one share of the long run came to."""
    return evenings.run(2, SHARES)


def test_nothing_goes_wrong_at_an_evening() -> None:
    assert share()["failures"] == []
    assert share()["evenings"] == evenings.FULL["evenings"] // SHARES


def test_everything_happens_at_some_evening() -> None:
    rules = [*WALKS, *(policy.value for policy in RestPolicy)]
    happened = ["rested", "threes", "left_during", "with_fixed", "stable", "sure"]
    assert all(share()[name] > 0 for name in [*rules, *happened])


@pytest.mark.rule("EVE-04")
@pytest.mark.rule("EVE-05")
@given(st.integers(0, 10**6))
def test_whatever_happens_everybody_has_a_place_and_rests_are_shared(seed: int) -> None:
    hall = hall_by_lot(random.Random(seed))
    hall.play(6)
    assert hall.number == 6


@given(st.integers(1, 40), st.sampled_from(list(WALKS.values())), st.integers())
def test_in_an_even_field_nobody_rests_and_every_winner_walks_on(
    tables: int, walk: Walk, seed: int
) -> None:
    ring = list(range(1, tables + 1))
    hall = Hall(random.Random(seed), 2 * tables, ring, walk, RestPolicy.WINNER_FIRST, stable=True)
    hall.play(8)
    assert not any(hall.rests.values())
    assert hall.count["stable"] == (0 if walk.assisted else 8)
    assert sum(hall.wins.values()) == 8 * tables


@pytest.mark.parametrize("couples", range(3, 40, 2))
def test_at_a_long_evening_of_an_odd_number_everybody_rests_in_turn(couples: int) -> None:
    ring = list(range(1, couples // 2 + 1))
    hall = Hall(random.Random(5), couples, ring, UP_1, RestPolicy.WINNER_FIRST, stable=True)
    hall.play(couples - 1)
    assert set(hall.rests.values()) == {1}


def nothing(*_: object) -> None:
    """In place of what should have been done."""


def wrong(room: Any) -> list[int]:
    """Those who have rested most go first."""
    return [*rests.in_rest_order(room)][::-1]


def stays_put(chairs_: Any, standing: Any, _step: int) -> None:
    """Every winner walks one table back."""
    chairs.walk_on(chairs_, standing, -1)


@pytest.mark.parametrize(
    ("name", "instead", "told"),
    [
        ("part_just_met", nothing, "no immediate rematch"),
        ("in_rest_order", wrong, "rests are shared"),
        ("walk_on", stays_put, "winners walk"),
        ("walk_assisted", lambda c, s, r: chairs.walk_on(c, s, r.game), "no rematch"),
    ],
)
def test_what_goes_wrong_is_found(
    name: str, instead: Callable[..., object], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(next_game, name, instead)
    found = [evenings.run(number, SHARES) for number in range(4)]
    assert any(told in failure for each in found for failure in each["failures"])
