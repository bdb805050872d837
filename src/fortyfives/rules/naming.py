"""How the winner of the bid names trump, and when he sees the kitty."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from fortyfives.cards.card import ACE_OF_HEARTS, Card, Suit
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fortyfives.cards.cardset import CardSet


class KittyTiming(Enum):
    """Whether the kitty is seen after or before trump is named. Source: MV-18, NSA-24, NSA-25."""

    AFTER_NAMING = "after_naming"
    BEFORE_NAMING = "before_naming"


class NameNeedsTrump(Enum):
    """Whether the namer must hold a trump of the suit he names. Source: NSA-23, AMB-27."""

    NO = "no"
    YES = "yes"
    NATURAL_SUIT = "natural_suit"


class GoOnKitty(Enum):
    """Whether the whole hand may be thrown for the kitty. Source: NSA-26, G55-14."""

    OFF = "off"
    KITTY_SUITS = "kitty_suits"
    ANY_SUIT = "any_suit"


@dataclass(frozen=True, slots=True)
class Naming:
    """The winner of the bid names trump.

    Source: MV-17..19, NSA-22..27, G55-12, G55-14, H110-07.
    """

    kitty_timing: KittyTiming = KittyTiming.AFTER_NAMING
    needs_trump: NameNeedsTrump = NameNeedsTrump.NO
    go_on_kitty: GoOnKitty = GoOnKitty.OFF
    go_on_top_card: bool = False

    def suits(self, held: CardSet) -> tuple[Suit, ...]:
        """The suits that may be named with these cards in sight. Source: NSA-23, AMB-27, AMB-30."""
        if self.needs_trump is NameNeedsTrump.NO:
            return tuple(Suit)
        if self.needs_trump is NameNeedsTrump.NATURAL_SUIT:
            return self.suits_among(held)
        if any(card.joker or card is ACE_OF_HEARTS for card in held):
            return tuple(Suit)
        return self.suits_among(held)

    def suits_on_kitty(self, kitty: CardSet) -> tuple[Suit, ...]:
        """The suits that may be named after going on the kitty. Source: NSA-26, AMB-28."""
        if self.go_on_kitty is GoOnKitty.KITTY_SUITS:
            return self.suits_among(kitty)
        return self.suits(kitty)

    def suit_on_top_card(self, card: Card) -> Suit:
        """The suit that must be trump after going on the top card. Source: NSA-27, AMB-29."""
        return card.suit or Suit.HEARTS

    @staticmethod
    def suits_among(cards: Iterable[Card]) -> tuple[Suit, ...]:
        """The printed suits of the cards, any suit if there are only jokers."""
        present = {card.suit for card in cards}
        return tuple(suit for suit in Suit if suit in present) or tuple(Suit)
