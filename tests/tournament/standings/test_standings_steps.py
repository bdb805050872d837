import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.standings.credit import EVENING, MATCH, Credit
from fortyfives.tournament.standings.result import Result
from fortyfives.tournament.standings.rule import By, Rule
from fortyfives.tournament.standings.sheet import Sheet, Tally, Tied
from fortyfives.tournament.standings.steps import STEPS, Split
from tests.tournament.standings.drawn_sheets import rules, sheets


def won(winner: int, loser: int, ours: int = 0, theirs: int = 0, *, played: bool = True) -> Result:
    """A game with its winner first."""
    return Result((winner, loser), winner, (ours, theirs), played)


def split(by: By, sheet: Sheet, group: Tied = (), cap: int | None = None) -> Split | None:
    """What a step makes of these, or of everybody."""
    return STEPS[by](group or sheet.entries, Tally.of(sheet), Rule(by, cap=cap))


def sheet(*results: Result, n: int = 3, credit: Credit = MATCH) -> Sheet:
    """Games of so many."""
    return Sheet(tuple(range(1, n + 1)), results, credit)


def test_points_are_those_of_the_games_and_the_rests() -> None:
    evening = Sheet((1, 2, 3), (won(1, 2), Result((2, 3), None)), EVENING, {3: 1})
    assert Tally.of(evening).points == {1: 2, 2: 1, 3: 2}
    assert split(By.POINTS, evening) == ((1, 3), (2,))


@pytest.mark.rule("AMB-83")
def test_a_bye_in_a_round_robin_scores_nothing() -> None:
    assert Tally.of(Sheet((1, 2, 3), (won(1, 2),), MATCH, {3: 1})).points == {1: 2, 2: 0, 3: 0}


def test_a_game_that_was_given_away_is_a_win() -> None:
    given_away = sheet(won(1, 2, played=False), Result((1, 3), None))
    assert split(By.WINS, given_away) == ((1,), (2, 3))


def test_their_own_game_tells_two_apart() -> None:
    assert split(By.HEAD_TO_HEAD, sheet(won(2, 1), won(1, 3)), (1, 2)) == ((2,), (1,))


def test_a_game_that_was_not_played_is_no_meeting() -> None:
    assert split(By.HEAD_TO_HEAD, sheet(won(2, 1, played=False)), (1, 2)) == ((1, 2),)


def test_three_are_told_apart_only_if_all_have_met() -> None:
    assert split(By.HEAD_TO_HEAD, sheet(won(1, 2), won(1, 3))) == ((1, 2, 3),)
    assert split(By.HEAD_TO_HEAD, sheet(won(1, 2), won(1, 3), won(2, 3))) == ((1,), (2,), (3,))


def test_extra_games_are_those_of_just_this_group_and_all_of_them() -> None:
    def extra(*series: tuple[Result, ...]) -> Split | None:
        return split(By.EXTRA_GAMES, Sheet((1, 2, 3), (), extra=series))

    assert extra() is None
    assert extra((won(1, 2),)) is None
    assert extra((won(1, 2), won(1, 3))) is None
    assert extra((won(1, 2), won(2, 3), won(3, 1))) is None
    assert extra((won(1, 2), won(2, 3), won(3, 1)), (won(3, 2), won(3, 1), won(1, 2))) == (
        (3,),
        (1,),
        (2,),
    )


def test_the_spread_is_capped_game_by_game() -> None:
    games = sheet(won(1, 2, 125, 0), won(2, 3, 125, 60), Result((3, 1), None))
    assert split(By.SPREAD, games) == ((1,), (2,), (3,))
    assert split(By.CAPPED_SPREAD, games, cap=20) == ((1,), (2,), (3,))
    assert split(By.CAPPED_SPREAD, games, (2, 3), 20) == ((2,), (3,))
    level = sheet(won(1, 3, 125, 0), won(2, 3, 125, 90))
    assert split(By.CAPPED_SPREAD, level, (1, 2), 35) == ((1, 2),)
    assert split(By.SPREAD, level, (1, 2)) == ((1,), (2,))


def test_strong_opponents_are_worth_more() -> None:
    games = sheet(won(3, 4), won(3, 1), won(4, 2), won(1, 4), won(2, 4, played=False), n=4)
    assert Tally.of(games).points == {1: 2, 2: 2, 3: 4, 4: 2}
    assert split(By.BUCHHOLZ, games, (1, 2)) == ((1,), (2,))
    assert split(By.BUCHHOLZ_CUT1, games, (1, 2)) == ((1,), (2,))
    assert split(By.BUCHHOLZ_CUT1, games, (2, 4)) == ((4,), (2,))


def test_those_one_has_beaten_count_whole_and_ties_count_half() -> None:
    games = sheet(won(1, 3), won(2, 4), won(3, 4), Result((2, 3), None), n=4)
    assert Tally.of(games).points == {1: 2, 2: 3, 3: 3, 4: 0}
    assert split(By.SONNEBORN_BERGER, games) == ((1,), (2, 3), (4,))


def test_who_sat_out_least_comes_first() -> None:
    assert split(By.FEWEST_RESTS, Sheet((1, 2, 3), (), rests={1: 2, 3: 1})) == ((2,), (3,), (1,))


@pytest.mark.rule("EVE-08")
def test_the_lowest_card_wins_and_equal_cards_cut_again() -> None:
    def cut(*cuts: dict[int, int]) -> Split | None:
        return split(By.LOW_CARD_CUT, Sheet((1, 2, 3), (), cuts=cuts))

    assert cut() is None
    assert cut({1: 1, 2: 2}) is None
    assert cut({1: 9, 2: 9, 3: 9}) is None
    assert cut({1: 9, 2: 9, 3: 9}, {1: 13, 2: 1, 3: 13}) == ((2,), (1, 3))


@given(sheets(), rules(), st.data())
def test_a_step_loses_nobody_and_counts_nobody_twice(
    drawn: Sheet, rule: Rule, data: st.DataObject
) -> None:
    group = tuple(sorted(data.draw(st.sets(st.sampled_from(drawn.entries), min_size=1))))
    found = STEPS[rule.by](group, Tally.of(drawn), rule)
    if found is not None:
        assert sorted(number for part in found for number in part) == list(group)
        assert all(found)
