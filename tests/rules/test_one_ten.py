"""One-Hundred and Ten."""

from fortyfives.game.actions import (
    ChooseLeader,
    Discard,
    LeaveStub,
    PassStub,
    SwapStub,
    TurnStub,
)
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from tests.hands import (
    bids,
    bonus_trick,
    calls,
    card,
    cards,
    choices,
    decided,
    do,
    hand,
    legal_cards,
    may,
    names,
    order,
    refused,
    rigged,
    room,
    rule,
    scored,
    throws,
    turn,
)

H110 = "one_ten"
OPENING = "15 pass pass pass"


def asked_about_the_stub(stub: str = "3♥ K♦ 7♠") -> Deal:
    """Seat 0 has named spades, seat 1 holds their ace, and seat 0 has passed the stub."""
    held = {0: "5♠ J♠ 2♦ 3♦ 4♦", 1: "A♠ 2♣ 3♣ 4♣ K♠"}
    deal = rigged(H110, hands=held, kitty="6♦ 7♦ 8♦ 9♦ T♦", stock=stub)
    deal = throws(names(bids(deal, OPENING), "♠"))
    return do(deal, PassStub(0))


# --- the deal and the auction ------------------------------------------------------------------


@rule("H110-01")
def test_an_extra_hand_of_five_is_dealt_to_the_centre() -> None:
    deal = rigged(H110)
    assert (deal.public.kitty, deal.public.sizes) == (5, (5, 5, 5, 5))
    assert all(deal.owns[seat].kitty is None for seat in range(4))


@rule("H110-02")
def test_no_card_is_turned_up() -> None:
    deal = rigged(H110)
    assert (deal.phase, deal.public.turn_up.shown, deal.public.trump) == (Phase.AUCTION, (), None)


@rule("H110-03")
def test_the_auction_starts_left_of_the_dealer() -> None:
    assert turn(rigged(H110, dealer=1)) == 2


@rule("H110-04")
def test_the_lowest_bid_is_15_and_each_is_higher_than_the_last() -> None:
    deal = rigged(H110)
    assert calls(deal) == "pass 15 20 25 30"
    assert calls(bids(deal, "15")) == "pass 20 25 30"
    assert calls(bids(deal, "20")) == "pass 25 30"


@rule("H110-05")
def test_the_dealer_may_match_the_highest_bid_so_that_the_others_raise_or_pass() -> None:
    deal = bids(rigged(H110), "15 20 pass")
    assert (turn(deal), calls(deal)) == (3, "pass hold 25 30")
    deal = bids(deal, "hold")
    assert (turn(deal), calls(deal)) == (0, "pass 25 30")


@rule("H110-06")
def test_the_auction_goes_round_until_all_others_have_passed() -> None:
    deal = bids(rigged(H110), "15 20 pass pass")
    assert (turn(deal), calls(deal)) == (0, "pass 25 30")
    deal = bids(deal, "25")
    assert (turn(deal), calls(deal)) == (1, "pass 30")
    assert bids(deal, "pass").public.bidder == 0


# --- the kitty and the exchange ----------------------------------------------------------------


@rule("H110-07")
def test_the_winner_names_trump_and_then_picks_up_the_extra_hand() -> None:
    deal = bids(rigged(H110, kitty="6♦ 7♦ 8♦ 9♦ T♦"), OPENING)
    assert (deal.owns[0].kitty, len(hand(deal, 0))) == (None, 5)
    assert cards("6♦ 7♦ 8♦ 9♦ T♦") <= hand(names(deal, "♠"), 0)


@rule("H110-08")
def test_the_bidder_keeps_five_of_his_ten() -> None:
    deal = names(bids(rigged(H110), OPENING), "♠")
    assert (turn(deal), len(hand(deal, 0)), room(deal)) == (0, 10, (5, 5))


@rule("H110-09")
def test_the_others_change_up_to_three_cards() -> None:
    deal = names(bids(rigged(H110), "pass pass pass 15"), "♠")
    assert room(deal) == (0, 3)
    four = Discard(0, hand(deal, 0).minus(next(iter(hand(deal, 0)))))
    assert refused(deal, four).facts == (("keep", 2), ("most", 3))


# --- the ace of trumps and the lead ------------------------------------------------------------


@rule("H110-11")
def test_the_ace_of_trumps_may_turn_the_stub_until_a_trump_appears() -> None:
    deal = asked_about_the_stub()
    assert choices(deal) == (PassStub(1), TurnStub(1))
    deal = do(deal, TurnStub(1))
    assert " ".join(map(str, deal.public.stub.turned)) == "3H KD 7S"
    swap = SwapStub(1, card("2♣"))
    assert (turn(deal), may(deal, swap), may(deal, LeaveStub(1))) == (1, True, True)
    assert hand(do(deal, swap), 1) == cards("A♠ 7♠ 3♣ 4♣ K♠")
    assert hand(do(deal, LeaveStub(1)), 1) == cards("A♠ 2♣ 3♣ 4♣ K♠")


@rule("H110-11")
def test_the_ace_itself_is_not_given_for_the_trump() -> None:
    deal = do(asked_about_the_stub(), TurnStub(1))
    assert refused(deal, SwapStub(1, card("A♠"))).key == "stub-card-must-stay"


