import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.swiss.completion import certain
from fortyfives.tournament.swiss.meetings import Meetings
from fortyfives.tournament.swiss.pairing import Contender, Round, pair_round
from tests.tournament.swiss.brute_swiss import best_round

Games = list[tuple[int, int]]


def paired(score: dict[int, int], met: Games, byes: dict[int, int] | None = None) -> Round:
    byes = byes or {}
    field = [Contender(each, each, score[each], byes.get(each, 0)) for each in score]
    return pair_round(field, Meetings.of(met))


@st.composite
def fields(draw: st.DrawFn) -> tuple[dict[int, int], dict[int, int], Games]:
    """Two to eight couples with any scores, any byes, and any games played but not all of them."""
    couples = range(1, draw(st.integers(2, 8)) + 1)
    score = {each: draw(st.integers(0, 3)) for each in couples}
    byes = {each: draw(st.integers(0, 1)) for each in couples}
    every = list(combinations(couples, 2))
    met = draw(st.lists(st.sampled_from(every), unique=True, max_size=len(every) - 1))
    return score, byes, met


@given(fields())
def test_a_round_is_the_first_of_all_rounds_with_the_fewest_rematches(
    field: tuple[dict[int, int], dict[int, int], Games],
) -> None:
    score, byes, met = field
    found = paired(score, met, byes)
    assert (list(found.pairs), found.bye, len(found.repeats)) == best_round(score, byes, met)


@given(fields(), st.randoms(use_true_random=False))
def test_the_order_in_which_the_couples_are_named_does_not_matter(
    field: tuple[dict[int, int], dict[int, int], Games], chance: random.Random
) -> None:
    score, byes, met = field
    named = list(score)
    chance.shuffle(named)
    assert paired({each: score[each] for each in named}, met, byes) == paired(score, met, byes)


@given(st.integers(2, 24), st.integers(1, 14), st.randoms(use_true_random=False))
def test_an_evening_never_stops_and_nobody_meets_again_while_that_is_certain(
    couples: int, rounds: int, chance: random.Random
) -> None:
    score = dict.fromkeys(range(1, couples + 1), 0)
    met: Games = []
    byes = dict.fromkeys(score, 0)
    for played in range(rounds):
        found = paired(score, met, byes)
        there = [each for pair in found.pairs for each in pair]
        assert sorted([*there, *([found.bye] if found.bye else [])]) == list(score)
        if certain(len(there), played):
            assert found.repeats == ()
        if found.bye:
            assert byes[found.bye] == min(byes.values())
            byes[found.bye] += 1
            score[found.bye] += 2
        for pair in found.pairs:
            score[chance.choice(pair)] += 2
        met += found.pairs


def test_when_no_new_round_is_left_the_director_is_told() -> None:
    met: Games = [(1, 2), (3, 4), (1, 3), (2, 4), (1, 4), (2, 3)]
    assert paired(dict.fromkeys(range(1, 5), 0), met[:4]).notice is None
    found = paired(dict.fromkeys(range(1, 5), 0), met)
    assert found.notice == "hall-rematch-unavoidable"
    assert found.repeats == found.pairs == ((1, 3), (2, 4))


def test_when_everybody_has_met_everybody_it_begins_anew() -> None:
    score = dict.fromkeys(range(1, 7), 0)
    met: Games = []
    for _ in range(10):
        met += paired(score, met).pairs
    counts = {pair: met.count(pair) + met.count(pair[::-1]) for pair in combinations(score, 2)}
    assert max(counts.values()) <= 3
    assert min(counts.values()) >= 1


def test_the_bye_is_passed_up_when_the_others_could_not_be_paired() -> None:
    # Without 5 there would be 1 to 4, of whom 1 has met everybody.
    met: Games = [(1, 2), (1, 3), (1, 4)]
    assert paired(dict.fromkeys(range(1, 6), 0), met).bye == 4


def test_nobody_has_a_second_bye_so_that_others_need_not_meet_again() -> None:
    met: Games = [(2, 3), (2, 4), (2, 5)]
    found = paired(dict.fromkeys(range(1, 6), 0), met, dict.fromkeys(range(2, 6), 1))
    assert (found.bye, found.pairs, found.repeats) == (1, ((2, 4), (3, 5)), ((2, 4),))


@pytest.mark.parametrize(
    ("field", "key"),
    [
        ([], "hall-too-few"),
        ([Contender(1, 1)], "hall-too-few"),
        ([Contender(1, 1), Contender(1, 2)], "hall-number-twice"),
        ([Contender(1, 1), Contender(2, 1)], "hall-seed-twice"),
    ],
)
def test_a_field_that_cannot_be_paired_is_refused(field: list[Contender], key: str) -> None:
    with pytest.raises(Refused) as refused:
        pair_round(field, Meetings.of([]))
    assert refused.value.key == key


@pytest.mark.parametrize("rounds", [12, 25])
def test_two_thousand_couples_are_paired_without_a_rematch(rounds: int) -> None:
    # The rounds before are any that nobody repeats; scores are those of even games.
    chance = random.Random(45)
    order = list(range(1, 2001))
    chance.shuffle(order)
    met = [
        (order[at], order[1999 - (at + turn) % 1000])
        for turn in range(rounds)
        for at in range(1000)
    ]
    score = {each: 2 * sum(chance.choices((0, 1), k=rounds)) for each in order}
    found = paired(score, met)
    assert found.repeats == ()
