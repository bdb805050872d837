"""The grid of a round robin: every team against every other, to be filled in on the wall."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from fortyfives.paper.box import Box
from fortyfives.paper.heading import head
from fortyfives.paper.listing import Column, Listing
from fortyfives.paper.sheet import Print, Sheet

OWN: Final = 200
"""The grey of the square in which a team would meet itself."""


@dataclass(frozen=True, slots=True)
class RobinGrid:
    """The grid, and the order of play: in each slot the games as table, deals first, other.

    `results` are what is written into the square of a team (row) against another (column).
    """

    event: str
    teams: Sequence[tuple[int, str]]
    slots: Sequence[Sequence[tuple[int, int, int]]]
    results: Mapping[tuple[int, int], str] = field(default_factory=dict)

    def pdf(self, how: Print) -> bytes:
        """The grid on a page, and the order of play after it."""
        sheet = Sheet(how)
        self._grid(sheet, head(sheet, sheet.said("paper-grid"), self.event))
        self._order(sheet)
        return sheet.done()

    def _grid(self, sheet: Sheet, box: Box) -> None:
        names = box.width * 0.32
        side = min((box.width - names) / (len(self.teams) + 1), 16.0)
        size = max(7.0, min(14.0, side * 1.6))
        for place, (number, _) in enumerate(self.teams):
            cell = Box(box.left + names + place * side, box.top, side, side)
            sheet.write(str(number), cell, size, bold=True, align="C")
        total = Box(box.left + names + len(self.teams) * side, box.top, side, side)
        sheet.write("Σ", total, size, bold=True, align="C")
        for down, (number, name) in enumerate(self.teams):
            top = box.top + (down + 1) * side
            sheet.write(f"{number}  {name}", Box(box.left, top, names - 2, side), min(12.0, size))
            for across, (other, _) in enumerate(self.teams):
                cell = Box(box.left + names + across * side, top, side, side)
                if number == other:
                    sheet.fill(cell, OWN)
                sheet.frame(cell, thick=0.2)
                sheet.write(self.results.get((number, other), ""), cell, size, align="C")
            sheet.frame(Box(box.left + names + len(self.teams) * side, top, side, side), thick=0.5)

    def _order(self, sheet: Sheet) -> None:
        names = dict(self.teams)
        columns = [
            Column(sheet.said("paper-slot"), 1, "C"),
            Column(sheet.said("paper-table"), 1, "C"),
            Column(sheet.said("paper-deals-first"), 4),
            Column(sheet.said("paper-against"), 4),
        ]
        rows = [
            [str(slot), str(table), f"{one}  {names[one]}", f"{other}  {names[other]}"]
            for slot, games in enumerate(self.slots, start=1)
            for table, one, other in games
        ]
        what = sheet.said("paper-order")
        Listing(what, self.event, columns, rows, height=7, size=11).print_on(sheet)
