"""Who has met whom."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from fortyfives.tournament.entry import Number

Pair = tuple[Number, Number]
_NONE: Final[Counter[Number]] = Counter()


@dataclass(frozen=True, slots=True)
class Meetings:
    """How often each couple has met every other."""

    times: Mapping[Number, Counter[Number]]

    @staticmethod
    def of(games: Iterable[Pair]) -> "Meetings":
        """The meetings of these games."""
        times: dict[Number, Counter[Number]] = {}
        for one, other in games:
            times.setdefault(one, Counter())[other] += 1
            times.setdefault(other, Counter())[one] += 1
        return Meetings(times)

    def met(self, one: Number, other: Number) -> bool:
        """Whether these two have met."""
        return other in self.times.get(one, _NONE)

    def to_avoid(self, field: Collection[Number]) -> dict[Number, set[Number]]:
        """Whom each couple should not meet now: those of this field whom it has met.

        When everybody has met everybody it begins anew: then only those are avoided whom it has met
        more often than others have met.
        """
        there = set(field)
        met = {number: there & self.times.get(number, _NONE).keys() for number in field}
        if any(len(others) < len(field) - 1 for others in met.values()):
            return met
        fewest = min(self.times[one][other] for one in field for other in met[one])
        return {
            one: {other for other in others if self.times[one][other] > fewest}
            for one, others in met.items()
        }
