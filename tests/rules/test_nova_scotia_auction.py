"""Nova Scotia Auction: the deal, the auction and the naming of trump."""

import pytest

from fortyfives import variant
from fortyfives.game.actions import (
    ChoosePackets,
    Cut,
    GoOnKitty,
    GoOnTopCard,
    NameTrump,
    Play,
    RaiseToThirty,
    Say,
    SeeKitty,
)
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from fortyfives.rules.dealing import read_pattern, write_pattern
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.stakes import Call
from tests.hands import (
    bid_and_named,
    bids,
    calls,
    cards,
    choices,
    do,
    hand,
    legal_cards,
    may,
    names,
    playable,
    refused,
    rigged,
    room,
    rule,
    suit,
    throws,
    turn,
)
from tests.whole import game

RICHMOND = "ns_auction_richmond"
CAPE_BRETON = "ns_auction_cape_breton"
COLCHESTER = "ns_auction_colchester"
CALL = "ns_call_your_partner"


def named_suits(deal: Deal) -> str:
    """The suits that the bidder may name."""
    return " ".join(action.suit.value for action in choices(deal) if isinstance(action, NameTrump))


# --- following ---------------------------------------------------------------------------------


@rule("NSA-01")
def test_in_colchester_only_the_five_may_be_withheld() -> None:
    assert legal_cards("5♠ K♦", "9♠", "♠", COLCHESTER) == cards("5♠ K♦")
    assert legal_cards("J♠ K♦", "9♠", "♠", COLCHESTER) == cards("J♠")
    assert legal_cards("A♥ K♦", "9♠", "♠", COLCHESTER) == cards("A♥")


@rule("NSA-02")
def test_in_cape_breton_and_richmond_five_jack_and_ace_of_hearts_may_be_withheld() -> None:
    for county in (CAPE_BRETON, RICHMOND):
        for top in ("5♠", "J♠", "A♥"):
            assert legal_cards(f"{top} K♦", "9♠", "♠", county) == cards(f"{top} K♦")
        assert legal_cards("J♠ K♦", "5♠", "♠", county) == cards("J♠")


# --- the table and the deal --------------------------------------------------------------------


@rule("NSA-03")
def test_two_to_five_play() -> None:
    assert variant(RICHMOND).seating.counts == (2, 3, 4)
    assert variant(CALL).seating.counts == (5,)


@rule("NSA-04")
def test_two_or_three_play_each_for_himself() -> None:
    assert game(RICHMOND, 2).sides == ((0,), (1,))
    assert game(RICHMOND, 3).sides == ((0,), (1,), (2,))


@rule("NSA-05")
def test_four_play_in_two_partnerships() -> None:
    assert game(RICHMOND, 4).sides == ((0, 2), (1, 3))


@rule("NSA-06")
def test_five_play_call_your_partner() -> None:
    with pytest.raises(InconsistentRules, match="allowed 2, 3, 4"):
        game(RICHMOND, 5)
    deal = bid_and_named(rigged(CALL, hands={0: "5♠"}), "20 pass pass pass pass", "♠")
    assert (deal.phase, turn(deal)) == (Phase.CALLING, 0)


@rule("NSA-07")
def test_no_joker_is_in_the_pack() -> None:
    for key in (RICHMOND, CAPE_BRETON, COLCHESTER, CALL):
        assert len(rigged(key, uncut=True).hidden.stock) == 52


@rule("NSA-08")
def test_the_dealer_may_deal_two_first() -> None:
    deal = do(rigged(RICHMOND, uncut=True), Cut(2, 1))
    patterns = [write_pattern(a.pattern) for a in choices(deal) if isinstance(a, ChoosePackets)]
    assert patterns == ["3-K2-2-K2", "2-K2-3-K2"]
    deal = do(deal, ChoosePackets(3, read_pattern("2-K2-3-K2")))
    assert deal.public.sizes == (5, 5, 5, 5)


@rule("NSA-09")
def test_the_winner_of_the_bid_has_a_kitty() -> None:
    deal = bids(rigged(RICHMOND, hands={0: "5♠"}), "30 pass pass pass")
    assert (deal.public.kitty, len(hand(deal, 0))) == (4, 5)
    deal = names(deal, "♠")
    assert (deal.public.kitty, len(hand(deal, 0))) == (0, 9)


@rule("NSA-10")
def test_two_cards_go_to_the_kitty_at_the_end_of_each_packet() -> None:
    dealing = variant(RICHMOND).dealing
    assert dealing.rounds((0, 1), dealing.packets) == (
        *((0, 3), (1, 3), (None, 2)),
        *((0, 2), (1, 2), (None, 2)),
    )


