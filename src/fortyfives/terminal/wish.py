"""What a player may ask the table for at any time."""

from enum import Enum

from fortyfives.terminal.line import Line


class Wish(Enum):
    """A wish; the value is the key of the words for it."""

    WHY = "typed-why"
    HELP = "typed-help"
    RULES = "typed-rules"
    AUCTION = "typed-auction"
    SCORE = "typed-score"
    SHEET = "typed-sheet"
    LAST = "typed-last"
    TABLE = "typed-table"
    HINT = "typed-hint"
    UNDO = "typed-undo"
    SAVE = "typed-save"
    QUIT = "typed-quit"


def wish_in(line: Line) -> tuple[Wish, str] | None:
    """The wish that the line says, if it is one, and what stands behind it, such as a file."""
    text = line.text.strip()
    if text == "?":
        return Wish.WHY, ""
    if key := line.which(wish.value for wish in Wish):
        return Wish(key), ""
    first, *rest = text.split(maxsplit=1)
    if rest and line.vocabulary.means(first, Wish.SAVE.value):
        return Wish.SAVE, rest[0]
    return None
