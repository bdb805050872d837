"""Asking "booked?" and folding."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from fortyfives.rules.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fortyfives.cards.cardset import CardSet
    from fortyfives.rules.ranking import Order
    from fortyfives.rules.seating import Seat


class Booked(Enum):
    """Whether players may ask "booked?" and fold. Source: MV-28, MV-29, AMB-19."""

    OFF = "off"
    ASK_AND_FOLD = "ask_and_fold"

    def refuse(
        self,
        *,
        opponents: bool,
        trick_started: bool,
        asked_before: Iterable[Seat],
        asked: Seat,
    ) -> Refusal | None:
        """Why the question may not be put: to opponents, before a card is played, once each."""
        if self is Booked.OFF:
            return Refusal("MV-28", "booked-not-played")
        if not opponents:
            return Refusal("MV-28", "booked-opponents-only")
        if trick_started:
            return Refusal("MV-28", "booked-before-the-trick")
        if asked in asked_before:
            return Refusal("MV-28", "booked-once")
        return None

    def answer(self, hand: CardSet, order: Order) -> bool:
        """Whether the hand holds nothing but trumps. Source: MV-28."""
        return all(order.is_trump(card) for card in hand)
