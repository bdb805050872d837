"""A team goes home before it has met everybody: what its games are worth."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.standings.result import Result
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence


class Unplayed(Enum):
    """What becomes of the games that the team has not played."""

    WALKOVER = "walkover"
    NOT_COUNTED = "not_counted"


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Whether the games that the team has played count, and what the others become."""

    counted: bool
    unplayed: Unplayed


def fide_50(played: int, scheduled: int) -> Withdrawal:
    """Who has played at least half of his games keeps them, and gives the others away.

    Otherwise none of them gives anybody points, though they stay in the record.
    """
    if not 0 <= played <= scheduled or not scheduled:
        raise Refused("hall-withdrawal-games", played=played, scheduled=scheduled)
    if 2 * played >= scheduled:
        return Withdrawal(counted=True, unplayed=Unplayed.WALKOVER)
    return Withdrawal(counted=False, unplayed=Unplayed.NOT_COUNTED)


def counted_results(
    results: Sequence[Result], entries: Sequence[Number], withdrawn: Number
) -> tuple[Result, ...]:
    """The results of a round robin as they count when that team has withdrawn under `fide_50`."""
    games = [result for result in results if withdrawn in result.sides]
    met = {other for game in games for other in game.opponents(withdrawn)}
    others = [number for number in entries if number != withdrawn]
    if not fide_50(len(met), len(others)).counted:
        return tuple(result for result in results if withdrawn not in result.sides)
    walkovers = (
        Result((number, withdrawn), number, played=False) for number in others if number not in met
    )
    return (*results, *walkovers)
