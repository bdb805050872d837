"""The player's hand in a sentence, each card with the number by which it may be typed."""

from collections.abc import Sequence
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.view import SeatView
from fortyfives.telling.company import Company
from fortyfives.telling.hand import Hand, laid_out

NO_BREAK: Final = "\u00a0"


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
    return with_number(company, hand.cards.index(card) + 1, company.bare(card))


def with_number(company: Company, number: int, name: str) -> str:
    """Something with the number by which it may be typed."""
    if company.spoken:
        return company.words.say("table-numbered", n=number, card=name)
    return f"{number}){NO_BREAK}{name}"
