"""A game: deals one after another, thrown-in ones, and the end by points or by the clock."""

import pytest

import fortyfives.game
from fortyfives import Game, variant
from fortyfives.game import engine
from fortyfives.game.actions import Action, Cut
from fortyfives.game.deal import Deal
from fortyfives.game.game import GameIsOver
from fortyfives.game.setting import Phase
from fortyfives.rules.goal import PLAY_ON
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.seating import Seat
from fortyfives.variants import ALL
from tests.hands import bids, card, do, rule
from tests.whole import by_lot, counted, game, played


def test_the_package_of_a_game_starts_a_deal_and_has_nothing_of_another_name() -> None:
    assert fortyfives.game.start is engine.start
    with pytest.raises(AttributeError, match="no attribute 'begin'"):
        fortyfives.game.begin  # noqa: B018 - the lookup itself is what is tested


@rule("GEN-16", "TNS-05")
def test_the_deal_passes_to_the_left_after_every_hand() -> None:
    told = game("general_120", 3, dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(told.dealer)
        told = played(told)
    assert dealers == [1, 2, 0, 1]
    assert told.number == 4


@rule("GEN-14")
def test_the_points_of_a_hand_are_added_to_those_before() -> None:
    told = counted(game("general_120", 2, scores=(40, 95)), "00111")
    assert (told.scores, told.over) == ((55, 110), False)
    assert told.last is not None
    assert (told.last.before, told.last.after) == ((40, 95), (55, 110))


@rule("GEN-15", "AMB-69")
def test_two_sides_level_at_the_target_play_another_hand() -> None:
    level = counted(game("general_120", 2, scores=(105, 105)), "00111")
    assert (level.scores, level.over) == ((120, 120), False)
    won = counted(level, "00011")
    assert (won.scores, won.verdict.winners) == ((140, 130), (0,))


def test_there_is_no_deal_after_the_game_is_won() -> None:
    won = counted(game("general_120", 2, scores=(105, 0)), "00111")
    assert won.over
    with pytest.raises(GameIsOver):
        won.deal()


def test_a_deal_still_being_played_is_not_counted() -> None:
    told = game("general_120")
    deal = told.deal()
    with pytest.raises(ValueError, match="still being played"):
        told.after(deal)


def test_the_same_seed_gives_the_same_game() -> None:
    first, again = (Game.new(variant("irish_45"), 4, seed=7) for _ in range(2))
    assert first.dealer == again.dealer
    assert first.deal().shuffles == again.deal().shuffles
    assert played(first).deal().shuffles != first.deal().shuffles


def test_a_game_is_not_played_by_more_than_it_allows() -> None:
    with pytest.raises(InconsistentRules, match="players not allowed"):
        game("games_55plus", 5)


@pytest.mark.parametrize("key", ALL)
def test_a_whole_deal_of_any_game_is_played_and_counted(key: str) -> None:
    told = Game.new(variant(key), seed=3)
    for seed in range(3):
        deal = by_lot(told.deal(), seed)
        assert len(deal.public.tricks) == 5
        told = told.after(deal)
        assert deal.public.score is not None
        assert told.scores == deal.public.score.after
    assert told.number == 3


# --- deals thrown in ---------------------------------------------------------------------------


def redealing(who: str, dealer: Seat = 2) -> Game:
    """A game in which that dealer deals again when all pass."""
    return game("merrimack_valley", dealer=dealer, scores=(20, 30), all_pass=f"redeal_{who}_dealer")


def all_passed(of: Game) -> Deal:
    """The next deal, in which all four pass in the auction."""
    deal = of.deal()
    return bids(do(deal, Cut(deal.setting.cutter, 20)), "pass pass pass pass")


@rule("MV-12", "AMB-48")
def test_when_all_pass_the_next_or_the_same_dealer_deals_again() -> None:
    for who, dealers in (("next", (3, 0)), ("same", (2, 2))):
        told = redealing(who)
        once = told.after(all_passed(told))
        twice = once.after(all_passed(once))
        assert (once.dealer, twice.dealer) == dealers
        assert (twice.scores, twice.number) == ((20, 30), 2)


@rule("AMB-48")
def test_a_deal_thrown_in_has_no_score_and_leaves_nobody_set() -> None:
    told = redealing("same")
    deal = all_passed(told)
    assert (deal.phase, deal.public.thrown_in, deal.public.score) == (Phase.OVER, True, None)
    following = told.after(deal)
    assert (following.sets, following.last, following.verdict) == ((0, 0), None, PLAY_ON)
    assert following.deal().shuffles != told.deal().shuffles


@rule("AMB-48")
def test_a_bagged_dealer_who_fails_is_set_like_any_bidder() -> None:
    told = game("merrimack_valley", dealer=0)
    deal = all_passed(told)
    assert deal.public.auction.contract is not None
    assert deal.public.auction.contract.bagged
    assert counted(told, "11110", bid="15").scores == (-15, 25)


# --- falling out -------------------------------------------------------------------------------


@rule("AMB-75")
def test_a_side_is_set_when_it_fails_its_bid() -> None:
    told = game("merrimack_valley", 3, max_sets=2)
    told = counted(counted(told, "00112", bid="25"), "00012", bid="20")
    assert told.sets == (1, 0, 0)
    assert not told.verdict.removed


@rule("AMB-75")
def test_who_has_been_set_three_times_loses_and_the_others_go_on() -> None:
    told = game("merrimack_valley", 3, max_sets=3)
    for _ in range(3):
        told = counted(told, "01122", bid="25")
    assert (told.verdict.removed, told.still_in, told.over) == ((0,), (1, 2), False)


@rule("H110-18", "AMB-75")
def test_who_is_at_the_cut_off_falls_out_and_the_last_one_left_wins() -> None:
    told = game("one_ten", 3, scores=(-65, -65, 20), cutoff=-80, dealer=2)
    told = counted(told, "11122", bid="15")
    assert (told.scores, told.still_in, told.over) == ((-80, -45, 30), (1, 2), False)
    assert (told.dealer, told.setting().ring) == (1, (2, 1))
    told = counted(told, "22222", bid="30", bidders=(1,))
    assert told.scores == (-80, -75, 60)
    told = counted(told, "22222", bid="15", bidders=(1,))
    assert (told.over, told.verdict.winners, told.still_in) == (True, (2,), (2,))


@rule("G55-25", "AMB-73")
def test_at_three_sides_a_floor_puts_one_out_and_the_others_play_on() -> None:
    told = game("merrimack_valley", 6, scores=(-190, 0, 0), floor=-200, dealer=5)
    told = counted(told, "11122", bid="15")
    assert (told.still_in, told.over) == ((1, 2), False)
    assert told.setting().ring == (2, 4, 5, 1)
    assert told.dealer == 1


@rule("AMB-75")
def test_a_seat_that_has_fallen_out_gets_no_card_and_is_not_asked() -> None:
    told = game("merrimack_valley", 3, scores=(-70, 0, 0), cutoff=-80, dealer=2)
    told = counted(told, "11122", bid="15")
    deal = by_lot(told.deal())
    assert deal.public.sizes == (0, 0, 0)
    assert all({seat for seat, _ in trick.plays} == {1, 2} for trick in deal.public.tricks)
    score = deal.public.score
    assert score is not None
    assert (score.before[0], score.after[0]) == (-85, -85)
    assert told.deal().setting.cutter == 2
    assert told.after(deal).still_in == (1, 2)


@rule("AMB-75")
def test_when_all_fall_out_at_once_the_highest_wins() -> None:
    told = game("merrimack_valley", 2, scores=(-60, -90), cutoff=-80)
    told = counted(told, "00000", bid="15", bidders=(1,))
    assert (told.scores, told.verdict.winners) == ((-30, -105), (0,))
    both = game("merrimack_valley", 3, scores=(-70, -90, -95), cutoff=-80)
    both = counted(both, "12120", bid="15", bonus=None)
    assert both.scores == (-85, -80, -85)
    assert (both.over, both.verdict.winners, both.still_in) == (True, (1,), ())


@rule("MV-44", "AMB-72")
def test_who_has_fallen_out_is_no_longer_on_the_green() -> None:
    house = {"max_sets": 1, "must_bid_out": True}
    told = game("merrimack_valley", 3, scores=(115, 0, 95), **house)
    told = counted(told, "12122", bid="15", bonus=None)
    assert (told.scores, told.still_in) == ((100, 10, 110), (1, 2))
    told = counted(told, "11122", bid="15", bidders=(1,))
    assert (told.scores, told.verdict.winners) == ((100, 30, 120), (2,))


# --- the clock ---------------------------------------------------------------------------------


@rule("G55-24", "AMB-74")
def test_when_the_time_is_up_the_hand_is_finished_and_the_scores_compared() -> None:
    told = counted(game("games_55plus", scores=(60, 40)), "00011", bid="15", time_expired=True)
    assert (told.scores, told.verdict.winners, told.match_points) == ((80, 50), (0,), (2, 0))


@rule("G55-27", "AMB-74")
def test_level_scores_at_the_end_of_the_time_are_a_tie() -> None:
    told = counted(game("games_55plus", scores=(40, 60)), "00001", bid="15", time_expired=True)
    assert (told.over, told.verdict.winners, told.match_points) == (True, (), (1, 1))


@rule("G55-24")
def test_a_game_won_on_points_in_that_hand_is_won_on_points() -> None:
    told = game("games_55plus", scores=(105, 110))
    told = counted(told, "00111", bid="15", time_expired=True)
    assert (told.scores, told.verdict.winners) == ((120, 125), (1,))
    told = counted(game("games_55plus", scores=(110, 115)), "00111", bid="15", time_expired=True)
    assert (told.scores, told.verdict.winners) == ((125, 130), (0,))


@rule("AMB-74")
def test_elsewhere_the_bell_stops_the_hand_and_it_does_not_count() -> None:
    told = game("games_55plus", scores=(60, 40), time_up="stop_at_bell").stopped()
    assert (told.over, told.verdict.winners, told.match_points) == (True, (0,), (2, 0))
    level = game("games_55plus", scores=(40, 40), time_up="stop_at_bell").stopped()
    assert (level.over, level.match_points) == (True, (1, 1))


@rule("AMB-74", "AMB-75")
def test_who_has_fallen_out_does_not_win_on_time() -> None:
    told = game("merrimack_valley", 3, scores=(100, 0, 20), max_sets=1)
    told = counted(told, "12122", bid="15", bonus=None, time_expired=True)
    assert (told.scores, told.verdict.winners) == ((85, 10, 35), (2,))
    told = counted(game("merrimack_valley", 3, scores=(100, 0, 20), max_sets=1), "12122", bid="15")
    assert told.stopped().verdict.winners == (2,)


@rule("G55-27")
def test_a_game_being_played_has_earned_nobody_a_match_point() -> None:
    assert game("games_55plus").match_points == (0, 0)


# --- the joker and the clock -------------------------------------------------------------------


@rule("IRL-14")
def test_after_midnight_the_joker_is_left_out_until_six_where_that_is_the_custom() -> None:
    told = game("irish_45", joker_after_midnight=False)
    for hour, jokers in ((0, 0), (5, 0), (6, 1), (23, 1), (None, 1)):
        assert len(told.deal(hour=hour).hidden.stock) == 52 + jokers
        assert (card("RJ") in told.deal(hour=hour).hidden.stock) is bool(jokers)


@rule("IRL-14")
def test_elsewhere_the_joker_stays_all_night() -> None:
    assert len(game("irish_45").deal(hour=1).hidden.stock) == 53


@rule("AMB-37")
def test_the_first_dealer_is_drawn() -> None:
    drawn = {Game.new(variant("general_120"), 4, seed=seed).dealer for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_a_deal_of_another_hour_is_played_like_any_other() -> None:
    told = game("irish_45", joker_after_midnight=False)
    following = told.after(by_lot(told.deal(hour=1)))
    assert following.variant.dealing.jokers == 1


def test_actions_of_a_deal_do_not_change_the_game() -> None:
    told = game("general_120")
    deal = told.deal()
    first: Action = Cut(deal.setting.cutter, 9)
    assert do(deal, first) == do(told.deal(), first)
    assert told == game("general_120")
