"""`round_robin_table`: points, order and medals of a round robin."""

from typing import Final

from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.conformance.kinds.results import Results
from fortyfives.conformance.question import Question


def answer(question: Question) -> Answers:
    """The table after these games."""
    return Results.of(question, "games").answers()


ROUND_ROBIN_TABLE: Final = one_shape(
    "round_robin_table", "medal_places games", "points order medal_order extra_games", answer
)
