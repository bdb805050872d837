"""The pack a game is played with: fifty-two cards, and jokers if the game has them."""

from __future__ import annotations

from functools import cache

from fortyfives.cards.card import BLACK_JOKER, PACK, RED_JOKER, Card

SUITED = 52


@cache
def pack(jokers: int = 0) -> tuple[Card, ...]:
    """The cards of a pack with that many jokers, in the order of their index.

    A single joker is the red one. Source: CARDS-01.
    """
    return PACK[:SUITED] + (RED_JOKER, BLACK_JOKER)[:jokers]
