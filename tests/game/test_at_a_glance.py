"""A deal and a view tell in one line where they stand, and a view no more than it may."""

import random

import pytest

from fortyfives import apply, legal, view_for
from fortyfives.game.deal import Deal
from tests.hands import bids, finish, names, rigged, throws
from tests.strategies import Table, plain_tables

ROUND = {0: "5H 2S 3D 9C KC", 1: "AH JS QD 4C TC", 2: "6H 7H 8D 2D 3S", 3: "KS QS AD 9D 5C"}


def told(deal: Deal) -> list[str]:
    return [repr(deal), *(repr(view_for(deal, seat)) for seat in (None, *range(len(deal.owns))))]


def test_a_view_tells_whose_it_is_the_hand_the_phase_and_the_turn() -> None:
    deal = bids(rigged("merrimack_valley", hands=ROUND, dealer=3), "20 pass pass pass")
    assert repr(view_for(deal, 1)) == (
        "<SeatView of seat 1, hand 4C TC QD AH JS: naming, turn of seat 0>"
    )
    assert repr(view_for(names(deal, "S"), None)) == (
        "<SeatView of a spectator: exchange, spades trump, turn of seat 0>"
    )


def test_a_deal_tells_its_game_its_hands_the_phase_and_the_turn() -> None:
    deal = bids(rigged("merrimack_valley", hands=ROUND, dealer=3), "20 pass pass pass")
    assert repr(deal).startswith("<Deal of merrimack_valley, hands 9C KC 3D 5H 2S / 4C TC QD AH JS")
    assert repr(deal).endswith(": naming, turn of seat 0>")
    over = finish(throws(names(deal, "S")))
    assert repr(over).startswith("<Deal of merrimack_valley, hands - / - / - / -: over, ")


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_one_short_line_is_enough_at_any_moment(table: Table) -> None:
    lot = random.Random(f"{table}")
    deal = table.start(lot).deal
    while deal.turn is not None:
        assert all(len(line) < 250 and "\n" not in line for line in told(deal))
        deal = apply(deal, legal(view_for(deal, deal.turn)).any(lot)).deal
