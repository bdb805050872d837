"""Table cards: a number that is read from the other end of the hall."""

from collections.abc import Sequence
from dataclasses import dataclass

from fortyfives.paper.box import Box
from fortyfives.paper.qr import draw_qr
from fortyfives.paper.sheet import Print, Progress, Sheet
from fortyfives.paper.stack import Stack


@dataclass(frozen=True, slots=True)
class TableCard:
    """The card of one table; `code` is what a telephone reads from it, empty for none."""

    number: int
    code: str = ""


@dataclass(frozen=True, slots=True)
class TableCards:
    """The cards of all tables, two on a page."""

    title: str
    cards: Sequence[TableCard]

    def pdf(self, how: Print, progress: Progress | None = None) -> bytes:
        """The cards as a document."""
        sheet = Sheet(how)
        Stack(sheet, 1, 2).print_all(self.cards, self._draw, progress)
        return sheet.done()

    def _draw(self, sheet: Sheet, card: TableCard, box: Box) -> None:
        sheet.frame(box, thick=0.8)
        inner = box.inside(6)
        sheet.write(sheet.said("paper-table"), inner.upper(10), 24, align="C", grey=60)
        middle = inner.below(10).upper(inner.height - 34 if card.code else inner.height - 20)
        sheet.write(str(card.number), middle, 230, bold=True, align="C")
        foot = Box(inner.left, inner.bottom - 24, inner.width, 24)
        if card.code:
            draw_qr(sheet, card.code, Box(foot.right - 24, foot.top, 24, 24))
            foot = foot.leftmost(foot.width - 28)
        sheet.write(self.title, foot.below(12).upper(10), 14, grey=60)
