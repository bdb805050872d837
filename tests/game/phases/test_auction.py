"""The auction as the Merrimack Valley has it, and the house rules that change it."""

import pytest

from fortyfives import Game, variant
from fortyfives.cards.card import Suit
from fortyfives.game.actions import Look, NameTrump, Say
from fortyfives.game.setting import Phase
from fortyfives.rules.auction import Contract
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.stakes import Call
from fortyfives.variants import ALL
from tests.catalogue.presets import KNOWN
from tests.hands import bids, calls, do, hand, may, names, refused, rigged, rule, turn

MV = "merrimack_valley"


@rule("MV-09", "MV-10")
def test_no_card_is_turned_and_one_bids_before_trump_is_named() -> None:
    deal = rigged(MV)
    assert (deal.phase, deal.public.trump, deal.public.turn_up.card) == (Phase.AUCTION, None, None)


@rule("MV-10")
def test_one_may_pass_or_bid_fifteen_to_thirty() -> None:
    assert calls(rigged(MV)) == "pass 15 20 25 30"
    assert calls(bids(rigged(MV), "20")) == "pass 25 30"
    assert calls(bids(rigged(MV), "20 30")) == "pass"
    assert refused(bids(rigged(MV), "20"), Say(1, Call.TWENTY)).key == "bid-higher"
    assert refused(rigged(MV), Say(0, Call.THIRTY_FOR_SIXTY)).key == "bid-not-in-this-game"


@rule("MV-11")
def test_bidding_begins_at_the_dealers_left_and_ends_with_the_dealer() -> None:
    deal = rigged(MV, players=5, dealer=1)
    for seat in (2, 3, 4, 0, 1):
        assert turn(deal) == seat
        assert refused(deal, Say((seat + 1) % 5, Call.FIFTEEN)).key == "not-your-turn"
        deal = bids(deal, "pass")
    assert deal.phase is Phase.NAMING


@rule("MV-11", "AMB-43")
def test_in_the_valley_everybody_speaks_once() -> None:
    deal = bids(rigged(MV), "15 20 pass 25")
    assert deal.public.auction.contract == Contract(3, Call.TWENTY_FIVE)


@rule("MV-12", "AMB-48")
def test_a_dealer_to_whom_all_pass_is_bagged_for_fifteen() -> None:
    deal = bids(rigged(MV), "pass pass pass pass")
    assert deal.public.auction.contract == Contract(3, Call.FIFTEEN, bagged=True)
    assert (deal.phase, deal.turn) == (Phase.NAMING, 3)


@rule("MV-12", "AMB-48")
def test_a_dealer_to_whom_all_pass_may_bid_more() -> None:
    deal = bids(rigged(MV), "pass pass pass 25")
    assert deal.public.auction.contract == Contract(3, Call.TWENTY_FIVE)


@rule("AMB-48")
def test_a_house_may_deal_again_when_all_pass() -> None:
    for again, dealer in (("redeal_next_dealer", 0), ("redeal_same_dealer", 3)):
        deal = bids(rigged(MV, all_pass=again), "pass pass pass pass")
        assert (deal.phase, deal.public.thrown_in) == (Phase.OVER, True)
        after = Game.new(variant(MV, all_pass=again), dealer=3).after(deal)
        assert (after.dealer, after.scores, after.number) == (dealer, (0, 0), 1)


@rule("AMB-45")
def test_who_has_passed_is_out_in_every_game() -> None:
    for game in KNOWN:
        if ALL[game].auction is None:
            continue
        deal = bids(rigged(game), "pass 20")
        while deal.phase is Phase.AUCTION:
            assert turn(deal) != 0
            deal = bids(deal, "pass")


@rule("AMB-54")
def test_one_may_bid_over_ones_partner() -> None:
    assert bids(rigged(MV), "15 pass 20 pass").public.bidder == 2


@rule("AMB-41", "AMB-42", "AMB-53")
def test_what_may_be_opened_with_and_bid_over_fifteen_and_twenty_in_each_region() -> None:
    fifteen = ("pass 15 20 25 30", "pass 20 25 30", "pass 25 30")
    twenty = ("pass 20 25 30", "", "pass 25 30")
    for game in KNOWN:
        if ALL[game].auction is not None:
            opening, over_15, over_20 = twenty if game.startswith("ns_") else fifteen
            assert calls(rigged(game)) == opening
            assert not over_15 or calls(bids(rigged(game), "15")) == over_15
            assert calls(bids(rigged(game), "20")) == over_20


@rule("AMB-46")
def test_where_the_dealer_may_hold_he_may_also_raise_and_hold_even_his_partners_bid() -> None:
    deal = bids(rigged("games_55plus"), "pass 15 pass")
    assert calls(deal) == "pass hold 20 25 30"
    assert bids(deal, "hold pass").public.auction.contract == Contract(3, Call.FIFTEEN)
    assert calls(bids(rigged("games_55plus"), "pass pass pass")) == "pass 15 20 25 30"
    nothing = bids(rigged("games_55plus"), "pass pass pass")
    assert refused(nothing, Say(3, Call.HOLD)).key == "nothing-to-hold"
    assert refused(bids(rigged("games_55plus"), "15"), Say(1, Call.HOLD)).key == "hold-only-dealer"


@rule("AMB-44")
def test_a_raise_by_the_dealer_opens_the_same_contest_as_his_hold() -> None:
    for game, asked in (("games_55plus", 1), ("one_ten", 0), ("ns_auction_colchester", 0)):
        first = "20 25" if game.startswith("ns_") else "15 20"
        assert turn(bids(rigged(game), f"{first} pass hold")) == asked
        raised = "30" if game.startswith("ns_") else "25"
        deal = bids(rigged(game), f"{first} pass {raised}")
        assert deal.phase is Phase.NAMING if raised == "30" else turn(deal) == asked


