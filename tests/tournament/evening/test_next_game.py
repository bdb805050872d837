"""The next game of an evening, one rule at a time."""

from dataclasses import replace
from typing import Any

import pytest

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.first_game import first_game
from fortyfives.tournament.evening.game import Game, Table
from fortyfives.tournament.evening.next_game import NextGame, next_game
from fortyfives.tournament.evening.rest_policy import RestPolicy
from fortyfives.tournament.evening.room import Room
from fortyfives.tournament.evening.walk import UP_1, UP_124, WALKS, Walk
from fortyfives.tournament.refused import Refused

Seats = list[tuple[Number, ...]]


def games(*seats: tuple[Number, ...], wins: tuple[Number | None, ...] = ()) -> tuple[Game, ...]:
    """Tables from 1 on; the arrival wins where nothing else is said."""
    winners = [*wins, *(couples[1] for couples in seats[len(wins) :])]
    return tuple(
        Game(table, couples, winner=winner)
        for table, (couples, winner) in enumerate(zip(seats, winners, strict=True), start=1)
    )


def after(
    *seats: tuple[Number, ...], wins: tuple[Number | None, ...] = (), **room: Any
) -> NextGame:
    """The next game, one table up where nothing else is said."""
    played = games(*seats, wins=wins)
    given = {"game": 1, "tables": tuple(game.table for game in played), "walk": UP_1, **room}
    return next_game(Room(games=played, **given))


def seats(now: NextGame) -> Seats:
    return [game.couples for game in now.games]


def refusal(**room: Any) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(Refused) as told:
        after((1, 2), (3, 4), (5, 6), **room)
    return told.value.key, told.value.facts


@pytest.mark.rule("EVE-04")
def test_winners_walk_round_the_ring_and_losers_stay() -> None:
    now = after((1, 2), (3, 4), (5, 6), wins=(1, 4, 5))
    assert seats(now) == [(2, 5), (3, 1), (6, 4)]
    assert seats(after((1, 2), (3, 4), (5, 6), (7, 8), walk=UP_124, game=2)) == [
        (1, 6), (3, 8), (5, 2), (7, 4)
    ]  # fmt: skip


def test_tables_may_have_gaps_in_their_numbers_and_any_order() -> None:
    played = (Game(7, (1, 2), winner=2), Game(3, (3, 4), winner=4), Game(9, (5, 6), winner=6))
    now = next_game(Room(1, played, (7, 3, 9), UP_1))
    assert {game.table: game.couples for game in now.games} == {7: (1, 6), 3: (3, 2), 9: (5, 4)}


def test_the_winner_of_a_table_that_has_gone_walks_on_as_from_the_one_before() -> None:
    now = after((1, 2), (3, 4), (5, 6), tables=(1, 3), rest=RestPolicy.ROTA, rota=(2, 6))
    assert now.closed == (2,)
    assert seats(now) == [(1, 3), (5, 4)]
    now = after((1, 2), (3, 4), tables=(2, 3), arrives=(5,), rest=RestPolicy.ROTA, rota=(4,))
    assert seats(now) == [(3, 2), (1, 5)]


def test_of_two_walkers_with_one_chair_the_first_by_table_has_it() -> None:
    now = after((1, 2), (3, 4), (5, 6), (7, 8), tables=(1, 2), leaves=frozenset({1, 3, 5, 6}))
    assert seats(now) == [(7, 4), (8, 2)]


@pytest.mark.rule("EVE-05")
def test_a_rester_has_the_result_it_had_before() -> None:
    room: dict[str, Any] = {"rested": (5,), "rests": {5: 1}, "wins": (2, 4)}
    now = after((1, 2), (3, 4), **room, won_before=frozenset({5, 1}))
    assert seats(now) == [(1, 5), (3, 2)]
    assert [game.deals for game in now.games] == [5, 2]
    now = after((1, 2), (3, 4), **room)
    assert [game.deals for game in now.games] == [None, 2]


def test_after_a_game_that_counts_for_nothing_nobody_has_won_and_the_arrival_walks() -> None:
    now = after((1, 2), (3, 4), wins=(None, 4), won_before=frozenset({1}))
    assert seats(now) == [(1, 4), (3, 2)]
    assert [game.deals for game in now.games] == [None, None]


# ---------------------------------------------------------------- rests


def test_a_winner_rests_first_and_from_the_highest_table_down() -> None:
    now = after((1, 2), (3, 4), (5, 6), tables=(1, 2), wins=(1, 4, 5))
    assert now.resting == (5, 4)
    assert now.rests == {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 0}
    now = after((1, 2), (3, 4), (5, 6), tables=(1, 2), wins=(1, 4, 5), rests={5: 1, 4: 1, 1: 1})
    assert now.resting == (6, 3)


def test_where_the_loser_walks_it_is_the_loser_that_rests() -> None:
    now = after((1, 2), (3, 4), tables=(1, 2), arrives=(5,), fixed={4: 2})
    assert now.resting == (3,)


