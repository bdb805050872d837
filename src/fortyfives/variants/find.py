"""Finding a variant by its key, with house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fortyfives.rules.options import apply_options
from fortyfives.rules.options.option import nearest
from fortyfives.variants import ALL

if TYPE_CHECKING:
    from fortyfives.rules.options.option import Value
    from fortyfives.rules.variant import Variant


class UnknownVariant(ValueError):
    """There is no game with that key; `alternatives` names the nearest."""

    def __init__(self, key: str) -> None:
        """Find the nearest keys for the message."""
        self.key = key
        self.alternatives = nearest(key, ALL)
        super().__init__(f"there is no game {key!r}; did you mean: {self.alternatives}?")


def variant(key: str, **options: Value) -> Variant:
    """The regional game of that key, with house rules as keywords.

    Raises `UnknownVariant`, `OptionError` or `InconsistentRules`.
    """
    try:
        found = ALL[key]
    except KeyError:
        raise UnknownVariant(key) from None
    return apply_options(found, options)
