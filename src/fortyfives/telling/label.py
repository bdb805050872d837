"""A short label for every action, as it stands on a button and as a card player says it."""

from collections.abc import Callable
from typing import Any, Final

from fortyfives.game.actions import (
    Action,
    AskBooked,
    Beg,
    CallCard,
    ChooseLeader,
    ChoosePackets,
    Cut,
    DeclineRob,
    Discard,
    Fold,
    GoAlone,
    GoOnKitty,
    GoOnTopCard,
    LeaveStub,
    LeaveTurned,
    Look,
    NameTrump,
    PassStub,
    Play,
    RaiseToThirty,
    Rob,
    Say,
    SeeKitty,
    SwapStub,
    TakeTurned,
    ThrowForJoker,
    TurnStub,
)
from fortyfives.game.view import SeatView
from fortyfives.rules.dealing import PacketTo
from fortyfives.rules.stakes import Call
from fortyfives.telling.company import Company
from fortyfives.wording.messages import capital

Labeller = Callable[[Company, SeatView, Any], str]
CALLS: Final = {
    Call.PASS: "label-pass",
    Call.HOLD: "label-hold",
    Call.BLIND: "label-blind",
    Call.THIRTY_FOR_SIXTY: "label-thirty-for-sixty",
    Call.SIXTY_FOR_120: "label-sixty-for-120",
    Call.SLAM: "label-slam",
}
"""The calls that are no plain number."""


def label(company: Company, view: SeatView, action: Action) -> str:
    """What stands on the button of an action that the seat of the view may do."""
    return LABELS[type(action)](company, view, action)


def _plain(key: str) -> Labeller:
    """The label of an action in which there is nothing to choose."""
    return lambda company, _view, _action: company.words.say(key)


def _cut(company: Company, _view: SeatView, action: Cut) -> str:
    return company.words.say("label-cut", n=action.depth)


def _packets(company: Company, _view: SeatView, action: ChoosePackets) -> str:
    first = next(packet.cards for packet in action.pattern if packet.to is PacketTo.HANDS)
    return company.words.say("label-packets", n=first)


def _for_joker(company: Company, _view: SeatView, action: ThrowForJoker) -> str:
    return company.words.say("label-throw-one", card=company.card(action.discard))


def _take(company: Company, view: SeatView, action: TakeTurned) -> str:
    ace = company.card(view.public.turn_up.shown[-1])
    return company.words.say("label-take", card=ace, thrown=company.card(action.discard))


def _call(company: Company, _view: SeatView, action: Say) -> str:
    key = CALLS.get(action.call)
    return company.call(action.call) if key is None else company.words.say(key)


def _suit(company: Company, _view: SeatView, action: NameTrump) -> str:
    return capital(company.suit(action.suit))


def _called(company: Company, _view: SeatView, action: CallCard) -> str:
    return company.words.say("label-call", card=company.card(action.card))


def _discard(company: Company, _view: SeatView, action: Discard) -> str:
    """How many; which they are is seen in the hand."""
    return company.words.say("label-throw", n=len(action.cards))


def _swap(company: Company, view: SeatView, action: SwapStub) -> str:
    offered = view.public.stub.offered
    assert offered is not None  # noqa: S101 - there is something to give the card for
    given = company.card(action.discard)
    return company.words.say("label-swap", card=company.card(offered), given=given)


def _leader(company: Company, _view: SeatView, action: ChooseLeader) -> str:
    return company.words.say("label-leads", **company.who(action.leader))


def _rob(company: Company, view: SeatView, action: Rob) -> str:
    card = view.public.turn_up.card
    assert card is not None  # noqa: S101 - there is something to rob
    thrown = company.card(action.discard)
    return company.words.say("label-rob", card=company.card(card), thrown=thrown)


def _beg(company: Company, _view: SeatView, action: Beg) -> str:
    return company.words.say("label-beg", card=company.card(action.aside))


def _booked(company: Company, _view: SeatView, action: AskBooked) -> str:
    return company.words.say("label-booked", name=company.names[action.asked])


def _play(company: Company, _view: SeatView, action: Play) -> str:
    return company.words.say("label-play", card=company.card(action.card))


LABELS: Final[dict[type[Action], Labeller]] = {
    Cut: _cut,
    ChoosePackets: _packets,
    ThrowForJoker: _for_joker,
    TakeTurned: _take,
    LeaveTurned: _plain("label-leave"),
    Look: _plain("label-look"),
    Say: _call,
    RaiseToThirty: _plain("label-raise"),
    SeeKitty: _plain("label-see-kitty"),
    GoOnKitty: _plain("label-go-on-kitty"),
    GoOnTopCard: _plain("label-go-on-top"),
    NameTrump: _suit,
    CallCard: _called,
    GoAlone: _plain("label-alone"),
    Discard: _discard,
    PassStub: _plain("label-pass-stub"),
    TurnStub: _plain("label-turn-stub"),
    SwapStub: _swap,
    LeaveStub: _plain("label-leave"),
    ChooseLeader: _leader,
    Rob: _rob,
    DeclineRob: _plain("label-decline-rob"),
    Beg: _beg,
    AskBooked: _booked,
    Fold: _plain("label-fold"),
    Play: _play,
}
