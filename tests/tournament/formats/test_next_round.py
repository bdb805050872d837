"""What is told of one format only, and what the next round takes from the rounds before."""

from contextlib import suppress
from itertools import count

import pytest

from fortyfives.tournament.director.playing import seat
from fortyfives.tournament.evening.game import Game
from fortyfives.tournament.formats.draw import drawn, drawn_once
from fortyfives.tournament.formats.history import Lap, laps, rests_so_far, usable_tables, won_last
from fortyfives.tournament.log.events import CheckedIn, GameVoided, TableUsable, Withdrawn
from fortyfives.tournament.refused import Refused
from tests.tournament.hall import Hall


def lap(*games: tuple[int, ...], resting: tuple[int, ...] = ()) -> Lap:
    return Lap(tuple(Game(table, couples) for table, couples in enumerate(games, 1)), resting)


def play_the_day(hall: Hall) -> None:
    """Play on until everybody has met everybody."""
    with suppress(Refused):
        for _ in count():
            hall.play()
    with pytest.raises(Refused, match="hall-rounds-over"):
        hall.next()


@pytest.mark.rule("EVE-05")
def test_whoever_comes_late_or_back_has_rested_as_often_as_anybody() -> None:
    away = (lap((2, 3), resting=(4,)), lap((3, 4), resting=(2,)), lap((2, 4), resting=(3,)))
    rests = rests_so_far((lap((1, 2), (3, 4)), *away, lap((2, 3), (4, 1), resting=(5,))))
    assert rests == {1: 1, 2: 1, 3: 1, 4: 1, 5: 2}


def test_a_turn_at_the_table_of_three_is_a_rest_and_who_cannot_walk_owes_none() -> None:
    rounds = (lap((1, 2), (3, 4, 5)), lap((1, 3), (2, 4, 5)))
    assert rests_so_far(rounds) == {1: 0, 2: 1, 3: 1, 4: 2, 5: 2}
    assert rests_so_far(rounds, fixed={1}) == {1: 1, 2: 1, 3: 1, 4: 2, 5: 2}


def test_a_late_couple_stands_at_the_end_of_the_order_that_was_drawn() -> None:
    rules = Hall().rules
    first = drawn(rules, [1, 2, 3, 4])
    assert sorted(first) == [1, 2, 3, 4]
    assert drawn(rules, []) == ()
    assert drawn_once(rules, (), [1, 2, 3, 4]) == first
    assert drawn_once(rules, (lap((1, 2), (3, 4)),), [1, 2, 4, 5]) == (*first, 5)


@pytest.mark.rule("EVE-05")
def test_the_winner_of_the_last_game_deals_first() -> None:
    hall = Hall(4)
    hall.play()
    hall.next()
    winners = won_last(laps(hall.facts))
    for game in hall.games():
        assert game.deals_first in {None, *winners.intersection(game.seats)}


def test_without_a_count_there_are_as_many_tables_as_are_needed() -> None:
    hall = Hall(4)
    assert usable_tables(hall.facts, 2) == (1, 2)
    hall.do([TableUsable(1, usable=False)])
    assert usable_tables(hall.facts, 2) == (2, 3)
    hall.enter(fixed_table=9)
    assert usable_tables(hall.facts, 2) == (2, 3, 9)


def test_where_tables_were_counted_there_are_no_others() -> None:
    hall = Hall(8)
    hall.do(
        [TableUsable(3, usable=True), TableUsable(5, usable=True), TableUsable(6, usable=False)]
    )
    assert usable_tables(hall.facts, 4) == (3, 5)


def test_a_table_that_is_used_again_does_not_take_away_the_others() -> None:
    hall = Hall(6)
    hall.play()
    hall.do([TableUsable(2, usable=False)])
    hall.play()
    assert [game.table for game in hall.games()] == [1, 3, 4]
    hall.do([TableUsable(2, usable=True)])
    assert usable_tables(hall.facts, 3) == (1, 2, 3, 4)
    hall.play()
    assert [game.table for game in hall.games()] == [1, 2, 3]


