"""Cue cards: a couple's number, its first table, and a hole for every game it may win."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fortyfives.paper.box import Box
from fortyfives.paper.qr import draw_qr
from fortyfives.paper.sheet import Print, Progress, Sheet
from fortyfives.paper.stack import Stack

ACROSS: Final = 5
"""So many holes stand in a row."""
LARGE: Final = 4
"""So many large cards stand on a page; small ones are twice as many."""


@dataclass(frozen=True, slots=True)
class CueCard:
    """What stands on the card of one couple; a blank spare has no names.

    `rests` are the games it is to sit out, where they are known beforehand; `code` is what a
    telephone reads from it, empty for none.
    """

    number: int
    names: tuple[str, ...] = ()
    table: int | None = None
    rests: tuple[int, ...] = ()
    jar: bool = False
    code: str = ""


@dataclass(frozen=True, slots=True)
class CueCards:
    """The cue cards of an evening of so many games, four or eight on a page."""

    title: str
    games: int
    cards: Sequence[CueCard]
    on_a_page: int = LARGE

    def pdf(self, how: Print, progress: Progress | None = None) -> bytes:
        """The cards as a document. Source: EVE-06."""
        sheet = Sheet(how)
        rows = self.on_a_page // 2
        Stack(sheet, 2, rows).print_all(self.cards, self._draw, progress)
        return sheet.done()

    def _draw(self, sheet: Sheet, card: CueCard, box: Box) -> None:
        small = self.on_a_page != LARGE
        head = box.upper(14 if small else 22)
        size = 30 if small else 50
        figure = sheet.width_of(str(card.number), size, bold=True)
        sheet.write(str(card.number), head, size, bold=True)
        beside = head.beside(figure + 4)
        if card.code:
            side = head.height - 2
            draw_qr(sheet, card.code, Box(beside.right - side, head.top + 1, side, side))
            beside = beside.leftmost(beside.width - side - 2)
        self._names(sheet, card, beside, 11 if small else 15)
        rest = box.below(head.height + 1)
        foot = 5 if small else 9
        self._holes(sheet, card, rest.upper(rest.height - foot))
        self._foot(sheet, card, Box(rest.left, rest.bottom - foot, rest.width, foot), small=small)

    def _names(self, sheet: Sheet, card: CueCard, box: Box, size: float) -> None:
        lines = list(card.names) or [""]
        rows = box.rows(len(lines) + 1)
        for name, row in zip(lines, rows, strict=False):
            if name:
                sheet.write(name, row, size, bold=True)
            else:
                sheet.line(row.left, row.bottom - 1, row.right, row.bottom - 1, grey=120)
        told = sheet.lines("paper-first-table", table=card.table) if card.table else [self.title]
        for line, row in zip(told, rows[-1].rows(len(told)), strict=True):
            sheet.write(line, row, size - 2 - len(told), grey=60)

    def _holes(self, sheet: Sheet, card: CueCard, box: Box) -> None:
        down = -(-self.games // ACROSS)
        for game, cell in enumerate(box.grid(ACROSS, down)[: self.games], start=1):
            ring = cell.square().inside(0.6)
            resting = game in card.rests
            sheet.ring(ring, thick=0.25 if resting else 0.45, grey=170 if resting else 0)
            sheet.write(
                str(game), ring, 9 if resting else 12, align="C", grey=170 if resting else 0
            )

    def _foot(self, sheet: Sheet, card: CueCard, box: Box, *, small: bool) -> None:
        size = 8 if small else 10
        told = ""
        if card.rests:
            told = sheet.said("paper-rests", games=", ".join(map(str, card.rests)))
        if card.jar:
            side = min(box.height - 1, 5.0)
            mark = Box(box.right - side, box.top + (box.height - side) / 2, side, side)
            sheet.frame(mark)
            words = Box(box.left + box.width / 2, box.top, box.width / 2 - side - 2, box.height)
            sheet.write(sheet.said("paper-jar"), words, size, align="R")
            box = box.leftmost(box.width / 2 - 1)
        sheet.write(told, box, size)
