"""The pairs of scores that two sides can stand at while nobody has won; part of `game_over`."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from fortyfives.cards.card import Suit
from fortyfives.conformance.case import BadCase
from fortyfives.conformance.kind import Answers
from fortyfives.conformance.question import Question
from fortyfives.rules.scoring import Taken, count_tricks
from fortyfives.rules.settling import score_hand
from fortyfives.rules.stakes import ALL_TRICKS
from fortyfives.rules.variant import Variant

Pair = tuple[int, int]
MOST_HANDS: Final = 20


def score_pairs(question: Question) -> Answers:
    """Every pair of scores after so many hands, found by playing all of them."""
    if question.variant.auction is not None:
        raise BadCase("pairs of scores are asked of games without an auction")
    hands = question.number("hands_played", 1, MOST_HANDS)
    told = question.has("every_hand_has_trump")
    always = told and question.flag("every_hand_has_trump")
    with_trump = set(_hands(question.variant, trump=True))
    without = set() if always else set(_hands(question.variant, trump=False))
    every: set[tuple[Pair, bool]] = {((0, 0), False)}
    for _ in range(hands):
        every = {
            (after, lacked or taken in without_only)
            for before, lacked in every
            for taken_set, without_only in ((with_trump, ()), (without, without))
            for taken in taken_set
            for after in _played(question.variant, before, taken)
        }
    found = {tuple(sorted(pair, reverse=True)) for pair, lacked in every if always or not told or lacked}
    return {"possible": [[*pair] for pair in sorted(found, reverse=True)]}


def _hands(variant: Variant, *, trump: bool) -> Iterator[Taken]:
    """Every way in which two sides can share the tricks of a hand with or without a trump."""
    order = variant.ranking.order(Suit.CLUBS)
    # The rules tell whether the best trump and the worst make a trick worth ten, or a plain card.
    kinds = (order.five, order.trumps[-1]) if trump else (order.best(_plain(variant)),)
    bonuses: set[int | None] = set()
    for card in kinds:
        bonuses |= {None} if variant.bonus.card([card], order) is None else set(range(ALL_TRICKS))
    for takers in product((0, 1), repeat=ALL_TRICKS):
        for bonus in bonuses:
            yield count_tricks(takers, bonus, 2)
