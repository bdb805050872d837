"""The score sheet of a tournament, and what it adds up to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.standings.credit import MATCH, Credit
from fortyfives.tournament.standings.result import Result
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterable

Tied = tuple[Number, ...]
"""Entries that are level, in the order of their numbers."""

Series = tuple[Result, ...]
"""Extra games of some who were level: all against all, one game each."""

Cut = Mapping[Number, int]
"""The rank of the card that each of some who were level has cut; the ace is 1."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that was played, and what was done to break ties, in the order in which it was done."""

    entries: tuple[Number, ...]
    results: tuple[Result, ...]
    credit: Credit = MATCH
    rests: Mapping[Number, int] | None = None
    extra: tuple[Series, ...] = ()
    cuts: tuple[Cut, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """What the sheet adds up to for each entry: its results, its rests and its points."""

    sheet: Sheet
    results: Mapping[Number, tuple[Result, ...]]
    rests: Mapping[Number, int]
    points: Mapping[Number, int]

    @staticmethod
    def of(sheet: Sheet) -> Tally:
        """Add up the sheet; nobody may stand on it who has not entered."""
        found: dict[Number, list[Result]] = {number: [] for number in sorted(sheet.entries)}
        rests = dict.fromkeys(found, 0) | dict(sheet.rests or {})
        _entered(rests, found)
        for result in sheet.results:
            _entered(result.sides, found)
            for number in result.sides:
                found[number].append(result)
        return Tally(
            sheet,
            {number: tuple(results) for number, results in found.items()},
            rests,
            {
                number: credited(results, number, sheet.credit) + sheet.credit.rest * rests[number]
                for number, results in found.items()
            },
        )


def credited(results: Iterable[Result], number: Number, credit: Credit) -> int:
    """The points of one entry in these games; those of others are passed over."""
    return sum(credit.of(result, number) for result in results if number in result.sides)


def _entered(numbers: Iterable[Number], entries: Mapping[Number, object]) -> None:
    for number in numbers:
        if number not in entries:
            raise Refused("hall-standings-stranger", entry=number)
