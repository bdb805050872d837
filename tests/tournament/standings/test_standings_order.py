from dataclasses import replace
from itertools import combinations
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.seniors.preset import CHAIN, MEDAL_PLACES
from fortyfives.tournament.standings.chain import Chain
from fortyfives.tournament.standings.credit import MATCH
from fortyfives.tournament.standings.medals import medals
from fortyfives.tournament.standings.order import Order, order
from fortyfives.tournament.standings.result import Result
from fortyfives.tournament.standings.rule import By, Positions, Rule
from fortyfives.tournament.standings.sheet import Series, Sheet
from fortyfives.tournament.standings.table import Line, table
from tests.tournament.standings.drawn_sheets import CHAINS, PLACES, sheets
from tests.tournament.standings.plain_standings import Game, by_own_games

MEDALS = {Positions.MEDAL: MEDAL_PLACES}
T = TypeVar("T")


def series(*games: tuple[int, ...]) -> Series:
    """Games of two teams with their winner first; with a third number, a tie."""
    return tuple(Result((g[0], g[1]), g[0] if len(g) == 2 else None) for g in games)


def games_55(*games: tuple[int, ...], extra: tuple[Series, ...] = ()) -> Order:
    """The order at the 55+ Games."""
    everyone = tuple(sorted({number for game in games for number in game[:2]}))
    return order(Sheet(everyone, series(*games), extra=extra), CHAIN, MEDALS)


CYCLE = ((1, 2), (2, 3), (3, 1), (1, 4), (2, 4), (3, 4))


@pytest.mark.rule("G55-28")
def test_two_level_for_a_medal_are_placed_by_their_own_game() -> None:
    found = games_55((1, 2), (1, 3), (4, 1), (2, 3), (2, 4), (3, 4))
    assert found.groups == ((1,), (2,), (3,), (4,))
    assert medals(found) == {"gold": (1,), "silver": (2,), "bronze": (3,)}
    assert found.decided(MEDAL_PLACES)


@pytest.mark.rule("G55-29")
def test_two_whose_own_game_was_tied_play_an_extra_game() -> None:
    tied = ((1, 2, 0), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4))
    found = games_55(*tied)
    assert found.extra_games == ((1, 2),)
    assert not found.decided(MEDAL_PLACES)
    assert medals(found) == {"bronze": (3,)}
    after = games_55(*tied, extra=(series((2, 1)),))
    assert after.groups == ((2,), (1,), (3,), (4,))
    assert after.decided(MEDAL_PLACES)


@pytest.mark.rule("G55-29", "AMB-82")
def test_three_level_for_a_medal_play_extra_games() -> None:
    found = games_55(*CYCLE)
    assert found.groups == ((1, 2, 3), (4,))
    assert found.extra_games == ((1, 2, 3),)
    again = games_55(*CYCLE, extra=(series((3, 2), (3, 1), (1, 2)),))
    assert again.groups == ((3,), (1,), (2,), (4,))


def test_after_three_have_become_two_their_own_game_counts_again() -> None:
    found = games_55(*CYCLE, extra=(series((3, 2), (3, 1), (1, 2, 0)),))
    assert found.groups == ((3,), (1,), (2,), (4,))
    once = replace(CHAIN, restart=False)
    sheet = Sheet((1, 2, 3, 4), series(*CYCLE), extra=(series((3, 2), (3, 1), (1, 2, 0)),))
    assert order(sheet, once, MEDALS).extra_games == ((1, 2),)