@rule("NSA-11")
def test_a_kitty_of_three_comes_after_the_first_packet() -> None:
    dealing = variant(RICHMOND, kitty_size=3).dealing
    assert (dealing.kitty, write_pattern(dealing.packets)) == (3, "3-K3-2")


@rule("NSA-12")
def test_no_card_is_turned_up_and_nobody_robs() -> None:
    deal = rigged(RICHMOND, hands={0: "5♠", 1: "A♠"})
    assert (deal.phase, deal.public.turn_up.shown, deal.public.trump) == (Phase.AUCTION, (), None)
    deal = bid_and_named(deal, "30 pass pass pass", "♠")
    assert turn(deal) == 1
    assert all(isinstance(action, Play) for action in choices(deal))


# --- the auction -------------------------------------------------------------------------------


@rule("NSA-13")
def test_bids_are_20_25_and_30_before_trump_is_named() -> None:
    deal = rigged(RICHMOND)
    assert calls(deal) == "pass 20 25 30"
    assert deal.public.trump is None
    assert refused(deal, Say(0, Call("15"))).key == "bid-at-least"


@rule("NSA-14")
def test_fifteen_may_be_bid_where_the_house_is_old_fashioned() -> None:
    assert calls(rigged(RICHMOND, min_bid=15)) == "pass 15 20 25 30"


@rule("NSA-15")
def test_a_bid_is_five_or_ten_above_the_last_going_clockwise() -> None:
    deal = rigged(RICHMOND, min_bid=15)
    assert turn(deal) == 0
    deal = bids(deal, "15")
    assert (turn(deal), calls(deal)) == (1, "pass 20 25")
    assert refused(deal, Say(1, Call("30"))).key == "bid-step-too-large"
    assert (turn(bids(deal, "20")), calls(bids(deal, "20"))) == (2, "pass 25 30")


@rule("NSA-16")
def test_the_dealer_may_hold() -> None:
    deal = bids(rigged(RICHMOND), "20 pass pass")
    assert (turn(deal), calls(deal)) == (3, "pass hold 25 30")
    held = bids(deal, "hold pass").public.auction.contract
    assert held is not None
    assert (held.bidder, held.call) == (3, Call.TWENTY)


@rule("NSA-16")
def test_nobody_but_the_dealer_holds_and_he_only_a_bid() -> None:
    assert refused(bids(rigged(RICHMOND), "20"), Say(1, Call.HOLD)).key == "hold-only-dealer"
    deal = bids(rigged(RICHMOND), "pass pass pass")
    assert refused(deal, Say(3, Call.HOLD)).key == "nothing-to-hold"


@rule("NSA-17")
def test_after_a_hold_those_who_have_bid_go_on_until_the_dealer_lets_go() -> None:
    deal = bids(rigged(RICHMOND, min_bid=15), "15 pass 20 hold")
    assert (turn(deal), calls(deal)) == (0, "pass 25 30")
    deal = bids(deal, "25")
    assert (turn(deal), calls(deal)) == (2, "pass 30")
    deal = bids(deal, "pass")
    assert (turn(deal), calls(deal)) == (3, "pass hold 30")
    assert turn(bids(deal, "hold")) == 0
    assert bids(deal, "pass").public.bidder == 0


@rule("NSA-18")
def test_when_the_dealer_passes_the_others_go_on_outbidding_one_another() -> None:
    deal = bids(rigged(RICHMOND), "20 pass 25 pass")
    assert (turn(deal), calls(deal)) == (0, "pass 30")
    assert bids(deal, "pass").public.bidder == 2


@rule("NSA-19")
def test_who_has_passed_is_out() -> None:
    deal = bids(rigged(RICHMOND), "20 pass 25 hold pass")
    assert turn(deal) == 2


@rule("NSA-20")
def test_at_30_nobody_can_raise_but_the_dealer_may_hold() -> None:
    deal = bids(rigged(RICHMOND), "30")
    assert calls(deal) == "pass"
    deal = bids(deal, "pass pass")
    assert calls(deal) == "pass hold"
    assert bids(deal, "hold").public.bidder == 3
    assert bids(deal, "pass").public.bidder == 0


@rule("AMB-46", "AMB-47")
def test_over_a_held_30_a_separate_30_for_60_may_still_be_bid_and_held() -> None:
    deal = bids(rigged(RICHMOND, thirty_for_sixty="separate"), "30 pass pass hold")
    assert (turn(deal), calls(deal)) == (0, "pass 30for60")
    deal = bids(deal, "30for60")
    assert (turn(deal), calls(deal)) == (3, "pass hold")
    held = bids(deal, "hold").public.auction.contract
    assert held is not None
    assert (held.bidder, held.call) == (3, Call.THIRTY_FOR_SIXTY)


