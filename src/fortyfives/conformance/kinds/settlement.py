"""A hand that has been played out: its sides, what they took, and what that did."""

from dataclasses import dataclass
from typing import Final

from fortyfives.conformance.kind import Answers
from fortyfives.conformance.question import Question
from fortyfives.rules.auction import Contract
from fortyfives.rules.goal import Verdict, hangs_a_40, match_points
from fortyfives.rules.scoring import BONUS, TRICK, Taken, count_tricks
from fortyfives.rules.seating import Side
from fortyfives.rules.settling import HandScore
from fortyfives.rules.stakes import ALL_TRICKS, PLAIN, Call

HAND_TOTALS: Final = (ALL_TRICKS * TRICK, ALL_TRICKS * TRICK + BONUS)
NAMED_BIDS: Final = (Call.THIRTY_FOR_SIXTY, Call.SIXTY_FOR_120, Call.BLIND, Call.SLAM)


@dataclass(frozen=True, slots=True)
class Sides:
    """The sides of a case by name; the rules count them from 0, in the order of the file."""

    question: Question
    names: tuple[str, ...]

    @staticmethod
    def of(question: Question, field: str) -> "Sides":
        """The sides that this field has a number for, at least two."""
        names = tuple(question.numbers(field))
        if len(names) < 2:  # noqa: PLR2004 - nobody plays alone
            question.wrong(field, "there are at least two sides")
        return Sides(question, names)

    def find(self, field: str, name: str) -> Side:
        """The side of that name."""
        if name not in self.names:
            self.question.wrong(field, f"{name!r} is not one of the sides")
        return self.names.index(name)

    def one(self, field: str) -> Side | None:
        """The side that a field names; None for null or where the field is missing."""
        if not self.question.has_value(field):
            return None
        return self.find(field, self.question.text(field))

    def numbers(self, field: str) -> tuple[int, ...]:
        """The number of each side, 0 for one that is not named."""
        told = self.question.numbers(field)
        for name in told:
            self.find(field, name)
        return tuple(told.get(name, 0) for name in self.names)

    def by_name(self, numbers: tuple[int, ...]) -> Answers:
        """A number for each side, as answers write it."""
        return dict(zip(self.names, numbers, strict=True))

    def winner(self, verdict: Verdict) -> str | None:
        """The one side that has won; None if nobody has."""
        return self.names[verdict.winners[0]] if len(verdict.winners) == 1 else None


def read_bid(question: Question, found: object) -> Call:
    """A bid: a number, or the name of one that is no number."""
    for call in (*PLAIN, *NAMED_BIDS):
        written = call.value if call in NAMED_BIDS else call.number
        if type(found) is type(written) and found == written:
            return call
    return question.wrong("bid", f"{found!r} is no bid")


def write_bid(call: Call) -> int | str:
    """A bid as results write it."""
    return call.value if call.number is None else call.number


def read_contract(question: Question, sides: Sides) -> tuple[Contract | None, Side | None]:
    """What was bid, and by which side; None in a game without an auction."""
    bidder = sides.one("bidder")
    if question.variant.auction is None:
        if bidder is not None or question.has_value("bid"):
            question.wrong("bidder", "nobody bids in this game")
        return None, None
    if bidder is None:
        question.wrong("bidder", "somebody has won the bid in this game")
    return Contract(bidder, read_bid(question, question.value("bid"))), bidder


def read_taken(question: Question, sides: Sides, bidding: tuple[Side, ...] = ()) -> Taken:
    """What each side took.

    Where `tricks_taken` is missing, whoever took every point has all five; the sides of `bidding`
    are counted as one for this.
    """
    points = sides.numbers("taken")
    total = sum(points)
    if total not in HAND_TOTALS or any(n < 0 or n % TRICK for n in points):
        question.wrong("taken", f"no hand gives {list(points)}")
    if question.has("tricks_taken"):
        tricks = sides.numbers("tricks_taken")
        if sum(tricks) != ALL_TRICKS or min(tricks) < 0:
            question.wrong("tricks_taken", "there are five tricks")
        return Taken(points, tricks)
    groups = ([bidding] if bidding else []) + [(side,) for side in range(len(points))]
    for group in groups:
        if sum(points[side] for side in group) == total:
            return Taken(
                points, tuple(ALL_TRICKS * (side == group[0]) for side in range(len(points)))
            )
    return Taken(points, (0,) * len(points))


def by_tricks(question: Question, sides: Sides, field: str) -> Taken:
    """What each side took, from a list of side and points in the order of the tricks."""
    takers, told = [], []
    for entry in question.entries(field):
        if not isinstance(entry, list) or len(entry) != 2:  # noqa: PLR2004 - a pair
            question.wrong(field, f"{entry!r} is not a side and its points")
        told.append(question.as_number(field, entry[1]))
        takers.append(sides.find(field, question.as_text(field, entry[0])))
    tens = (place for place, points in enumerate(told) if points > TRICK)
    taken = count_tricks(takers, next(tens, None), len(sides.names))
    for place, points in enumerate(told):
        if points != taken.worth(place):
            question.wrong(field, f"a trick is worth {TRICK} or once {TRICK + BONUS}, not {points}")
    return taken


def after_hand(sides: Sides, score: HandScore) -> Answers:
    """The scores after the hand, and those that a next game would open with."""
    start = score.next_start
    return {
        "after": sides.by_name(score.after),
        "next_game_start": None if start is None else sides.by_name(start),
    }


def ending(sides: Sides, verdict: Verdict, before: tuple[int, ...] | None = None) -> Answers:
    """What a verdict says: over or not, who won, who fell out, and what a match gains."""
    answers: Answers = {
        "over": verdict.over,
        "winner": sides.winner(verdict),
        "removed": [sides.names[side] for side in verdict.removed],
        "match_points": None,
    }
    if verdict.over:
        answers["match_points"] = sides.by_name(match_points(verdict, len(sides.names)))
    if before is not None:
        answers["hanging_a_40"] = hangs_a_40(verdict, before)
    return answers
