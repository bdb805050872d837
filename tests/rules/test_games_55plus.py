"""Forty-fives at the 55+ Games."""

from fortyfives import variant, view_for
from fortyfives.game.actions import GoOnKitty, Play, Say
from fortyfives.game.setting import Phase
from fortyfives.rules.stakes import Call
from tests.hands import (
    bid_and_named,
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
    names,
    playable,
    plays,
    refused,
    rigged,
    room,
    rule,
    scored,
    throws,
    total,
    turn,
    winner,
)
from tests.whole import counted, game

G55 = "games_55plus"
HANDS = {
    0: "5♠ J♠ K♠ 3♦ 2♣",
    1: "K♦ Q♦ J♦ T♦ 9♦",
    2: "A♥ 9♠ 2♥ 3♥ 4♥",
    3: "K♣ Q♣ J♣ A♣ 3♣",
}
KITTY = "4♦ 6♦ 7♦ 8♦"


# --- the table and the deal --------------------------------------------------------------------


@rule("G55-02")
def test_four_play_in_two_teams_sitting_opposite() -> None:
    assert variant(G55).seating.counts == (4,)
    assert game(G55).sides == ((0, 2), (1, 3))


@rule("G55-03")
def test_partners_pool_their_points_but_do_not_see_each_others_cards() -> None:
    deal = rigged(G55, hands=HANDS, kitty=KITTY)
    assert not deal.setting.opponents(0, 2)
    for seat, held in HANDS.items():
        assert view_for(deal, seat).seen() == cards(held)


@rule("G55-04")
def test_three_cards_each_are_dealt_first_from_the_dealers_left() -> None:
    dealing = variant(G55).dealing
    assert dealing.rounds((0, 1, 2, 3), dealing.packets)[:4] == ((0, 3), (1, 3), (2, 3), (3, 3))


@rule("G55-05")
def test_then_two_to_the_kitty_two_to_each_and_two_more_to_the_kitty() -> None:
    dealing = variant(G55).dealing
    rest = dealing.rounds((0, 1, 2, 3), dealing.packets)[4:]
    assert rest == ((None, 2), (0, 2), (1, 2), (2, 2), (3, 2), (None, 2))


# --- the auction -------------------------------------------------------------------------------


@rule("G55-07")
def test_bids_go_in_fives_from_15_starting_left_of_the_dealer() -> None:
    deal = rigged(G55)
    assert (turn(deal), calls(deal)) == (0, "pass 15 20 25 30")


@rule("G55-08")
def test_each_bid_must_exceed_the_standing_one() -> None:
    deal = bids(rigged(G55), "20")
    assert calls(deal) == "pass 25 30"
    assert refused(deal, Say(1, Call.TWENTY)).key == "bid-higher"


@rule("G55-09")
def test_the_dealer_may_hold() -> None:
    deal = bids(rigged(G55), "15 pass 20")
    assert calls(deal) == "pass hold 25 30"
    assert bids(deal, "hold pass").public.bidder == 3


@rule("G55-10")
def test_after_a_hold_only_the_high_bidder_and_the_dealer_go_on() -> None:
    deal = bids(rigged(G55), "15 pass 20 hold")
    assert (turn(deal), calls(deal)) == (2, "pass 25 30")
    deal = bids(deal, "25")
    assert (turn(deal), calls(deal)) == (3, "pass hold 30")
    assert turn(bids(deal, "hold")) == 2
    assert bids(deal, "pass").public.bidder == 2


@rule("G55-10")
def test_a_raise_by_the_dealer_opens_the_same_duel() -> None:
    deal = bids(rigged(G55), "15 pass 20 25")
    assert (turn(deal), calls(deal)) == (2, "pass 30")


@rule("G55-11")
def test_the_worked_auction() -> None:
    contract = bids(rigged(G55), "15 pass 20 hold 25 pass").public.auction.contract
    assert contract is not None
    assert (contract.bidder, contract.call) == (2, Call.TWENTY_FIVE)


