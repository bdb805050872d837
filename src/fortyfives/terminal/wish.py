"""What a player may ask the table for at any time."""

from enum import Enum

from fortyfives.terminal.line import Line


class Wish(Enum):
    """A wish; the value is the key of the words for it."""

    HELP = "typed-help"
    RULES = "typed-rules"
    SCORE = "typed-score"
    LAST = "typed-last"
    TABLE = "typed-table"
    HINT = "typed-hint"
    QUIT = "typed-quit"


def wish_in(line: Line) -> Wish | None:
    """The wish that the line says, if it is one."""
    if line.text.strip() == "?":
        return Wish.HELP
    key = line.which(wish.value for wish in Wish)
    return Wish(key) if key else None
