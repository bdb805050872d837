"""A list in columns that goes on over as many pages as it needs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from fortyfives.paper.box import Box
from fortyfives.paper.heading import head
from fortyfives.paper.sheet import Sheet

STRIPE: Final = 240
GAP: Final = 1.5


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its heading in every language, and its part of the width."""

    title: str
    part: float
    align: Literal["L", "C", "R"] = "L"


@dataclass(frozen=True, slots=True)
class Listing:
    """Rows under the headings of their columns, as high as asked for; `bold` is one column."""

    what: str
    event: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[str]]
    height: float = 8.0
    size: float = 12.0
    bold: int = 0

    def print_on(self, sheet: Sheet) -> Box:
        """Print all rows, on new pages; what is left of the last page."""
        rest = self._begin(sheet)
        for place, row in enumerate(self.rows):
            if rest.height < self.height:
                rest = self._begin(sheet)
            line = rest.upper(self.height)
            if place % 2:
                sheet.fill(line, STRIPE)
            for number, (text, cell) in enumerate(zip(row, self._cells(line), strict=True)):
                align = self.columns[number].align
                sheet.write(text, cell, self.size, bold=number == self.bold, align=align)
            rest = rest.below(self.height)
        return rest

    def _begin(self, sheet: Sheet) -> Box:
        rest = head(sheet, self.what, self.event)
        for column, cell in zip(self.columns, self._cells(rest.upper(7)), strict=True):
            sheet.write(column.title, cell, 10, align=column.align, grey=60)
        sheet.line(rest.left, rest.top + 7, rest.right, rest.top + 7)
        return rest.below(7.5)

    def _cells(self, line: Box) -> list[Box]:
        whole = sum(column.part for column in self.columns)
        cells, rest = [], line
        for column in self.columns:
            width = line.width * column.part / whole
            cells.append(rest.leftmost(width).inside(GAP))
            rest = rest.beside(width)
        return cells
