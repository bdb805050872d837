"""`rank_order`: the full order of a suit."""

from typing import Final

from fortyfives.cards.card import Suit
from fortyfives.cards.pack import pack
from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.conformance.question import Question

PLAIN: Final = "plain:"


def answer(question: Question) -> Answers:
    """The cards of the group in this game's pack, best first."""
    order = question.order()
    suits = {"trump": order.trump}
    suits |= {PLAIN + suit.value: suit for suit in Suit if suit is not order.trump}
    suit = suits[question.text("group", suits)]
    cards = [card for card in pack(question.variant.dealing.jokers) if order.suit(card) is suit]
    return {"order": [str(card) for card in sorted(cards, key=order.strength, reverse=True)]}


RANK_ORDER: Final = one_shape("rank_order", "trump group state", "order", answer)
