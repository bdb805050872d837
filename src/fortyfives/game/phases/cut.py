"""Cutting the pack, and the dealer's choice of packets."""

from functools import cache

from fortyfives.game.actions import Action, ChoosePackets, Cut
from fortyfives.game.legal import NOTHING_LEGAL, Choices, Legal
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.dealing import SUITED
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.seating import Seat


def legal(view: SeatView) -> Legal:
    """Where the pack may be cut, or in which packets it may be dealt."""
    if not view.my_turn or view.seat is None:
        return NOTHING_LEGAL
    if view.phase is Phase.PACKETS:
        patterns = view.variant.dealing.patterns()
        return Choices(tuple(ChoosePackets(view.seat, pattern) for pattern in patterns))
    return _cuts(view.seat, SUITED + view.variant.dealing.jokers)


def refuse(view: SeatView, action: Action) -> Refusal:
    """Why this is not a way to cut or deal."""
    if isinstance(action, Cut):
        most = SUITED + view.variant.dealing.jokers - 1
        return Refusal("TNS-04", "cut-leaves-cards", facts=(("most", most),))
    return Refusal("TNS-02", "packets-not-allowed")


@cache
def _cuts(seat: Seat, pack: int) -> Choices:
    return Choices(tuple(Cut(seat, depth) for depth in range(1, pack)))
