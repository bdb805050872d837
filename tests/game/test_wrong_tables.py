"""A table that cannot be: wrong games, seats, scores and hours, and deals of another game."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from fortyfives import Game, legal, play, variant, view_for
from fortyfives.game.deal import Deal
from fortyfives.game.game import GameIsOver, WrongDeal
from fortyfives.game.setting import Setting, setting
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.seating import NoSuchSeat
from fortyfives.variants import ALL
from tests.hands import rigged
from tests.whole import by_lot, counted, game

ENDLESS = 10**5000
NO_SEAT: dict[str, Any] = {
    **{repr(odd): odd for odd in (-1, 4, 99, "a", "0", True, 1.0, (), b"0")},
    "an object": object(),
    "a list": [],
    "an endless number": ENDLESS,
}
GEN = variant("general_120")
no_seat = pytest.mark.parametrize("odd", NO_SEAT)


# --- the game ----------------------------------------------------------------------------------

BARE: Callable[..., object] = Game
MADE: list[Callable[[Any], object]] = [
    BARE,  # with nothing but the rules
    Game.new,
    lambda rules: Game(rules, 4, 0, (0, 0, 0, 0)),
    lambda rules: Game.new(rules, 4, seed=1, dealer=0),
    lambda rules: setting(rules, 4, 0),
]


@pytest.mark.parametrize("make", MADE, ids=range(len(MADE)))
def test_a_key_is_no_game_and_it_is_said_how_to_get_one(make: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError, match=r"'irish_45' is not a Variant; variant\('irish_45'\)"):
        make("irish_45")
    odds: list[Any] = [None, 45, [], Game, ENDLESS]
    for odd in odds:
        with pytest.raises(TypeError, match="is not a Variant; variant"):
            make(odd)


@pytest.mark.parametrize("players", [0, -1, 99, "4", 4.0, True, (), [], ENDLESS], ids=range(9))
def test_a_number_of_players_that_is_none_is_refused(players: Any) -> None:
    for make in (Game.new, lambda rules, count: setting(rules, count, 0)):
        with pytest.raises(InconsistentRules, match="players not allowed"):
            make(GEN, players)


@no_seat
def test_who_has_no_seat_cannot_deal(odd: str) -> None:
    for make in (
        lambda seat: Game.new(GEN, 4, dealer=seat),
        lambda seat: Game(GEN, 4, seat, (0, 0, 0, 0)),
        lambda seat: replace(Game.new(GEN, 4), dealer=seat),
        lambda seat: setting(GEN, 4, seat),
    ):
        with pytest.raises(NoSuchSeat, match="the seats are 0, 1, 2, 3"):
            make(NO_SEAT[odd])


SCORES: list[Any] = [
    *((), (0,), (0, 0, 0), (0,) * 5, ("0",) * 4, (0.0,) * 4, (True,) * 4, (None,) * 4),
    *("0000", 0, {0: 0, 1: 0, 2: 0, 3: 0}, (ENDLESS,) * 4, (0, 0, 0, [])),
]


@pytest.mark.parametrize("scores", SCORES, ids=range(len(SCORES)))
def test_scores_that_are_not_one_number_for_each_side_are_refused(scores: Any) -> None:
    for make in (
        lambda: Game.new(GEN, 4, scores=scores),
        lambda: Game(GEN, 4, 0, scores),
        lambda: replace(Game.new(GEN, 4), scores=scores),
        lambda: setting(GEN, 4, 0, scores),
    ):
        with pytest.raises(ValueError, match="scores must be 4 whole numbers, one for each side"):
            make()


def test_scores_may_come_in_a_list() -> None:
    told = Game.new(GEN, 3, scores=[5, 10, 15], dealer=0)  # type: ignore[arg-type]
    assert told.scores == (5, 10, 15)
    assert by_lot(told.deal()).setting.scores == (5, 10, 15)


def test_a_game_of_its_fields_alone_goes_on_like_a_new_one() -> None:
    told, plain = Game(GEN, 4, 0, (0, 0, 0, 0)), Game.new(GEN, 4, dealer=0)
    for _ in range(3):
        deals = by_lot(told.deal()), by_lot(plain.deal())
        assert deals[0] == deals[1]
        told, plain = told.after(deals[0]), plain.after(deals[1])
        assert (told.scores, told.sets, told.dealer) == (plain.scores, plain.sets, plain.dealer)


def test_a_game_without_a_seed_always_deals_the_same_cards() -> None:
    assert Game.new(GEN).deal() == Game.new(GEN).deal() == Game.new(GEN, seed="").deal()
    assert "the same cards" in (Game.new.__doc__ or "")


# --- the hour ----------------------------------------------------------------------------------


@pytest.mark.parametrize("hour", [-1, 24, 99, "6", 6.0, True, (), ENDLESS], ids=range(8))
def test_an_hour_that_no_clock_shows_is_refused_in_every_game(hour: Any) -> None:
    for rules in ALL.values():
        told = Game.new(rules)
        for ask in (told.deal, told.setting, rules.dealing.at_hour):
            with pytest.raises(ValueError, match="is not an hour of the day: 0 to 23, or None"):
                ask(hour=hour)


@pytest.mark.parametrize("hour", [None, *range(24)])
def test_a_deal_begins_at_any_hour(hour: int | None) -> None:
    assert not Game.new(variant("irish_45")).deal(hour=hour).over


# --- seats -------------------------------------------------------------------------------------


@no_seat
def test_nobody_looks_at_the_cards_of_a_seat_that_is_not_there(odd: str) -> None:
    with pytest.raises(NoSuchSeat, match="the seats are 0, 1, 2, 3") as refused:
        view_for(rigged("general_120"), NO_SEAT[odd])
    assert refused.value.seat is NO_SEAT[odd]


ASKED: list[Callable[[Setting, Any], object]] = [
    Setting.from_seat,
    Setting.left_of,
    lambda table, seat: table.opponents(seat, 0),
    lambda table, seat: table.opponents(0, seat),
]


@no_seat
def test_a_table_is_not_asked_about_a_seat_that_is_not_there(odd: str) -> None:
    table = Game.new(GEN, 4).setting()
    for ask in ASKED:
        with pytest.raises(NoSuchSeat, match="the seats are 0, 1, 2, 3"):
            ask(table, NO_SEAT[odd])


def test_who_has_fallen_out_sits_beside_nobody() -> None:
    table = setting(GEN, 4, 3, still_in=(0, 2, 3))
    for ask in ASKED[:2]:
        with pytest.raises(NoSuchSeat, match="the seats are 0, 2, 3"):
            ask(table, 1)
    assert (table.left_of(0), table.from_seat(2)) == (2, (2, 3, 0))


# --- a deal of another game --------------------------------------------------------------------


def test_a_deal_is_counted_once() -> None:
    told = game("general_120", 4)
    deal = by_lot(told.deal())
    after = told.after(deal)
    for later in (after, after.after(by_lot(after.deal()))):
        with pytest.raises(WrongDeal, match="not the next deal of this game"):
            later.after(deal)


def test_a_deal_that_was_thrown_in_is_counted_once() -> None:
    told = game("merrimack_valley", all_pass="redeal_same_dealer")  # noqa: S106 - a house rule
    deal = told.deal()
    over = replace(deal, public=replace(deal.public, phase=by_lot(deal).phase, turn=None))
    again = told.after(over)
    assert (again.dealer, again.scores) == (told.dealer, told.scores)
    with pytest.raises(WrongDeal):
        again.after(over)


OTHERS: dict[str, Callable[[], Game]] = {
    "another game": lambda: game("irish_45", 4),
    "a house rule": lambda: game("general_120", 4, target=60),
    "another number of players": lambda: game("general_120", 3),
    "another dealer": lambda: game("general_120", 4, dealer=1),
    "other scores": lambda: game("general_120", 4, scores=(5, 0, 0, 0)),
    "a later deal": lambda: replace(game("general_120", 4), number=1),
    "one who has fallen out": lambda: replace(game("general_120", 4), still_in=(0, 1, 2)),
}


@pytest.mark.parametrize("other", OTHERS)
def test_a_deal_of_another_game_is_refused(other: str) -> None:
    told = game("general_120", 4)
    with pytest.raises(WrongDeal, match="not the next deal of this game"):
        told.after(by_lot(OTHERS[other]().deal()))


@pytest.mark.parametrize("odd", [None, 5, "deal", (), Deal], ids=str)
def test_what_is_no_deal_is_refused(odd: Any) -> None:
    with pytest.raises(WrongDeal):
        game("general_120", 4).after(odd)


@pytest.mark.parametrize("hour", [None, 0, 5, 6, 23])
def test_a_deal_of_any_hour_is_counted(hour: int | None) -> None:
    told = game("irish_45", 4, joker_after_midnight=False)
    assert told.after(by_lot(told.deal(hour=hour))).number == 1


def test_nothing_is_counted_after_a_game_is_won() -> None:
    near = game("general_120", 2, scores=(105, 0))
    won = counted(near, "00111")
    with pytest.raises(GameIsOver, match="the game is over"):
        won.after(by_lot(near.deal()))


@pytest.mark.parametrize("seed", [None, object(), 1.5, (1,)], ids=range(4))
def test_a_seed_that_could_not_be_written_down_is_refused(seed: Any) -> None:
    with pytest.raises(TypeError, match="a seed is a text or a whole number"):
        Game.new(GEN, 4, seed=seed)


@pytest.mark.parametrize("chairs", [0, 2, 3, 5])
def test_there_is_a_chair_for_every_seat(chairs: int) -> None:
    deal = Game.new(GEN, 4, seed=1).deal()
    with pytest.raises(ValueError, match=f"4 seats at this table, and {chairs} chairs"):
        play(deal, [lambda view: next(iter(legal(view)))] * chairs)
