"""Result slips: who sits at a table in a game, and whom the runner is to bring back as winner."""

from collections.abc import Sequence
from dataclasses import dataclass

from fortyfives.paper.box import Box
from fortyfives.paper.sheet import Print, Progress, Sheet
from fortyfives.paper.stack import Stack


@dataclass(frozen=True, slots=True)
class Slip:
    """The slip of one game; each side is a number and its members, and it is blank without any."""

    game: int
    table: int
    sides: tuple[tuple[int, tuple[str, ...]], ...] = ()
    deals: int | None = None


@dataclass(frozen=True, slots=True)
class Slips:
    """The slips of a game at all tables, eight on a page."""

    title: str
    slips: Sequence[Slip]

    def pdf(self, how: Print, progress: Progress | None = None) -> bytes:
        """The slips as a document."""
        sheet = Sheet(how)
        Stack(sheet, 2, 4).print_all(self.slips, self._draw, progress)
        return sheet.done()

    def _draw(self, sheet: Sheet, slip: Slip, box: Box) -> None:
        top = box.upper(9)
        sheet.write(sheet.said("paper-slip-game", game=slip.game), top.leftmost(top.width / 2), 14)
        right = top.beside(top.width / 2)
        sheet.write(
            sheet.said("paper-slip-table", table=slip.table), right, 16, bold=True, align="R"
        )
        sides = slip.sides or ((0, ()), (0, ()))
        rows = box.below(10).upper(box.height - 17).rows(len(sides), 2)
        for (number, names), row in zip(sides, rows, strict=True):
            self._side(sheet, row, number, names, deals=number == slip.deals)
        foot = Box(box.left, box.bottom - 6, box.width, 6)
        sheet.write(sheet.said("paper-slip-tick"), foot, 9, grey=60)

    def _side(
        self, sheet: Sheet, row: Box, number: int, names: tuple[str, ...], *, deals: bool
    ) -> None:
        tick = Box(row.right - 9, row.top + (row.height - 8) / 2, 8, 8)
        sheet.frame(tick, thick=0.5)
        figure = row.leftmost(16)
        if not number:
            sheet.line(figure.left, figure.bottom - 4, row.right - 14, figure.bottom - 4)
            return
        sheet.write(str(number), figure, 24, bold=True)
        lines = [(name, 12.0) for name in names]
        if deals:
            lines.append((sheet.said("paper-slip-deals"), 9.0))
        beside = Box(row.left + 17, row.top, row.width - 29, row.height)
        for (text, size), line in zip(lines, beside.rows(len(lines)), strict=True):
            sheet.write(text, line, size)
