"""The one door between a deal and those who look at it."""

from fortyfives.game.deal import Deal
from fortyfives.game.view import NOTHING, SeatView
from fortyfives.rules.seating import Seat


def view_for(deal: Deal, seat: Seat | None) -> SeatView:
    """What that seat may know; None is a spectator, who sees only what is public."""
    own = NOTHING if seat is None else deal.owns[seat]
    return SeatView(seat, deal.public, own)
