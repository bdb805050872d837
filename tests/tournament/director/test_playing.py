"""Rounds, results and their correction, and what they add up to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.director.playing import correct, game_at, place_of, report
from fortyfives.tournament.director.standing import names_of, standings
from fortyfives.tournament.log.events import GameStarted, GameVoided, Outcome, TableUsable
from fortyfives.tournament.refused import Refused
from tests.tournament.hall import Hall


def test_a_game_is_found_by_its_table_and_round() -> None:
    hall = Hall(4)
    with pytest.raises(Refused, match="hall-nothing-seated"):
        game_at(hall.facts, 1)
    hall.play()
    hall.next()
    assert game_at(hall.facts, 2).game == "R2T2"
    assert game_at(hall.facts, 2, 1).game == "R1T2"
    with pytest.raises(Refused, match="hall-no-round"):
        game_at(hall.facts, 1, 3)
    with pytest.raises(Refused, match="hall-no-table"):
        game_at(hall.facts, 3)


def test_whoever_did_not_sit_there_has_not_won() -> None:
    hall = Hall(4)
    hall.next()
    with pytest.raises(Refused, match="hall-winner-not-there"):
        hall.says(1, hall.games()[1].seats[0])


def test_the_same_word_twice_is_no_news_and_from_another_it_confirms() -> None:
    hall = Hall(2)
    hall.next()
    winner, other = hall.games()[0].seats
    hall.says(1, winner)
    length = len(hall.book.records)
    hall.says(1, winner)
    assert len(hall.book.records) == length
    hall.says(1, winner, by="couple")
    assert hall.games()[0].state == "confirmed"
    hall.says(1, other, by="rival")
    assert hall.games()[0].state == "disputed"
    with pytest.raises(Refused, match="hall-games-not-over"):
        hall.next()


@pytest.mark.rule("EVE-05")
def test_one_couple_too_many_rests_as_odd_and_more_for_want_of_tables() -> None:
    hall = Hall(5)
    hall.next()
    assert hall.facts.rests[hall.resting()[0]][0].reason == "odd"
    few = Hall(5)
    few.do([TableUsable(1, usable=True)])
    few.next()
    assert {few.facts.rests[each][0].reason for each in few.resting()} == {"shortage"}
    assert all(few.points()[each] == 1 for each in few.resting())


@given(st.integers(1, 2), st.integers(1, 3), st.sampled_from([0, 1, None]))
def test_a_correction_never_moves_a_seat_and_does_what_it_said(
    round_: int, table: int, place: int | None
) -> None:
    hall = Hall(7)
    for won in (0, 1, 0):
        hall.play(won)
    game = game_at(hall.facts, table, round_)
    seats = [hall.games(number) for number in (1, 2, 3)]
    before = dict(hall.facts.tally.scores)
    winner = None if place is None else game.seats[place]
    told = correct(hall.facts, game, winner, "misread")
    assert told.later == (0 if game.winner == winner else 3 - round_)
    hall.do(told.events)
    after = hall.facts.tally.scores
    changed = {each for each in hall.facts.entries if before.get(each, 0) != after.get(each, 0)}
    assert {each for each, *_ in told.scores} == changed
    for each, was, now in told.scores:
        assert (was, now) == (before.get(each, 0), after.get(each, 0))
    for number, games in enumerate(seats, 1):
        assert [one.seats for one in games] == [one.seats for one in hall.games(number)]


@pytest.mark.parametrize(
    ("place", "points", "refusal"),
    [
        (0, (45, 20, 10), "hall-points"),
        (0, (20, 45), "hall-score-other"),
        (0, (45, 45), "hall-score-other"),
        (None, (45, 20), "hall-score-no-tie"),
    ],
)
def test_a_score_agrees_with_who_has_won(
    place: int | None, points: tuple[int, ...], refusal: str
) -> None:
    hall = Hall(2)
    hall.next()
    game = game_at(hall.facts, 1)
    winner = None if place is None else game.seats[place]
    said = Outcome(winner=winner, kind="tie" if winner is None else "win", points=points)
    with pytest.raises(Refused, match=refusal):
        report(hall.facts, game, "desk", said)


def test_a_score_that_agrees_is_taken() -> None:
    hall = Hall(2)
    hall.next()
    game = game_at(hall.facts, 1)
    for said in (
        Outcome(winner=game.seats[1], points=(20, 45)),
        Outcome(kind="tie", points=(9, 9)),
    ):
        assert report(hall.facts, game, "desk", said)


def test_the_name_of_a_game_holds_its_round_and_its_table() -> None:
    assert place_of("R12T3") == (12, 3)
    assert place_of("final") is None


def test_a_dispute_is_decided_by_a_correction() -> None:
    hall = Hall(2)
    hall.next()
    one, other = hall.games()[0].seats
    hall.says(1, one)
    hall.says(1, other, by="couple")
    told = correct(hall.facts, game_at(hall.facts, 1), other)
    assert told.scores == ((other, 0, 2),)
    hall.do(told.events)
    assert hall.points() == {one: 0, other: 2}


def test_what_has_no_result_or_counts_for_nobody_is_not_corrected() -> None:
    hall = Hall(2)
    hall.next()
    one, _ = hall.games()[0].seats
    with pytest.raises(Refused, match="hall-no-result-yet"):
        hall.correct(1, 1, one)
    hall.do([GameVoided("R1T1")])
    with pytest.raises(Refused, match="hall-no-result-yet"):
        hall.correct(1, 1, one)
    with pytest.raises(Refused, match="hall-winner-not-there"):
        hall.correct(1, 1, 3)


def test_a_game_outside_all_rounds_is_corrected_too() -> None:
    hall = Hall(2)
    hall.do([GameStarted("extra", (1, 2))])
    with pytest.raises(Refused, match="hall-no-result-yet"):
        correct(hall.facts, hall.facts.games["extra"], 1)


def test_a_game_that_both_gave_away_is_lost_for_both_and_a_tie_is_half_for_each() -> None:
    hall = Hall(4)
    hall.next()
    hall.says(1, None, "tie")
    hall.says(2, None, "double_forfeit")
    _, lines = standings(hall.facts, hall.rules)
    found = {line.entry: (line.tied, line.lost, line.points) for line in lines}
    tied, away = (game.seats for game in hall.games())
    assert [found[each] for each in (*tied, *away)] == [(1, 0, 1)] * 2 + [(0, 1, 0)] * 2
    assert hall.facts.tally.scores == dict.fromkeys(tied, 1)


@pytest.mark.rule("EVE-04")
def test_at_an_evening_the_games_of_those_who_went_home_stand() -> None:
    hall = Hall(4)
    hall.play()
    loser = hall.games()[0].seats[1]
    hall.leave(loser)
    assert hall.points()[hall.games()[0].seats[0]] == 2


@pytest.mark.rule("G55-27")
def test_whoever_leaves_the_games_before_half_of_them_gives_nobody_points() -> None:
    hall = Hall(4, format="seniors55")
    hall.play()
    winner, loser = hall.games()[0].seats
    hall.leave(loser)
    assert hall.points()[winner] == 0


@pytest.mark.rule("G55-27")
def test_whoever_leaves_the_games_after_half_of_them_gives_the_others_away() -> None:
    hall = Hall(4, format="seniors55")
    hall.enter()
    hall.leave(5)
    hall.play()
    hall.play()
    before, met = hall.points(), hall.facts.tally.met
    hall.leave(1)
    (left,) = {2, 3, 4} - met[1].keys()
    assert hall.points() == before | {left: before[left] + 2}


def test_a_couple_is_named_together() -> None:
    assert names_of(Hall(1).facts, 1) == "Anne 1 & Léo 1"
