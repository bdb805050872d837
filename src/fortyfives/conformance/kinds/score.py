"""`hand_score`: the scores after one hand."""

from typing import Final

from fortyfives.conformance.kind import Answers, Kind, Shape, fields
from fortyfives.conformance.kinds.settlement import Sides, after_hand, read_contract, read_taken
from fortyfives.conformance.question import Question
from fortyfives.rules.settling import score_hand


def answer(question: Question) -> Answers:
    """The scores, and who has won the game with them."""
    sides = Sides.of(question, "before")
    contract, bidder = read_contract(question, sides)
    bidding = () if bidder is None else (bidder,)
    taken = read_taken(question, sides)
    score = score_hand(
        question.variant, sides.numbers("before"), taken, contract=contract, bidding=bidding
    )
    verdict = question.variant.goal.decide(score.standing())
    return {**after_hand(sides, score), "winner": sides.winner(verdict)}


HAND_SCORE: Final = Kind(
    "hand_score",
    {
        "": Shape(
            fields("before bidder bid taken tricks_taken"),
            fields("after winner next_game_start"),
            answer,
            unsaid={"winner": None},
        )
    },
)
