"""What does not go with the cards as they are filled in, and how else they could lie."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.record.bad import Lie
from fortyfives.record.filling import Filling


class Doubt(Exception):
    """What a record tells does not go with the cards as they are filled in.

    `error` is what is wrong with the record if no other cards go with it either. `chosen` are the
    cards thrown where the record does not tell which, with the line. `by_chance` tells that there
    are other ways of filling, though none can be pointed at.
    """

    def __init__(self, error: Lie, *, by_chance: bool = False) -> None:
        super().__init__(str(error))
        self.error = error
        self.by_chance = by_chance
        self.chosen: Mapping[Card, int] = {}

    def ways(self, filling: Filling) -> Iterator[Filling]:
        """Other ways of filling, the likeliest first; none but beginning anew by itself."""
        del filling
        return iter(())

    def certain(self, filling: Filling) -> bool:
        """Whether it is wrong however the unknown cards lie."""
        del filling
        return False

    def _also_thrown(self, filling: Filling, place: int, guess: Card) -> Filling:
        """What now lies there is thrown as the guess was, if it has come here by a shuffle."""
        line = self.chosen.get(guess)
        return filling if line is None else filling.throwing(line, filling.cards[place])


class Lacking(Doubt):
    """Somebody holds, draws or turns a card that is not there.

    `here` are the cards that are there, of which `kept` must stay; `also` are more cards that will
    be needed here, and `thrown` what was thrown where the record does not tell which. `shuffles`
    are those of which the record does not tell the order.
    """

    def __init__(  # noqa: PLR0913 - all that decides where the card may come from
        self,
        error: Lie,
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
                place = filling.place(guess)
                found = filling.with_card(place, self.card)
                if found:
                    if guess in self.here:
                        found = self._also_thrown(found, place, guess)
                    yield self._with_more(found, [other for other in guesses if other != guess])
                    yield found
        for stream, order in self.shuffles:
            for card in self.here - self.kept:
                if card in order and self.card in order:
                    yield filling.swapped(stream, order, card, self.card)

    def certain(self, filling: Filling) -> bool:
        """Whether the card is known to be elsewhere, or all cards that are here are told."""
        if self.thrown or self.shuffles:
            return False
        elsewhere = self.card in filling.told or self.card not in filling.cards
        return elsewhere or self.here <= filling.told

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
        error: Lie,
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
        if fewer and binding:
            yield fewer
        for card in guesses:
            yield from self._instead(filling, seen, card)
        if fewer and not binding and self._fits(sure):
            yield fewer
        yield from self._otherwise(filling, seen, sure, guesses)

    def certain(self, filling: Filling) -> bool:
        """Whether all the cards in sight are told."""
        return not self.throws and (self.hand | self.kitty) <= filling.told

    def _otherwise(
        self, filling: Filling, seen: "_Seen", sure: "_Seen", guesses: Sequence[Card]
    ) -> Iterator[Filling]:
        """Without one guess after another, or with another card thrown before."""
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

    def _without(self, filling: Filling, sure: "_Seen", guesses: Sequence[Card]) -> Filling | None:
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
            yield self._also_thrown(found, place, guess)


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
