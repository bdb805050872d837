"""Every house rule by its key; `apply_options` makes a variant of one and its house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.rules.options import auction, dealing, following, robbing, scoring, table
from fortyfives.rules.options.option import Option, OptionError, Value, nearest
from fortyfives.rules.refusal import InconsistentRules, brief

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fortyfives.rules.variant import Variant

GROUPS: Final[dict[str, tuple[Option, ...]]] = {
    "table": table.OPTIONS,
    "dealing": dealing.OPTIONS,
    "robbing": robbing.OPTIONS,
    "auction": auction.OPTIONS,
    "following": following.OPTIONS,
    "scoring": scoring.OPTIONS,
}
"""The house rules by what they are about, in the order of a deal."""
OPTIONS: Final[dict[str, Option]] = {
    option.key: option for group in GROUPS.values() for option in group
}
"""In the order in which they are applied: a rule that entails another comes before it."""


def apply_options(variant: Variant, options: Mapping[str, Value]) -> Variant:
    """The variant with these house rules.

    Raises `OptionError` for a key or value that does not exist or does not fit, and
    `InconsistentRules` for rules that cannot be played together.
    """
    for key in options:
        if key not in OPTIONS:
            raise OptionError(
                "option-unknown",
                key=brief(key),
                alternatives=nearest(key, OPTIONS),
                variant=variant.key,
            )
    waiting = [key for key in OPTIONS if key in options]
    while waiting:
        variant, waiting = _one_pass(variant, options, waiting)
    return variant


def _one_pass(
    variant: Variant, options: Mapping[str, Value], keys: Sequence[str]
) -> tuple[Variant, list[str]]:
    """The variant with what can be had of these house rules, and the keys that have to wait.

    A rule may be refused only until another has been changed: no kitty, and nobody goes on it.
    """
    waiting: list[str] = []
    why: InconsistentRules | None = None
    for key in keys:
        try:
            variant = OPTIONS[key].edit(variant, options[key])
        except InconsistentRules as refused:
            waiting.append(key)
            why = why or refused
    if why and len(waiting) == len(keys):
        raise why
    return variant, waiting


def options_in_force(variant: Variant) -> dict[str, Value]:
    """Every house rule that has a meaning in the variant, with the value in force."""
    return {key: o.get(variant) for key, o in OPTIONS.items() if o.fits(variant)}
