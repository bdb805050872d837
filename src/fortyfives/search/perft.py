"""Counting the ways in which a deal can go on."""

from fortyfives.game.deal import Deal
from fortyfives.game.engine import apply
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
    return sum(perft(apply(deal, action).deal, depth - 1, within) for action in found)
