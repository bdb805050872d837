"""Who may win a prize: not every prize is for everybody."""

from collections.abc import Iterable
from enum import Enum

from fortyfives.tournament.entry import Number
from fortyfives.tournament.points import HalfGames
from fortyfives.value import dataclass


class Needs(Enum):
    """What is asked of whoever wins a prize."""

    NOT_WITHDRAWN = "not_withdrawn"
    PLAYED_ALL = "played_all"


@dataclass(frozen=True, slots=True)
class Finisher:
    """An entry at the end of the evening."""

    entry: Number
    score: HalfGames
    withdrawn: bool = False
    played_all: bool = True
    region: str = ""


def eligible(
    finishers: Iterable[Finisher], needs: frozenset[Needs] = frozenset(), region: str = ""
) -> dict[Number, HalfGames]:
    """The scores of those who may win a prize; a region restricts it to its own entries."""
    return {
        each.entry: each.score
        for each in finishers
        if not (each.withdrawn and Needs.NOT_WITHDRAWN in needs)
        and (each.played_all or Needs.PLAYED_ALL not in needs)
        and region in {"", each.region}
    }


def booby(finishers: Iterable[Finisher]) -> tuple[Number, ...]:
    """Who contends for the booby prize: fewest games won, among those who stayed to the end.

    Source: EVE-13
    """
    scores = eligible(finishers, frozenset({Needs.NOT_WITHDRAWN}))
    fewest = min(scores.values(), default=0)
    return tuple(sorted(entry for entry, score in scores.items() if score == fewest))
