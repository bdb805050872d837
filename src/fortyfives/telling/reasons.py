"""Why something may not be done: the sentences of what the rules refuse."""

from fortyfives.cards.card import Card
from fortyfives.game.actions import Action, Play
from fortyfives.game.legality import refuse
from fortyfives.game.view import SeatView
from fortyfives.rules.refusal import Refusal
from fortyfives.telling.company import Company
from fortyfives.telling.hand import laid_out
from fortyfives.value import replace


def why_not(company: Company, view: SeatView, action: Action) -> str | None:
    """Why the seat may not do this now; None if it may."""
    refusal = refuse(view, action)
    return None if refusal is None else company.refused(refusal)


def why_not_cards(company: Company, view: SeatView) -> dict[Card, str | None]:
    """Why each card of the hand may not be played now, in the order in which the hand lies."""
    if view.seat is None:
        return {}
    seat = view.seat
    return {card: why_not(company, view, Play(seat, card)) for card in laid_out(view).cards}


def refused_ahead(view: SeatView, card: Card) -> Refusal | None:
    """What would forbid the card if the turn were the seat's now.

    For one who chooses a card before the turn comes: None if nothing forbids it as the table lies,
    or if the seat has played to this trick, since nobody knows what the next one will ask for but
    that the card must be in the hand.
    """
    if view.seat is None:
        return None
    played = any(seat == view.seat for seat, _ in view.public.trick)
    if played and card in view.own.hand:
        return None
    in_turn = replace(view, public=replace(view.public, turn=view.seat))
    return refuse(in_turn, Play(view.seat, card))
