"""Calling a card to find a partner, or going alone."""

from fortyfives.cards.pack import pack
from fortyfives.game.actions import Action, CallCard, GoAlone
from fortyfives.game.legal import NOTHING_LEGAL, Choices, Legal
from fortyfives.game.view import SeatView
from fortyfives.rules.refusal import Refusal


def legal(view: SeatView) -> Legal:
    """The cards the bidder may call, and going alone."""
    seat, calling = view.seat, view.variant.calling
    if seat is None or not view.my_turn or calling is None:
        return NOTHING_LEGAL
    order = view.order()
    calls = tuple(
        CallCard(seat, card)
        for card in pack(view.variant.dealing.jokers)
        if calling.refuse(card, view.hand, order) is None
    )
    return Choices((GoAlone(seat), *calls))


def refuse(view: SeatView, action: Action) -> Refusal:
    """Why that card may not be called."""
    calling = view.variant.calling
    if isinstance(action, CallCard) and calling is not None:
        refusal = calling.refuse(action.card, view.hand, view.order())
        return refusal or Refusal("NSA-44", "call-not-in-pack", (action.card,))
    return Refusal("NSA-43", "not-now")
