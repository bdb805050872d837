"""The scores at which two sides can stand while nobody has won, a part of `game_over`."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from fortyfives.cards.card import Card, Suit
from fortyfives.conformance.case import BadCase
from fortyfives.conformance.kind import Answers
from fortyfives.conformance.question import Question
from fortyfives.rules.scoring import Taken, count_tricks
from fortyfives.rules.settling import score_hand
from fortyfives.rules.stakes import ALL_TRICKS
from fortyfives.rules.variant import Variant

MOST_HANDS: Final = 10
PLAIN: Final = Card.parse("KD")


def score_pairs(question: Question) -> Answers:
    """Every pair of scores after so many hands, found by scoring all the hands there can be.

    Where `every_hand_has_trump` is false, at least one hand had no trump in it; where it is
    missing, both are possible.
    """
    variant = question.variant
    if variant.auction is not None:
        raise BadCase("pairs of scores are asked of games without an auction")
    always = question.flag("every_hand_has_trump", default=False)
    hands = {trump: set(_hands(variant, trump=trump)) for trump in (True, False)}
    kinds = (True,) if always else (True, False)
    stand = {((0, 0), False)}  # the scores, and whether a hand has lacked trumps
    for _ in range(question.number("hands_played", 1, MOST_HANDS)):
        stand = {
            (after, lacked or not trump)
            for before, lacked in stand
            for trump in kinds
            for taken in hands[trump]
            for after in _going_on(variant, before, taken)
        }
    any_will_do = always or not question.has("every_hand_has_trump")
    found = {(max(pair), min(pair)) for pair, lacked in stand if any_will_do or lacked}
    return {"possible": [[*pair] for pair in sorted(found, reverse=True)]}


def _hands(variant: Variant, *, trump: bool) -> Iterator[Taken]:
    """Every way in which two sides can share five tricks, in hands with a trump or without."""
    order = variant.ranking.order(Suit.CLUBS)
    # Whether a trick is worth ten hangs on the best card played: from the best to the worst trump.
    best_cards = (order.five, order.trumps[-1]) if trump else (PLAIN,)
    places: set[int | None] = set()
    for card in best_cards:
        makes_ten = variant.bonus.card([card], order) is not None
        places |= set(range(ALL_TRICKS)) if makes_ten else {None}
    for takers, bonus in product(product((0, 1), repeat=ALL_TRICKS), places):
        yield count_tricks(takers, bonus, 2)


def _going_on(variant: Variant, before: tuple[int, int], taken: Taken) -> Iterator[tuple[int, int]]:
    """The scores after a hand, unless it ends the game."""
    score = score_hand(variant, before, taken)
    if not variant.goal.decide(score.standing()).over:
        one, other = score.after
        yield one, other