@rule("NSA-58", "AMB-48")
def test_when_all_pass_the_dealer_is_charged_the_minimum_as_in_merrimack_valley() -> None:
    contract = bids(rigged(RICHMOND), "pass pass pass pass").public.auction.contract
    assert contract is not None
    assert (contract.bidder, contract.call, contract.bagged) == (3, Call.TWENTY, True)


@rule("NSA-60")
def test_the_worked_auction() -> None:
    deal = bids(rigged(RICHMOND), "20 pass 25 hold")
    assert turn(deal) == 0
    # The first player bids 30: the third is out, and the dealer holds or gives it up.
    raised = bids(deal, "30")
    assert (turn(raised), calls(raised)) == (3, "pass hold")
    assert bids(raised, "hold").public.bidder == 3
    assert bids(raised, "pass").public.bidder == 0
    # He passes: the third leaves it to the dealer at 25 or bids 30.
    passed = bids(deal, "pass")
    assert (turn(passed), calls(passed)) == (2, "pass 30")
    left = bids(passed, "pass").public.auction.contract
    assert left is not None
    assert (left.bidder, left.call) == (3, Call.TWENTY_FIVE)
    assert bids(passed, "30 pass").public.bidder == 2
    assert bids(passed, "30 hold").public.bidder == 3
    # Had the dealer passed, the first would bid 30 or leave it to the third.
    deal = bids(rigged(RICHMOND), "20 pass 25 pass")
    assert (turn(deal), calls(deal)) == (0, "pass 30")
    assert bids(deal, "30").public.bidder == 0
    assert bids(deal, "pass").public.bidder == 2


@rule("NSA-21")
def test_the_winner_may_raise_to_30_before_naming_or_seeing_the_kitty() -> None:
    deal = bids(rigged(RICHMOND, hands={0: "5♠"}), "20 pass pass pass")
    raised = do(deal, RaiseToThirty(0)).public.auction.contract
    assert raised is not None
    assert (raised.bidder, raised.call) == (0, Call.THIRTY)
    assert refused(do(deal, SeeKitty(0)), RaiseToThirty(0)).key == "raise-too-late"
    deal = bids(rigged(COLCHESTER, hands={0: "5♠"}), "25 pass pass pass")
    assert may(deal, RaiseToThirty(0))
    assert not may(names(deal, "♠"), RaiseToThirty(0))


# --- naming trump ------------------------------------------------------------------------------


@rule("NSA-22")
def test_the_winner_names_trump() -> None:
    deal = bids(rigged(COLCHESTER, hands={1: "5♠"}), "20 25 pass pass pass")
    assert (deal.phase, turn(deal)) == (Phase.NAMING, 1)
    assert refused(deal, NameTrump(0, suit("♠"))).key == "bidder-names-trump"
    assert names(deal, "♠").public.trump is suit("♠")


@rule("NSA-23")
def test_the_namer_must_hold_a_trump_of_the_suit() -> None:
    deal = bids(rigged(COLCHESTER, hands={0: "K♦ Q♦ 2♣ 9♦ 4♦"}), "20 pass pass pass")
    assert named_suits(deal) == "C D"
    assert refused(deal, NameTrump(0, suit("♠"))).key == "name-needs-a-trump"
    deal = bids(rigged(COLCHESTER, hands={0: "A♥ Q♦ 2♦ 9♦ 4♦"}), "20 pass pass pass")
    assert named_suits(deal) == "C D H S"


@rule("NSA-24")
def test_the_kitty_is_taken_after_naming() -> None:
    deal = bids(rigged(COLCHESTER, hands={0: "5♠"}, kitty="2♣ 3♣ 4♣ 6♣"), "20 pass pass pass")
    assert not may(deal, SeeKitty(0))
    assert (len(hand(deal, 0)), deal.owns[0].kitty) == (5, None)
    assert cards("5♠ 2♣ 3♣ 4♣ 6♣") <= hand(names(deal, "♠"), 0)


@rule("NSA-25")
def test_in_richmond_he_may_look_at_the_kitty_before_naming() -> None:
    held = {0: "2♦ 3♦ 4♦ 6♦ 7♦"}
    deal = bids(rigged(RICHMOND, hands=held, kitty="2♣ 3♣ 4♣ 6♣"), "20 pass pass pass")
    deal = do(deal, SeeKitty(0))
    assert deal.owns[0].kitty == cards("2♣ 3♣ 4♣ 6♣")
    assert (deal.owns[1].kitty, deal.phase) == (None, Phase.NAMING)
    assert named_suits(deal) == "C D"


