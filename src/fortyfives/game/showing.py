"""The one door between a deal and those who look at it."""

from fortyfives.game.deal import Deal
from fortyfives.game.view import NOTHING, SeatView
from fortyfives.rules.seating import NoSuchSeat, Seat, is_seat


def view_for(deal: Deal, seat: Seat | None) -> SeatView:
    """What that seat may know; None is a spectator, who sees only what is public.

    Raises `NoSuchSeat` for a seat that the table does not have.
    """
    if seat is None:
        return SeatView(None, deal.public, NOTHING)
    if not is_seat(seat, len(deal.owns)):
        raise NoSuchSeat(seat, range(len(deal.owns)))
    return SeatView(seat, deal.public, deal.owns[seat])
