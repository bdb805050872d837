"""Gold, silver and bronze."""

from __future__ import annotations

from typing import Final

from fortyfives.tournament.standings.order import Order
from fortyfives.tournament.standings.sheet import Tied

MEDALS: Final = ("gold", "silver", "bronze")


def medals(order: Order, places: int = len(MEDALS)) -> dict[str, Tied]:
    """Who has which medal; it is missing while it is open, or where those before have shared it."""
    ranks = order.ranks
    open_still = {*order.extra_games, *order.cuts}
    return {
        MEDALS[ranks[group[0]] - 1]: group
        for group in order.down_to(min(places, len(MEDALS)))
        if group not in open_still
    }
