"""The small parts of an evening: coming late, leaving, the rota, punches, sharing out places."""

import random
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.evening.assignment import cheapest
from fortyfives.tournament.evening.chairs import Walker
from fortyfives.tournament.evening.game import Game
from fortyfives.tournament.evening.late import admit, missed_games, virtual_rests
from fortyfives.tournament.evening.leaving import Abandoned, leave_during
from fortyfives.tournament.evening.probing import Probing
from fortyfives.tournament.evening.punches import Audit, expected_punches
from fortyfives.tournament.evening.rests import rota_plan
from fortyfives.tournament.points import GAME, HALF, NOTHING
from fortyfives.tournament.refused import Refused
from tests.tournament.evening.watched_evening import all_matched


def test_a_late_couple_has_missed_the_games_before_and_begins_with_the_most_rests() -> None:
    assert missed_games(1) == ()
    assert missed_games(4) == (1, 2, 3)
    assert virtual_rests([2, 3, 2]) == 3
    assert virtual_rests([]) == 0


def test_after_the_latest_game_to_join_for_nobody_is_let_in() -> None:
    admit(7, before=4, latest=4)
    with pytest.raises(Refused) as told:
        admit(7, before=5, latest=4)
    assert (told.value.key, told.value.facts) == (
        "hall-too-late",
        {"couple": 7, "game": 5, "latest": 4},
    )


def test_who_goes_home_during_a_game_gives_it_to_the_others_or_it_counts_for_nothing() -> None:
    game = Game(3, (5, 6))
    assert leave_during(game, 5, Abandoned.WON) == Game(3, (5, 6), winner=6)
    assert leave_during(game, 6, Abandoned.WON) == Game(3, (5, 6), winner=5)
    assert leave_during(game, 6, Abandoned.VOID) == game
    with pytest.raises(Refused, match="hall-not-at-table"):
        leave_during(game, 7, Abandoned.WON)


def test_at_a_table_of_three_the_other_two_play_on() -> None:
    game = Game(3, (5, 6, 7))
    assert leave_during(game, 5, Abandoned.WON) == game


@given(st.integers(2, 30), st.integers(1, 15), st.integers(1, 40))
def test_by_rota_nobody_rests_twice_before_everybody_rested_once(
    couples: int, tables: int, games: int
) -> None:
    plan = rota_plan(range(1, couples + 1), tables, games)
    rests = dict.fromkeys(range(1, couples + 1), 0)
    count = couples - 2 * min(tables, couples // 2)
    for number, resting in enumerate(plan):
        assert len(set(resting)) == len(resting) == count
        for couple in resting:
            rests[couple] += 1
        assert max(rests.values()) - min(rests.values()) <= 1
        twice = set(resting) & set(plan[number - 1]) if number else set()
        assert len(twice) == (max(0, 2 * count - couples) if number else 0)
    assert len(plan) == games


@pytest.mark.rule("EVE-06")
def test_all_holes_together_are_the_games_decided_and_the_free_punches() -> None:
    assert expected_punches(500, 25, NOTHING) == 500
    assert expected_punches(500, 25, HALF) == 500
    assert expected_punches(500, 25, GAME) == 525
    assert Audit(500, 500).ok
    assert not Audit(500, 501).ok
    assert [Audit(500, 501).difference, Audit(500, 499).difference] == [1, -1]


@given(st.integers(0, 6).flatmap(lambda n: st.lists(
    st.lists(st.integers(0, 9), min_size=n, max_size=n), min_size=n, max_size=n)))  # fmt: skip
def test_no_other_way_to_share_out_places_is_cheaper(costs: list[list[int]]) -> None:
    found = cheapest(costs)
    assert sorted(found) == list(range(len(costs)))
    least = min(
        sum(line[place] for line, place in zip(costs, places, strict=True))
        for places in permutations(range(len(costs)))
    )
    assert sum(line[place] for line, place in zip(costs, found, strict=True)) == least


@given(st.integers(1, 12), st.integers(0, 3), st.integers(0, 10**6))
def test_nobody_is_placed_where_it_does_not_fit_if_there_is_any_other_way(
    size: int, taken: int, seed: int
) -> None:
    lot = random.Random(seed)
    count = max(1, size - taken)
    places = sorted(lot.sample(range(size), count))
    faces = [{couple for couple in range(count) if lot.random() < 0.5} for _ in range(size)]
    walkers = [Walker(couple, lot.randrange(size)) for couple in range(count)]
    found = Probing(faces, places).placed(walkers)
    assert sorted(found) == places
    fits = [couple not in faces[place] for couple, place in enumerate(found)]
    allowed = {
        couple: [place for place in places if couple not in faces[place]] for couple in range(count)
    }
    assert all(fits) is all_matched(allowed)


def test_everybody_goes_to_the_first_place_that_fits_up_the_ring_and_round_it() -> None:
    faces: list[set[int]] = [set(), {1}, set(), set()]
    walkers = [Walker(1, 1), Walker(2, 1), Walker(3, 3), Walker(4, 3)]
    assert Probing(faces, range(4)).placed(walkers) == [2, 1, 3, 0]
