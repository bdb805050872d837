import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.elimination.bracket import (
    FINAL,
    RESET,
    THIRD,
    Bracket,
    double_elimination,
    games_double,
    games_single,
    single_elimination,
)
from fortyfives.tournament.elimination.correction import Choice, Stage
from fortyfives.tournament.elimination.elimination import Elimination
from fortyfives.tournament.elimination.fixtures import Vacant
from fortyfives.tournament.refused import Refused

CHANCE = st.randoms(use_true_random=False)


def begun(bracket: Bracket) -> Elimination:
    return Elimination.of(bracket, range(1, bracket.entries + 1))


def favourites(event: Elimination, *games: str) -> Elimination:
    """The first named side wins each of these games."""
    for game in games:
        side = event.fixtures()[game].sides[0]
        assert not isinstance(side, Vacant)
        event = event.record(game, side)
    return event


def played(event: Elimination, chance: random.Random, leaving: int = 0) -> Elimination:
    """Played to the end in any order, while so many couples go home."""
    while ready := event.ready():
        if leaving and chance.random() < 0.3:
            event, leaving = event.withdraw(chance.choice(event.entrants)), leaving - 1
            continue
        name = chance.choice(sorted(ready))
        winner = chance.choice(ready[name].sides)
        assert not isinstance(winner, Vacant)
        event = event.record(name, winner)
    return event


def refused(key: str, act: object, *given: object) -> None:
    assert callable(act)
    with pytest.raises(Refused) as error:
        act(*given)
    assert error.value.key == key


@given(st.integers(2, 17), CHANCE)
def test_everybody_but_the_champion_has_lost_exactly_once(
    entries: int, chance: random.Random
) -> None:
    event = played(begun(single_elimination(entries)), chance)
    champion = event.champion()
    assert event.losses() == {each: int(each != champion) for each in event.entrants}
    assert len(event.winners) == games_single(entries)


@given(st.integers(2, 17), CHANCE)
def test_everybody_but_the_champion_has_lost_exactly_twice(
    entries: int, chance: random.Random
) -> None:
    event = played(begun(double_elimination(entries)), chance)
    champion = event.champion()
    losses = event.losses()
    assert champion is not None
    assert losses.pop(champion) <= 1
    assert set(losses.values()) == {2}
    reset = RESET in event.winners
    assert len(event.winners) == games_double(entries, reset=reset)
    assert reset is (event.fixtures()[FINAL].loser == event.fixtures()[FINAL].sides[0])


@given(st.integers(2, 17), st.integers(1, 2), st.integers(1, 6), CHANCE)
def test_walkovers_count_as_losses(
    entries: int,
    lives: int,
    leaving: int,
    chance: random.Random,
) -> None:
    bracket = double_elimination(entries) if lives == 2 else single_elimination(entries)
    event = played(begun(bracket), chance, leaving)
    losses = event.losses()
    champion = event.champion()
    assert champion is not None
    assert losses.pop(champion) < lives
    assert set(losses.values()) == {lives}


@given(st.integers(2, 16), CHANCE)
def test_in_a_double_elimination_nobody_meets_himself_or_a_stranger(
    entries: int, chance: random.Random
) -> None:
    event = played(begun(double_elimination(entries)), chance)
    fixtures = event.fixtures()
    for name in event.winners:
        one, other = fixtures[name].sides
        assert one != other
        assert {one, other} <= set(event.entrants)


def test_the_third_place_is_played_by_those_who_lost_the_semi_finals() -> None:
    event = favourites(begun(single_elimination(4, third_place=True)), "W1.1", "W1.2")
    assert event.fixtures()[THIRD].sides == (4, 3)
    assert event.fixtures()[FINAL].sides == (1, 2)


def test_a_hole_among_those_who_lost_passes_the_other_couple_on() -> None:
    event = favourites(begun(double_elimination(3)), "W1.2")
    # Nobody lost to the couple with the bye, so the loser below waits without a game.
    assert event.fixtures()["L1.1"].sides == (Vacant.HOLE, 3)
    assert event.fixtures()["L2.1"].sides == (3, Vacant.OPEN)


def test_whoever_meets_a_couple_that_went_home_goes_on_without_a_game() -> None:
    event = begun(single_elimination(4)).withdraw(1)
    assert event.fixtures()[FINAL].sides == (4, Vacant.OPEN)
    assert list(event.ready()) == ["W1.2"]
    event = event.withdraw(3)
    assert event.fixtures()[FINAL].sides == (4, 2)
    event = begun(single_elimination(2)).withdraw(1).withdraw(2)
    assert event.champion() == 2
    assert event.withdraw(1) == event


def test_there_is_no_second_final_if_the_unbeaten_couple_wins_the_first() -> None:
    event = favourites(begun(double_elimination(2)), "W1.1")
    assert event.champion() is None
    assert event.fixtures()[RESET].sides == (Vacant.OPEN, Vacant.OPEN)
    assert event.record(FINAL, 1).champion() == 1
    lost = event.record(FINAL, 2)
    assert lost.champion() is None
    assert list(lost.ready()) == [RESET]
    assert lost.record(RESET, 1).champion() == 1


def test_before_the_next_game_starts_the_other_couple_advances_by_itself() -> None:
    event = favourites(begun(single_elimination(4)), "W1.1", "W1.2")
    assert event.next_stage("W1.1") is Stage.NOT_STARTED
    assert event.correct("W1.1", 4).fixtures()[FINAL].sides == (4, 2)


def test_once_the_next_game_has_started_the_director_must_choose() -> None:
    event = favourites(begun(single_elimination(4)), "W1.1", "W1.2").start(FINAL)
    assert event.next_stage("W1.1") is Stage.STARTED
    refused("hall-next-game-started", event.correct, "W1.1", 4)
    done = event.record(FINAL, 1)
    assert done.next_stage("W1.1") is Stage.DONE
    refused("hall-next-game-started", done.correct, "W1.1", 4)
    assert done.correct("W1.1", 4, Choice.LET_STAND) == done
    replayed = done.correct("W1.1", 4, Choice.VOID_AND_REPLAY)
    assert list(replayed.ready()) == [FINAL]
    assert replayed.next_stage("W1.1") is Stage.NOT_STARTED
    assert replayed.fixtures()[FINAL].sides == (4, 2)


def test_a_next_game_that_nobody_plays_is_passed_over() -> None:
    event = favourites(begun(double_elimination(3)), "W1.2", "W2.1")
    assert event.next_stage("W1.2") is Stage.DONE
    # The loser of the first game has gone past the hole, and plays below already.
    below = favourites(begun(double_elimination(4)).withdraw(4), "W1.2", "W2.1", "L2.1")
    assert below.next_stage("W1.2") is Stage.DONE
    waiting = favourites(begun(double_elimination(4)).withdraw(4), "W1.2")
    assert waiting.next_stage("W1.2") is Stage.NOT_STARTED


def test_what_cannot_be_done_in_an_elimination_is_refused() -> None:
    event = begun(single_elimination(4))
    refused("hall-game-not-ready", event.record, FINAL, 1)
    refused("hall-game-not-ready", event.start, "W9.9")
    refused("hall-winner-did-not-play", event.record, "W1.1", 2)
    refused("hall-no-result", event.correct, "W1.1", 1)
    refused("hall-winner-did-not-play", event.record("W1.1", 1).correct, "W1.1", 2)
    refused("hall-no-such-couple", event.withdraw, 9)
    refused("hall-bracket-size", Elimination.of, single_elimination(4), [1, 2])
    refused("hall-number-twice", Elimination.of, single_elimination(2), [1, 1])
