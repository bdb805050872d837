"""The one door through which chance enters a deal: permutations by name."""

from collections.abc import Mapping
from random import Random
from typing import Protocol

from fortyfives.cards.card import Card
from fortyfives.value import dataclass


class Chance(Protocol):
    """Whatever shuffles the cards; a stream asked for twice gives the same order."""

    def shuffled(self, stream: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in the order of the stream: `deck`, then `reshuffle/1` and so on."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """Chance that follows from a seed, so that the same seed gives the same deal."""

    seed: str

    def shuffled(self, stream: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in the order that seed and stream give."""
        order = list(cards)
        Random(f"{self.seed}/{stream}").shuffle(order)
        return tuple(order)


class ChanceMissing(LookupError):
    """A recorded deal asks for a permutation that does not fit the cards to be shuffled."""

    def __init__(self, stream: str) -> None:
        """Keep the stream's name."""
        super().__init__(stream)
        self.stream = stream


@dataclass(frozen=True, slots=True)
class Recorded:
    """Chance as it is written in a record."""

    permutations: Mapping[str, tuple[Card, ...]]

    def shuffled(self, stream: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in the recorded order; `ChanceMissing` unless it is these very cards."""
        order = self.permutations.get(stream, ())
        if len(order) != len(cards) or set(order) != set(cards):
            raise ChanceMissing(stream)
        return order