@rule("H110-11")
def test_nobody_else_may_turn_the_stub() -> None:
    deal = do(asked_about_the_stub(), PassStub(1))
    assert (turn(deal), choices(deal)) == (2, (PassStub(2),))
    assert refused(deal, TurnStub(2)).key == "stub-needs-the-ace"


@rule("H110-10")
def test_the_bidder_leads_or_has_his_left_hand_neighbour_lead() -> None:
    deal = do(asked_about_the_stub(), PassStub(1), PassStub(2), PassStub(3))
    assert (deal.phase, turn(deal)) == (Phase.LEADER, 0)
    assert choices(deal) == (ChooseLeader(0, 0), ChooseLeader(0, 1))
    assert turn(do(deal, ChooseLeader(0, 1))) == 1
    assert refused(deal, ChooseLeader(0, 2)).key == "leader-bidder-or-left"


@rule("H110-20")
def test_elsewhere_the_ace_of_trumps_has_no_privilege() -> None:
    deal = names(bids(rigged(H110, ace_privilege=False), OPENING), "♠")
    assert throws(deal).phase is Phase.LEADER


# --- scoring -----------------------------------------------------------------------------------


@rule("H110-12")
def test_the_highest_card_of_the_hand_earns_five_more_so_that_30_is_the_most() -> None:
    tricks = "J♠ 9♠ K♠ T♠ | A♠ 3♦ 4♠ 7♠ | K♦ 5♦ 2♦ Q♦ | 8♣ K♣ 2♥ 9♣ | Q♣ 3♥ 4♣ 6♦"
    assert bonus_trick(tricks, "♠", H110) == 0
    assert scored(H110, "00012", before=(0, 0, 0)).after == (20, 5, 5)


@rule("H110-13")
def test_a_bid_met_scores_and_a_bid_not_met_is_lost() -> None:
    assert scored(H110, "00012", before=(0, 0, 0), bid="15").after == (20, 5, 5)
    assert scored(H110, "00012", before=(0, 0, 0), bid="20").after == (20, 5, 5)
    assert scored(H110, "00012", before=(0, 0, 0), bid="25").after == (-25, 5, 5)


@rule("H110-15")
def test_who_did_not_bid_cannot_pass_105() -> None:
    assert scored(H110, "00111", before=(0, 95), bid="15").after == (15, 105)
    assert scored(H110, "00111", before=(0, 105), bid="15").after == (15, 105)
    assert scored(H110, "00111", before=(95, 0), bid="15").after == (110, 15)


@rule("H110-16")
def test_points_lost_to_the_cap_are_nobodys() -> None:
    assert scored(H110, "00112", before=(0, 100, 50), bid="15").after == (15, 105, 55)


@rule("H110-17")
def test_scores_may_go_below_zero() -> None:
    assert scored(H110, "01111", bid="15").after == (-15, 20)


@rule("H110-18")
def test_elsewhere_a_player_is_removed_at_minus_80() -> None:
    told = scored(H110, "00111", before=(-60, 0, 30), bid="20", bidders=(0,))
    assert told.after == (-80, 15, 30)
    assert decided(H110, told, cutoff=-80).removed == (0,)
    assert decided(H110, told).removed == ()


@rule("H110-19")
def test_the_first_at_110_wins() -> None:
    assert decided(H110, scored(H110, "00111", before=(95, 0), bid="15")).winners == (0,)
    assert not decided(H110, scored(H110, "00111", before=(90, 0), bid="15")).over


@rule("H110-21")
def test_where_jokers_are_used_they_rank_below_the_jack() -> None:
    names = [str(one) for one in order("♠", H110, jokers=2).trumps[:5]]
    assert names == ["5S", "JS", "RJ", "BJ", "AH"]
    assert len(rigged(H110, jokers=2, uncut=True).hidden.stock) == 54


@rule("H110-22")
def test_with_the_bell_a_made_30_scores_60_and_a_failed_one_costs_30() -> None:
    assert scored(H110, "00000", bid="30", bell=True).after == (60, 0)
    assert scored(H110, "00001", bid="30", bell=True).after == (-30, 5)
    assert scored(H110, "00000", bonus=None, bid="30", bell=True).after == (-30, 0)
    assert scored(H110, "00000", bid="30").after == (30, 0)


@rule("H110-23")
def test_the_right_to_renege_varies() -> None:
    assert legal_cards("5♠ K♦", "9♠", "♠", H110) == cards("5♠ K♦")
    assert legal_cards("5♠ K♦", "9♠", "♠", H110, renege="none") == cards("5♠")
    assert legal_cards("J♠ K♦", "9♠", "♠", H110) == cards("J♠")
    for top in ("J♠", "RJ", "A♥"):
        house = legal_cards(f"{top} K♦", "9♠", "♠", H110, jokers=1, renege="five_jack_ah")
        assert house == cards(f"{top} K♦")


@rule("H110-25")
def test_who_did_not_bid_scores_the_tricks_he_takes() -> None:
    assert scored(H110, "00011", before=(0, 40), bid="15").after == (20, 50)
    assert scored(H110, "01111", before=(0, 40), bid="15").after == (-15, 60)


@rule("H110-24", "AMB-48")
def test_when_all_pass_the_dealer_has_it_at_15_as_in_merrimack_valley() -> None:
    contract = bids(rigged(H110), "pass pass pass pass").public.auction.contract
    assert contract is not None
    assert (contract.bidder, contract.call.number, contract.bagged) == (3, 15, True)
