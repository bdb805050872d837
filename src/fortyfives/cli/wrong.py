"""What cannot be done as asked, and the one line that says so."""

import sys
from collections.abc import Iterable
from typing import Final

from fortyfives.nearest import alike
from fortyfives.record.bad import printable
from fortyfives.wording.messages import Fact, Words

WRONGLY_ASKED: Final = 2
LONGEST: Final = 200
"""How much of a word is said again."""
NOBODY: Final = "none"
"""Said for the nearest names where none is like the one asked for."""


class WronglyAsked(Exception):
    """Something that cannot be done as asked; it reads as the sentence that says so."""


def wrongly(words: Words, sentence: str, /, **facts: Fact) -> WronglyAsked:
    """What cannot be done, in the sentence of that key; long words are cut short in it."""
    told = {
        name: printable(fact, LONGEST) if isinstance(fact, str) else fact
        for name, fact in facts.items()
    }
    return WronglyAsked(words.say(sentence, **told))


def fail(message: str) -> int:
    """Print the one line that says what was wrong, and give the exit code for it."""
    print(f"fortyfives: {message}", file=sys.stderr)
    return WRONGLY_ASKED


def nearest_few(word: str, known: Iterable[str]) -> str:
    """The few known names most like this one; "none" if there are none."""
    return ", ".join(alike(word, known)) or NOBODY
