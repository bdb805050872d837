"""`booked`: asking whether another holds nothing but trumps, and folding."""

from typing import Final

from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.conformance.question import Question


def answer(question: Question) -> Answers:
    """Whether the question may be put, its answer, and whether one may then fold."""
    sides = question.groups("sides")
    players = [player for members in sides.values() for player in members]
    side_of = {player: side for side, members in sides.items() for player in members}
    asker, asked = question.text("asker", players), question.text("asked", players)
    before = question.words("asked_before") if question.has("asked_before") else ()
    for player in before:
        if player not in side_of:
            question.wrong("asked_before", f"{player!r} is on no side")
    refusal = question.variant.booked.refuse(
        opponents=side_of[asker] != side_of[asked],
        trick_started=question.flag("trick_started", default=False),
        asked_before=[players.index(player) for player in before],
        asked=players.index(asked),
    )
    booked = None
    if question.has("asked_hand"):
        booked = question.variant.booked.answer(question.hand("asked_hand"), question.order())
    if refusal is not None:
        return {"may_ask": False, "answer": None, "may_fold": False}
    told: Answers = {} if booked is None else {"answer": booked, "may_fold": booked}
    return {"may_ask": True, **told}


BOOKED: Final = one_shape(
    "booked",
    "trump sides asker asked asked_hand trick_started asked_before",
    "may_ask answer may_fold",
    answer,
)
