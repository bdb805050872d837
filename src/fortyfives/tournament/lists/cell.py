"""One cell of a list, so that no spreadsheet takes a name for a formula."""

import re
from typing import Final

_FORMULA: Final = re.compile(r"'*[=+\-@\t\r]")
"""How a text begins that a spreadsheet would reckon with; apostrophes before it are ours."""
_GUARDED: Final = re.compile(r"'+[=+\-@\t\r]")


def guarded(text: str) -> str:
    """A text as it is written out: before what would be a formula stands one apostrophe more."""
    return f"'{text}" if _FORMULA.match(text) else text


def unguarded(cell: str) -> str:
    """The text that was written so."""
    return cell[1:] if _GUARDED.match(cell) else cell


def clean(text: str) -> str:
    """A text as it is kept: in one line, with one blank between words and none around them."""
    return " ".join(text.split())


def amount(cents: int) -> str:
    """Money as it is written out: 10, or 10.50."""
    whole, rest = divmod(cents, 100)
    return f"{whole}.{rest:02}" if rest else str(whole)


def cents_of(cell: str) -> int | None:
    """The cents that an amount such as 10, 10.5 or 10,50 is; None if it is none."""
    found = re.fullmatch(r"([0-9]{1,7})(?:[.,]([0-9]{1,2}))?", cell)
    if found is None:
        return None
    return int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))
