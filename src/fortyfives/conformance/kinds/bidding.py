"""`bid_legal`: whose turn it is in the auction, and what may be said."""

from collections.abc import Callable
from typing import Final

from fortyfives.conformance.kind import Answers, Kind, Shape, fields
from fortyfives.conformance.kinds import naming
from fortyfives.conformance.kinds.settlement import read_bid, write_bid
from fortyfives.conformance.question import Question
from fortyfives.conformance.table import Table
from fortyfives.rules.auction import Auction, Bidding, Contract
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call, ThirtyForSixty

LOOK: Final = "look"
KEEP: Final = "keep"
RAISE: Final = "raise_to_30"


def auction(question: Question) -> Answers:
    """What the player asked about may say, or else the one in turn, and how it ended."""
    rules, table = naming.auction_of(question), Table.of(question)
    bidding = _bidding(question, rules, table)
    turn = rules.turn(bidding, question.variant.highest_bid)
    seat = _player(question, table, turn)
    calls = () if seat is None else _may_say(question, rules, bidding, seat)
    contract = rules.result(bidding) if turn is None else None
    return {
        "turn": None if turn is None else table.names[turn],
        "legal": [call.value for call in calls],
        "result": None if contract is None else _written(table, contract),
    }


def blind_offer(question: Question) -> Answers:
    """What a player who has not seen his cards may say: look, or call 30-for-60 blind."""
    rules, table = naming.auction_of(question), Table.of(question)
    bidding = _bidding(question, rules, table)
    turn = rules.turn(bidding, question.variant.highest_bid)
    legal = []
    if turn is not None and _player(question, table, turn) == turn:
        legal = [LOOK, Call.BLIND.value] if _blind_open(rules, bidding) else [LOOK]
    return {"turn": None if turn is None else table.names[turn], "legal": [*legal]}


def after_auction(question: Question) -> Answers:
    """What may be done between the end of the auction and the naming of trump."""
    rules, table = naming.auction_of(question), Table.of(question)
    won = question.named("won")
    if set(won) != {"bidder", "bid"}:
        question.wrong("won", "it tells the bidder and the bid, and nothing else")
    bidder = table.seat(question, "won", question.as_text("won", won["bidder"]))
    call = read_bid(question, won["bid"])
    seat = _player(question, table, bidder)
    named = question.flag("trump_named", default=False)
    seen = question.flag("kitty_taken", default=False)
    legal = []
    if seat == bidder:
        raises = rules.may_raise(call) and not (named or seen)
        legal = [KEEP, RAISE] if raises else [KEEP]
    if rules.slam_any_time(call) and not named:
        legal.append(Call.SLAM.value)
    return {"turn": table.names[bidder], "legal": [*legal]}


def slam_calls(question: Question) -> Answers:
    """Whose Slam counts when several call one at once."""
    rules, table = naming.auction_of(question), Table.of(question)
    callers = table.seats(question, "callers")
    if not callers or not rules.slam_any_time(None):
        return {"turn": None, "legal": [], "result": None}
    contract = Contract(rules.first_slam(table.ring, callers), Call.SLAM)
    return {"turn": None, "legal": [], "result": _written(table, contract)}


def _bidding(question: Question, rules: Auction, table: Table) -> Bidding:
    """The auction after the calls given, each of which the rules must have allowed."""
    minimums = tuple(rules.minimum(score) for score in table.scores(question, "scores"))
    bidding = Bidding(table.ring, minimums)
    for entry in question.entries("history") if question.has("history") else []:
        if not isinstance(entry, list) or len(entry) != 2:  # noqa: PLR2004 - a pair
            question.wrong("history", f"{entry!r} is not a seat and what it said")
        name = question.as_text("history", entry[0])
        word = question.as_text("history", entry[1])
        seat = table.seat(question, "history", name)
        allowed = _may_say(question, rules, bidding, seat)
        if rules.turn(bidding, question.variant.highest_bid) == seat and _blind_open(
            rules, bidding
        ):
            allowed = (*allowed, Call.BLIND)
        call = next((call for call in allowed if call.value == word), None)
        if call is None:
            place = len(bidding.calls) + 1
            question.wrong("history", f"{name} may not say {word!r} as call {place}")
        bidding = bidding.after(seat, call)
    return bidding


def _may_say(question: Question, rules: Auction, bidding: Bidding, seat: Seat) -> tuple[Call, ...]:
    """What a seat that has seen its cards may say now, in turn or out of it."""
    highest = question.variant.highest_bid
    turn = rules.turn(bidding, highest)
    if turn == seat:
        return rules.calls(bidding, seat, highest)
    if turn is None and rules.result(bidding) is None:
        return ()
    standing = bidding.standing
    return (Call.SLAM,) if rules.slam_any_time(standing[1] if standing else None) else ()


def _blind_open(rules: Auction, bidding: Bidding) -> bool:
    blind = rules.stakes.thirty_for_sixty is ThirtyForSixty.BLIND
    return blind and rules.blind_offered(bidding)


def _player(question: Question, table: Table, default: Seat | None) -> Seat | None:
    """The seat asked about."""
    if not question.has("player"):
        return default
    return table.seat(question, "player", question.text("player"))


def _written(table: Table, contract: Contract) -> Answers:
    return {
        "bidder": table.names[contract.bidder],
        "bid": write_bid(contract.call),
        "bagged": contract.bagged,
    }


GIVEN: Final = fields(
    "players dealer scores history player won trump_named kitty_taken hand kitty kitty_seen "
    "top_card callers"
)
EXPECT: Final = fields("turn legal illegal result")
PHASES: Final[dict[str, Callable[[Question], Answers]]] = {
    "": auction,
    "blind_offer": blind_offer,
    "after_auction": after_auction,
    "name_trump": naming.name_trump,
    "name_trump_on_kitty": naming.on_kitty,
    "name_trump_on_top_card": naming.on_top_card,
    "slam_calls": slam_calls,
}
BID_LEGAL: Final = Kind(
    "bid_legal",
    {name: Shape(GIVEN, EXPECT, answer) for name, answer in PHASES.items()},
    selector="phase",
)
