"""The common variations: six players, Twenty-Five, the blind 30-for-60 and the Slam."""

from fortyfives import variant
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import Look, Say
from fortyfives.game.setting import Phase
from fortyfives.rules.stakes import Call
from tests.hands import (
    bid_and_named,
    bids,
    bonus_trick,
    calls,
    cards,
    choices,
    decided,
    do,
    finish,
    hand,
    may,
    names,
    refused,
    rigged,
    room,
    rule,
    scored,
    taken,
    turn,
)
from tests.whole import game

THREES = "var_six_teams_of_three"
PAIRS = "var_three_pairs"
PASSES = "pass pass pass pass pass"


# --- six players -------------------------------------------------------------------------------


@rule("VAR-01")
def test_three_pairs_bid_15_or_more_but_20_on_95() -> None:
    assert game(PAIRS).sides == ((0, 3), (1, 4), (2, 5))
    deal = rigged(PAIRS, scores=(95, 90, 0))
    assert calls(deal) == "pass 20 25 30"
    assert refused(deal, Say(0, Call.FIFTEEN)).key == "bid-at-least"
    assert calls(bids(deal, "pass")) == "pass 15 20 25 30"
    assert calls(bids(deal, "pass pass pass")) == "pass 20 25 30"


@rule("VAR-01")
def test_a_dealer_of_a_side_on_95_is_bagged_at_20() -> None:
    contract = bids(rigged(PAIRS, scores=(0, 0, 95)), f"{PASSES} pass").public.auction.contract
    assert contract is not None
    assert (contract.bidder, contract.call, contract.bagged) == (5, Call.TWENTY, True)


@rule("VAR-02")
def test_with_three_pairs_the_kitty_is_dealt_before_the_three_cards_taken_up_later() -> None:
    dealing = variant(PAIRS).dealing
    last = dealing.rounds((0, 1, 2, 3, 4, 5), dealing.packets)[-7:]
    assert last == ((None, 4), (0, 3), (1, 3), (2, 3), (3, 3), (4, 3), (5, 3))
    deal = bids(rigged(PAIRS, later={0: "2♣ 3♣ 4♣"}), f"15 {PASSES}")
    assert (len(hand(deal, 0)), deal.public.kitty) == (5, 4)
    assert cards("2♣ 3♣ 4♣") <= hand(names(deal, "♠"), 0)


@rule("VAR-03")
def test_the_whole_pack_is_dealt_and_each_comes_down_to_five() -> None:
    deal = names(bids(rigged(PAIRS), f"15 {PASSES}"), "♠")
    assert deal.public.stock == 0
    assert deal.public.sizes == (12, 8, 8, 8, 8, 8)
    assert bid_and_named(rigged(PAIRS), f"15 {PASSES}", "♠").public.sizes == (5,) * 6


@rule("VAR-04")
def test_two_teams_of_two_in_alternate_seats_pool_their_tricks() -> None:
    assert game("general_120", 4).sides == ((0,), (1,), (2,), (3,))
    held = {0: "5♠ 4♠", 2: "J♠ K♠ Q♠ 2♠ 3♠"}
    deal = finish(rigged("general_120", sides="pairs", hands=held, turned="9♠"))
    assert {trick.taker for trick in deal.public.tricks} == {0, 2}
    assert taken(deal) == (30, 0)


@rule("VAR-05")
def test_two_teams_of_three_sit_in_alternate_seats() -> None:
    assert game(THREES).sides == ((0, 2, 4), (1, 3, 5))


