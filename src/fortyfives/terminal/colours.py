"""Colours for those who see them: red suits in red, headings in bold; nothing is told by them."""

import os
import re
from collections.abc import Mapping
from enum import Enum
from typing import Final, Protocol, TextIO

RED_CARD: Final = re.compile(r"(?:10|[2-9A-Z])[♥♦]|★Joker")
RED: Final = "\x1b[31m"
BOLD: Final = "\x1b[1m"
AS_BEFORE: Final = "\x1b[0m"


class Colour(Enum):
    """When the table is painted; the value is what one types."""

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"

    def on(self, stream: TextIO, surroundings: Mapping[str, str] = os.environ) -> bool:
        """Whether to paint: by itself only on a terminal that has colours and where one wants them.

        NO_COLOR, if it is set to anything, says that colours are not wanted.
        """
        if self is not Colour.AUTO:
            return self is Colour.ALWAYS
        wanted = not surroundings.get("NO_COLOR") and surroundings.get("TERM") != "dumb"
        return wanted and stream.isatty()


class Paint(Protocol):
    """Paints a line; told whether it is a heading."""

    def __call__(self, line: str, *, heading: bool) -> str:
        """The line as it is printed."""


def in_colours(line: str, *, heading: bool) -> str:
    """The line with its red cards in red; a heading is bold."""
    if heading:
        return f"{BOLD}{line}{AS_BEFORE}" if line else line
    return RED_CARD.sub(lambda card: f"{RED}{card[0]}{AS_BEFORE}", line)


def unpainted(line: str, *, heading: bool) -> str:  # noqa: ARG001 - as any other paint
    """The line as it is."""
    return line
