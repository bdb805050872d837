from datetime import date
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.rules.goal import match_points
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.seniors.age import age, category, eligible
from fortyfives.tournament.seniors.ending import result, verdict
from fortyfives.tournament.seniors.preset import CREDIT, GOAL
from fortyfives.tournament.seniors.team import Member, substitute
from fortyfives.tournament.standings.result import Result

YEAR: Final = 2026
DATES = st.dates(date(1920, 1, 1), date(2020, 12, 31))


@pytest.mark.rule("G55-01")
def test_who_turns_55_on_the_last_day_of_the_year_may_play() -> None:
    assert eligible([date(1971, 12, 31)], YEAR)
    assert not eligible([date(1972, 1, 1)], YEAR)


@pytest.mark.rule("G55-01")
@pytest.mark.parametrize(
    ("members", "may"),
    [
        ([date(1971, 12, 31)], True),
        ([date(1972, 1, 1)], False),
        ([date(1968, 2, 29)], True),
        ([date(1960, 5, 1), date(1972, 6, 1)], False),
    ],
)
def test_all_members_are_55_by_the_last_of_december(members: list[date], may: bool) -> None:  # noqa: FBT001 - a parameter of the test
    assert eligible(members, YEAR) is may


@pytest.mark.rule("G55-01")
@given(DATES, st.integers(1, 12), st.integers(1, 28), st.integers(1990, 2050))
def test_nothing_but_the_year_of_birth_counts(
    born: date, month: int, day: int, games_year: int
) -> None:
    other = born.replace(month=month, day=day)
    assert eligible([born], games_year) is eligible([other], games_year)
    assert eligible([born], games_year) is (games_year - born.year >= 55)
    assert age(born, games_year) == age(other, games_year)


@pytest.mark.parametrize(
    ("years", "found"), [([1971, 1950], 55), ([1961, 1955], 65), ([1951], 75), ([1930, 1940], 75)]
)
def test_the_youngest_member_settles_the_category(years: list[int], found: int) -> None:
    assert category([date(year, 7, 1) for year in years], YEAR, (55, 65, 75)) == found


@pytest.mark.parametrize("members", [[date(1972, 1, 1), date(1950, 1, 1)], []])
def test_a_team_too_young_has_no_category(members: list[date]) -> None:
    with pytest.raises(Refused, match="hall-senior-young"):
        category(members, YEAR)


ANN, BEA, CAM = (Member(name, date(1960, 1, 1)) for name in ("Ann", "Bea", "Cam"))


def test_before_the_first_game_another_may_take_a_place() -> None:
    assert substitute((ANN, BEA), "Bea", CAM, YEAR, begun=False) == (ANN, CAM)


@pytest.mark.parametrize(
    ("leaves", "comes", "begun", "key"),
    [
        ("Bea", CAM, True, "hall-substitute-late"),
        ("Cam", CAM, False, "hall-substitute-unknown"),
        ("Bea", ANN, False, "hall-substitute-twice"),
        ("Bea", Member("Dan", date(1972, 1, 1)), False, "hall-senior-young"),
    ],
)
def test_a_substitute_may_be_refused(leaves: str, comes: Member, begun: bool, key: str) -> None:  # noqa: FBT001 - a parameter of the test
    with pytest.raises(Refused) as refused:
        substitute((ANN, BEA), leaves, comes, YEAR, begun=begun)
    assert refused.value.key == key


@pytest.mark.rule("G55-25", "G55-26", "AMB-73")
@pytest.mark.parametrize(
    ("score", "winners"),
    [
        ((125, 90), (0,)),
        ((120, 90), None),
        ((-205, 40), (1,)),
        ((-200, 40), None),
        ((40, -205), (0,)),
        ((125, 130), (1,)),
        ((125, 125), None),
    ],
)
def test_a_game_is_won_above_120_and_lost_below_minus_200(
    score: tuple[int, int], winners: tuple[int, ...] | None
) -> None:
    found = verdict(score, GOAL, time_up=False)
    assert found.over is (winners is not None)
    assert found.winners == (winners or ())


@pytest.mark.rule("G55-24", "G55-27", "AMB-74")
def test_when_the_time_is_up_the_higher_score_wins_and_equal_is_a_tie() -> None:
    assert result((7, 3), (120, 90), GOAL, time_up=True) == Result((7, 3), 7, (120, 90))
    tie = result((7, 3), (75, 75), GOAL, time_up=True)
    assert tie.winner is None
    assert [CREDIT.of(tie, number) for number in (7, 3)] == [1, 1]
    with pytest.raises(Refused, match="hall-game-goes-on"):
        result((7, 3), (120, 90), GOAL, time_up=False)


@pytest.mark.rule("G55-27")
@given(st.integers(-40, 60), st.integers(-40, 60))
def test_the_table_gives_the_match_points_of_the_game(one: int, other: int) -> None:
    score = (5 * one, 5 * other)
    game = result((1, 2), score, GOAL, time_up=True)
    points = tuple(CREDIT.of(game, number) for number in game.sides)
    assert points == match_points(verdict(score, GOAL, time_up=True), 2)


def test_two_who_fall_below_the_floor_together_have_tied_if_they_are_level() -> None:
    assert result((1, 2), (-205, -205), GOAL, time_up=False).winner is None
    assert result((1, 2), (-205, -210), GOAL, time_up=False).winner == 1
