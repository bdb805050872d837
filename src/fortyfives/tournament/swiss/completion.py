"""Whether the couples that are left can all be paired, and how many must meet again."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from fortyfives.tournament.entry import Number
from fortyfives.tournament.swiss.matching import Mates, maximum


def certain(couples: int, met: int) -> bool:
    """Whether an even number of couples can surely be paired, when each has met so many at most.

    Dirac: whoever goes with half of the others or more can be paired.
    """
    return couples >= 2 * met + 2


class Completion:
    """Couples that are left, asked for again and again as there are fewer of them.

    It keeps the pairs that it found last, since most of them serve the next time.
    """

    def __init__(self, avoid: Mapping[Number, AbstractSet[Number]]) -> None:
        self._avoid = avoid
        self._met = max(map(len, avoid.values()), default=0)
        self._mates: Mates = {}

    def repeats(self, left: Sequence[Number]) -> int:
        """How many pairs must meet again at least, if these are paired, an even number of them.

        Whoever is alone when as many new pairs as possible have been made must meet somebody again.
        """
        if certain(len(left), self._met):
            return 0
        there = set(left)
        rivals = {number: there - self._avoid[number] - {number} for number in left}
        known = {
            one: other for one, other in self._mates.items() if one in there and other in there
        }
        self._mates = maximum(rivals, known)
        return (len(left) - len(self._mates)) // 2
