"""Whether shuffles are fair: counts of cards and places, and how odd they are.

A shuffle takes the number of a deal and gives the pack as it then lies, the cards numbered from 0.
Three questions are asked of many deals in a row:

    placed      does every card come to every place equally often?
    neighbours  does every other card lie below a card equally often? (one place of each deal)
    serial      does a deal tell anything about the next one? (one place of each couple of deals)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt

PACK = 52
PAIRS = PACK * (PACK - 1)
Shuffle = Callable[[int], Sequence[int]]


@dataclass
class Counts:
    """How often each thing was seen in the deals so far."""

    deals: int = 0
    placed: list[int] = field(default_factory=lambda: [0] * PACK * PACK)
    neighbours: list[int] = field(default_factory=lambda: [0] * PACK * PACK)
    serial: list[int] = field(default_factory=lambda: [0] * PACK * PACK)

    def deal(self, shuffle: Shuffle, first: int, many: int) -> "Counts":
        """Count so many deals more, in couples."""
        placed = self.placed
        for number in range(first, first + many, 2):
            one, other = shuffle(number), shuffle(number + 1)
            for deck, at in ((one, number), (other, number + 1)):
                for cell, card in zip(range(0, PACK * PACK, PACK), deck, strict=True):
                    placed[cell + card] += 1
                place = at % (PACK - 1)
                self.neighbours[deck[place] * PACK + deck[place + 1]] += 1
            place = number // 2 % PACK
            self.serial[one[place] * PACK + other[place]] += 1
        self.deals += many
        return self

    def add(self, other: "Counts") -> None:
        """Count what was counted elsewhere too."""
        self.deals += other.deals
        for name in ("placed", "neighbours", "serial"):
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, [a + b for a, b in zip(mine, theirs, strict=True)])

    def oddness(self) -> dict[str, float]:
        """How far each count is from what is to be expected, in standard deviations.

        The counts of cards by places are bound in both directions: times 51/52 their sum of
        squares is a chi-square of 51 x 51 degrees. The others count one thing of each deal.
        """
        placed = _squares(self.placed, self.deals / PACK) * (PACK - 1) / PACK
        unlike = [
            count for cell, count in enumerate(self.neighbours) if cell // PACK != cell % PACK
        ]
        neighbours = _squares(unlike, self.deals / PAIRS)
        serial = _squares(self.serial, self.deals / 2 / PACK**2)
        return {
            "placed": _deviations(placed, (PACK - 1) ** 2),
            "neighbours": _deviations(neighbours, PAIRS - 1),
            "serial": _deviations(serial, PACK**2 - 1),
        }


def _squares(counts: Sequence[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in counts) / expected


def _deviations(chi_square: float, degrees: int) -> float:
    """A chi-square as a normal deviation, after Wilson and Hilferty."""
    spread = 2 / (9 * degrees)
    return float(((chi_square / degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread))
