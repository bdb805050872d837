"""What may be done now, as a value that can be asked."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import Action, Discard
from fortyfives.rules.seating import Seat
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Choices:
    """Any one of these actions; none at all for a seat that cannot act."""

    actions: tuple[Action, ...] = ()

    def __contains__(self, action: Action) -> bool:
        """Whether the action is one of them."""
        return action in self.actions

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        """Each of them, in the order in which they are listed."""
        return iter(self.actions)

    def any(self, rng: Random) -> Action:
        """One of them, all equally likely."""
        return rng.choice(self.actions)


@dataclass(frozen=True, slots=True)
class Throws:
    """Any `least` to `most` cards of the `source` may be thrown; they are too many to list.

    Going through them makes each in turn; ask `in` and `count` where that is enough.
    """

    seat: Seat
    source: CardSet
    least: int
    most: int

    def __contains__(self, action: Action) -> bool:
        """Whether the action is such a discard."""
        if not isinstance(action, Discard) or action.seat != self.seat:
            return False
        cards: object = action.cards
        return (
            isinstance(getattr(cards, "mask", None), int)
            and isinstance(cards, CardSet)
            and cards <= self.source
            and self.least <= len(cards) <= self.most
        )

    @property
    def count(self) -> int:
        """How many different discards there are."""
        return sum(comb(len(self.source), n) for n in range(self.least, self.most + 1))

    def __iter__(self) -> Iterator[Action]:
        """Every discard, made one at a time: the fewest cards first, then by the order of cards."""
        for number in range(self.least, self.most + 1):
            for cards in combinations(self.source, number):
                yield Discard(self.seat, CardSet.of(cards))

    def any(self, rng: Random) -> Action:
        """One of them: first how many cards, then which."""
        cards = tuple(self.source)
        number = rng.randint(self.least, self.most)
        return Discard(self.seat, CardSet.of(rng.sample(cards, number)))


Legal = Choices | Throws
NOTHING_LEGAL = Choices()
