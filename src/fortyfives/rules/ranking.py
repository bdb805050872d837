"""Which card beats which."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final

from fortyfives.cards.card import ACE_OF_HEARTS, BLACK_JOKER, PACK, RED_JOKER, Card, Suit, card_of
from fortyfives.cards.cardset import CardSet
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

RED_PIPS: Final = "T98765432"
BLACK_PIPS: Final = "23456789T"
TRUMP_BASE: Final = 100


class JokerRank(Enum):
    """Where the jokers stand among the trumps; of two the red one outranks the other.

    Source: CARDS-07, CARDS-23, CARDS-24.
    """

    BELOW_AH = "below_ah"
    BELOW_JACK = "below_jack"
    ABOVE_FIVE = "above_five"


@dataclass(frozen=True, slots=True)
class Ranking:
    """Five, jack, ace of hearts; then high in red and low in black.

    `two_jokers` is where a second joker puts them both, if that moves them. Source: CARDS-02..24.
    """

    jokers: JokerRank = JokerRank.BELOW_AH
    two_jokers: JokerRank | None = None

    def order(self, trump: Suit, *, demoted: bool = False) -> Order:
        """The order of all cards when that suit is trump.

        `demoted` puts the ace of trumps below every other trump. Source: GEN-09.
        """
        return _order(self.jokers, trump, demoted)

    def trumps(self, trump: Suit, *, demoted: bool = False) -> tuple[Card, ...]:
        """The trumps, best first, both jokers among them."""
        jokers = (RED_JOKER, BLACK_JOKER)
        five, jack = card_of("5", trump), card_of("J", trump)
        tops = {
            JokerRank.BELOW_AH: (five, jack, ACE_OF_HEARTS, *jokers),
            JokerRank.BELOW_JACK: (five, jack, *jokers, ACE_OF_HEARTS),
            JokerRank.ABOVE_FIVE: (*jokers, five, jack, ACE_OF_HEARTS),
        }[self.jokers]
        pips = (RED_PIPS if trump.red else BLACK_PIPS).replace("5", "")
        ace = () if trump is Suit.HEARTS else (card_of("A", trump),)
        best_first = (*tops, *ace, *(card_of(rank, trump) for rank in f"KQ{pips}"))
        if demoted:
            low = card_of("A", trump)
            return (*(card for card in best_first if card is not low), low)
        return best_first


def plain_order(suit: Suit) -> tuple[Card, ...]:
    """The cards of a suit that is not trump, best first; never the ace of hearts.

    Source: CARDS-13..19.
    """
    aces = {Suit.DIAMONDS: f"{RED_PIPS}A", Suit.HEARTS: RED_PIPS}
    return tuple(card_of(rank, suit) for rank in "KQJ" + aces.get(suit, f"A{BLACK_PIPS}"))


@dataclass(frozen=True, slots=True)
class Order:
    """The order of the cards in one deal, once trump is known; made by `Ranking.order`.

    `trumps` are best first, both jokers included whether or not they are in the pack.
    """

    trump: Suit
    trumps: tuple[Card, ...]
    five: Card
    jack: Card
    ace: Card
    _suits: tuple[Suit, ...]
    _strengths: tuple[int, ...]
    _masks: dict[Suit, int]

    # There is one object for each order, and many tables share it.
    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def suit(self, card: Card) -> Suit:
        """The suit the card belongs to in play: the ace of hearts and jokers are trumps.

        Source: CARDS-05, CARDS-08, GEN-23.
        """
        return self._suits[card.index]

    def strength(self, card: Card) -> int:
        """A number that is higher for the better of two trumps, or of two cards of one suit.

        Every trump is stronger than every plain card. Source: CARDS-20.
        """
        return self._strengths[card.index]

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump."""
        return self._suits[card.index] is self.trump

    def of_suit(self, cards: CardSet, suit: Suit) -> CardSet:
        """Those of the cards that belong to that suit in play."""
        return CardSet(cards.mask & self._masks[suit])

    def outranks(self, card: Card, other: Card) -> bool:
        """Whether the card is the better of two trumps."""
        return self._strengths[card.index] > self._strengths[other.index]

    def best(self, cards: Iterable[Card]) -> Card:
        """The strongest of the cards, the first of equals."""
        return max(cards, key=self.strength)

    def weakest(self, cards: Iterable[Card]) -> Card:
        """The weakest card; of equally weak ones the first in the pack."""
        return min(cards, key=lambda card: (self._strengths[card.index], card.index))

    def winner(self, cards: Sequence[Card]) -> int:
        """The place, from 0, of the card that takes the trick; the first card was led.

        Source: CARDS-20, CARDS-21, GEN-11, GEN-18.
        """
        led = self._suits[cards[0].index]
        place, best = 0, 0
        for index, card in enumerate(cards):
            strength = self._strengths[card.index]
            if strength > best and (
                self._suits[card.index] is led or self._suits[card.index] is self.trump
            ):
                place, best = index, strength
        return place

    def sort_key(self, card: Card) -> tuple[int, int]:
        """Sorts a hand as players hold it: trumps first, then suit by suit, best first."""
        suits = (self.trump, *(suit for suit in Suit if suit is not self.trump))
        return suits.index(self.suit(card)), -self.strength(card)


@cache
def _order(jokers: JokerRank, trump: Suit, demoted: bool) -> Order:  # noqa: FBT001 - cache key
    """Work out every card's suit in play and its strength."""
    trumps = Ranking(jokers).trumps(trump, demoted=demoted)
    suits: list[Suit] = [trump] * len(PACK)
    strengths = [0] * len(PACK)
    masks = {trump: CardSet.of(trumps).mask}
    for place, card in enumerate(trumps):
        strengths[card.index] = TRUMP_BASE - place
    for suit in Suit:
        if suit is trump:
            continue
        plain = plain_order(suit)
        masks[suit] = CardSet.of(plain).mask
        for place, card in enumerate(plain):
            suits[card.index] = suit
            strengths[card.index] = len(plain) - place
    five, jack, ace = (card_of(rank, trump) for rank in "5JA")
    return Order(trump, trumps, five, jack, ace, tuple(suits), tuple(strengths), masks)
