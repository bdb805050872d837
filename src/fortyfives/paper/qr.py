"""A square of dots that a telephone reads."""

import segno

from fortyfives.paper.box import Box
from fortyfives.paper.sheet import Sheet

QUIET = 2
"""So many dots of white belong around it."""


def draw_qr(sheet: Sheet, text: str, box: Box) -> None:
    """Draw the text as a square of dots in the middle of the box."""
    rows = [bytes(row) for row in segno.make(text, micro=False).matrix]
    square = box.square()
    side = square.width / (len(rows) + 2 * QUIET)
    for down, row in enumerate(rows):
        for start, end in _runs(row):
            sheet.fill(
                Box(
                    square.left + (start + QUIET) * side,
                    square.top + (down + QUIET) * side,
                    (end - start) * side,
                    side,
                ),
                grey=0,
            )


def _runs(row: bytes) -> list[tuple[int, int]]:
    """Where black begins and ends in a row: fewer rectangles, and no white hairs between dots."""
    runs: list[tuple[int, int]] = []
    for place, dark in enumerate(row):
        if not dark:
            continue
        if runs and runs[-1][1] == place:
            runs[-1] = (runs[-1][0], place + 1)
        else:
            runs.append((place, place + 1))
    return runs
