"""Who has cut the lowest card: the ace is low and suits do not count."""

from collections.abc import Mapping

from fortyfives.cards.card import RANKS, Card
from fortyfives.tournament.entry import Number


def lowest(draws: Mapping[Number, Card]) -> tuple[Number, ...]:
    """Whoever drew the lowest rank, in the order of the draws; more than one have to cut again.

    Source: EVE-08, AMB-84
    """
    least = min((RANKS.index(card.rank) for card in draws.values()), default=0)
    return tuple(entry for entry, card in draws.items() if RANKS.index(card.rank) == least)
