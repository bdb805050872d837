"""The values that a file of worked cases is made of."""

import json
from collections.abc import Iterable
from typing import Any

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

    The standard reader lets the first two pass, and lets the last one run out of stack.
    """
    try:
        found: Json = json.loads(text, object_pairs_hook=_once, parse_constant=_not_a_number)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return found


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands twice in one object")
    return found


def _not_a_number(word: str) -> Json:
    raise ValueError(f"{word} is no number of JSON")
