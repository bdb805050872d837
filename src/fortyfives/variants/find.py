"""Finding a variant by its key, with house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fortyfives.rules.options import apply_options
from fortyfives.rules.options.option import nearest
from fortyfives.rules.refusal import brief, shown
from fortyfives.variants import ALL

if TYPE_CHECKING:
    from fortyfives.rules.options.option import Value
    from fortyfives.rules.variant import Variant


class UnknownVariant(ValueError):
    """There is no game with that key; `alternatives` names the nearest."""

    def __init__(self, key: object) -> None:
        """Find the nearest keys for the message."""
        self.key = brief(key) if isinstance(key, str) else shown(key)
        self.alternatives = nearest(self.key, ALL)
        super().__init__(
            f"there is no game {shown(key)}; did you mean: {self.alternatives}? "
            "`fortyfives rules` lists them all"
        )


def variant(key: str, **options: Value) -> Variant:
    """The regional game of that key, with house rules as keywords.

    Raises `UnknownVariant`, `OptionError` or `InconsistentRules`.
    """
    if type(key) is not str or key not in ALL:
        raise UnknownVariant(key)
    return apply_options(ALL[key], options)
