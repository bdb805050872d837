"""Taking an action back: until anybody else acts, and only while nobody has learnt by it."""

import re

import pytest

from fortyfives import apply, legal, view_for
from fortyfives.game.actions import Action, Look, NameTrump, Play, RaiseToThirty, Say, SeeKitty
from fortyfives.game.deal import Deal
from fortyfives.game.view import SeatView
from fortyfives.rules.stakes import Call
from fortyfives.terminal.past import gained
from fortyfives.variants import ALL
from tests.hands import bid_and_named, bids, card, plays, rigged, suit, turn
from tests.terminal.scribe import Sitting

TAKEN_BACK = {"en": "Taken back.", "fr": "C’est repris."}


def learns(deal: Deal, action: Action) -> bool:
    """Whether somebody learns something when the seat in turn does this."""
    return gained(deal, apply(deal, action), turn(deal))


def test_a_card_played_shows_nobody_more_than_itself() -> None:
    deal = rigged("general_120", hands={0: "KD 2C"}, turned="QC")
    assert not learns(deal, Play(0, card("KD")))


def test_a_bid_shows_nobody_a_card() -> None:
    assert not learns(rigged("ns_auction_richmond"), Say(0, Call.TWENTY))


def test_whoever_sees_cards_or_draws_them_has_learnt_something() -> None:
    won = bids(rigged("ns_auction_richmond"), "20 pass pass pass")
    assert learns(won, SeeKitty(0))
    assert learns(won, RaiseToThirty(0)), "the kitty is seen at once"
    taken = bids(rigged("merrimack_valley"), "15 pass pass pass")
    assert learns(taken, NameTrump(0, suit("C"))), "the kitty is taken in hand"
    blind = rigged("merrimack_valley", thirty_for_sixty="blind")
    assert Look(0) in legal_actions(blind)
    assert learns(blind, Look(0))


def test_the_last_card_of_a_deal_is_played_for_good() -> None:
    hands = {0: "5C JC 2C 3C 4C", 1: "2D 3D 4D 6D 7D", 2: "2S 3S 4S 6S 7S", 3: "9C TC 8C 7C 6C"}
    deal = bid_and_named(rigged("merrimack_valley", hands=hands), "15 pass pass pass", "C")
    rest = "5C 2D 2S 9C JC 3D 3S TC 2C 4D 4S 8C 3C 6D 6S 7C 4C 7D 7S"
    assert learns(plays(deal, rest), Play(3, card("6C")))


def legal_actions(deal: Deal) -> tuple[Action, ...]:
    """What the seat in turn may do."""
    may = legal(view_for(deal, turn(deal)))
    return getattr(may, "actions", ())


# --- at the table -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["ns_auction_richmond", "one_ten", "irish_45"])
def test_a_careful_person_may_take_actions_back_and_the_game_is_the_same(
    key: str, language: str
) -> None:
    plain = Sitting(ALL[key], language=language, careful=True)
    plain.play_deals(2)
    fickle = Sitting(ALL[key], language=language, careful=True, undoes=3)
    fickle.play_deals(2)
    assert fickle.text.count(TAKEN_BACK[language]) == 3
    _, last = re.split(r"\n(?:Deal|Brasse) 2\.", plain.text)
    assert fickle.text.endswith(last)


def test_taking_back_is_refused_with_its_reason() -> None:
    asked: list[str] = []

    def pen(_view: SeatView, typed: str) -> str:
        asked.append(typed)
        return "undo" if len(asked) in {1, 4} else typed

    sitting = Sitting(ALL["merrimack_valley"], pen=pen)
    sitting.play_deals(1)
    assert "There is nothing to take back" in sitting.flat
    assert "somebody else has acted since" in sitting.flat
    assert TAKEN_BACK["en"] not in sitting.flat
