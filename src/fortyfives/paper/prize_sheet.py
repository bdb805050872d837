"""The prize sheet: what is won, by whom, how it was decided, and the signatures for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from fortyfives.paper.box import Box
from fortyfives.paper.heading import head
from fortyfives.paper.sheet import Print, Sheet


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize: its name, what it is worth as it is written, how it was decided, and who gets what.

    Each of `winners` is a number, names, and what they get; nobody yet where it is empty.
    """

    name: str
    worth: str
    decided: str
    winners: tuple[tuple[int, str, str], ...]


@dataclass(frozen=True, slots=True)
class PrizeSheet:
    """All prizes of an event, a signature beside every winner."""

    event: str
    prizes: Sequence[Prize]
    account: Sequence[tuple[str, str]] = ()

    def pdf(self, how: Print) -> bytes:
        """The sheet as a document."""
        sheet = Sheet(how)
        what = sheet.said("paper-prizes")
        rest = head(sheet, what, self.event)
        for prize in self.prizes:
            needed = 18 + 13 * max(1, len(prize.winners))
            if rest.height < needed:
                rest = head(sheet, what, self.event)
            rest = self._prize(sheet, prize, rest).below(5)
        for name, amount in self.account:
            if rest.height < 7:  # noqa: PLR2004 - the height of a line
                rest = head(sheet, what, self.event)
            line = rest.upper(7)
            sheet.write(name, line, 12)
            sheet.write(amount, line, 12, bold=True, align="R")
            rest = rest.below(7)
        return sheet.done()

    def _prize(self, sheet: Sheet, prize: Prize, box: Box) -> Box:
        top = box.upper(8)
        sheet.write(prize.name, top.leftmost(top.width * 0.7), 15, bold=True)
        sheet.write(prize.worth, top.beside(top.width * 0.7), 15, bold=True, align="R")
        sheet.write(prize.decided, box.below(8).upper(6), 11, grey=60)
        rest = box.below(15)
        for number, names, gets in prize.winners:
            row = rest.upper(13)
            sheet.write(f"{number}  {names}", row.upper(8).leftmost(row.width * 0.5), 13)
            sheet.write(gets, Box(row.left + row.width * 0.5, row.top, row.width * 0.14, 8), 13)
            left = row.left + row.width * 0.66
            sheet.line(left, row.top + 7.5, row.right, row.top + 7.5)
            caption = Box(left, row.top + 7.5, row.right - left, 4)
            sheet.write(sheet.said("paper-signature"), caption, 8, grey=60)
            rest = rest.below(13)
        sheet.line(rest.left, rest.top + 1, rest.right, rest.top + 1, grey=170)
        return rest.below(1)
