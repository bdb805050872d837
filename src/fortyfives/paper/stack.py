"""Cards that are printed several on a page and cut apart with a paper cutter."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from fortyfives.paper.box import Box
from fortyfives.paper.sheet import Progress, Sheet

Item = TypeVar("Item")
CUT: Final = 170
"""The grey of the lines along which is cut."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Cards in so many columns and rows on each page of a sheet."""

    sheet: Sheet
    columns: int
    rows: int

    def print_all(
        self,
        items: Sequence[Item],
        draw: Callable[[Sheet, Item, Box], None],
        progress: Progress | None = None,
    ) -> None:
        """Print the cards so that the piles, cut apart and put on each other, are in their order.

        The cards of the first pile are the first ones: page for page in the upper left corner; the
        second pile those beside it, and so on.
        """
        places = self.columns * self.rows
        pages = -(-len(items) // places)
        for page in range(pages):
            whole = self.sheet.page()
            self._cutting_lines(whole)
            for place, box in enumerate(whole.grid(self.columns, self.rows)):
                number = place * pages + page
                if number < len(items):
                    draw(self.sheet, items[number], box.inside(3))
            if progress:
                progress(page + 1, pages)

    def _cutting_lines(self, whole: Box) -> None:
        for column in whole.columns(self.columns)[1:]:
            self.sheet.line(column.left, whole.top, column.left, whole.bottom, grey=CUT)
        for row in whole.rows(self.rows)[1:]:
            self.sheet.line(whole.left, row.top, whole.right, row.top, grey=CUT)
