"""What holds at every step of every deal, whatever is played and by whatever house rules."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given

from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import ACTIONS, Action
from fortyfives.game.events import Event, Played, TrickTaken
from fortyfives.game.legality import legal, refuse
from fortyfives.game.moves.draft import Draft
from fortyfives.game.showing import view_for
from fortyfives.game.story import PublicStory
from fortyfives.rules.following import Following
from fortyfives.rules.scoring import Bonus
from fortyfives.rules.stakes import Stakes
from tests.game.conserved import conserved
from tests.game.nonsense import nonsense
from tests.game.on_paper import written_and_read
from tests.game.watching import (
    at_first,
    begun,
    fold_all,
    imprint,
    note_a_revoke,
    played,
    plays_are_lawful,
    refused,
    remembered,
    settled,
    watch,
)
from tests.strategies import Table, all_tables, by_lot, lots, plain_tables, tables


@given(tables(), lots())
def test_everything_holds_at_every_step(table: Table, lot: random.Random) -> None:
    watch(table, lot)


@given(tables(), lots())
def test_no_card_is_lost_and_none_is_there_twice(table: Table, lot: random.Random) -> None:
    told = played(table, lot)
    happened: list[Event] = []
    for _, step in told.told:
        happened += step.events
        conserved(step.deal, happened)


@given(tables(), lots())
def test_the_seat_in_turn_can_always_do_something(table: Table, lot: random.Random) -> None:
    for _, step in played(table, lot).told[:-1]:
        assert step.deal.turn in step.deal.setting.ring
        assert legal(view_for(step.deal, step.deal.turn)).count > 0
        assert legal(view_for(step.deal, None)).count == 0


def test_nothing_that_may_be_done_is_listed_twice() -> None:
    for table in all_tables():
        lot = random.Random(str(table))
        told = begun(table, lot)
        while told.deal.turn is not None:
            each = list(legal(view_for(told.deal, told.deal.turn)))
            assert len(each) == len(set(each)), table
            told.go_on(by_lot(told.deal, lot))


@given(tables(), lots())
def test_no_card_may_be_played_but_those_that_the_rules_allow(
    table: Table, lot: random.Random
) -> None:
    told = begun(table, lot)
    while told.deal.turn is not None:
        plays_are_lawful(told)
        told.go_on(by_lot(told.deal, lot))


@given(tables(), lots())
def test_an_action_leaves_the_deal_that_it_is_done_to_as_it_was(
    table: Table, lot: random.Random
) -> None:
    told = begun(table, lot)
    while told.deal.turn is not None:
        deal, before = told.deal, imprint(told.deal)
        told.go_on(by_lot(deal, lot))
        assert imprint(deal) == before != imprint(told.deal)


@given(tables(), lots())
def test_whoever_puts_the_events_together_has_his_view(table: Table, lot: random.Random) -> None:
    told = played(table, lot)
    views = at_first(told)
    fold_all(views, told.first)
    for _, step in told.told:
        fold_all(views, step)
    remembered(told)


@given(tables(), lots())
def test_a_hand_is_worth_what_the_rules_say(table: Table, lot: random.Random) -> None:
    told = begun(table, lot)
    while told.deal.turn is not None:
        action = by_lot(told.deal, lot)
        note_a_revoke(told, action)
        told.go_on(action)
    settled(told)


@given(tables(), lots())
def test_a_deal_read_back_from_paper_is_the_deal_that_was_played(
    table: Table, lot: random.Random
) -> None:
    written_and_read(played(table, lot))


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_what_is_not_legal_is_refused_for_a_reason(kind: type[Action]) -> None:
    lot = random.Random(kind.__name__)
    forbidden = 0
    for table in plain_tables():
        told = played(table, lot)
        for deal in [told.first.deal, *(step.deal for _, step in told.told)]:
            seat = lot.choice(deal.setting.ring)
            view = view_for(deal, seat)
            action = nonsense(kind, seat, lot, view.hand, deal.setting.seats)
            if action in legal(view):
                assert refuse(view, action) is None
            else:
                refused(deal, action)
                forbidden += 1
    assert forbidden > 500


# ---------------------------------------------------------------- the watch is awake

Spoil = Callable[[pytest.MonkeyPatch], None]


def _thrown_cards_vanish(spoil: pytest.MonkeyPatch) -> None:
    finished = Draft.finished

    def burn(draft: Draft) -> object:
        draft.pile = CardSet()
        return finished(draft)

    spoil.setattr(Draft, "finished", burn)


def _a_card_is_played_twice(spoil: pytest.MonkeyPatch) -> None:
    spoil.setattr(Played, "own", lambda _event, own: own)


def _the_taker_of_a_trick_is_kept_from_the_others(spoil: pytest.MonkeyPatch) -> None:
    spoil.setattr(TrickTaken, "audience", property(lambda event: event.seat))


def _nothing_binds(spoil: pytest.MonkeyPatch) -> None:
    spoil.setattr(Following, "bond", lambda *_: None)


def _the_last_trick_is_worth_ten(spoil: pytest.MonkeyPatch) -> None:
    spoil.setattr(Bonus, "trick", lambda *_: 4)


def _a_failed_bid_costs_thirty(spoil: pytest.MonkeyPatch) -> None:
    spoil.setattr(Stakes, "costs", lambda *_: 30)


def _aces_are_never_demoted(spoil: pytest.MonkeyPatch) -> None:
    spoil.setattr(PublicStory, "demotable", property(lambda _: False))


@pytest.mark.parametrize(
    ("key", "spoil"),
    [
        ("merrimack_valley", _thrown_cards_vanish),
        ("general_120", _a_card_is_played_twice),
        ("irish_45", _the_taker_of_a_trick_is_kept_from_the_others),
        ("games_55plus", _nothing_binds),
        ("one_ten", _the_last_trick_is_worth_ten),
        ("ns_auction_richmond", _a_failed_bid_costs_thirty),
        ("traditional_ns_45", _aces_are_never_demoted),
    ],
)
def test_what_goes_wrong_is_noticed(
    key: str, spoil: Spoil, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(monkeypatch)
    with pytest.raises(AssertionError):
        watch_many(Table(key, 4))


def watch_many(table: Table) -> None:
    """Watch a hundred deals."""
    for number in range(100):
        watch(table, random.Random(number))
