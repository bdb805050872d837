"""The one way of writing a record down, so that whoever hashes it hashes the same bytes."""

import json

from fortyfives.tournament.refused import Refused


def canonical(value: object) -> bytes:
    """A value as canonical JSON: keys by code point, no blanks, UTF-8 with letters as they are.

    It holds whole numbers, text, true, false, null, lists (tuples are written as lists) and objects
    with text for keys. Anything else, and half a surrogate pair, is refused (`hall-not-canonical`).
    """
    _check(value)
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise Refused("hall-not-canonical", found="surrogate") from None


def _check(value: object) -> None:
    if isinstance(value, dict):
        for key, held in value.items():
            if not isinstance(key, str):
                raise Refused("hall-not-canonical", found=type(key).__name__)
            _check(held)
    elif isinstance(value, list | tuple):
        for held in value:
            _check(held)
    elif value is not None and not isinstance(value, int | str):  # true and false are integers
        raise Refused("hall-not-canonical", found=type(value).__name__)