def test_by_rota_the_order_drawn_counts_and_who_is_not_in_it_comes_after() -> None:
    room: dict[str, Any] = {"rest": RestPolicy.ROTA, "rota": (6, 1, 3)}
    assert after((1, 2), (3, 4), (5, 6), tables=(1,), **room).resting == (6, 1, 3, 2)
    rested = after((2, 4), rested=(1, 3, 5, 6), rests={1: 1, 3: 1, 5: 1, 6: 1}, **room)
    assert rested.resting == (2, 4, 6, 1)
    assert seats(rested) == [(3, 5)]


def test_a_late_couple_does_not_rest_while_others_can() -> None:
    now = after((1, 2), arrives=(3,), rests={1: 4, 2: 5})
    assert now.resting == (1,)
    assert now.rests == {1: 5, 2: 5, 3: 5}
    assert after((1, 2), leaves=frozenset({1, 2}), arrives=(3, 4, 5)).resting == (3,)


# ---------------------------------------------------------------- a table of three couples


def test_three_couples_share_a_table_instead_of_a_rest() -> None:
    now = after((1, 2), (3, 4), (5, 6), arrives=(7,), rest=RestPolicy.THREE_COUPLE_TABLE)
    assert now.resting == ()
    assert [game.couples for game in now.games] == [(1, 5), (3, 7), (6, 4, 2)]
    assert [game.deals for game in now.games] == [None, None, None]
    assert now.rests == {1: 0, 2: 1, 3: 0, 4: 1, 5: 0, 6: 1, 7: 0}


def test_after_it_its_couples_take_the_empty_chairs_and_its_winner_has_won() -> None:
    room: dict[str, Any] = {"rest": RestPolicy.THREE_COUPLE_TABLE, "rests": {3: 1, 4: 1, 5: 1}}
    now = after((1, 2), (3, 4, 5), wins=(2, 5), **room, arrives=(6,), tables=(1, 2, 3))
    assert seats(now) == [(1, 5), (3, 2), (4, 6)]
    assert [game.deals for game in now.games] == [5, 2, None]


def test_three_couples_alone_play_at_one_table_all_evening() -> None:
    now = after((1, 2), arrives=(3,), rest=RestPolicy.THREE_COUPLE_TABLE)
    assert seats(now) == [(2, 1, 3)]
    again = next_game(
        Room(
            2,
            tuple(replace(game, winner=3) for game in now.games),
            (1,),
            rest=RestPolicy.THREE_COUPLE_TABLE,
        )
    )
    assert seats(again) == [(1, 2, 3)]
    assert again.games[0].deals == 3


def test_who_cannot_walk_is_not_sent_there_and_need_not_make_up_for_it() -> None:
    room: dict[str, Any] = {"rest": RestPolicy.THREE_COUPLE_TABLE, "arrives": (5,)}
    now = after((1, 2), (3, 4), **room, fixed={4: 2})
    assert {game.table: game.couples for game in now.games} == {2: (4, 5), 1: (3, 2, 1)}
    now = after((1, 2), (3, 4), **room, fixed={4: 2}, rests={1: 3, 2: 3, 3: 3, 4: 1})
    assert now.rests[4] == 3
    rather_rest = after((1, 2), (3, 4), **room, fixed={1: 1, 4: 2})
    assert rather_rest.resting == (3,)


# ---------------------------------------------------------------- couples that cannot walk


def test_of_couples_that_cannot_walk_the_winner_stays_and_the_loser_walks() -> None:
    now = after((1, 2), (3, 4), (5, 6), wins=(1, 4, 6), fixed={1: 1, 6: 3})
    assert seats(now) == [(1, 5), (3, 2), (6, 4)]


def test_two_that_cannot_walk_may_share_a_table_and_then_play_on_there() -> None:
    now = after((1, 2), (3, 4), (5, 6), fixed={1: 1, 2: 1})
    assert seats(now) == [(1, 2), (3, 6), (5, 4)]
    assert seats(after((1, 2), (3, 4), fixed={1: 1, 2: 1})) == [(1, 2), (3, 4)]


def test_one_that_returns_to_its_own_table_has_the_chair_of_the_loser_there() -> None:
    now = after((1, 2), (3, 4), tables=(1, 2, 3), rested=(5, 6), rests={5: 1, 6: 1}, fixed={5: 1})
    assert seats(now) == [(5, 1), (3, 2), (6, 4)]


def test_its_table_is_used_however_few_play() -> None:
    now = after((1, 2), (3, 4), (5, 6), leaves=frozenset({1, 2, 3, 4}), fixed={6: 3})
    assert {game.table: game.couples for game in now.games} == {3: (6, 5)}


def test_a_couple_that_has_gone_home_holds_no_table() -> None:
    now = after((1, 2), (3, 4), (5, 6), leaves=frozenset({6, 5}), fixed={6: 3})
    assert [game.table for game in now.games] == [1, 2]


# ---------------------------------------------------------------- no immediate rematch


def test_whoever_would_meet_again_at_once_changes_with_the_next_arrival() -> None:
    now = after((1, 2), (3, 4), tables=(1, 2), leaves=frozenset(), walk=Walk("round", (2,)))
    assert seats(now) == [(1, 4), (3, 2)]
    only = after((1, 2), walk=UP_124)
    assert seats(only) == [(1, 2)]


