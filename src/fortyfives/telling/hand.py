"""How a hand lies before its player: trumps first, and which of its cards may be played."""

from dataclasses import dataclass
from typing import Final

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.phases.play import playable
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView

NATURAL: Final = "AKQJT98765432"
SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards in the order in which they lie; before trump is known there are no trumps apart."""

    trumps: tuple[Card, ...]
    others: tuple[Card, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All of them; the first has the number 1."""
        return self.trumps + self.others

    def numbered(self, number: int) -> Card | None:
        """The card of that number, if there is one."""
        return self.cards[number - 1] if 0 < number <= len(self.cards) else None


def laid_out(view: SeatView) -> Hand:
    """The hand by this game's own order once trump is known; before that suit by suit."""
    ordered = in_order(view.hand, view)
    if view.public.trump is None:
        return Hand((), ordered)
    order = view.order()
    trumps = tuple(card for card in ordered if order.is_trump(card))
    return Hand(trumps, ordered[len(trumps) :])


def in_order(cards: CardSet, view: SeatView) -> tuple[Card, ...]:
    """Cards as one holds them: trumps first once trump is known, then suit by suit."""
    if view.public.trump is None:
        return tuple(sorted(cards, key=_by_suit))
    return tuple(sorted(cards, key=view.order().sort_key))


def marked(view: SeatView) -> CardSet | None:
    """The cards to mark: those that may be played, unless all may."""
    if view.phase is not Phase.PLAY or not view.my_turn:
        return None
    may = playable(view)
    return None if may == view.hand else may


def _by_suit(card: Card) -> tuple[int, int]:
    if card.suit is None:
        return -1, card.index
    return SUITS.index(card.suit), NATURAL.index(card.rank)
