"""Whoever tells the rules: one variant, and the words to tell it in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fortyfives.rules.seating import Sides
from fortyfives.rules.variant import Variant
from fortyfives.wording.messages import Fact, Words

RANGE = 3


@dataclass(frozen=True, slots=True)
class Teller:
    """Says sentences about one variant in one language."""

    variant: Variant
    words: Words

    def say(self, key: str, /, **facts: Fact) -> str:
        """The sentence of that key."""
        return self.words.say(key, **facts)

    def when(self, true: object, key: str, /, **facts: Fact) -> str:
        """The sentence of that key if something holds, and nothing otherwise."""
        return self.words.say(key, **facts) if true else ""

    def number(self, number: int) -> str:
        """A small number in letters."""
        return self.words.number(number)

    def numbers(self, numbers: Sequence[int]) -> str:
        """Small numbers in letters, as in: two, three or five."""
        return self.words.one_of([self.number(number) for number in numbers])

    def counts(self) -> str:
        """For how many the game is, as in: two to six."""
        counts = self.variant.seating.counts
        least, most = counts[0], counts[-1]
        if len(counts) >= RANGE and len(counts) == most - least + 1:
            return self.say("count-range", least=self.number(least), most=self.number(most))
        return self.numbers(counts)

    @property
    def auction(self) -> bool:
        """Whether there is bidding."""
        return self.variant.auction is not None

    @property
    def partners(self) -> str:
        """Whether players have partners: yes, no, or some, if it hangs on their number."""
        kinds = {self.variant.seating.structure(n) for n in self.variant.seating.counts}
        if kinds == {Sides.ALONE}:
            return "no"
        return "some" if Sides.ALONE in kinds else "yes"
