"""House rules as they come over the wire."""

from collections.abc import Mapping
from typing import Final

from fortyfives.rules.options.option import Value, is_value, no_value, read_value

MOST: Final = 120
"""There are not so many house rules."""


def options_in(given: object) -> dict[str, Value]:
    """The house rules as the engine takes them; a text is read as one would type it.

    Raises `OptionError` for a value that no house rule could have, and `ValueError` for anything
    but an object.
    """
    if not isinstance(given, Mapping) or len(given) > MOST:
        raise ValueError("house rules are an object")
    found: dict[str, Value] = {}
    for key, value in given.items():
        read = read_value(value) if isinstance(value, str) else value
        if not is_value(read):
            raise no_value(str(key), value, "")
        found[str(key)] = read
    return found
