"""The tests of the rules G55."""

from collections.abc import Callable
from typing import Any

from fortyfives.game.moves.draft import Draft
from fortyfives.rules.goal import PLAY_ON
from fortyfives.rules.seating import Seat
from fortyfives.tournament.standings.rule import By
from fortyfives.tournament.standings.steps import STEPS
from tests.catalogue.mutations import Mutation, option, patched, wrapped
from tests.catalogue.proof import Proof

WHERE = "tests.rules.test_games_55plus"
SENIORS = "tests.tournament.seniors.test_seniors"
STANDINGS = "tests.tournament.standings.test_standings_order"
G55 = ("games_55plus",)


def _left_of_dealer_leads_always(right: Callable[..., None]) -> Callable[..., None]:
    def to_play(draft: Draft, seat: Seat) -> None:
        right(draft, seat if draft.public.trick else draft.setting.ring[0])

    return to_play


def _right_of(table: Any, seat: Seat) -> Seat:
    """The next seat counter-clockwise."""
    return int(table.ring[table.ring.index(seat) - 1])


def _no_step(by: By) -> Mutation:
    """A chain in which this step tells nobody apart."""
    wrong = {**STEPS, by: lambda group, _tally, _rule: (group,)}
    return patched("fortyfives.tournament.standings.order:STEPS", wrong)


TESTED: dict[str, Proof] = {
    "G55-01": Proof(
        f"{SENIORS}:test_who_turns_55_on_the_last_day_of_the_year_may_play",
        patched("fortyfives.tournament.seniors.age:age", lambda born, year: year - born.year - 1),
    ),
    "G55-02": Proof(
        f"{WHERE}:test_four_play_in_two_teams_sitting_opposite", option("sides", "alone", G55)
    ),
    "G55-03": Proof(
        f"{WHERE}:test_partners_pool_their_points_but_do_not_see_each_others_cards",
        option("sides", "alone", G55),
    ),
    "G55-04": Proof(
        f"{WHERE}:test_three_cards_each_are_dealt_first_from_the_dealers_left",
        option("deal", "2-K2-3-K2", G55),
    ),
    "G55-05": Proof(
        f"{WHERE}:test_then_two_to_the_kitty_two_to_each_and_two_more_to_the_kitty",
        option("deal", "3-K4-2", G55),
    ),
    "G55-06": Proof(
        f"{WHERE}:test_a_trick_is_5_the_one_with_the_best_card_10_and_a_hand_30",
        option("bonus", "five_only", G55),
    ),
    "G55-07": Proof(
        f"{WHERE}:test_bids_go_in_fives_from_15_starting_left_of_the_dealer",
        option("min_bid", 20, G55),
    ),
    "G55-08": Proof(
        f"{WHERE}:test_each_bid_must_exceed_the_standing_one",
        patched("fortyfives.rules.auction:STEP", 0),
    ),
    "G55-09": Proof(f"{WHERE}:test_the_dealer_may_hold", option("hold", "none", G55)),
    "G55-10": Proof(
        f"{WHERE}:test_after_a_hold_only_the_high_bidder_and_the_dealer_go_on",
        option("after_hold", "live_bidders", G55),
    ),
    "G55-11": Proof(f"{WHERE}:test_the_worked_auction", option("after_hold", "none", G55)),
    "G55-12": Proof(
        f"{WHERE}:test_the_winner_names_trump_and_then_goes_through_the_kitty",
        option("kitty_timing", "before_naming", G55),
    ),
    "G55-13": Proof(
        f"{WHERE}:test_a_bid_of_30_is_30_for_60", option("all_tricks_test", "points", G55)
    ),
    "G55-14": Proof(
        f"{WHERE}:test_the_winner_may_throw_his_whole_hand_for_the_kitty_before_naming_any_suit",
        option("go_on_kitty", "kitty_suits", G55),
    ),
    "G55-15": Proof(f"{WHERE}:test_any_number_of_cards_may_be_thrown", option("keep_min", 1, G55)),
    "G55-16": Proof(
        f"{WHERE}:test_the_hands_are_filled_with_at_most_three_cards_at_a_time",
        patched("fortyfives.rules.exchange:PACKET", 5),
    ),
    "G55-17": Proof(
        f"{WHERE}:test_the_player_left_of_the_dealer_leads", option("first_lead", "bidder", G55)
    ),
    "G55-18": Proof(
        f"{WHERE}:test_suit_is_followed_only_when_trump_is_led",
        option("follow", "follow_or_trump", G55),
    ),
    "G55-19": Proof(
        f"{WHERE}:test_a_trump_beats_everything_else",
        patched("fortyfives.rules.ranking:Order.winner", lambda _order, _cards: 0),
    ),
    "G55-20": Proof(
        f"{WHERE}:test_without_a_trump_the_suit_led_decides_by_its_plain_order",
        patched("fortyfives.rules.ranking:BLACK_PIPS", "T98765432"),
    ),
    "G55-21": Proof(
        f"{WHERE}:test_the_winner_of_a_trick_leads_to_the_next",
        wrapped("fortyfives.game.moves.tricks:_to_play", _left_of_dealer_leads_always),
    ),
    "G55-22": Proof(
        f"{WHERE}:test_a_side_that_fails_loses_its_bid_and_its_own_points",
        patched("fortyfives.rules.stakes:Stakes.costs", lambda _stakes, _call: 0),
    ),
    "G55-23": Proof(
        f"{WHERE}:test_the_other_side_keeps_what_it_took",
        patched("fortyfives.rules.limits:Limits.defender", lambda _limits, before, _taken: before),
    ),
    "G55-24": Proof(
        f"{WHERE}:test_when_the_time_is_up_the_hand_is_finished_and_the_higher_score_wins",
        patched("fortyfives.rules.goal:Goal.on_time", lambda *_asked: PLAY_ON),
    ),
    "G55-25": Proof(
        f"{WHERE}:test_a_team_below_minus_200_loses_at_once", option("floor", -195, G55)
    ),
    "G55-26": Proof(
        f"{WHERE}:test_a_team_that_surpasses_120_wins", option("target_test", "reach", G55)
    ),
    "G55-27": Proof(
        f"{WHERE}:test_a_won_game_is_worth_two_points_and_a_tie_one",
        patched("fortyfives.rules.goal:MATCH_POINTS", {"win": 1, "tie": 0, "loss": 0}),
    ),
    "G55-28": Proof(
        f"{STANDINGS}:test_two_level_for_a_medal_are_placed_by_their_own_game",
        _no_step(By.HEAD_TO_HEAD),
    ),
    "G55-29": Proof(
        f"{STANDINGS}:test_two_whose_own_game_was_tied_play_an_extra_game",
        _no_step(By.EXTRA_GAMES),
    ),
    "G55-30": Proof(
        f"{WHERE}:test_cards_are_laid_clockwise_and_the_best_takes_the_trick",
        patched("fortyfives.game.setting:Setting.left_of", _right_of),
    ),
    "G55-31": Proof(
        f"{WHERE}:test_the_bid_is_for_what_bidder_and_partner_take_together",
        option("sides", "alone", G55),
    ),
}
