"""Every order of a few cards is exactly as likely as every other."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from fortyfives.cards.card import PACK
from fortyfives.cards.pack import pack
from fortyfives.fairness.committed import Committed
from fortyfives.fairness.cut import NOT_CUT
from fortyfives.fairness.scheme import below, order

BYTES = range(256)


class Ended(Exception):
    """More bytes were asked for than there are."""


def bytes_of(*first: int) -> Iterator[int]:
    """These bytes, and no more."""
    yield from first
    raise Ended


@pytest.mark.parametrize("many", range(2, 55))
def test_as_many_bytes_give_every_number_and_the_others_are_passed_over(many: int) -> None:
    given, passed_over = Counter[int](), 0
    for byte in BYTES:
        try:
            given[below(many, bytes_of(byte))] += 1
        except Ended:
            passed_over += 1
    assert given == Counter(dict.fromkeys(range(many), 256 // many))
    assert passed_over == 256 % many


def test_three_cards_over_all_pairs_of_first_bytes() -> None:
    cards, found, longer = PACK[:3], Counter[object](), 0
    for first, second in product(BYTES, BYTES):
        try:
            found[order(cards, bytes_of(first, second))] += 1
        except Ended:
            longer += 1
    assert set(found) == set(permutations(cards))
    assert set(found.values()) == {255 * 256 // 6}
    assert longer == 256  # 255 is passed over when one of three is drawn


def test_three_cards_when_the_first_byte_is_passed_over() -> None:
    cards = PACK[:3]
    found = Counter(order(cards, bytes_of(255, 255, *more)) for more in product(range(255), BYTES))
    assert set(found) == set(permutations(cards))
    assert set(found.values()) == {255 * 256 // 6}


def test_four_cards_over_all_first_and_second_bytes() -> None:
    cards, found, longer = PACK[:4], Counter[object](), 0
    for first in product(BYTES, BYTES, (0, 1)):  # two bytes for all 128 of a kind
        try:
            found[order(cards, bytes_of(*first))] += 1
        except Ended:
            longer += 1
    assert set(found) == set(permutations(cards))
    assert set(found.values()) == {256 * 255 * 2 // 24}
    assert longer == 256 * 2


def test_five_cards_over_all_first_and_third_bytes() -> None:
    cards, found, longer = PACK[:5], Counter[object](), 0
    for first in product(BYTES, range(4), BYTES, (0, 1)):  # four bytes for all 64 of a kind
        try:
            found[order(cards, bytes_of(*first))] += 1
        except Ended:
            longer += 1
    assert set(found) == set(permutations(cards))
    assert set(found.values()) == {255 * 4 * 255 * 2 // 120}
    assert longer == (256 * 256 - 255 * 255) * 4 * 2


@pytest.mark.parametrize("many", [0, 1])
def test_no_card_and_one_card_need_no_chance(many: int) -> None:
    assert order(PACK[:many], bytes_of()) == PACK[:many]


def test_a_byte_that_is_passed_over_in_a_whole_pack_is_followed_by_the_next() -> None:
    first = bytes_of(255, 208, 207, *[0] * 50)  # 208 is four times 52
    cards = order(pack(), first)
    assert cards[0] is pack()[207 % 52]


def test_how_the_cards_are_given_makes_no_difference() -> None:
    chance = Committed("1", bytes(32), NOT_CUT)
    assert chance.shuffled("deck", pack()) == chance.shuffled("deck", tuple(reversed(pack())))
