"""What may be done can be gone through, one action after another."""

import random

import pytest

from fortyfives import Game, apply, legal, variant, view_for
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import Discard
from fortyfives.game.legal import NOTHING_LEGAL, Choices, Throws
from fortyfives.variants import ALL


@pytest.mark.parametrize("key", ALL)
def test_going_through_what_is_legal_gives_each_action_once(key: str) -> None:
    lot = random.Random(key)
    deal = Game.new(ALL[key], seed=1).deal()
    while deal.turn is not None:
        found = legal(view_for(deal, deal.turn))
        each = list(found)
        assert len(each) == len(set(each)) == found.count
        assert all(action in found for action in each)
        deal = apply(deal, lot.choice(each)).deal


def test_choices_come_in_the_order_in_which_they_are_listed() -> None:
    deal = Game.new(variant("irish_45"), seed=1).deal()
    found = legal(view_for(deal, deal.setting.cutter))
    assert isinstance(found, Choices)
    assert tuple(found) == found.actions
    assert list(NOTHING_LEGAL) == []


def test_discards_come_with_the_fewest_cards_first() -> None:
    found = Throws(2, CardSet.parse("2S 3S 4S"), 1, 2)
    thrown = [action.cards for action in found if isinstance(action, Discard)]
    assert [str(cards) for cards in thrown] == ["2S", "3S", "4S", "2S 3S", "2S 4S", "3S 4S"]
