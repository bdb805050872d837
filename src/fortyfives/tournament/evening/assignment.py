"""Sharing out places one to one at the least cost, exactly, and without a library."""

from collections.abc import Sequence
from typing import Final

NOBODY: Final = -1


def cheapest(costs: Sequence[Sequence[int]]) -> list[int]:
    """The place of each person so that all costs together are least.

    A line of `costs` is a person's, with one entry for each place; there are as many places as
    persons. Each person in turn is given a place along the cheapest chain of changes. Prices on
    both sides keep what is left of a cost at zero or more, and at zero for a place that is held.
    """
    size = len(costs)
    holder = [NOBODY] * size
    person_price, place_price = [0] * size, [0] * size
    for newcomer in range(size):
        best = [cost - price for cost, price in zip(costs[newcomer], place_price, strict=True)]
        person_price[newcomer] = min(best)
        best = [cost - person_price[newcomer] for cost in best]
        before = [NOBODY] * size
        reached: list[int] = []
        ahead = set(range(size))
        while True:
            place = min(ahead, key=best.__getitem__)
            if holder[place] == NOBODY:
                break
            ahead.remove(place)
            reached.append(place)
            line, price = costs[holder[place]], person_price[holder[place]]
            base = best[place] - price
            for other in ahead:
                cost = base + line[other] - place_price[other]
                if cost < best[other]:
                    best[other], before[other] = cost, place
        _reprice(newcomer, best[place], (best, reached, holder), (person_price, place_price))
        _shift(place, newcomer, before, holder)
    places = [0] * size
    for place, person in enumerate(holder):
        places[person] = place
    return places


def _reprice(
    newcomer: int,
    longest: int,
    search: tuple[list[int], list[int], list[int]],
    prices: tuple[list[int], list[int]],
) -> None:
    """Take up in the prices how much nearer than the end of the chain everything reached was."""
    (best, reached, holder), (person_price, place_price) = search, prices
    person_price[newcomer] += longest
    for place in reached:
        saved = longest - best[place]
        person_price[holder[place]] += saved
        place_price[place] -= saved


def _shift(place: int, newcomer: int, before: list[int], holder: list[int]) -> None:
    """Move every holder along the chain one place on, and let the newcomer in at its beginning."""
    while before[place] != NOBODY:
        holder[place] = holder[before[place]]
        place = before[place]
    holder[place] = newcomer