@rule("AMB-47")
def test_a_hold_at_thirty_ends_the_auction_unless_something_stands_above_it() -> None:
    assert bids(rigged("games_55plus"), "30 pass pass hold").phase is Phase.NAMING
    above = rigged("games_55plus", thirty_for_sixty="separate")
    assert calls(bids(above, "30 pass pass hold")) == "pass 30for60"


# --- 30 for 60 and the like --------------------------------------------------------------------


@rule("MV-13", "AMB-49")
def test_thirty_for_sixty_may_be_bid_over_thirty_where_the_house_has_it() -> None:
    separate = rigged(MV, thirty_for_sixty="separate")
    assert calls(separate) == "pass 15 20 25 30 30for60"
    assert calls(bids(separate, "30")) == "pass 30for60"
    assert calls(bids(separate, "30for60")) == "pass"


@rule("MV-16", "AMB-50")
def test_sixty_for_120_stands_above_everything_where_the_house_has_it() -> None:
    both = rigged(MV, thirty_for_sixty="separate", sixty_for_120=True)
    assert calls(both) == "pass 15 20 25 30 30for60 60for120"
    assert calls(bids(both, "30for60")) == "pass 60for120"
    assert calls(bids(rigged(MV, sixty_for_120=True), "30")) == "pass 60for120"


@rule("VAR-11", "AMB-49")
def test_thirty_for_sixty_may_be_called_blind_and_only_a_slam_goes_over_it() -> None:
    deal = rigged(MV, thirty_for_sixty="blind", slam="in_turn")
    assert hand(deal, 0) == hand(deal, 1) != hand(do(deal, Look(0)), 0)
    assert refused(deal, Say(0, Call.TWENTY)).key == "look-first"
    called = bids(deal, "30for60_blind")
    assert calls(do(called, Look(1))) == "pass slam"
    assert refused(called, Say(1, Call.BLIND)).key == "blind-too-low"


@rule("VAR-11")
def test_who_has_looked_may_not_call_blind() -> None:
    deal = do(rigged(MV, thirty_for_sixty="blind"), Look(0))
    assert refused(deal, Say(0, Call.BLIND)).key == "cards-already-seen"


@rule("VAR-12", "AMB-51")
def test_a_slam_may_be_called_in_turn_or_at_any_time_as_the_house_has_it() -> None:
    assert not may(rigged(MV), Say(0, Call.SLAM))
    in_turn = rigged(MV, slam="in_turn")
    assert may(in_turn, Say(0, Call.SLAM))
    assert refused(in_turn, Say(2, Call.SLAM)).key == "slam-not-now"
    deal = do(rigged(MV, slam="any_time"), Say(2, Call.SLAM))
    assert deal.public.auction.contract == Contract(2, Call.SLAM)
    late = bids(rigged(MV, slam="any_time"), "30 pass pass pass")
    assert do(late, Say(1, Call.SLAM)).turn == 1


@rule("AMB-65", "VAR-10")
def test_without_a_bonus_nothing_above_twenty_five_is_bid_by_points() -> None:
    deal = rigged(MV, bonus="none")
    assert calls(deal) == "pass 15 20 25"
    assert refused(deal, Say(0, Call.THIRTY)).key == "bid-not-in-this-game"
    assert calls(rigged(MV, bonus="none", all_tricks_test="five_tricks")) == "pass 15 20 25 30"
    assert calls(rigged(MV, bonus="none", slam="in_turn")) == "pass 15 20 25 slam"
    with pytest.raises(InconsistentRules) as dead:
        rigged(MV, bonus="none", slam="in_turn", sixty_for_120=True)
    assert dead.value.key == "sixty-for-120-needs-thirty"


# --- naming ------------------------------------------------------------------------------------


@rule("MV-17")
def test_the_winner_of_the_auction_names_trump() -> None:
    deal = bids(rigged(MV), "15 20 pass pass")
    assert (deal.phase, deal.turn) == (Phase.NAMING, 1)
    assert refused(deal, NameTrump(3, Suit.CLUBS)).key == "bidder-names-trump"
    assert names(deal, "♥").public.trump is Suit.HEARTS


@rule("MV-17", "AMB-30")
def test_in_the_valley_he_may_name_a_suit_of_which_he_holds_nothing() -> None:
    deal = bids(rigged(MV, hands={0: "2♦ 3♦ 4♦ 6♦ 7♦"}), "15 pass pass pass")
    assert all(may(deal, NameTrump(0, suit)) for suit in Suit)


@rule("MV-18", "AMB-32")
def test_trump_is_named_before_the_kitty_is_seen() -> None:
    deal = bids(rigged(MV, kitty="A♥ 5♠ J♠"), "15 pass pass pass")
    assert (deal.owns[0].kitty, len(hand(deal, 0)), deal.public.kitty) == (None, 5, 3)
    assert may(deal, NameTrump(0, Suit.SPADES))


@rule("MV-19")
def test_the_namer_then_adds_the_kitty_to_his_hand() -> None:
    deal = rigged(MV, hands={0: "2♦ 3♦ 4♦ 6♦ 7♦"}, kitty="A♥ 5♠ J♠")
    deal = names(bids(deal, "15 pass pass pass"), "♠")
    assert str(hand(deal, 0)) == "2D 3D 4D 6D 7D AH 5S JS"
    assert (deal.public.kitty, deal.public.sizes) == (0, (8, 5, 5, 5))