def test_whoever_cannot_walk_keeps_the_table_when_the_hall_grows_empty() -> None:
    hall = Hall(7)
    hall.enter(fixed_table=4)
    for _ in range(3):
        hall.play()
        assert 8 in next(game.seats for game in hall.games() if game.table == 4)
        hall.leave(hall.present()[0])
        hall.leave(hall.present()[0])


@pytest.mark.rule("EVE-03")
def test_after_the_last_game_of_the_evening_no_other_is_seated() -> None:
    hall = Hall(4, rounds=1)
    hall.play()
    with pytest.raises(Refused, match="hall-rounds-over"):
        hall.next()


@pytest.mark.parametrize("key", ["evening25", "seniors55", "swiss"])
def test_one_couple_alone_does_not_play(key: str) -> None:
    with pytest.raises(Refused, match="hall-too-few"):
        Hall(1, format=key).next()


def test_a_couple_that_was_let_in_too_late_is_not_seated() -> None:
    hall = Hall(4, late_before=2)
    hall.play()
    hall.enter()
    hall.do([Withdrawn(5)])
    hall.play()
    hall.do([CheckedIn(5)])
    with pytest.raises(Refused, match="hall-too-late"):
        hall.next()


@pytest.mark.rule("EVE-04")
def test_on_the_assisted_walk_nobody_is_met_twice_while_others_are_left() -> None:
    hall = Hall(8, walk="assisted")
    hall.play()
    hall.play()
    assert all(times == 1 for row in hall.facts.tally.met.values() for times in row.values())


def test_nothing_is_written_by_looking_who_would_sit_where() -> None:
    hall = Hall(5)
    before = hall.facts.to_bytes()
    assert seat(hall.facts, hall.rules) == seat(hall.facts, hall.rules)
    assert hall.facts.to_bytes() == before


def test_a_swiss_bye_goes_to_somebody_else_each_time_and_counts_as_published() -> None:
    hall = Hall(5, format="swiss", rounds=5)
    byes: list[int] = []
    for _ in range(5):
        hall.play()
        byes += hall.resting()
    assert sorted(byes) == [1, 2, 3, 4, 5]
    wins = hall.facts.tally.scores
    assert hall.points() == {number: wins.get(number, 0) + 2 for number in byes}
    with pytest.raises(Refused, match="hall-rounds-over"):
        hall.next()


def test_a_swiss_bye_that_counts_nothing_does_not_lift_anybody() -> None:
    hall = Hall(3, format="swiss", bye_credit="none")
    hall.play()
    assert hall.points()[hall.resting()[0]] == 0


def test_a_swiss_round_needs_a_table_for_each_pair() -> None:
    hall = Hall(4, format="swiss")
    hall.do([TableUsable(1, usable=True)])
    with pytest.raises(Refused, match="hall-tables-too-few"):
        hall.next()


def test_a_swiss_rematch_that_cannot_be_helped_is_told() -> None:
    hall = Hall(4, format="swiss")
    assert seat(hall.facts, hall.rules).notices == ()
    for _ in range(3):
        hall.play()
    assert seat(hall.facts, hall.rules).notices == ("hall-rematch-unavoidable",)


@pytest.mark.rule("G55-24")
def test_a_team_that_comes_late_meets_everybody_too() -> None:
    hall = Hall(4, format="seniors55", late_before=9)
    hall.play()
    hall.enter()
    play_the_day(hall)
    assert all(set(row.values()) == {1} and len(row) == 4 for row in hall.facts.tally.met.values())


def test_when_a_table_breaks_down_no_game_of_the_day_is_lost_or_played_twice() -> None:
    hall = Hall(6, format="seniors55")
    hall.do([TableUsable(table, usable=True) for table in (1, 2, 3)])
    hall.play()
    hall.do([TableUsable(3, usable=False)])
    play_the_day(hall)
    assert all(len(hall.games(number)) <= 2 for number in range(2, len(hall.facts.rounds) + 1))
    assert all(set(row.values()) == {1} and len(row) == 5 for row in hall.facts.tally.met.values())


def test_a_slot_in_which_nobody_is_left_to_play_is_passed_over() -> None:
    hall = Hall(3, format="seniors55")
    hall.next()
    hall.do([GameVoided(hall.games()[0].game)])
    hall.leave(hall.resting()[0])
    with pytest.raises(Refused, match="hall-rounds-over"):
        hall.next()
