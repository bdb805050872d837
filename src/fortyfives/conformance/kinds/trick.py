"""`trick_winner`: who takes one trick."""

from typing import Final

from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.conformance.question import Question


def answer(question: Question) -> Answers:
    """The player whose card takes the trick."""
    plays = question.plays("plays", question.entries("plays"))
    cards = tuple(card for _, card in plays)
    question.no_card_twice("plays", cards)
    return {"winner": plays[question.order().winner(cards)][0]}


TRICK_WINNER: Final = one_shape("trick_winner", "trump plays state", "winner", answer)
