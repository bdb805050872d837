import pytest

from fortyfives.tournament.points import GAME, HALF, NOTHING
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.swiss.advice import may_still_enter, rounds_advised
from fortyfives.tournament.swiss.pairing import Round
from fortyfives.tournament.swiss.swiss import Swiss


def begun(couples: int, rounds: int = 4) -> Swiss:
    return Swiss.of(rounds, range(1, couples + 1))


def refused(key: str, act: object, *given: object) -> None:
    assert callable(act)
    with pytest.raises(Refused) as error:
        act(*given)
    assert error.value.key == key


def test_the_first_round_sets_the_top_half_against_the_bottom_half() -> None:
    assert begun(6).next_round() == Round(((1, 4), (2, 5), (3, 6)))


def test_the_lowest_couple_has_the_bye_and_the_next_lowest_the_next_one() -> None:
    swiss = begun(5)
    first = swiss.next_round()
    assert first.bye == 5
    swiss = swiss.after(first, {1, 2})
    assert swiss.scores() == {1: GAME, 2: GAME, 3: NOTHING, 4: NOTHING, 5: GAME}
    assert swiss.next_round() == Round(((1, 2), (5, 3)), 4)


def test_a_tied_game_gives_both_a_half() -> None:
    swiss = begun(4)
    swiss = swiss.after(swiss.next_round(), {1})
    assert swiss.scores() == {1: GAME, 2: HALF, 3: NOTHING, 4: HALF}


def test_whoever_goes_home_keeps_what_it_has_and_is_not_paired_any_more() -> None:
    swiss = begun(5)
    swiss = swiss.after(swiss.next_round(), {1, 2}).withdraw(1)
    assert swiss.score(1) == GAME
    assert swiss.next_round() == Round(((2, 5), (3, 4)))
    refused("hall-no-such-couple", swiss.withdraw, 9)


def test_a_late_couple_enters_as_the_last_seed_until_half_the_rounds_are_over() -> None:
    swiss = begun(3)
    swiss = swiss.after(swiss.next_round(), {1}).enter(4)
    assert swiss.score(4) == NOTHING
    assert swiss.next_round() == Round(((1, 3), (2, 4)))
    refused("hall-number-taken", swiss.enter, 4)
    for _ in range(2):
        found = swiss.next_round()
        swiss = swiss.after(found, [pair[0] for pair in found.pairs])
    refused("hall-rounds-too-late", swiss.enter, 5)


def test_rounds_missed_may_count_a_half_each() -> None:
    swiss = Swiss.of(4, [1, 2])
    half = Swiss(4, swiss.entrants, missed_credit=HALF)
    assert half.after(half.next_round(), {1}).enter(3).score(3) == HALF


def test_there_is_no_round_after_the_last() -> None:
    swiss = begun(2, rounds=1)
    refused("hall-rounds-over", swiss.after(swiss.next_round(), {1}).next_round)


def test_a_result_must_be_one_of_the_round() -> None:
    swiss = begun(4)
    refused("hall-winner-did-not-play", swiss.after, swiss.next_round(), {5})
    refused("hall-two-winners", swiss.after, swiss.next_round(), {1, 3})
    refused("hall-number-twice", Swiss.of, 3, [1, 1])


def test_rounds_are_advised_by_doubling_and_two_more_for_the_podium() -> None:
    assert [rounds_advised(n) for n in (2, 3, 4, 5, 8, 9, 64, 65)] == [1, 2, 2, 3, 3, 4, 6, 7]
    assert rounds_advised(64, podium=True) == 8
    assert [may_still_enter(5, played) for played in (0, 2, 3)] == [True, True, False]
