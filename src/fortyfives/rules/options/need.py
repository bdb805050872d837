"""What a house rule needs in a game to have a meaning there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Callable

    from fortyfives.rules.variant import Variant

POLICIES: Final = {
    "robbing": "turn_up",
    "auction": "auction",
    "naming": "auction",
    "exchange": "auction",
    "calling": "calling",
    "privilege": "ace_privilege",
}
"""What a game must have for the house rules of each policy."""


@dataclass(frozen=True, slots=True)
class Need:
    """A word for what is needed, which its sentence knows, and whether a variant has it."""

    word: str
    met: Callable[[Variant], bool]


CUSTOM: Final = "custom"
"""The need of a game in which the rule is a custom: in others it is not known."""
NOTHING: Final = Need("", lambda _variant: True)
AUCTION: Final = Need("auction", lambda variant: variant.auction is not None)


def look(variant: Variant, path: str) -> object:
    """The part of the variant at that path of attributes; None where a policy is absent."""
    found: object = variant
    for name in path.split("."):
        found = getattr(found, name, None)
    return found


def present(path: str, word: str = "") -> Need:
    """The need of the policy at that path, under its own word or that of its kind."""
    name = word or POLICIES.get(path.partition(".")[0], CUSTOM)
    return Need(name, lambda variant: look(variant, path) is not None)
