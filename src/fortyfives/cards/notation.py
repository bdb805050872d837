"""Cards written in a line, for records and for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fortyfives.cards.card import Card, NotACard, Suit

if TYPE_CHECKING:
    from collections.abc import Iterable


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards in order, such as "5S AH 9D"; `NotACard` for anything else."""
    return tuple(Card.parse(word) for word in text.split())


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards in order, two letters each, with blanks between."""
    return " ".join(str(card) for card in cards)


def read_suit(text: str) -> Suit:
    """Read one suit, such as H or ♥; `NotACard` for anything else."""
    name = text.strip().upper()
    for suit in Suit:
        if name in {suit.value, suit.symbol}:
            return suit
    raise NotACard(text)