@rule("NSA-26")
def test_in_cape_breton_he_may_throw_his_hand_and_name_a_suit_of_the_kitty() -> None:
    held = {0: "2♦ 3♦ 4♦ 6♦ 7♦"}
    deal = bids(rigged(CAPE_BRETON, hands=held, kitty="7♠ A♥ K♠ 9♠"), "20 pass pass pass")
    deal = do(deal, GoOnKitty(0))
    assert hand(deal, 0) == cards("7♠ A♥ K♠ 9♠")
    assert named_suits(deal) == "H S"
    assert refused(deal, NameTrump(0, suit("♦"))).key == "name-a-kitty-suit"
    assert not may(deal, RaiseToThirty(0))


@rule("NSA-27")
def test_in_cape_breton_he_may_throw_the_kitty_too_for_the_top_card() -> None:
    deal = rigged(CAPE_BRETON, kitty="7♠ A♥ K♠ 9♠", stock="Q♥ 2♣ 3♣ 4♣ 6♣")
    deal = bids(deal, "20 pass pass pass")
    assert refused(deal, GoOnTopCard(0)).key == "go-on-top-card-not-now"
    deal = do(deal, GoOnKitty(0), GoOnTopCard(0))
    assert (deal.public.trump, hand(deal, 0)) == (suit("♥"), cards("Q♥"))
    deal = throws(deal)
    assert hand(deal, 0) == cards("Q♥ 2♣ 3♣ 4♣ 6♣")
    assert deal.public.exchange.drawn == ((0, 1), (0, 3), (0, 1))


# --- the exchange and the lead -----------------------------------------------------------------


@rule("NSA-28")
def test_nobody_has_to_keep_a_card_and_none_is_dealt_face_up() -> None:
    deal = names(bids(rigged(COLCHESTER, hands={0: "5♠"}), "20 pass pass pass"), "♠")
    assert room(deal) == (4, 9)
    deal = throws(deal, {0: "5♠" + "".join(f" {card}" for card in hand(deal, 0))})
    assert (deal.public.exchange.thrown[0], deal.public.exchange.face_up) == ((0, 9), ())
    deal = names(bids(rigged(COLCHESTER, hands={3: "5♠"}), "pass pass pass 20"), "♠")
    assert room(deal) == (0, 5)


@rule("NSA-29")
def test_the_bidder_keeps_at_most_five() -> None:
    deal = names(bids(rigged(COLCHESTER, hands={0: "5♠"}), "20 pass pass pass"), "♠")
    assert (len(hand(deal, 0)), room(deal)[0]) == (9, 4)
    assert len(hand(throws(deal), 0)) == 5


@rule("NSA-30")
def test_the_hands_are_filled_in_dealing_order() -> None:
    held = {1: "7♣ 8♣", 2: "9♣ T♣", 3: "5♠"}
    deal = rigged(COLCHESTER, hands=held, stock="K♣ Q♣ J♣ A♣")
    deal = throws(names(bids(deal, "pass pass pass 20"), "♠"), {1: "7♣ 8♣", 2: "9♣ T♣"})
    assert deal.public.exchange.drawn == ((1, 2), (2, 2))
    assert cards("K♣ Q♣") <= hand(deal, 1)
    assert cards("J♣ A♣") <= hand(deal, 2)


@rule("NSA-31")
def test_nobody_gets_more_than_three_cards_at_a_time() -> None:
    held = {0: "2♣ 3♣ 4♣ 6♣ 7♣", 1: "8♣ 9♣ T♣ J♣ Q♣", 3: "5♠"}
    deal = names(bids(rigged(COLCHESTER, hands=held), "pass pass pass 20"), "♠")
    deal = throws(deal, {0: "2♣ 3♣ 4♣ 6♣ 7♣", 1: "8♣ 9♣ T♣ J♣"})
    assert deal.public.exchange.drawn == ((0, 3), (1, 3), (0, 2), (1, 1))


@rule("NSA-32")
def test_the_player_left_of_the_winning_bidder_leads() -> None:
    deal = bid_and_named(rigged(COLCHESTER, hands={1: "5♠"}), "pass 20 pass pass", "♠")
    assert (deal.phase, turn(deal), len(playable(deal))) == (Phase.PLAY, 2, 5)
