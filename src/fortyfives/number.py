"""Whole numbers as people type them."""

from typing import Final

MOST_DIGITS: Final = 9
"""Enough for everything that is counted here."""


def whole_number(text: str) -> int | None:
    """The number that the text is: figures from 0 to 9, perhaps behind a minus; None if it is none.

    Figures of other scripts are not read, and none is read that has more than nine of them.
    """
    figures = text.removeprefix("-")
    if figures.isascii() and figures.isdecimal() and len(figures) <= MOST_DIGITS:
        return int(text)
    return None
