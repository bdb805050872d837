"""Which couples contend for which prize, by their scores."""

from collections.abc import Mapping
from enum import Enum

from fortyfives.tournament.entry import Number
from fortyfives.tournament.points import HalfGames
from fortyfives.value import dataclass


class RankMode(Enum):
    """What a place is; told on the opening sheet, as it cannot be guessed from a list of prizes.

    `DENSE_LEVELS`: prize k is for the k-th best score there is. `POOLED_PLACES`: tied couples share
    the prizes of all places they cover. `COMPETITION`: after a tie for first the next is third, and
    nobody holds the second place.
    """

    DENSE_LEVELS = "dense_levels"
    POOLED_PLACES = "pooled_places"
    COMPETITION = "competition"


@dataclass(frozen=True, slots=True)
class Level:
    """Couples with one score: the places they stand on, from 1, and who they are, ascending."""

    places: tuple[int, ...]
    score: HalfGames
    entrants: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels that win a prize, the best first, and the prizes that nobody has won."""

    winning: tuple[Level, ...]
    unclaimed: tuple[int, ...]


def ranks(scores: Mapping[Number, HalfGames]) -> dict[Number, int]:
    """The place of each couple as sports count it: 1, 1, 3."""
    return {
        entry: 1 + sum(other > score for other in scores.values())
        for entry, score in scores.items()
    }


def levels(
    scores: Mapping[Number, HalfGames], prizes: int, mode: RankMode = RankMode.DENSE_LEVELS
) -> Levels:
    """Who contends for each of so many prize places; a couple contends for one at most.

    Source: EVE-07, EVE-11
    """
    winning = []
    above = 0
    for level, score in enumerate(sorted(set(scores.values()), reverse=True), start=1):
        tied = tuple(sorted(entry for entry, theirs in scores.items() if theirs == score))
        if mode is RankMode.DENSE_LEVELS:
            places: tuple[int, ...] = (level,)
        elif mode is RankMode.COMPETITION:
            places = (above + 1,)
        else:
            places = tuple(range(above + 1, above + len(tied) + 1))
        above += len(tied)
        held = tuple(place for place in places if place <= prizes)
        if held:
            winning.append(Level(held, score, tied))
    taken = {place for level_ in winning for place in level_.places}
    return Levels(
        tuple(winning), tuple(place for place in range(1, prizes + 1) if place not in taken)
    )
