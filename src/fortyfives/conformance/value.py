"""The values that a file of worked cases is made of."""

import json
from collections.abc import Iterable
from typing import Any, Final

MOST_FIGURES: Final = 100
"""No number in a case is longer than this, by far."""

Json = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
"""Anything that JSON can say."""


def shown(value: Json) -> str:
    """The value in one line, as the file would write it."""
    return json.dumps(value, sort_keys=True)


def one_of(words: Iterable[str]) -> str:
    """The words as a list for a message, in their order."""
    return ", ".join(words)


def parse(text: str) -> Json:
    """Read JSON strictly: `ValueError` also for NaN, for a name used twice and for endless nesting.

    The standard reader lets the first two pass, and lets the last one run out of stack; of a number
    without end it says how to change Python.
    """
    try:
        found: Json = json.loads(
            text, object_pairs_hook=_once, parse_constant=_not_a_number, parse_int=_whole
        )
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return found


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands twice in one object")
    return found


def _whole(figures: str) -> Json:
    if len(figures) > MOST_FIGURES:
        raise ValueError(f"a number has more than {MOST_FIGURES} figures")
    return int(figures)


def _not_a_number(word: str) -> Json:
    raise ValueError(f"{word} is no number of JSON")