# --- the kitty and the exchange ----------------------------------------------------------------


@rule("G55-12")
def test_the_winner_names_trump_and_then_goes_through_the_kitty() -> None:
    deal = bids(rigged(G55, hands=HANDS, kitty=KITTY), "15 pass pass pass")
    assert view_for(deal, 0).seen() == cards(HANDS[0])
    assert hand(names(deal, "♠"), 0) == cards(f"{HANDS[0]} {KITTY}")


@rule("G55-14")
def test_the_winner_may_throw_his_whole_hand_for_the_kitty_before_naming_any_suit() -> None:
    deal = do(bids(rigged(G55, hands=HANDS, kitty=KITTY), "15 pass pass pass"), GoOnKitty(0))
    assert (deal.phase, hand(deal, 0), len(choices(deal))) == (Phase.NAMING, cards(KITTY), 4)
    deal = throws(names(deal, "♠"))
    assert cards(KITTY) <= hand(deal, 0)
    assert len(hand(deal, 0)) == 5


@rule("G55-15")
def test_any_number_of_cards_may_be_thrown() -> None:
    deal = names(bids(rigged(G55), "pass pass pass 15"), "♠")
    assert (turn(deal), room(deal)) == (0, (0, 5))
    deal = throws(deal, {0: str(hand(deal, 0))})
    assert deal.public.exchange.thrown[:3] == ((0, 5), (1, 0), (2, 0))


@rule("G55-16")
def test_the_hands_are_filled_with_at_most_three_cards_at_a_time() -> None:
    deal = names(bids(rigged(G55, hands={1: "2♣ 3♣ 4♣ 6♣"}), "pass pass pass 15"), "♠")
    deal = throws(deal, {0: str(hand(deal, 0)), 1: "2♣ 3♣ 4♣ 6♣"})
    assert deal.public.exchange.drawn == ((0, 3), (1, 3), (0, 2), (1, 1))
    assert deal.public.sizes == (5, 5, 5, 5)


# --- play --------------------------------------------------------------------------------------


@rule("G55-17")
def test_the_player_left_of_the_dealer_leads() -> None:
    assert turn(bid_and_named(rigged(G55), "pass 15 pass pass", "♠")) == 0


@rule("G55-18")
def test_suit_is_followed_only_when_trump_is_led() -> None:
    assert legal_cards("K♦ 2♣", "9♦", "♠", G55) == cards("K♦ 2♣")
    assert legal_cards("9♠ 2♣", "7♠", "♠", G55) == cards("9♠")
    assert legal_cards("K♦ 2♣", "7♠", "♠", G55) == cards("K♦ 2♣")


@rule("G55-19")
def test_a_trump_beats_everything_else() -> None:
    assert winner("K♦ Q♦ T♠ J♦", "♠", G55) == card("T♠")


@rule("G55-20")
def test_without_a_trump_the_suit_led_decides_by_its_plain_order() -> None:
    assert winner("T♣ 2♣ K♦ 5♣", "♠", G55) == card("2♣")
    assert winner("2♦ T♦ A♦ K♣", "♠", G55) == card("T♦")


@rule("G55-21")
def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    deal = bid_and_named(rigged(G55, hands=HANDS, kitty=KITTY), "pass 15 pass pass", "♦")
    deal = plays(deal, "2♣ K♦ A♥ A♣")
    assert (turn(deal), len(playable(deal))) == (2, 4)


@rule("G55-30")
def test_cards_are_laid_clockwise_and_the_best_takes_the_trick() -> None:
    deal = bid_and_named(rigged(G55, hands=HANDS, kitty=KITTY), "pass 15 pass pass", "♦")
    assert refused(do(deal, Play(0, card("2♣"))), Play(2, card("2♥"))).key == "not-your-turn"
    deal = plays(deal, "2♣ K♦ A♥ A♣")
    trick = deal.public.tricks[0]
    assert ([seat for seat, _ in trick.plays], trick.taker) == ([0, 1, 2, 3], 2)


