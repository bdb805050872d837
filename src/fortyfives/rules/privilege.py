"""The privilege of the ace of trumps in One-Hundred and Ten."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from fortyfives.cards.cardset import CardSet
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fortyfives.cards.card import Card
    from fortyfives.rules.ranking import Order


class SwapDiscard(Enum):
    """Which card is given for the trump that was turned. Source: AMB-58."""

    FREE = "free"
    WEAKEST_BY_RANK = "weakest_by_rank"


@dataclass(frozen=True, slots=True)
class AcePrivilege:
    """The holder of the ace of trumps may turn the stub until a trump appears, and swap for it.

    Source: H110-11, AMB-58.
    """

    swap: SwapDiscard = SwapDiscard.FREE

    def turned(self, stub: Sequence[Card], order: Order) -> tuple[tuple[Card, ...], Card | None]:
        """The cards exposed, in order, and the first trump among them if there is one."""
        for place, card in enumerate(stub):
            if order.is_trump(card):
                return tuple(stub[: place + 1]), card
        return tuple(stub), None

    def discards(self, hand: CardSet, order: Order) -> CardSet:
        """What the holder may give for the trump: any card but the ace itself."""
        others = hand.minus(order.ace)
        if self.swap is SwapDiscard.WEAKEST_BY_RANK:
            return CardSet.of([order.weakest(others)])
        return others
