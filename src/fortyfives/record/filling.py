"""Cards that a record does not tell: laid so that what it does tell can be so."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.record.told import Place


@dataclass(frozen=True)
class Filling:
    """A whole pack in dealing order, some places of which are filled in by guess.

    `told` are the cards whose places the record tells. `allowed` are the cards that may lie in
    each place; a place with only one is known. `cards` is how they lie now, each in a place where
    it may. `thrown` are cards to be thrown first where a line does not tell which, by line, and
    `orders` the places of the cards in a shuffle of which the record does not tell the order, by
    stream.
    """

    told: CardSet
    allowed: tuple[CardSet, ...]
    cards: tuple[Card, ...]
    thrown: Mapping[int, CardSet] = field(default_factory=dict)
    orders: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @staticmethod
    def of(known: Sequence[Place], whole: Sequence[Card]) -> "Filling":
        """The pack with the places that are known, the others filled in the order of `whole`."""
        told = CardSet.of(card for card in known if card)
        spare = CardSet.of(whole) - told
        left = (card for card in whole if card in spare)
        return Filling(
            told,
            tuple(CardSet.of([card]) if card else spare for card in known),
            tuple(card or next(left) for card in known),
        )

    @property
    def key(self) -> object:
        """What tells this filling from others."""
        return self.cards, self.allowed, *self.thrown.items(), *self.orders.items()

    @property
    def unknown(self) -> int:
        """How many places are filled by guess."""
        return sum(len(cards) > 1 for cards in self.allowed)

    def place(self, card: Card) -> int:
        """Where the card lies."""
        return self.cards.index(card)

    def guessed(self, card: Card) -> bool:
        """Whether the card lies where it does by guess; not if it is not in the pack."""
        return card in self.cards and len(self.allowed[self.place(card)]) > 1

    def guesses(self, cards: Iterable[Card]) -> CardSet:
        """Those of the cards that lie where they do by guess."""
        return CardSet.of(card for card in cards if self.guessed(card))

    def with_card(self, place: int, card: Card) -> "Filling | None":
        """The pack with that card in that place for good; None if it cannot be."""
        if card not in self.allowed[place]:
            return None
        only = CardSet.of([card])
        allowed = tuple(
            only if at == place else cards - only if len(cards) > 1 else cards
            for at, cards in enumerate(self.allowed)
        )
        return self._laid(allowed)

    def without(self, places: Iterable[int], cards: CardSet) -> "Filling | None":
        """The pack with none of these cards in any of the places; None if it cannot be."""
        allowed = list(self.allowed)
        for place in places:
            allowed[place] -= cards
        return self._laid(tuple(allowed))

    def throwing(self, line: int, card: Card) -> "Filling":
        """The pack with that card among the first to be thrown in a line."""
        first = self.thrown.get(line, NO_CARDS).plus(card)
        return replace(self, thrown={**self.thrown, line: first})

    def swapped(self, stream: str, order: Sequence[Card], one: Card, other: Card) -> "Filling":
        """The pack with two cards changing places in a shuffle."""
        changed = [{one: other, other: one}.get(card, card) for card in order]
        return replace(
            self, orders={**self.orders, stream: tuple(self.place(card) for card in changed)}
        )

    def shuffled(self, stream: str, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in an order of which nothing is told."""
        places = sorted(self.place(card) for card in cards)
        wished = self.orders.get(stream, ())
        order = [place for place in wished if place in places]
        order += [place for place in places if place not in wished]
        return tuple(self.cards[place] for place in order)

    def _laid(self, allowed: tuple[CardSet, ...]) -> "Filling | None":
        """The cards laid anew with as few changes as can be; None if there is no way."""
        lies: dict[Card, int] = {
            card: place for place, card in enumerate(self.cards) if card in allowed[place]
        }
        for place in range(len(allowed)):
            if place not in lies.values() and not _find_card(place, allowed, lies, set()):
                return None
        cards = sorted(lies, key=lies.__getitem__)
        return replace(self, allowed=allowed, cards=tuple(cards))


def _find_card(
    place: int, allowed: Sequence[CardSet], lies: dict[Card, int], tried: set[Card]
) -> bool:
    """Find a card for the place, moving others on only if need be."""
    for card in allowed[place]:
        if card not in lies:
            lies[card] = place
            return True
    for card in allowed[place]:
        if card in tried:
            continue
        tried.add(card)
        if _find_card(lies[card], allowed, lies, tried):
            lies[card] = place
            return True
    return False
