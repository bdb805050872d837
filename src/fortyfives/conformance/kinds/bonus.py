"""`bonus_trick`: what the tricks of a whole hand are worth."""

from typing import Final

from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.conformance.question import Question
from fortyfives.rules.scoring import count_tricks


def answer(question: Question) -> Answers:
    """The trick worth ten, counted from 1, and the points of each side."""
    order = question.order()
    sides = question.groups("sides")
    side_of = {player: side for side, members in enumerate(sides.values()) for player in members}
    takers = []
    tricks = []
    for entry in question.entries("tricks"):
        plays = question.plays("tricks", question.as_list("tricks", entry))
        cards = tuple(card for _, card in plays)
        for player, _ in plays:
            if player not in side_of:
                question.wrong("tricks", f"{player!r} is on no side")
        takers.append(side_of[plays[order.winner(cards)][0]])
        tricks.append(cards)
    question.no_card_twice("tricks", tuple(card for trick in tricks for card in trick))
    bonus = question.variant.bonus.trick(tricks, order)
    points = count_tricks(takers, bonus, len(sides)).points
    return {
        "bonus_trick": None if bonus is None else bonus + 1,
        "points": dict(zip(sides, points, strict=True)),
        "total": sum(points),
    }


BONUS_TRICK: Final = one_shape(
    "bonus_trick", "trump sides tricks", "bonus_trick points total", answer
)
