"""A match: one game or the best of three, and who deals the next one."""

from dataclasses import replace

import pytest

from fortyfives import Game
from fortyfives.game.game import GameIsOver
from fortyfives.game.match import Match
from tests.hands import rule
from tests.whole import counted, game

TNS = "traditional_ns_45"


def won(of: Game, side: int) -> Game:
    """The game after a hand in which that side took every trick from near the target."""
    at_40 = replace(of, scores=(40,) * len(of.scores))
    return counted(at_40, str(side) * 5)


@rule("TNS-07")
def test_two_games_of_three_win_the_match() -> None:
    match = Match(game(TNS, match="best_of_3"))
    for side, games, over in ((0, (1, 0), False), (1, (1, 1), False), (0, (2, 1), True)):
        match = match.after(won(match.game if not match.winners else match.next_game(), side))
        assert (match.games, match.over) == (games, over)
    assert match.champions == (0,)
    with pytest.raises(GameIsOver):
        match.next_game()


@rule("TNS-07")
def test_a_single_game_is_a_match_by_itself() -> None:
    match = Match(game(TNS)).after(won(game(TNS), 1))
    assert (match.over, match.champions) == (True, (1,))


def test_there_is_no_next_game_while_one_is_being_played() -> None:
    match = Match(game(TNS, match="best_of_3"))
    with pytest.raises(GameIsOver):
        match.next_game()
    assert match.after(counted(match.game, "00111")).winners == ()


def test_the_next_game_starts_from_nothing_with_other_cards() -> None:
    match = Match(game(TNS, match="best_of_3"))
    following = match.after(won(match.game, 0)).next_game()
    assert (following.scores, following.sets, following.number) == ((0, 0), (0, 0), 0)
    assert following.deal().shuffles != match.game.deal().shuffles


@rule("TNS-05")
def test_where_the_deal_just_goes_on_the_left_of_the_last_dealer_deals_next() -> None:
    match = Match(game("general_120", 3, dealer=1, match="best_of_3", target=45))
    assert match.after(won(match.game, 0)).next_game().dealer == 2


@rule("EVE-05")
def test_where_winners_deal_it_is_the_one_nearest_the_last_dealers_left() -> None:
    for dealer, side, following in ((0, 0, 2), (0, 1, 1), (1, 0, 2), (3, 1, 1), (2, 0, 0)):
        match = Match(game(TNS, dealer=dealer, match="best_of_3"))
        assert match.after(won(match.game, side)).next_game().dealer == following


@rule("EVE-05")
def test_after_a_tie_on_time_the_deal_goes_on() -> None:
    house = game(TNS, dealer=1, match="best_of_3", scores=(25, 15), time_limit=20)
    match = Match(house).after(counted(house, "00111", bonus=4, time_expired=True))
    assert (match.games, match.winners) == ((0, 0), ((),))
    assert match.next_game().dealer == 2


def test_the_deal_goes_on_after_a_game_in_which_all_fell_out() -> None:
    house = game("merrimack_valley", 3, dealer=1, match="best_of_3", cutoff=-80)
    told = counted(replace(house, scores=(-70, -90, -95)), "12120", bid="15", bonus=None)
    assert told.still_in == ()
    assert Match(house).after(told).next_game().dealer == 2


@rule("NSA-53", "AMB-78")
def test_bidder_and_partner_win_a_game_of_the_match_together() -> None:
    house = game("ns_call_your_partner", match="best_of_3", scores=(100, 0, 100, 0, 0))
    match = Match(house).after(counted(house, "00021", bid="20", bidders=(0, 2)))
    assert (match.games, match.over) == ((1, 0, 1, 0, 0), False)
    told = match.next_game()
    told = counted(replace(told, scores=(100, 0, 100, 0, 0)), "00021", bid="20", bidders=(0, 2))
    assert match.after(told).champions == (0, 2)


@rule("IRL-03", "IRL-04", "AMB-66")
def test_who_wins_all_tricks_takes_his_earlier_points_into_the_next_game() -> None:
    house = game("irish_45", 3, scores=(20, 40, 10), match="best_of_3")
    jin = counted(house, "00000")
    assert (jin.scores, jin.verdict.winners) == ((45, 40, 10), (0,))
    following = Match(house).after(jin).next_game()
    assert following.scores == (20, 0, 0)
    plain = counted(game("irish_45", 3, scores=(20, 40, 10), match="best_of_3"), "11110")
    assert Match(house).after(plain).next_game().scores == (0, 0, 0)
