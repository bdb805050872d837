"""The one door to what is legal: players, engine, terminal and screens all ask here."""

from collections.abc import Callable
from typing import Any, Final

from fortyfives.cards.card import PACK, Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import ACTIONS, Action, Play, Say
from fortyfives.game.legal import NOTHING_LEGAL, Legal
from fortyfives.game.phases import auction, calling, cut, exchange, naming, play, robbing, stub
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.dealing import Packet
from fortyfives.rules.refusal import Refusal, shown
from fortyfives.rules.seating import is_seat
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
_PACK: Final = frozenset(PACK)
_ALL_CARDS: Final = CardSet.of(PACK)
_PARTS: Final[dict[str, tuple[str, Callable[[Any, int], bool]]]] = {
    "depth": ("a number of cards", lambda part, _: type(part) is int),
    "pattern": ("a deal in packets", lambda part, _: _is_pattern(part)),
    "call": ("a Call", lambda part, _: type(part) is Call),
    "suit": ("a Suit", lambda part, _: type(part) is Suit),
    "cards": ("a CardSet", lambda part, _: _is_cards(part)),
    **dict.fromkeys(
        ("card", "discard", "aside"),
        ("a card of the pack", lambda part, _: type(part) is Card and part in _PACK),
    ),
    **dict.fromkeys(("leader", "asked"), ("a seat of this table", is_seat)),
}
"""What an action may hold besides its seat: in words, and how it is known."""
# No action has more than one part besides its seat.
_KINDS: Final = {kind: (*kind.__match_args__[1:], "")[0] for kind in ACTIONS}


class NotAnAction(TypeError):
    """No action at all, one with something in it that cannot be, or another seat's than the view's.

    The message says what would be right.
    """


def check(action: Action, seats: int) -> None:
    """Raise `NotAnAction` unless this is an action of a seat at a table of so many."""
    part = _KINDS.get(type(action))
    if part is None:
        raise NotAnAction(f"{shown(action)} is not an action")
    if not is_seat(action.seat, seats):
        message = f"{shown(action)} is not an action of a seat here: the seats are 0 to {seats - 1}"
        raise NotAnAction(message)
    if part:
        wanted, is_sound = _PARTS[part]
        if not is_sound(getattr(action, part), seats):
            raise NotAnAction(f"{shown(action)} is not an action: {part} must be {wanted}")


def _is_cards(part: object) -> bool:
    return type(part) is CardSet and type(part.mask) is int and 0 <= part.mask <= _ALL_CARDS.mask


def _is_pattern(part: object) -> bool:
    return type(part) is tuple and all(type(packet) is Packet for packet in part)


def legal(view: SeatView) -> Legal:
    """Everything the seat may do now."""
    if view.phase is Phase.OVER:
        return NOTHING_LEGAL
    return _LEGAL[view.phase](view)


def refuse(view: SeatView, action: Action) -> Refusal | None:
    """Why the seat may not do this now; None if it may.

    Raises `NotAnAction` for what is no action of this seat.
    """
    check(action, view.setting.seats)
    if action.seat != view.seat:
        message = f"seat {view.seat} cannot act for seat {action.seat}"
        raise NotAnAction(message)
    return why_not(view, action)


def why_not(view: SeatView, action: Action) -> Refusal | None:
    """Why the seat may not do this now, if `check` has been asked already."""
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
