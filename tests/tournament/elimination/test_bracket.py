import pytest

from fortyfives.tournament.elimination.bracket import (
    RESET,
    THIRD,
    double_elimination,
    games_double,
    games_single,
    single_elimination,
)
from fortyfives.tournament.elimination.seeding import bracket_order, byes_to, first_round
from fortyfives.tournament.refused import Refused


def test_the_bracket_order_doubles_from_one() -> None:
    assert bracket_order(2) == (1, 2)
    assert bracket_order(3) == (1, 4, 2, 3)
    assert bracket_order(8) == (1, 8, 4, 5, 2, 7, 3, 6)


@pytest.mark.parametrize("entries", range(2, 40))
def test_the_best_of_any_power_of_two_stand_in_parts_of_their_own(entries: int) -> None:
    order = bracket_order(entries)
    best = 2
    while best <= len(order):
        part = len(order) // best
        parts = [order[at : at + part] for at in range(0, len(order), part)]
        assert all(sum(seed <= best for seed in each) == 1 for each in parts)
        best *= 2


@pytest.mark.parametrize("entries", range(2, 40))
def test_everybody_plays_in_the_first_round_or_has_a_bye(entries: int) -> None:
    playing = [seed for pair in first_round(entries) for seed in pair]
    assert sorted([*playing, *byes_to(entries)]) == list(range(1, entries + 1))
    assert max(byes_to(entries), default=0) < min(playing)


def test_one_couple_alone_makes_no_bracket() -> None:
    with pytest.raises(Refused) as refused:
        bracket_order(1)
    assert refused.value.key == "hall-too-few"


def test_everybody_but_the_champion_loses_once_or_twice() -> None:
    assert games_single(8) == 7
    assert games_double(8) == 14
    assert games_double(8, reset=True) == 15


def test_a_third_place_needs_semi_finals() -> None:
    names = [game.name for game in single_elimination(4, third_place=True).games]
    assert names == ["W1.1", "W1.2", "third", "final"]
    assert single_elimination(4).game(THIRD) is None
    assert single_elimination(2, third_place=True).game(THIRD) is None


def test_those_who_lost_play_on_below() -> None:
    names = [game.name for game in double_elimination(8).games]
    below = ["L1.1", "L1.2", "L2.1", "L2.2", "L3.1", "L4.1"]
    assert [name for name in names if name.startswith("L")] == below
    assert names[-2:] == ["final", RESET]
