"""Cards that a record does not tell: laid so that what it does tell can be so."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.record.told import Place


@dataclass(frozen=True)
class Filling:
    """A whole pack in dealing order, some places of which are filled in by guess.

    `allowed` are the cards that may lie in each place; a place with only one is known. `cards` is
    how they lie now, each in a place where it may. `thrown` are cards to be thrown first where a
    line does not tell which, by line, and `orders` the places of the cards in a shuffle of which
    the record does not tell the order, by stream.
    """

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
        """Whether the card lies where it does by guess."""
        return len(self.allowed[self.place(card)]) > 1

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


# --- what does not fit, and what else could be -----------------------------------------------


class Doubt(Exception):
    """What a record tells does not go with the cards as they are filled in.

    `error` is what is wrong with the record if no other cards go with it either.
    """

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error

    def ways(self, filling: Filling) -> Iterator[Filling]:
        """Other ways of filling, the likeliest first; none but beginning anew by itself."""
        del filling
        return iter(())


class Lacking(Doubt):
    """Somebody holds, draws or turns a card that is not there.

    `here` are the cards that are there, of which `kept` must stay; `also` are more cards that will
    be needed here, and `thrown` what was thrown where the record does not tell which. `shuffles`
    are those of which the record does not tell the order.
    """

    def __init__(  # noqa: PLR0913 - all that decides where the card may come from
        self,
        error: Exception,
        card: Card,
        here: CardSet,
        *,
        kept: CardSet = NO_CARDS,
        also: CardSet = NO_CARDS,
        thrown: CardSet = NO_CARDS,
        shuffles: Sequence[tuple[str, tuple[Card, ...]]] = (),
    ) -> None:
        super().__init__(error)
        self.card = card
        self.here = here
        self.kept = kept
        self.also = also
        self.thrown = thrown
        self.shuffles = shuffles

    def ways(self, filling: Filling) -> Iterator[Filling]:
        """The card in the place of each guess in turn, here or among those thrown."""
        spare = self.kept | self.also
        guesses = [*filling.guesses(self.here - spare), *filling.guesses(self.thrown - spare)]
        if filling.guessed(self.card):
            for guess in guesses:
                found = filling.with_card(filling.place(guess), self.card)
                if found:
                    yield self._with_more(found, [other for other in guesses if other != guess])
                    yield found
        for stream, order in self.shuffles:
            for card in self.here - self.kept:
                if card in order and self.card in order:
                    yield filling.swapped(stream, order, card, self.card)

    def _with_more(self, filling: Filling, guesses: Sequence[Card]) -> Filling:
        """The filling with as many of the other needed cards as find a place."""
        places = [filling.place(guess) for guess in guesses]
        for card in self.also:
            if card not in self.here and filling.guessed(card):
                better = next(filter(None, (filling.with_card(p, card) for p in places)), None)
                if better:
                    places.remove(better.place(card))
                    filling = better
        return filling


Fits = Callable[[CardSet, CardSet], bool]
"""Whether what is told could be with this hand, and this kitty if it has been seen."""


class Unfitting(Doubt):
    """Somebody does what the cards in hand do not allow, or allow only with others.

    `hand` and `kitty` are the cards seen, of which `kept` must stay. `throws` are the lines in
    which the seat threw cards that the record does not tell, with what it could have thrown.
    """

    def __init__(  # noqa: PLR0913 - all that decides what may be otherwise
        self,
        error: Exception,
        fits: Fits,
        hand: CardSet,
        kitty: CardSet = NO_CARDS,
        *,
        kept: CardSet = NO_CARDS,
        throws: Mapping[int, CardSet] | None = None,
    ) -> None:
        super().__init__(error)
        self.fits = fits
        self.hand = hand
        self.kitty = kitty
        self.kept = kept
        self.throws = throws or {}

    def ways(self, filling: Filling) -> Iterator[Filling]:
        """Without the cards that forbid it, or with one that allows it."""
        seen = _Seen(self.hand, self.kitty)
        guesses = tuple(filling.guesses((self.hand | self.kitty) - self.kept))
        sure = seen
        for card in guesses:
            sure = sure.minus(card)
        rest = seen
        for card in guesses:
            if not self._fits(sure.plus(card, in_hand=card in self.hand)):
                rest = rest.minus(card)
        binding = bool(rest.hand) and self._fits(rest)
        fewer = self._without(filling, sure, guesses)
        if binding and fewer:
            yield fewer
        for card in guesses:
            yield from self._instead(filling, seen, card)
        if not binding and fewer and self._fits(sure):
            yield fewer
        for card in guesses:
            other = filling.without([filling.place(card)], CardSet.of([card]))
            if other:
                yield other
        for line, cards in self.throws.items():
            for card in sure.hand & cards - filling.thrown.get(line, NO_CARDS):
                if self._fits(seen.minus(card)):
                    yield filling.throwing(line, card)

    def _fits(self, seen: "_Seen") -> bool:
        return self.fits(seen.hand, seen.kitty)

    def _without(
        self, filling: Filling, sure: "_Seen", guesses: Sequence[Card]
    ) -> Filling | None:
        """None of the cards that forbid it by themselves; None if that changes nothing."""
        fewer: Filling | None = filling
        for card in guesses:
            place, in_hand = filling.place(card), card in self.hand
            bad = CardSet.of(
                other
                for other in filling.allowed[place]
                if not self._fits(sure.plus(other, in_hand=in_hand))
            )
            fewer = fewer and fewer.without([place], bad)
        return fewer if fewer and fewer.allowed != filling.allowed else None

    def _instead(self, filling: Filling, seen: "_Seen", guess: Card) -> Iterator[Filling]:
        """One of the cards that would allow it in the place of a guess."""
        place, in_hand = filling.place(guess), guess in self.hand
        others = seen.minus(guess)
        bad = CardSet.of(
            card
            for card in filling.allowed[place]
            if not self._fits(others.plus(card, in_hand=in_hand))
        )
        found = filling.without([place], bad)
        if found:
            yield found


@dataclass(frozen=True, slots=True)
class _Seen:
    """The cards that a seat sees: its hand, and the kitty."""

    hand: CardSet
    kitty: CardSet

    def plus(self, card: Card, *, in_hand: bool) -> "_Seen":
        if in_hand:
            return _Seen(self.hand.plus(card), self.kitty)
        return _Seen(self.hand, self.kitty.plus(card))

    def minus(self, card: Card) -> "_Seen":
        return _Seen(self.hand.minus(card), self.kitty.minus(card))
