"""Which house rules can do nothing as a game stands: they speak of what is not played there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.rules.following import Renege
from fortyfives.rules.ranking import JokerRank
from fortyfives.rules.stakes import ThirtyForSixty

if TYPE_CHECKING:
    from collections.abc import Callable

    from fortyfives.rules.variant import Variant


def _no_joker(variant: Variant) -> bool:
    return variant.dealing.jokers == 0


def _nothing_withheld(variant: Variant) -> bool:
    return variant.following.reneging.right is Renege.NONE


def _only_the_five(variant: Variant) -> bool:
    return variant.following.reneging.right is not Renege.FIVE_JACK_AH


def _five_is_best(variant: Variant) -> bool:
    above = variant.ranking.jokers is JokerRank.ABOVE_FIVE
    return _no_joker(variant) or not above or _nothing_withheld(variant)


def _no_thirty_for_sixty(variant: Variant) -> bool:
    auction = variant.auction
    return auction is not None and auction.stakes.thirty_for_sixty is ThirtyForSixty.OFF


def _no_sixty_for_120(variant: Variant) -> bool:
    return variant.auction is not None and not variant.auction.stakes.sixty_for_120


def _no_bids(variant: Variant) -> bool:
    return variant.auction is None


def _no_clock(variant: Variant) -> bool:
    return variant.goal.time_limit is None


IDLE: Final[dict[str, Callable[[Variant], bool]]] = {
    "joker_after_midnight": _no_joker,
    "joker_rank": _no_joker,
    "joker_renegable": lambda variant: _no_joker(variant) or _only_the_five(variant),
    "five_test": _five_is_best,
    "renege_test": _only_the_five,
    "renege_force": _nothing_withheld,
    "renege_group": _nothing_withheld,
    "ah_lead_renege": _nothing_withheld,
    "thirty_for_sixty_made": _no_thirty_for_sixty,
    "sixty_for_120_failed": _no_sixty_for_120,
    "max_sets": _no_bids,
    "time_up": _no_clock,
}
"""By the key of a house rule: whether nothing would change whatever it is set to."""


def idle(variant: Variant, key: str) -> bool:
    """Whether the house rule would change nothing, whatever it is set to."""
    return key in IDLE and IDLE[key](variant)
