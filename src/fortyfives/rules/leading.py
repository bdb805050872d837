"""Who leads to the first trick."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fortyfives.rules.seating import Seat


class FirstLead(Enum):
    """Who leads to the first trick. Source: GEN-10, MV-26, NSA-32, H110-10, G55-17."""

    LEFT_OF_DEALER = "left_of_dealer"
    BIDDER = "bidder"
    LEFT_OF_BIDDER = "left_of_bidder"
    BIDDERS_CHOICE = "bidders_choice"

    def may_lead(self, ring: Sequence[Seat], bidder: Seat | None) -> tuple[Seat, ...]:
        """The seats that may lead first; the ring is in dealing order, the dealer last."""
        if bidder is None or self is FirstLead.LEFT_OF_DEALER:
            return (ring[0],)
        left = ring[(ring.index(bidder) + 1) % len(ring)]
        return {
            FirstLead.BIDDER: (bidder,),
            FirstLead.LEFT_OF_BIDDER: (left,),
            FirstLead.BIDDERS_CHOICE: (bidder, left),
        }[self]
