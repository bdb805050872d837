"""Cards inside sentences, short (9♠) or as one says them (the nine of spades).

A card is two letters here, as records write it: rank and suit, or RJ and BJ for the jokers.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

from fortyfives.wording.messages import Fact, Words

SYMBOLS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
JOKERS: Final = ("RJ", "BJ")


class Form(Enum):
    """How a card is said in a sentence."""

    SHORT = "short"
    BARE = "card-bare"
    THE = "card-the"
    OF = "card-of"


def say_card(words: Words, card: str, form: Form = Form.SHORT) -> str:
    """One card: 9♠, nine of spades, the nine of spades, or of the nine of spades."""
    facts = _facts(card)
    if form is not Form.SHORT:
        return words.say(form.value, **facts)
    if card in JOKERS:
        return words.say("card-joker", **facts)
    return f"{say_rank(words, card)}{SYMBOLS[card[1]]}"


def say_rank(words: Words, card: str) -> str:
    """What stands in the corner of the card beside its suit, such as K or 10."""
    facts = _facts(card)
    return words.say("card-letter", **facts) if words.own_letters else str(facts["r"])


def say_suit(words: Words, suit: str) -> str:
    """A suit by its letter: clubs, diamonds, hearts or spades."""
    return words.say("suit", s=suit)


def say_cards(words: Words, cards: Iterable[str], form: Form = Form.SHORT) -> str:
    """Several cards: 9♠, K♦ and 3♠."""
    return words.all_of([say_card(words, card, form) for card in cards])


def _facts(card: str) -> dict[str, Fact]:
    """Rank and suit for a sentence: 2 to 10 are numbers, the others letters."""
    if card in JOKERS:
        return {"r": card, "s": ""}
    rank = "10" if card[0] == "T" else card[0]
    return {"r": int(rank) if rank.isdecimal() else rank, "s": card[1]}