def test_nobody_who_cannot_walk_is_exchanged() -> None:
    room: dict[str, Any] = {"walk": Walk("round", (3,)), "fixed": {3: 2, 4: 2}}
    assert seats(after((1, 2), (3, 4), (5, 6), **room)) == [(1, 6), (3, 4), (5, 2)]


def test_of_a_table_of_three_no_two_meet_if_another_can_come() -> None:
    room: dict[str, Any] = {"walk": Walk("round", (3,)), "rests": {5: 1, 6: 1, 7: 1}}
    now = after((1, 2), (3, 4), (5, 6, 7), **room, leaves=frozenset({2}))
    last = {frozenset(pair) for pair in ((3, 4), (5, 6), (5, 7), (6, 7))}
    assert not {frozenset(couples) for couples in seats(now)} & last


# ---------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("room", "key", "facts"),
    [
        ({"arrives": (1,)}, "hall-couple-twice", {"couple": 1}),
        ({"rested": (7, 7)}, "hall-couple-twice", {"couple": 7}),
        ({"tables": (1, 2, 1)}, "hall-table-twice", {"table": 1}),
        ({"leaves": frozenset({9, 8})}, "hall-not-here", {"couple": 8}),
        ({"wins": (3,)}, "hall-not-at-table", {"couple": 3, "table": 1}),
        ({"tables": ()}, "hall-nobody-to-play", {"couples": 6, "tables": 0}),
        (
            {"leaves": frozenset({1, 2, 3, 4, 5})},
            "hall-nobody-to-play",
            {"couples": 1, "tables": 3},
        ),
        ({"fixed": {1: 4}}, "hall-fixed-table-unusable", {"table": 4}),
        ({"fixed": {1: 1, 2: 1, 3: 1}}, "hall-fixed-table-full", {"table": 1}),
        (
            {"fixed": {1: 1, 3: 2}, "leaves": frozenset({2, 4, 6})},
            "hall-fixed-tables-too-many",
            {"fixed": 2, "tables": 1},
        ),
    ],
)
def test_what_cannot_be_is_refused(
    room: dict[str, Any], key: str, facts: dict[str, str | int]
) -> None:
    assert refusal(**room) == (key, facts)


def test_a_table_is_played_at_once_in_a_game() -> None:
    with pytest.raises(Refused, match="hall-table-twice"):
        Room(1, (Game(1, (1, 2)), Game(1, (3, 4))), (1, 2))


# ---------------------------------------------------------------- the first game


def test_couples_sit_down_in_the_order_drawn_and_cut_for_the_deal() -> None:
    now = first_game((3, 1, 4, 2, 5), (2, 5, 6))
    assert [(game.table, game.couples) for game in now.games] == [(2, (3, 1)), (5, (4, 2))]
    assert all(game.deals is None for game in now.games)
    assert (now.resting, now.closed) == ((5,), ())
    assert now.rests == {1: 0, 2: 0, 3: 0, 4: 0, 5: 1}


def test_in_the_first_game_those_rest_who_stand_first_in_the_rota() -> None:
    now = first_game((1, 2, 3, 4, 5), (1,), RestPolicy.ROTA, rota=(9, 2, 5, 1))
    assert now.resting == (2, 5, 1)
    assert seats(now) == [(3, 4)]


def test_in_the_first_game_everybody_who_cannot_walk_has_his_own_table() -> None:
    fixed: dict[Number, Table] = {4: 1, 2: 3, 6: 3, 9: 2}
    now = first_game((1, 2, 3, 4, 5, 6), (1, 2, 3), fixed=fixed)
    assert seats(now) == [(4, 1), (3, 5), (2, 6)]


def test_the_first_game_may_have_a_table_of_three() -> None:
    now = first_game((1, 2, 3, 4, 5, 6, 7), (1, 2, 3, 4), RestPolicy.THREE_COUPLE_TABLE)
    assert seats(now) == [(1, 2), (3, 4), (7, 6, 5)]
    assert now.resting == ()


@pytest.mark.parametrize(("drawn", "tables"), [((1, 1), (1,)), ((1, 2), (1, 1)), ((1,), (1,))])
def test_a_first_game_that_cannot_be_is_refused(
    drawn: tuple[Number, ...], tables: tuple[Table, ...]
) -> None:
    with pytest.raises(Refused):
        first_game(drawn, tables)


# ---------------------------------------------------------------- a large hall


@pytest.mark.parametrize("walk", list(WALKS.values()))
def test_two_thousand_couples_are_seated_and_nobody_is_sent_to_whom_it_has_met(walk: Walk) -> None:
    first = first_game(range(1, 2001), range(1, 1001))
    over = tuple(replace(game, winner=game.couples[game.table % 2]) for game in first.games)
    met = {
        couple: [other for other in g.couples if other != couple]
        for g in over
        for couple in g.couples
    }
    now = next_game(Room(1, over, tuple(range(1, 1001)), walk, met=met))
    assert len(now.games) == 1000
    assert not any(g.couples[1] in met[g.couples[0]] for g in now.games)
