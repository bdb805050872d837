"""What one is asked, and the answers that are allowed: the rules' own list, with labels."""

from typing import Final

from fortyfives.game.actions import (
    Action,
    AskBooked,
    Beg,
    CallCard,
    ChooseLeader,
    Fold,
    NameTrump,
    Play,
    Rob,
    Say,
    SwapStub,
    TakeTurned,
    ThrowForJoker,
)
from fortyfives.game.legal import Throws
from fortyfives.game.legality import legal
from fortyfives.game.view import SeatView
from fortyfives.rules.stakes import Call
from fortyfives.server import protocol as wire
from fortyfives.server.codec import write_action
from fortyfives.telling.company import Company
from fortyfives.telling.hand import laid_out
from fortyfives.telling.label import label
from fortyfives.telling.question import ask

KINDS: Final[dict[type[Action], str]] = {
    Say: "bid",
    NameTrump: "suit",
    CallCard: "card",
    ChooseLeader: "seat",
    Play: "play",
    Rob: "rob",
    Beg: "beg",
    TakeTurned: "take",
    ThrowForJoker: "take",
    SwapStub: "take",
    AskBooked: "aside",
    Fold: "aside",
}
"""How a choice is laid out: as a bid, as a suit, on a card in the hand, or beside the question."""


def asked(company: Company, view: SeatView, left: float | None = None) -> wire.Ask | None:
    """The question to this seat, or what it may do out of its turn; None if nothing."""
    may = legal(view)
    if isinstance(may, Throws):
        plain = [str(card) for card in laid_out(view).others]
        throw = wire.Throwing(may.least, may.most, plain)
        return wire.Ask(ask(company, view), [], throw, None, left)
    if not may.count:
        return None
    question = ask(company, view) if view.my_turn else ""
    choices = [_choice(company, view, action) for action in may]
    return wire.Ask(question, choices, None, None, left)


def _choice(company: Company, view: SeatView, action: Action) -> wire.Choice:
    written = write_action(action)
    written.pop("seat")
    card = next((written[name] for name in ("card", "discard", "aside") if name in written), None)
    kind = KINDS.get(type(action), "other")
    if isinstance(action, Say) and action.call is Call.PASS:
        kind = "pass"
    return wire.Choice(written, label(company, view, action), kind, card, _number(view, action))


def _number(view: SeatView, action: Action) -> int | None:
    """What a call bids, or holds."""
    if not isinstance(action, Say):
        return None
    bidding = view.public.auction.bidding
    if action.call is Call.HOLD and bidding is not None and bidding.standing is not None:
        return bidding.standing[1].number
    return action.call.number
