"""The one door to what is legal: players, engine, terminal and screens all ask here."""

from collections.abc import Callable

from fortyfives.game.actions import ACTIONS, Action, Play, Say
from fortyfives.game.legal import NOTHING_LEGAL, Legal
from fortyfives.game.phases import auction, calling, cut, exchange, naming, play, robbing, stub
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.stakes import Call

_LEGAL: dict[Phase, Callable[[SeatView], Legal]] = {
    Phase.CUT: cut.legal,
    Phase.PACKETS: cut.legal,
    Phase.JOKER: robbing.legal,
    Phase.TURNED_ACE: robbing.legal,
    Phase.AUCTION: auction.legal,
    Phase.NAMING: naming.legal,
    Phase.CALLING: calling.legal,
    Phase.EXCHANGE: exchange.legal,
    Phase.STUB: stub.legal,
    Phase.LEADER: stub.legal,
    Phase.PLAY: play.legal,
}
_REFUSE: dict[Phase, Callable[[SeatView, Action], Refusal]] = {
    Phase.CUT: cut.refuse,
    Phase.PACKETS: cut.refuse,
    Phase.JOKER: robbing.refuse,
    Phase.TURNED_ACE: robbing.refuse,
    Phase.AUCTION: auction.refuse,
    Phase.NAMING: naming.refuse,
    Phase.CALLING: calling.refuse,
    Phase.EXCHANGE: exchange.refuse,
    Phase.STUB: stub.refuse,
    Phase.LEADER: stub.refuse,
    Phase.PLAY: play.refuse,
}
# In these phases others may speak up too: a Slam, or the question "booked?".
_SPEAKING_UP = {Phase.AUCTION, Phase.NAMING, Phase.PLAY}
_KINDS = frozenset(ACTIONS)


class NotAnAction(TypeError):
    """What was given is no action at all, or that of another seat than the view's."""


def legal(view: SeatView) -> Legal:
    """Everything the seat may do now."""
    if view.phase is Phase.OVER:
        return NOTHING_LEGAL
    return _LEGAL[view.phase](view)


def refuse(view: SeatView, action: Action) -> Refusal | None:
    """Why the seat may not do this now; None if it may.

    Raises `NotAnAction` for what is no action of this seat.
    """
    if type(action) not in _KINDS:
        message = f"{action!r} is not an action"
        raise NotAnAction(message)
    if action.seat != view.seat:
        message = f"seat {view.seat} cannot act for seat {action.seat}"
        raise NotAnAction(message)
    if view.phase is Phase.OVER:
        return Refusal("GEN-16", "deal-is-over")
    if _allowed(view, action):
        return None
    if not view.my_turn and view.phase not in _SPEAKING_UP:
        return Refusal("GEN-10", "not-your-turn")
    if isinstance(action, Say) and action.call is Call.SLAM and not view.my_turn:
        return Refusal("VAR-12", "slam-not-now")
    return _REFUSE[view.phase](view, action)


def _allowed(view: SeatView, action: Action) -> bool:
    """Whether the action is legal; one card is looked up without listing all that may be done."""
    if isinstance(action, Play) and view.phase is Phase.PLAY:
        return action.card in play.playable(view)
    return action in legal(view)
