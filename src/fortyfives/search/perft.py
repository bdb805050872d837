"""Counting the ways in which a deal can go on."""

from collections.abc import Iterator
from itertools import combinations

from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import Action, Discard
from fortyfives.game.deal import Deal
from fortyfives.game.engine import apply
from fortyfives.game.legal import Legal, Throws
from fortyfives.game.legality import legal
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for


def perft(deal: Deal, depth: int, within: Phase | None = None) -> int:
    """How many different lines of so many actions there are, each by the seat in turn.

    A line that ends sooner is not counted. With `within`, nor is one that leaves that phase before
    its last action: so the auction is counted without the naming of trump.
    """
    if depth == 0:
        return 1
    if deal.turn is None or within not in {None, deal.phase}:
        return 0
    found = legal(view_for(deal, deal.turn))
    if depth == 1:
        return found.count
    return sum(perft(apply(deal, action).deal, depth - 1, within) for action in every(found))


def every(found: Legal) -> Iterator[Action]:
    """Every single action of what is legal; discards are told apart by their cards."""
    if not isinstance(found, Throws):
        yield from found.actions
        return
    for count in range(found.least, found.most + 1):
        for cards in combinations(found.source, count):
            yield Discard(found.seat, CardSet.of(cards))
