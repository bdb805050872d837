"""Shuffles to be tried: the program's own, and those that are known to be unfair."""

import random
from collections.abc import Callable, Sequence
from functools import cmp_to_key

from fortyfives.cards.pack import pack
from fortyfives.fairness.committed import Committed
from fortyfives.fairness.cut import DeckCut
from tests.fairness.chisquare import PACK, Shuffle

SECRET = bytes(range(32))
CUTS = PACK - 1


def ours(number: int) -> Sequence[int]:
    """A deal of the program, with as little that is new as can be.

    One secret does for all, a name for 51 deals, and one deal differs from the next in how many
    cards were lifted, from 1 to 51: whatever the deals had in common would be seen.
    """
    cut = DeckCut(0, number % CUTS + 1)
    cards = Committed(f"deal/{number // CUTS}", SECRET, cut).shuffled("deck", pack())
    return [card.index for card in cards]


def _from(shuffle: Callable[[list[int], random.Random], None]) -> Shuffle:
    """A shuffle of the new pack, with good chance of its own for every deal."""

    def deal(number: int) -> Sequence[int]:
        cards = list(range(PACK))
        shuffle(cards, random.Random(number))
        return cards

    return deal


def _swap_with_any(cards: list[int], lot: random.Random) -> None:
    for place in range(PACK):
        other = lot.randrange(PACK)
        cards[place], cards[other] = cards[other], cards[place]


def _never_itself(cards: list[int], lot: random.Random) -> None:
    for place in range(PACK - 1):
        other = lot.randrange(place + 1, PACK)
        cards[place], cards[other] = cards[other], cards[place]


def _never_the_last(cards: list[int], lot: random.Random) -> None:
    for place in range(PACK - 1):
        other = lot.randrange(place, PACK - 1)
        cards[place], cards[other] = cards[other], cards[place]


def _modulo(cards: list[int], lot: random.Random) -> None:
    for place in range(PACK - 1):
        other = place + lot.randrange(256) % (PACK - place)
        cards[place], cards[other] = cards[other], cards[place]


def _sorted_by_whim(cards: list[int], lot: random.Random) -> None:
    cards.sort(key=cmp_to_key(lambda _one, _other: lot.choice((-1, 1))))


def fair(number: int) -> Sequence[int]:
    """A fair shuffle by other chance, to try the questions themselves."""
    cards = list(range(PACK))
    random.Random(number).shuffle(cards)
    return cards


def like_the_one_before(number: int) -> Sequence[int]:
    """Fair deals, but for every other one the top five cards are put back where they lay."""
    cards = list(fair(number))
    for place, card in enumerate(fair(number - 1)[:5] if number % 2 else ()):
        other = cards.index(card)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def riffled_once(number: int) -> Sequence[int]:
    """A pack cut anywhere after a new pack was riffled once: its neighbours stay together."""
    lot = random.Random(number)
    halves = [list(range(26)), list(range(26, PACK))]
    cards: list[int] = []
    while halves[0] or halves[1]:
        left, right = len(halves[0]), len(halves[1])
        cards.append(halves[lot.randrange(left + right) >= left].pop(0))
    cut = lot.randrange(PACK)
    return [*cards[cut:], *cards[:cut]]


UNFAIR: dict[str, Shuffle] = {
    "swap with any": _from(_swap_with_any),
    "never itself": _from(_never_itself),
    "never the last": _from(_never_the_last),
    "modulo": _from(_modulo),
    "sorted by whim": _from(_sorted_by_whim),
}
"""Those whose cards do not come to all places equally often."""
