"""How the player's hand lies before him: trumps first, each card with its number."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.view import SeatView
from fortyfives.terminal.company import Company

NATURAL: Final = "AKQJT98765432"
SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
NO_BREAK: Final = "\u00a0"


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


def _by_suit(card: Card) -> tuple[int, int]:
    if card.suit is None:
        return -1, card.index
    return SUITS.index(card.suit), NATURAL.index(card.rank)


def say_hand(
    company: Company, view: SeatView, *, numbers: bool = True, marked: CardSet | None = None
) -> str:
    """The hand in a sentence; the `marked` cards have a star, which one who listens is spared."""
    hand = laid_out(view)
    say = company.words.say

    def one(card: Card) -> str:
        text = numbered(company, hand, card) if numbers else company.bare(card)
        starred = marked is not None and card in marked and not company.spoken
        return f"{text}*" if starred else text

    def row(cards: Sequence[Card]) -> str:
        return ", ".join(map(one, cards))

    if not hand.cards:
        return say("table-hand-empty")
    if view.public.trump is None:
        return say("table-hand", cards=row(hand.others))
    if not hand.trumps:
        return say("table-hand-no-trumps", cards=row(hand.others))
    if not hand.others:
        return say("table-hand-all-trumps", trumps=row(hand.trumps))
    return say("table-hand-trumps", trumps=row(hand.trumps), cards=row(hand.others))


def say_playable(company: Company, view: SeatView, cards: CardSet) -> str:
    """The cards that may be played, in a sentence of its own."""
    hand = laid_out(view)
    may = [numbered(company, hand, card) for card in hand.cards if card in cards]
    return company.words.say("table-may-play", cards=company.words.one_of(may))


def numbered(company: Company, hand: Hand, card: Card) -> str:
    """A card with its number in the hand: 2) 9♠, or aloud, 2: nine of spades."""
    number, name = hand.cards.index(card) + 1, company.bare(card)
    if company.spoken:
        return company.words.say("table-numbered", n=number, card=name)
    return f"{number}){NO_BREAK}{name}"
