"""The cookie jar: whoever has won all of the sealed games takes it."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from fortyfives.tournament.entry import Number
from fortyfives.tournament.prizes.prize import Cents
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

SIZES: Final = (8, 10)
"""How many games a jar may have."""


class ByeCredit(Enum):
    """What a game sat out counts for."""

    NONE = "none"
    HALF = "half"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Jar:
    """The games that were drawn and sealed before the first one, the money, and who has entered."""

    games: frozenset[int]
    cents: Cents
    entered: tuple[Number, ...]
    counts_free_punch: bool = False
    """Whether a game sat out is as good as won, where it counts for a win in the standings."""

    def __post_init__(self) -> None:
        if len(self.games) not in SIZES or min(self.games) < 1:
            raise Refused("hall-jar-games", games=len(self.games))
        if self.cents < 0:
            raise Refused("hall-money-negative", cents=self.cents)
        if len(set(self.entered)) < len(self.entered):
            raise Refused("hall-contest-entrants")

    @property
    def odds(self) -> int:
        """One couple in so many wins it, where all are equally strong."""
        return int(2 ** len(self.games))


def sealed(drawn: tuple[int, ...], size: int) -> frozenset[int]:
    """The games of a jar: the first of all games of the evening, in the order they were drawn."""
    if size not in SIZES or len(drawn) < size:
        raise Refused("hall-jar-games", games=min(size, len(drawn)))
    return frozenset(drawn[:size])


def jar_winners(
    jar: Jar,
    won: Mapping[Number, frozenset[int]],
    sat_out: Mapping[Number, frozenset[int]],
    credit: ByeCredit = ByeCredit.HALF,
) -> tuple[Number, ...]:
    """Who has won every game of the jar, as they entered; with nobody the jar waits.

    Source: EVE-12, AMB-86
    """
    free = jar.counts_free_punch and credit is ByeCredit.WIN
    none: frozenset[int] = frozenset()
    return tuple(
        entry
        for entry in jar.entered
        if jar.games <= won.get(entry, none) | (sat_out.get(entry, none) if free else none)
    )
