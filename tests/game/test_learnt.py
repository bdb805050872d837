"""What somebody learns by an action, and what shows nobody anything."""

from fortyfives import apply, legal, view_for
from fortyfives.game.actions import (
    Action,
    AskBooked,
    Look,
    NameTrump,
    Play,
    RaiseToThirty,
    Say,
    SeeKitty,
)
from fortyfives.game.deal import Deal
from fortyfives.game.learnt import learnt
from fortyfives.rules.stakes import Call
from tests.hands import bid_and_named, bids, card, plays, rigged, suit, turn


def learns(deal: Deal, action: Action) -> bool:
    """Whether somebody learns something when this is done."""
    return learnt(deal, apply(deal, action), action.seat)


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


def test_an_answer_is_heard_for_good() -> None:
    hands = {0: "5S JS AH AS KS", 1: "2C 3C 4C 6C 7C"}
    deal = bid_and_named(rigged("merrimack_valley_common", hands=hands), "20 pass pass pass", "S")
    assert learns(deal, AskBooked(1, 0))


def test_the_last_card_of_a_deal_is_played_for_good() -> None:
    hands = {0: "5C JC 2C 3C 4C", 1: "2D 3D 4D 6D 7D", 2: "2S 3S 4S 6S 7S", 3: "9C TC 8C 7C 6C"}
    deal = bid_and_named(rigged("merrimack_valley", hands=hands), "15 pass pass pass", "C")
    rest = "5C 2D 2S 9C JC 3D 3S TC 2C 4D 4S 8C 3C 6D 6S 7C 4C 7D 7S"
    assert learns(plays(deal, rest), Play(3, card("6C")))


def legal_actions(deal: Deal) -> tuple[Action, ...]:
    """What the seat in turn may do."""
    may = legal(view_for(deal, turn(deal)))
    return getattr(may, "actions", ())
