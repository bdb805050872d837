"""House rules as they come over the wire."""

from collections.abc import Mapping
from typing import Final

from fortyfives.rules.options.option import Value, read_value

MOST: Final = 120
"""There are not so many house rules."""


def options_in(given: object) -> dict[str, Value]:
    """The house rules as the engine takes them; a text is read as one would type it.

    What no house rule could be set to is left as it is: the rule itself refuses it, and says what
    it may be. Raises `ValueError` for anything but an object.
    """
    if not isinstance(given, Mapping) or len(given) > MOST:
        raise ValueError("house rules are an object")
    return {
        str(key): read_value(value) if isinstance(value, str) else value
        for key, value in given.items()
    }
