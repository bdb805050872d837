"""How many play, and who plays with whom."""

import pytest

from fortyfives import Game, variant
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.seating import Seating, Sides
from tests.hands import bid_and_named, finish, rigged, rule, taken

MV = "merrimack_valley"
ALONE = {2: ((0,), (1,)), 3: ((0,), (1,), (2,)), 5: ((0,), (1,), (2,), (3,), (4,))}


@rule("MV-01")
def test_two_play_each_alone() -> None:
    assert variant(MV).seating.sides(2) == ALONE[2]


@rule("MV-02")
def test_three_play_each_alone_and_two_of_them_against_the_bidder() -> None:
    assert variant(MV).seating.sides(3) == ALONE[3]
    deal = finish(bid_and_named(rigged(MV, players=3), "20 pass pass", "♠"))
    assert deal.public.score is not None
    assert deal.public.score.bidding == (0,)
    assert len(taken(deal)) == 3


@rule("MV-04")
def test_five_play_each_alone() -> None:
    assert variant(MV).seating.sides(5) == ALONE[5]


@rule("MV-05", "AMB-39")
def test_four_or_six_play_with_the_partner_opposite() -> None:
    assert variant(MV).seating.sides(4) == ((0, 2), (1, 3))
    assert variant(MV).seating.sides(6) == ((0, 3), (1, 4), (2, 5))


@rule("MV-05")
def test_partners_score_and_make_their_bid_together() -> None:
    hands = {0: "5♠ 2♦ 3♦ 4♦ 6♦", 1: "2♣ 3♣ 4♣ 6♣ 7♣", 2: "J♠ A♥ A♠ K♠ Q♠", 3: "2♥ 3♥ 4♥ 6♥ 7♥"}
    deal = rigged(MV, hands=hands, kitty="7♦ 8♦ 9♦")
    deal = finish(bid_and_named(deal, "30 pass pass pass", "♠"))
    assert taken(deal) == (30, 0)
    assert Game.new(variant(MV), dealer=3).after(deal).scores == (30, 0)


@rule("AMB-39", "VAR-05")
def test_six_may_also_sit_as_two_threes_in_alternate_seats() -> None:
    assert variant(MV, players=6, sides="two_threes").seating.sides(6) == ((0, 2, 4), (1, 3, 5))


@rule("VAR-04")
def test_four_may_be_made_to_play_alone_or_in_pairs() -> None:
    assert variant("general_120", sides="pairs").seating.sides(4) == ((0, 2), (1, 3))
    assert variant("traditional_ns_45", sides="alone").seating.sides(4) == ((0,), (1,), (2,), (3,))


def test_no_game_is_played_by_more_or_fewer_than_it_is_for() -> None:
    for game, players in ((MV, 7), (MV, 1), ("games_55plus", 2), ("one_ten", 9)):
        with pytest.raises(InconsistentRules) as refused:
            Game.new(variant(game), players)
        assert refused.value.key == "players-not-allowed"


def test_sides_that_do_not_fit_cannot_be_seated() -> None:
    with pytest.raises(InconsistentRules) as refused:
        Sides.PAIRS.members(5)
    assert refused.value.key == "sides-do-not-fit"
    with pytest.raises(InconsistentRules) as refused:
        Seating(((4, Sides.PAIRS),), usual=6)
    assert refused.value.key == "usual-players-not-allowed"