@pytest.mark.rule("AMB-81")
def test_a_tie_outside_the_medals_is_shared() -> None:
    games = [(1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (4, 5, 0)]
    found = games_55(*games)
    assert found.ranks == {1: 1, 2: 2, 3: 3, 4: 4, 5: 4}
    assert found.extra_games == ()


def test_a_tie_counts_if_any_of_its_places_carries_a_medal() -> None:
    chain = Chain((Rule(By.POINTS), Rule(By.LOW_CARD_CUT, Positions.MEDAL)))
    found = order(Sheet((1, 2, 3), series((1, 2), (1, 3))), chain, {Positions.MEDAL: 2})
    assert found.cuts == ((2, 3),)
    assert found.down_to(2) == ((1,), (2, 3))
    assert order(Sheet((1, 2, 3), series((1, 2), (1, 3))), chain, {Positions.MEDAL: 1}).cuts == ()


def test_who_shares_gold_leaves_no_silver() -> None:
    shared = order(Sheet((1, 2, 3), series((1, 3), (2, 3))), Chain((Rule(By.POINTS),)), {})
    assert medals(shared) == {"gold": (1, 2), "bronze": (3,)}
    assert medals(shared, 1) == {"gold": (1, 2)}
    assert medals(shared, 9) == medals(shared)


def test_a_chain_may_leave_everybody_level() -> None:
    assert order(Sheet((2, 1), ()), Chain((Rule(By.SHARE),)), {}).groups == ((1, 2),)
    assert order(Sheet((), ()), CHAIN, MEDALS).groups == ()


def test_the_table_on_the_wall() -> None:
    sheet = Sheet((1, 2, 3), series((3, 1), (2, 3, 0)), rests={1: 1, 2: 1, 3: 0})
    assert table(sheet, order(sheet, CHAIN, MEDALS)) == (
        Line(1, 3, won=1, tied=1, lost=0, rests=0, points=3),
        Line(2, 2, won=0, tied=1, lost=0, rests=1, points=1),
        Line(3, 1, won=0, tied=0, lost=1, rests=1, points=0),
    )


@pytest.mark.parametrize(
    "sheet",
    [
        Sheet((1, 2), series((1, 3))),
        Sheet((1, 2), (), rests={3: 1}),
    ],
    ids=["result", "rest"],
)
def test_nobody_stands_on_the_sheet_who_has_not_entered(sheet: Sheet) -> None:
    with pytest.raises(Refused, match="hall-standings-stranger"):
        order(sheet, CHAIN, MEDALS)


@given(sheets(), CHAINS, PLACES)
def test_each_step_of_a_chain_only_refines_what_was_before(
    sheet: Sheet, chain: Chain, places: dict[Positions, int]
) -> None:
    for length in range(1, len(chain.rules) + 1):
        shorter = order(sheet, replace(chain, rules=chain.rules[: length - 1]), places)
        longer = order(sheet, replace(chain, rules=chain.rules[:length]), places)
        ranks = longer.ranks
        for before, after in combinations(shorter.ranks, 2):
            if shorter.ranks[before] < shorter.ranks[after]:
                assert ranks[before] < ranks[after]
        assert sorted(ranks) == sorted(sheet.entries)


@given(sheets(), CHAINS, PLACES, st.randoms(use_true_random=False))
def test_the_order_does_not_depend_on_how_the_sheet_was_written(
    sheet: Sheet,
    chain: Chain,
    places: dict[Positions, int],
    chance: Random,
) -> None:
    def stirred(values: tuple[T, ...]) -> tuple[T, ...]:
        return tuple(chance.sample(values, len(values)))

    other = replace(
        sheet,
        entries=stirred(sheet.entries),
        results=stirred(sheet.results),
        extra=tuple(stirred(games) for games in sheet.extra),
        cuts=tuple(dict(stirred(tuple(cut.items()))) for cut in sheet.cuts),
    )
    assert order(other, chain, places) == order(sheet, chain, places)


@given(sheets(), CHAINS, PLACES)
def test_whoever_waits_is_level_and_everybody_else_is_settled(
    sheet: Sheet, chain: Chain, places: dict[Positions, int]
) -> None:
    found = order(sheet, chain, places)
    waiting = {*found.extra_games, *found.cuts}
    assert waiting <= {group for group in found.groups if len(group) > 1}
    assert found.decided(len(sheet.entries)) == (not waiting)


@st.composite
def some_games(draw: st.DrawFn) -> list[Game]:
    """Round robins of up to six, from which some games may be missing."""
    teams = range(1, draw(st.integers(2, 6)) + 1)
    pairs = [*combinations(teams, 2)]
    missing = draw(st.sets(st.sampled_from(pairs), max_size=2))
    return [
        (one, two, draw(st.sampled_from([0, one, two])))
        for one, two in pairs
        if (one, two) not in missing
    ]


@pytest.mark.parametrize("two_only", [True, False], ids=["two", "groups"])
@given(games=some_games())
def test_their_own_games_tell_teams_apart_as_looking_them_up_does(
    games: list[Game],
    two_only: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    results = tuple(Result((one, two), winner or None) for one, two, winner in games)
    head = Rule(By.HEAD_TO_HEAD, group_size=2 if two_only else None)
    for restart in (False, True):
        chain = Chain((Rule(By.POINTS), head), restart)
        found = order(Sheet(tuple(range(1, 7)), results, MATCH), chain, {})
        plain = by_own_games(range(1, 7), games, two_only=two_only)
        assert [list(group) for group in found.groups] == plain
