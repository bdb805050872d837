"""`rob`: the turned-up card and who may take it, and the privilege of the ace of trumps."""

from typing import Final

from fortyfives.cards.cardset import NO_CARDS
from fortyfives.conformance.kind import Answers, Kind, Shape, fields
from fortyfives.conformance.kinds.turn_up import TurnUp
from fortyfives.conformance.question import Question


def turn_up(question: Question) -> Answers:
    """What has become of the turned card after the events given, and what may still."""
    story = TurnUp.begin(question)
    for entry in question.entries("events") if question.has("events") else []:
        story.happen(entry)
    card, key = story.card, story.key_card()
    answers: Answers = {
        "trump": story.trump.value if story.trump else None,
        "dealer_takes": [str(taken) for taken in story.dealer_takes],
        "dealer_discards": len(story.dealer_takes),
        "may_rob": [*story.may_rob()],
        "may_beg": [*story.may_beg()],
        "may_rob_if_holding": str(key) if key else None,
        "demoted": str(story.demoted) if story.demoted else None,
        "taker": story.taker,
        "takes": str(card) if story.taker and card else None,
        "loses": str(story.lost) if story.lost else None,
        "when": "trick_2" if story.lost else None,
        "returned": {seat: str(aside) for seat, aside in story.returned.items()} or None,
    }
    choices = story.discards()
    if choices is not None:
        answers["discard_choices"] = [str(choice) for choice in choices]
    return answers


def stub(question: Question) -> Answers:
    """The cards that the holder of the ace of trumps turns, and the trump he is offered."""
    order, privilege = question.order(), question.variant.privilege
    cards = question.cards("stub", default=())
    holds = question.card("holder_has") if question.has_value("holder_has") else None
    hand = next((h for h in question.hands("hands").values() if order.ace in h), NO_CARDS)
    if privilege is None or (holds is not order.ace and not hand):
        return {"revealed": [], "offered": None, "discard_choices": []}
    revealed, offered = privilege.turned(cards, order)
    answers: Answers = {
        "revealed": [str(card) for card in revealed],
        "offered": str(offered) if offered else None,
    }
    if hand:
        answers["discard_choices"] = [str(card) for card in privilege.discards(hand, order)]
    return answers


GIVEN: Final = "turn_up dealer hands ace_holder events stub holder_has"
EXPECT: Final = (
    "dealer_takes dealer_discards may_rob discard_choices may_rob_if_holding demoted may_beg "
    "taker takes loses when returned revealed offered"
)
ROB: Final = Kind(
    "rob",
    {
        "": Shape(fields(GIVEN), fields(f"{EXPECT} trump"), turn_up),
        "ace_of_trumps_stub": Shape(fields(f"{GIVEN} trump"), fields(EXPECT), stub),
    },
    selector="phase",
)
