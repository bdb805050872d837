"""A rule sheet in plain text, for a terminal or a printer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import TextWrapper

from fortyfives.rules.describe.sheet import Block, Bullets, Choice, Choices, Paragraph, Sheet, Table

WIDTH = 79
INDENT = "  "
BULLET = "• "
GAP = "   "
LAST_ROOM = 16
"""What the last column of a table needs at least, unless it is narrower."""


def as_text(sheet: Sheet, width: int = WIDTH) -> str:
    """The sheet in lines of at most that many characters."""
    lines = [*wrap(sheet.title.upper(), width), *wrap(sheet.subtitle, width)]
    for section in sheet.sections:
        lines += ["", *wrap(section.title, width), "-" * min(len(section.title), width)]
        for place, block in enumerate(section.blocks):
            lines += [""] * bool(place)
            lines += _block(block, width)
    return "\n".join(lines) + "\n"


def wrap(text: str, width: int = WIDTH, lead: str = "", after: str = "") -> list[str]:
    """The text in lines; no-break spaces and hyphens hold, `lead` and `after` are set before."""
    wrapper = TextWrapper(
        width, initial_indent=lead, subsequent_indent=after, break_on_hyphens=False
    )
    return wrapper.wrap(text)


def _block(block: Block, width: int) -> Iterator[str]:
    if isinstance(block, Paragraph):
        yield from wrap(block.text, width)
    elif isinstance(block, Bullets):
        for item in block.items:
            yield from _hang(INDENT + BULLET, item, width)
    elif isinstance(block, Table):
        yield from _table(block, width)
    else:
        yield from _choices(block, width)


def _hang(lead: str, text: str, width: int) -> list[str]:
    """The text behind its lead, with the following lines set in as far."""
    return wrap(text, width, lead, " " * len(lead))


def _table(table: Table, width: int) -> Iterator[str]:
    """Columns side by side with the last one wrapped; one row after the other on a narrow page."""
    lines = (table.head, *table.rows)
    rooms = [max(len(cell) for cell in column) + len(GAP) for column in zip(*lines, strict=True)]
    if len(INDENT) + sum(rooms[:-1]) + min(rooms[-1], LAST_ROOM) > width:
        for row in table.rows:
            yield from _hang(INDENT + BULLET, _row(table.head, row), width)
        return
    for line in lines:
        *cells, last = line
        padded = (cell.ljust(room) for cell, room in zip(cells, rooms, strict=False))
        yield from _hang(INDENT + "".join(padded), last, width)


def _row(head: Sequence[str], row: Sequence[str]) -> str:
    """A row in a line, each cell with what stands above it."""
    named = (f"{name} – {cell}" for name, cell in zip(head[1:], row[1:], strict=True))
    return " · ".join([row[0], *named])


def _choices(block: Choices, width: int) -> Iterator[str]:
    yield from wrap(block.title, width)
    for choice in block.choices:
        yield from wrap(f"{choice.key}={choice.value}", width, INDENT)
        said = f"{choice.text} {block.otherwise} {_others(choice)}."
        yield from wrap(said, width, INDENT * 3, INDENT * 3)


def _others(choice: Choice) -> str:
    return "; ".join(
        f"{value} ({meaning})" if value and meaning not in {"", value} else value or meaning
        for value, meaning in choice.others
    )
