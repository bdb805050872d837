"""A set of cards that never changes, such as a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.cards.card import PACK, Card
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


@dataclass(frozen=True, slots=True)
class CardSet:
    """Cards without order; `mask` has one bit for each card, by `Card.index`."""

    mask: int = 0

    @staticmethod
    def of(cards: Iterable[Card]) -> CardSet:
        """The set of these cards; a card named twice counts once."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return CardSet(mask)

    @staticmethod
    def parse(text: str) -> CardSet:
        """Read cards set apart by blanks, such as "5S AH 9D"."""
        return CardSet.of(Card.parse(word) for word in text.split())

    def __contains__(self, card: Card) -> bool:
        """Whether the card is in the set."""
        return bool(self.mask & card.bit)

    def __iter__(self) -> Iterator[Card]:
        """The cards in the order of their index."""
        mask = self.mask
        while mask:
            low = mask & -mask
            yield PACK[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        """How many cards there are."""
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        """Whether there is any card."""
        return self.mask != 0

    def __or__(self, other: CardSet) -> CardSet:
        """The cards of either."""
        return CardSet(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        """The cards in both."""
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        """The cards of this set that the other lacks."""
        return CardSet(self.mask & ~other.mask)

    def __le__(self, other: CardSet) -> bool:
        """Whether every card is also in the other."""
        return not self.mask & ~other.mask

    def plus(self, card: Card) -> CardSet:
        """The set with this card as well."""
        return CardSet(self.mask | card.bit)

    def minus(self, card: Card) -> CardSet:
        """The set without this card."""
        return CardSet(self.mask & ~card.bit)

    def __str__(self) -> str:
        """The cards in two letters each, with blanks between."""
        return " ".join(str(card) for card in self)

    def __repr__(self) -> str:
        """The set as an expression."""
        return f"CardSet.parse({str(self)!r})"


NO_CARDS: Final = CardSet(0)
