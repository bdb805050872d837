"""`legal_plays`: what may be played from a hand."""

from typing import Final

from fortyfives.cards.card import Card
from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.conformance.question import Question


def answer(question: Question) -> Answers:
    """The cards of the hand that may be played."""
    hand = question.hand("hand")
    played = _played(question)
    question.no_card_twice("hand", (*hand, *played))
    bond = question.variant.following.bond(hand, played, question.order())
    return {"legal": [str(card) for card in (bond.allowed if bond else hand)]}


def _played(question: Question) -> tuple[Card, ...]:
    """The cards of the trick so far; none if this player leads."""
    led = question.card("led") if question.has_value("led") else None
    if not question.has("played"):
        return (led,) if led else ()
    played = question.cards("played")
    if question.has("led") and led is not next(iter(played), None):
        question.wrong("played", "its first card is the one that was led")
    return played


LEGAL_PLAYS: Final = one_shape("legal_plays", "trump led played hand state", "legal", answer)
