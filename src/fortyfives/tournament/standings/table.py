"""The table of points, as it hangs on the wall."""

from __future__ import annotations

from fortyfives.tournament.entry import Number
from fortyfives.tournament.standings.order import Order
from fortyfives.tournament.standings.sheet import Sheet, Tally
from fortyfives.value import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One entry: its place, its games by how they ended, those it sat out, and its points."""

    rank: int
    entry: Number
    won: int
    tied: int
    lost: int
    rests: int
    points: int


def table(sheet: Sheet, order: Order) -> tuple[Line, ...]:
    """A line for each entry, the best first."""
    tally = Tally.of(sheet)
    return tuple(_line(tally, rank, number) for number, rank in order.ranks.items())


def _line(tally: Tally, rank: int, number: Number) -> Line:
    results = tally.results[number]
    won = sum(result.winner == number for result in results)
    tied = sum(result.winner is None and result.played for result in results)
    lost = len(results) - won - tied
    return Line(rank, number, won, tied, lost, tally.rests[number], tally.points[number])
