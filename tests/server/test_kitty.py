"""The kitty in the hand of who has taken it up: he is shown which cards they were."""

from itertools import count, islice
from random import Random

import pytest

from fortyfives import Game, apply, legal, view_for
from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.legal import Throws
from fortyfives.rules.variant import Variant
from fortyfives.server.showing.cards import hand, taken_up
from fortyfives.server.table.state import Past, Playing
from fortyfives.variants import ALL
from tests.telling.tour import company

WITH_KITTY = [each for each in ALL.values() if each.dealing.kitty and each.exchange]
DEALS = 6


def exchange(variant: Variant, seed: int) -> Playing | None:
    """All that was done until the bidder is to throw; None if it does not come to that."""
    lot, deal = Random(seed), Game.new(variant, seed=seed).deal()
    past: tuple[Past, ...] = ()
    while deal.turn is not None:
        may = legal(view_for(deal, deal.turn))
        if isinstance(may, Throws) and deal.turn == deal.public.bidder:
            return Playing("", "", b"", past=past)
        action = may.any(lot)
        step = apply(deal, action)
        past = (*past, Past(deal, action, step, ""))
        deal = step.deal
    return None


@pytest.mark.parametrize("variant", WITH_KITTY, ids=lambda each: each.key)
def test_the_cards_of_the_kitty_are_marked_in_the_hand_that_throws(variant: Variant) -> None:
    found = filter(None, (exchange(variant, seed) for seed in count()))
    for playing in islice(found, DEALS):
        deal = playing.deal
        assert deal is not None
        seat = deal.turn
        shown = hand(company(deal, seat), view_for(deal, seat), taken_up(playing, seat))
        marked = CardSet.of(Card.parse(each.card) for each in shown if each.kitty)
        assert marked == CardSet.of(deal.hidden.kitty)
        others = [each for each in range(len(deal.owns)) if each != seat]
        assert not any(taken_up(playing, each) for each in others)