# --- scoring -----------------------------------------------------------------------------------


@rule("G55-06")
def test_a_trick_is_5_the_one_with_the_best_card_10_and_a_hand_30() -> None:
    tricks = "9♠ K♠ | K♦ 5♦ | J♠ A♠ | 8♣ K♣ | Q♣ 4♣"
    assert bonus_trick(tricks, "♠", G55) == 2
    assert scored(G55, "11000", bonus=2, bid="20").after == (20, 10)


@rule("G55-13")
def test_a_bid_of_30_is_30_for_60() -> None:
    assert scored(G55, "00000", before=(20, 50), bid="30").after == (80, 50)
    assert scored(G55, "00000", before=(20, 50), bonus=None, bid="30").after == (80, 50)
    assert scored(G55, "00001", before=(20, 50), bid="30").after == (-10, 55)
    assert scored(G55, "00000", before=(20, 50), bid="25").after == (50, 50)


@rule("G55-22")
def test_a_side_that_fails_loses_its_bid_and_its_own_points() -> None:
    assert scored(G55, "00111", before=(20, 0), bid="20").after == (0, 15)


@rule("G55-23")
def test_the_other_side_keeps_what_it_took() -> None:
    assert scored(G55, "00111", before=(0, 50), bid="20").after == (-20, 65)
    assert scored(G55, "00011", before=(0, 50), bid="20").after == (20, 60)


@rule("G55-31")
def test_the_bid_is_for_what_bidder_and_partner_take_together() -> None:
    deal = names(bids(rigged(G55, hands=HANDS, kitty=KITTY), "20 pass pass pass"), "♥")
    deal = throws(deal, {0: KITTY})
    deal = plays(deal, "2♣ K♦ A♥ 3♣  4♥ A♣ 5♠ Q♦  3♥ J♣ J♠ J♦  2♥ Q♣ K♠ T♦  9♠ K♣ 3♦ 9♦")
    assert [trick.taker for trick in deal.public.tricks] == [2, 2, 2, 2, 2]
    assert total(deal) == (30, 0)


# --- the game ----------------------------------------------------------------------------------


@rule("G55-24")
def test_when_the_time_is_up_the_hand_is_finished_and_the_higher_score_wins() -> None:
    told = counted(game(G55, scores=(40, 60)), "00001", bid="15", time_expired=True)
    assert (told.scores, told.over, told.verdict.winners) == ((65, 65), True, ())
    told = counted(game(G55, scores=(40, 60)), "00011", bid="15", time_expired=True)
    assert (told.scores, told.verdict.winners) == ((60, 70), (1,))
    assert variant(G55).goal.time_limit == 20


@rule("G55-25")
def test_a_team_below_minus_200_loses_at_once() -> None:
    told = scored(G55, "00111", before=(-180, 10), bid="25")
    assert decided(G55, told).winners == (1,)
    told = scored(G55, "00111", before=(-180, 10), bid="20")
    assert (told.after, decided(G55, told).over) == ((-200, 25), False)


@rule("G55-26")
def test_a_team_that_surpasses_120_wins() -> None:
    assert decided(G55, scored(G55, "00001", before=(100, 0), bid="20")).winners == (0,)
    told = scored(G55, "00011", before=(100, 0), bid="20")
    assert (told.after, decided(G55, told).over) == ((120, 10), False)


@rule("G55-27")
def test_a_won_game_is_worth_two_points_and_a_tie_one() -> None:
    won = counted(game(G55, scores=(100, 0)), "00001", bid="20")
    assert won.match_points == (2, 0)
    tied = counted(game(G55, scores=(40, 60)), "00001", bid="15", time_expired=True)
    assert tied.match_points == (1, 1)
    assert game(G55, scores=(40, 60)).match_points == (0, 0)
