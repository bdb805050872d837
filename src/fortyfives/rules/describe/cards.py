"""Tells which cards there are, and which beats which."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from fortyfives.cards.card import ACE_OF_HEARTS, RED_JOKER, Card, Suit
from fortyfives.cards.pack import pack
from fortyfives.rules.describe.sheet import Block, Section, Table, paragraph, section
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.ranking import plain_order
from fortyfives.wording.cards import say_card, say_rank, say_suit
from fortyfives.wording.messages import capital

SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


def tell_cards(tell: Teller) -> Section:
    """The pack and the order of the cards."""
    dealing = tell.variant.dealing
    jokers = dealing.jokers
    midnight = jokers and dealing.joker_after_midnight is False
    best, *after = _tops(tell)
    blocks: list[Block] = [
        paragraph(
            tell.say("sheet-pack", jokers=jokers),
            tell.when(midnight, "sheet-midnight"),
            tell.say("sheet-tops", best=best, next=tell.words.all_of(after)),
            tell.say("sheet-always-trump", jokers=jokers),
            tell.say("sheet-beats"),
            tell.say("sheet-small"),
        ),
        _rows(tell, "sheet-if-trump", {suit: _trumps(tell, suit) for suit in SUITS}),
        _rows(tell, "sheet-if-plain", {suit: plain_order(suit) for suit in SUITS}),
    ]
    return section("cards", tell.say("sheet-s-cards"), blocks)


def _trumps(tell: Teller, trump: Suit) -> tuple[Card, ...]:
    """The trumps that are in the pack, best first."""
    present = pack(tell.variant.dealing.jokers)
    return tuple(card for card in tell.variant.ranking.trumps(trump) if card in present)


def _tops(tell: Teller) -> list[str]:
    """The trumps down to the ace of hearts and the jokers, best first, in words."""
    jokers = tell.variant.dealing.jokers
    order = tell.variant.ranking.order(Suit.SPADES)
    names = {order.five: "top-five", order.jack: "top-jack", ACE_OF_HEARTS: "top-ace-of-hearts"}

    def name(card: Card) -> str:
        if not card.joker:
            return names[card]
        if jokers == 1:
            return "top-joker"
        return "top-joker-red" if card is RED_JOKER else "top-joker-black"

    tops = takewhile(lambda card: card.joker or card in names, _trumps(tell, Suit.SPADES))
    return [tell.say(name(card)) for card in tops]


def _rows(tell: Teller, head: str, orders: dict[Suit, tuple[Card, ...]]) -> Table:
    """One row for each order of cards, named after the suits that have it."""
    suits_by_order: dict[str, list[str]] = {}
    for suit, cards in orders.items():
        line = _line(tell, cards, suit)
        suits_by_order.setdefault(line, []).append(say_suit(tell.words, suit.value))
    rows = tuple(
        (capital(tell.words.one_of(suits)), line) for line, suits in suits_by_order.items()
    )
    return Table((tell.say(head), tell.say("sheet-best-first")), rows)


def _line(tell: Teller, cards: Iterable[Card], suit: Suit) -> str:
    """The cards by their ranks; those of another suit, and jokers, by their full names."""
    return " ".join(
        say_rank(tell.words, str(card)) if card.suit is suit else say_card(tell.words, str(card))
        for card in cards
    )
