"""A rule sheet in Markdown, for the handbook."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from fortyfives.rules.describe.sheet import Block, Bullets, Choice, Choices, Paragraph, Sheet, Table

SPECIAL = re.compile(r"([\\`*_{}<>#|\[\]])")


def as_markdown(sheet: Sheet, level: int = 1) -> str:
    """The sheet with its title as a heading of that level."""
    lines = [f"{'#' * level} {escape(sheet.title)}", "", f"*{escape(sheet.subtitle)}*"]
    for section in sheet.sections:
        lines += ["", f"{'#' * (level + 1)} {escape(section.title)}"]
        for block in section.blocks:
            lines += ["", *_block(block)]
    return "\n".join(lines) + "\n"


def escape(text: str) -> str:
    """The text with nothing in it that Markdown would take for its own."""
    return SPECIAL.sub(r"\\\1", text)


def _block(block: Block) -> Iterator[str]:
    if isinstance(block, Paragraph):
        yield escape(block.text)
    elif isinstance(block, Bullets):
        for item in block.items:
            yield f"- {escape(item)}"
    elif isinstance(block, Table):
        yield _row(block.head)
        yield _row(["---"] * len(block.head))
        for row in block.rows:
            yield _row([escape(cell) for cell in row])
    else:
        yield from _choices(block)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _choices(block: Choices) -> Iterator[str]:
    yield f"**{escape(block.title)}**"
    yield ""
    for choice in block.choices:
        yield f"- `{choice.key}={choice.value}` {escape(choice.text)}"
        yield f"  {block.otherwise} {_others(choice)}."


def _others(choice: Choice) -> str:
    return "; ".join(_other(value, meaning) for value, meaning in choice.others)


def _other(value: str, meaning: str) -> str:
    if not value:
        return escape(meaning)
    return f"`{value}` ({escape(meaning)})" if meaning not in {"", value} else f"`{value}`"
