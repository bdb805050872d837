"""The naming of trump, a part of `bid_legal`: which suits may be named."""

from collections.abc import Iterable

from fortyfives.cards.card import Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.conformance.case import BadCase
from fortyfives.conformance.kind import Answers
from fortyfives.conformance.question import Question
from fortyfives.rules.auction import Auction
from fortyfives.rules.naming import GoOnKitty, KittyTiming, Naming


def auction_of(question: Question) -> Auction:
    """The auction of this game; a game with a turned-up trump has none."""
    if question.variant.auction is None:
        raise BadCase("nobody bids in this game")
    return question.variant.auction


def name_trump(question: Question) -> Answers:
    """The suits that the winner of the bid may name, with the cards he has seen."""
    naming = _naming(question)
    sees_kitty = naming.kitty_timing is KittyTiming.BEFORE_NAMING
    if question.flag("kitty_seen", default=sees_kitty) is not sees_kitty:
        question.wrong("kitty_seen", f"the kitty is seen {naming.kitty_timing.value} in this game")
    hand, kitty = question.hand("hand"), CardSet.of(question.cards("kitty", default=()))
    question.no_card_twice("hand", (*hand, *kitty))
    return _legal(naming.suits(hand | kitty if sees_kitty else hand))


def on_kitty(question: Question) -> Answers:
    """The suits that may be named by one who has thrown his hand for the kitty."""
    naming = _naming(question)
    if naming.go_on_kitty is GoOnKitty.OFF:
        return _legal(())
    return _legal(naming.suits_on_kitty(question.hand("kitty")))


def on_top_card(question: Question) -> Answers:
    """The suit that must be trump for one who has thrown hand and kitty for the top card."""
    naming = _naming(question)
    if not naming.go_on_top_card:
        return _legal(())
    return _legal([naming.suit_on_top_card(question.card("top_card"))])


def _naming(question: Question) -> Naming:
    if question.variant.naming is None:
        raise BadCase("nobody names trump in this game")
    return question.variant.naming


def _legal(suits: Iterable[Suit]) -> Answers:
    return {"legal": [suit.value for suit in suits]}
