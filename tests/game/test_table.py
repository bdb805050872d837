"""Where everybody sits, who looks on, and how the cards are shuffled."""

from random import Random

import pytest

from fortyfives import Game, apply, legal, refuse, variant, view_for
from fortyfives.cards.pack import pack
from fortyfives.game.actions import Cut, Play
from fortyfives.game.chance import ChanceMissing, Recorded, Seeded
from fortyfives.game.legal import NOTHING_LEGAL
from fortyfives.game.legality import NotAnAction
from fortyfives.rules.match import Series
from fortyfives.rules.stakes import Call
from fortyfives.variants import ALL
from tests.hands import bids, card, refused, rigged, rule
from tests.whole import by_lot, counted, game


@pytest.mark.parametrize("key", ALL)
def test_who_looks_on_may_do_nothing(key: str) -> None:
    deal, rng = Game.new(variant(key), seed=5).deal(), Random(5)
    while deal.turn is not None:
        assert legal(view_for(deal, None)) == NOTHING_LEGAL
        deal = apply(deal, legal(view_for(deal, deal.turn)).any(rng)).deal
    assert legal(view_for(deal, 0)) == legal(view_for(deal, None)) == NOTHING_LEGAL


def test_nobody_acts_for_another() -> None:
    deal = rigged("general_120", uncut=True)
    with pytest.raises(NotAnAction, match="seat 0 cannot act for seat 2"):
        refuse(view_for(deal, 0), Cut(2, 1))
    with pytest.raises(NotAnAction, match="seat None cannot act for seat 2"):
        refuse(view_for(deal, None), Cut(2, 1))


def test_nothing_is_done_once_the_deal_is_over() -> None:
    deal = by_lot(game("general_120").deal())
    assert refused(deal, Play(0, card("5♠"))).key == "deal-is-over"


def test_the_table_is_told_clockwise() -> None:
    table = rigged("general_120", dealer=1).setting
    assert (table.ring, table.dealer, table.cutter) == ((2, 3, 0, 1), 1, 0)
    assert table.from_seat(3) == (3, 0, 1, 2)
    assert [table.left_of(seat) for seat in (0, 1, 2, 3)] == [1, 2, 3, 0]


@rule("AMB-75")
def test_who_has_fallen_out_has_a_place_but_no_turn() -> None:
    told = game("merrimack_valley", 3, scores=(-70, 0, 0), cutoff=-80, dealer=2)
    table = counted(told, "11122", bid="15").setting()
    assert (table.seats, table.ring) == (3, (2, 1))
    assert table.left_of(2) == 1
    assert refused(counted(told, "11122", bid="15").deal(), Cut(0, 1)).key == "not-your-turn"


def test_what_a_seat_has_said_in_the_auction() -> None:
    deal = bids(rigged("ns_auction_richmond"), "20 pass 25 hold 30")
    assert deal.public.said(0) == (Call.TWENTY, Call.THIRTY)
    assert deal.public.said(1) == (Call.PASS,)
    assert rigged("general_120").public.said(0) == ()


@rule("TNS-07")
def test_who_has_won_the_games_that_are_needed() -> None:
    assert Series.BEST_OF_3.winner([0, 1]) is None
    assert Series.BEST_OF_3.winner([0, 1, 1]) == 1
    assert Series.SINGLE.winner([1]) == 1


# --- chance ------------------------------------------------------------------------------------


def test_the_same_seed_and_stream_give_the_same_order() -> None:
    cards = pack(0)
    assert Seeded("a").shuffled("deck", cards) == Seeded("a").shuffled("deck", cards)
    assert Seeded("a").shuffled("deck", cards) != Seeded("a").shuffled("reshuffle/1", cards)
    assert Seeded("a").shuffled("deck", cards) != Seeded("b").shuffled("deck", cards)
    assert set(Seeded("a").shuffled("deck", cards)) == set(cards)


def test_a_recorded_order_must_be_of_these_very_cards() -> None:
    chance = Recorded({"deck": pack(0)})
    assert chance.shuffled("deck", tuple(reversed(pack(0)))) == pack(0)
    for stream, cards in (("deck", pack(1)), ("deck", pack(0)[1:]), ("reshuffle/1", pack(0))):
        with pytest.raises(ChanceMissing, match=stream):
            chance.shuffled(stream, cards)
    other = (*pack(0)[1:], pack(1)[-1])
    with pytest.raises(ChanceMissing):
        chance.shuffled("deck", other)
