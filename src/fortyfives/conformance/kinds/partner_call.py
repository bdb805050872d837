"""`partner_call`: calling a card, playing it, and sharing what the bid brings."""

from collections.abc import Callable
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.conformance.case import BadCase
from fortyfives.conformance.kind import Answers, Kind, Shape, fields
from fortyfives.conformance.kinds.settlement import Sides, read_contract, read_taken
from fortyfives.conformance.question import Question
from fortyfives.rules.calling import Calling, CallTime
from fortyfives.rules.goal import Standing, Verdict
from fortyfives.rules.seating import Side
from fortyfives.rules.settling import score_hand
from fortyfives.rules.stakes import ALL_TRICKS

STAGES: Final = {
    "trump_named": CallTime.AT_NAMING,
    "refilled": CallTime.AFTER_REFILL,
    "first_card_played": None,
}
PLACES: Final = ("hand", "discards", "stock", "kitty")


def call(question: Question) -> Answers:
    """Whether the card may be named; who names a card of his own goes alone."""
    card, hand = question.card("call"), question.hand("hand")
    answers: Answers = {"legal": _may_name(question, card, hand)}
    if card in hand:
        answers["partner"] = None
    return answers


def calls(question: Question) -> Answers:
    """Which of several cards may be named."""
    hand = question.hand("hand")
    cards = question.cards("candidates")
    return {"calls": {str(card): _may_name(question, card, hand) for card in cards}}


def play(question: Question) -> Answers:
    """What the holder of the named card may play: on the last trick for it, that card if it can be.

    Whether there is a partner after the trick is answered only if there can be none.
    """
    calling, card, hand = _calling(question), question.card("call"), question.hand("holder_hand")
    trick = question.number("trick", 1, ALL_TRICKS)
    led = (question.card("led"),) if question.has_value("led") else ()
    question.no_card_twice("holder_hand", (*hand, *led))
    bond = question.variant.following.bond(hand, led, question.order())
    allowed = bond.allowed if bond else hand
    due = calling.must_show(trick) and card in allowed
    answers: Answers = {"legal": [str(c) for c in (CardSet.of([card]) if due else allowed)]}
    if card not in allowed or trick > calling.deadline:
        answers["partner_after_trick"] = None
    return answers


def reveal(question: Question) -> Answers:
    """Who is the partner as long as the named card has not been played: nobody yet, or at all."""
    _calling(question)
    question.order()
    question.card("call")
    question.text("called_card_location", PLACES)
    question.number("tricks_completed", 0, ALL_TRICKS, default=0)
    return {"partner": None}


def score(question: Question) -> Answers:
    """The scores after a hand, which bidder and partner share."""
    _calling(question)
    sides = Sides.of(question, "before")
    contract, _ = read_contract(question, sides)
    pair = _pair(question, sides)
    taken = read_taken(question, sides, pair)
    before = sides.numbers("before")
    settled = score_hand(question.variant, before, taken, contract=contract, bidding=pair)
    verdict = question.variant.goal.decide(settled.standing())
    return {"after": sides.by_name(settled.after), "winners": [*_winners(sides, verdict)]}


def win(question: Question) -> Answers:
    """Who wins with these scores, after a bid that was made."""
    _calling(question)
    sides = Sides.of(question, "scores")
    after = sides.numbers("scores")
    standing = Standing(after, after, bidding=_pair(question, sides), made=True)
    return {"winners": [*_winners(sides, question.variant.goal.decide(standing))]}


def time(question: Question) -> Answers:
    """Whether this is the moment to call."""
    stage = STAGES[question.text("stage", STAGES)]
    return {"may_call": _calling(question).time is stage}


def _calling(question: Question) -> Calling:
    if question.variant.calling is None:
        raise BadCase("nobody calls a partner in this game")
    return question.variant.calling


def _may_name(question: Question, card: Card, hand: CardSet) -> bool:
    return _calling(question).refuse(card, hand, question.order()) is None


def _pair(question: Question, sides: Sides) -> tuple[Side, ...]:
    """The bidder, and his partner if he has one."""
    bidder, partner = sides.one("bidder"), sides.one("partner")
    if bidder is None:
        question.wrong("bidder", "somebody has won the bid")
    if partner == bidder:
        question.wrong("partner", "nobody is his own partner; alone is written null")
    return (bidder,) if partner is None else (bidder, partner)


def _winners(sides: Sides, verdict: Verdict) -> list[str]:
    return [sides.names[side] for side in verdict.winners]


GIVEN: Final = fields(
    "shape trump hand call candidates holder_hand trick led called_card_location tricks_completed "
    "bidder bid before taken tricks_taken scores stage"
)
EXPECT: Final = fields("legal calls partner_after_trick after winners may_call")
PARTNER: Final = frozenset({"partner"})
ASKED: Final[dict[str, Callable[[Question], Answers]]] = {"call": call, "reveal": reveal}
TOLD: Final[dict[str, Callable[[Question], Answers]]] = {"score": score, "win": win}
NEITHER: Final[dict[str, Callable[[Question], Answers]]] = {
    "calls": calls,
    "play": play,
    "time": time,
}
"""The shapes that ask for the partner, those that are told, and those that do neither."""

PARTNER_CALL: Final = Kind(
    "partner_call",
    {
        **{name: Shape(GIVEN, EXPECT | PARTNER, answer) for name, answer in ASKED.items()},
        **{name: Shape(GIVEN | PARTNER, EXPECT, answer) for name, answer in TOLD.items()},
        **{name: Shape(GIVEN, EXPECT, answer) for name, answer in NEITHER.items()},
    },
    selector="shape",
)
