"""Receipts: what was paid to whom for what, with a line to sign."""

from collections.abc import Sequence
from dataclasses import dataclass

from fortyfives.paper.box import Box
from fortyfives.paper.sheet import Print, Progress, Sheet
from fortyfives.paper.stack import Stack


@dataclass(frozen=True, slots=True)
class Receipt:
    """A receipt: its number, who receives, how much as it is written, and what for."""

    number: int
    names: str
    amount: str
    what: str


@dataclass(frozen=True, slots=True)
class Receipts:
    """All receipts of an event, four on a page."""

    event: str
    receipts: Sequence[Receipt]

    def pdf(self, how: Print, progress: Progress | None = None) -> bytes:
        """The receipts as a document."""
        sheet = Sheet(how)
        Stack(sheet, 1, 4).print_all(self.receipts, self._draw, progress)
        return sheet.done()

    def _draw(self, sheet: Sheet, receipt: Receipt, box: Box) -> None:
        top = box.upper(9)
        sheet.write(sheet.said("paper-receipt", number=receipt.number), top, 14, bold=True)
        sheet.write(self.event, top, 10, align="R", grey=60)
        rest = box.below(12)
        for key, told, size in (
            ("paper-receipt-to", receipt.names, 14),
            ("paper-receipt-amount", receipt.amount, 18),
            ("paper-receipt-for", receipt.what, 12),
        ):
            row = rest.upper(9)
            sheet.write(sheet.said(key), row.leftmost(row.width * 0.26), 10, grey=60)
            sheet.write(told, row.beside(row.width * 0.27), size, bold=key != "paper-receipt-for")
            rest = rest.below(9)
        line = rest.top + rest.height - 6
        half = rest.width / 2 - 4
        for left, key in ((rest.left, "paper-signature"), (rest.left + half + 8, "paper-director")):
            sheet.line(left, line, left + half, line)
            sheet.write(sheet.said(key), Box(left, line, half, 4.5), 8, grey=60)
