"""The privilege of the ace of trumps, and who leads."""

from fortyfives.game.actions import (
    Action,
    ChooseLeader,
    LeaveStub,
    PassStub,
    SwapStub,
    TurnStub,
)
from fortyfives.game.legal import NOTHING_LEGAL, Choices, Legal
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.refusal import Refusal


def legal(view: SeatView) -> Legal:
    """What the seat asked may do about the stub, or whom the bidder may have lead.

    Every seat is asked in turn, so that nobody learns who holds the ace from the asking.
    """
    seat, privilege = view.seat, view.variant.privilege
    if seat is None or not view.my_turn:
        return NOTHING_LEGAL
    if view.phase is Phase.LEADER:
        leaders = view.variant.first_lead.may_lead(view.setting.ring, view.public.bidder)
        return Choices(tuple(ChooseLeader(seat, leader) for leader in leaders))
    assert privilege is not None  # noqa: S101 - this game has the privilege
    order = view.order()
    if view.public.stub.offered is not None:
        discards = privilege.discards(view.hand, order)
        return Choices((LeaveStub(seat), *(SwapStub(seat, card) for card in discards)))
    if order.ace in view.hand:
        return Choices((PassStub(seat), TurnStub(seat)))
    return Choices((PassStub(seat),))


def refuse(view: SeatView, action: Action) -> Refusal:
    """Why the seat may not do this about the stub or the lead."""
    if isinstance(action, ChooseLeader):
        return Refusal("H110-10", "leader-bidder-or-left")
    offered = view.public.stub.offered
    if isinstance(action, TurnStub) and view.phase is Phase.STUB and offered is None:
        return Refusal("H110-11", "stub-needs-the-ace")
    if isinstance(action, SwapStub) and offered is not None:
        key = "stub-card-must-stay" if action.discard in view.hand else "card-not-held"
        return Refusal("H110-11", key, (action.discard,))
    return Refusal("H110-11", "not-now")