@rule("VAR-06")
def test_with_two_threes_the_three_unseen_cards_come_before_the_kitty() -> None:
    dealing = variant(THREES).dealing
    last = dealing.rounds((0, 1, 2, 3, 4, 5), dealing.packets)[-7:]
    assert last == ((0, 3), (1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (None, 4))
    deal = rigged(THREES)
    assert (deal.public.sizes, deal.public.later, deal.public.kitty) == ((5,) * 6, 3, 4)


@rule("VAR-07")
def test_one_bids_on_five_cards_and_plays_the_best_of_eight() -> None:
    deal = rigged(THREES)
    assert (turn(deal), len(hand(deal, 0))) == (0, 5)
    deal = names(bids(deal, f"pass 15 {PASSES.removeprefix('pass ')}"), "♠")
    assert (turn(deal), len(hand(deal, 0)), room(deal)) == (0, 8, (3, 3))


@rule("VAR-08")
def test_the_bidder_plays_the_best_of_twelve() -> None:
    deal = bids(rigged(THREES), f"15 {PASSES}")
    kitty = CardSet.of(deal.hidden.kitty)
    deal = names(deal, "♠")
    assert kitty <= hand(deal, 0)
    assert (len(hand(deal, 0)), room(deal)) == (12, (7, 7))


@rule("VAR-09")
def test_the_tricks_of_team_mates_are_added_together() -> None:
    deal = finish(bid_and_named(rigged(THREES, hands={0: "5♠"}), f"15 {PASSES}", "♠"))
    even = sum(trick.taker % 2 == 0 for trick in deal.public.tricks)
    assert deal.public.score is not None
    assert deal.public.score.taken.tricks == (even, 5 - even)


# --- Twenty-Five -------------------------------------------------------------------------------


@rule("VAR-10")
def test_in_twenty_five_no_trick_earns_a_bonus() -> None:
    tricks = "J♠ 9♠ | A♠ 3♦ | K♦ 5♦ | 8♣ K♣ | Q♣ 4♣"
    assert bonus_trick(tricks, "♠", THREES) == 0
    assert bonus_trick(tricks, "♠", THREES, bonus="none") is None


@rule("VAR-10")
def test_in_twenty_five_nobody_bids_what_cannot_be_made() -> None:
    assert calls(rigged(THREES, bonus="none")) == "pass 15 20 25"
    assert calls(rigged("games_55plus", bonus="none")) == "pass 15 20 25 30"


# --- the blind 30-for-60 -----------------------------------------------------------------------


@rule("VAR-11")
def test_30_for_60_is_called_without_looking_at_ones_cards() -> None:
    deal = rigged(THREES, thirty_for_sixty="blind")
    blind = Say(0, Call.BLIND)
    assert (len(hand(deal, 0)), choices(deal)) == (0, (Look(0), blind))
    assert refused(deal, Say(0, Call.TWENTY)).key == "look-first"
    seen = do(deal, Look(0))
    assert len(hand(seen, 0)) == 5
    assert refused(seen, blind).key == "cards-already-seen"
    called = do(deal, blind)
    assert (len(hand(called, 0)), turn(called), choices(called)) == (5, 1, (Look(1),))
    assert calls(do(called, Look(1))) == "pass"


@rule("VAR-11")
def test_a_blind_30_for_60_earns_60_for_all_tricks_and_else_costs_30() -> None:
    house = "30for60_blind"
    assert scored(THREES, "00000", bid=house, thirty_for_sixty="blind").after == (60, 0)
    assert scored(THREES, "00000", bonus=None, bid=house).after == (60, 0)
    assert scored(THREES, "00001", bid=house).after == (-30, 5)


# --- the Slam ----------------------------------------------------------------------------------


@rule("VAR-12")
def test_a_slam_may_be_called_at_any_time_until_trump_is_named() -> None:
    deal = rigged(THREES, slam="any_time")
    slam = Say(3, Call.SLAM)
    assert turn(deal) == 0
    assert may(deal, slam)
    called = do(deal, slam)
    assert (called.phase, turn(called), called.public.bidder) == (Phase.NAMING, 3, 3)
    after_the_auction = bids(deal, f"30 {PASSES}")
    assert (after_the_auction.phase, turn(after_the_auction)) == (Phase.NAMING, 0)
    assert do(after_the_auction, slam).public.bidder == 3
    assert not may(names(after_the_auction, "♠"), slam)


@rule("VAR-12")
def test_nobody_calls_a_second_slam() -> None:
    deal = do(rigged(THREES, slam="any_time"), Say(3, Call.SLAM))
    assert not may(deal, Say(1, Call.SLAM))


@rule("VAR-12")
def test_a_slam_earns_120_for_all_tricks_and_else_costs_60() -> None:
    made = scored(THREES, "00000", before=(-10, 30), bonus=None, bid="slam")
    assert made.after == (110, 30)
    won = scored(THREES, "00000", before=(0, 90), bid="slam")
    assert decided(THREES, won).winners == (0,)
    assert scored(THREES, "00001", before=(-10, 30), bid="slam").after == (-70, 35)
