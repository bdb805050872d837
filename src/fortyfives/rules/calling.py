"""Call Your Partner: naming a card whose holder helps the bidder."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from fortyfives.rules.refusal import Refusal
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from fortyfives.cards.card import Card
    from fortyfives.cards.cardset import CardSet
    from fortyfives.rules.ranking import Order


class CallTime(Enum):
    """When the card is called. Source: NSA-43, NSA-57."""

    AFTER_REFILL = "after_refill"
    AT_NAMING = "at_naming"


@dataclass(frozen=True, slots=True)
class Calling:
    """The bidder may name a card; whoever holds it is his partner for the hand.

    `deadline` is the last trick in which the card must appear. Source: NSA-43..57.
    """

    time: CallTime = CallTime.AFTER_REFILL
    deadline: int = 2

    def refuse(self, card: Card, hand: CardSet, order: Order) -> Refusal | None:
        """Why the holder of this hand may not call that card. Source: NSA-44, AMB-77."""
        if card is order.five:
            return Refusal("NSA-44", "call-not-the-five", (card,))
        best = order.best(hand)
        if order.is_trump(card) and order.outranks(card, best):
            return Refusal("NSA-44", "call-outranks-hand", (card, best))
        return None

    def must_show(self, trick: int) -> bool:
        """Whether the called card must be played to this trick, from 1, if the suit rules allow.

        Source: NSA-47, NSA-48, AMB-76.
        """
        return trick == self.deadline
