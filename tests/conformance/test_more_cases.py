"""Cases of our own for what the published ones leave unasked."""

from typing import Any

import pytest

from fortyfives.conformance.run import run_case
from tests.conformance.files import asked

ROB_EVENT = {"seat": "P2", "action": "rob", "card": "7D"}
PLAY_EVENT = {"seat": "P2", "action": "play", "card": "9H"}
DECLINE_EVENT = {"seat": "P2", "action": "decline", "card": "7D"}
END = {"seat": None, "action": "end_trick", "card": None}
WITH_ACE = {"turn_up": ["7D"], "dealer": "P4", "hands": {"P2": ["AD", "KS", "3C", "9H", "2S"]}}
ACE_UP = {"turn_up": ["AS"], "dealer": "P4", "hands": {"P4": ["KD", "3C"], "P1": ["KS"]}}
SIX = {"players": 6, "dealer": "P6"}
FOUR = {"players": 4, "dealer": "P4"}
BLIND = {"thirty_for_sixty": "blind"}
SLAM = {"slam": "any_time"}
PASSED = [["P1", "pass"], ["P2", "pass"], ["P3", "pass"], ["P4", "pass"]]


def told(
    rules: str,
    kind: str,
    given: dict[str, Any],
    options: dict[str, Any] | None = None,
    **expect: Any,
) -> None:
    """Hold the rules to these answers."""
    outcome = run_case(asked(rules, kind, given, **expect) | {"options": options or {}})
    assert (outcome.reason, outcome.differences) == ("", ())


@pytest.mark.rule("VAR-11", "AMB-49")
def test_before_looking_one_may_look_or_call_blind_below_thirty() -> None:
    offer = {**SIX, "phase": "blind_offer", "history": [["P1", "20"]]}
    told("var_three_pairs", "bid_legal", offer, BLIND, turn="P2", legal=["look", "30for60_blind"])
    told("var_three_pairs", "bid_legal", {**offer, "player": "P3"}, BLIND, legal=[])
    high = {**offer, "history": [["P1", "30"]]}
    told("var_three_pairs", "bid_legal", high, BLIND, legal=["look"])
    told("var_three_pairs", "bid_legal", offer, legal=["look"])


@pytest.mark.rule("AMB-51")
def test_a_slam_may_be_called_after_the_auction_but_not_over_a_slam() -> None:
    over = {**FOUR, "history": [["P1", "20"], ["P2", "pass"], ["P3", "pass"], ["P4", "pass"]]}
    told("merrimack_valley", "bid_legal", {**over, "player": "P3"}, SLAM, turn=None, legal=["slam"])
    told("merrimack_valley", "bid_legal", {**over, "player": "P3"}, legal=[])
    called = {**FOUR, "history": [["P3", "slam"]], "player": "P1"}
    told("merrimack_valley", "bid_legal", called, SLAM, legal=[])
    calls = {**FOUR, "phase": "slam_calls", "callers": ["P4", "P2"]}
    told("merrimack_valley", "bid_legal", calls, {"slam": "in_turn"}, result=None)


@pytest.mark.rule("AMB-48")
def test_when_everybody_passes_and_the_cards_are_dealt_again_nobody_has_bid() -> None:
    again = {"all_pass": "redeal_next_dealer"}
    told("one_ten", "bid_legal", {**FOUR, "history": PASSED}, again, turn=None, result=None)
    late = {**FOUR, "history": PASSED, "player": "P2"}
    told("one_ten", "bid_legal", late, {**again, **SLAM}, legal=[])


@pytest.mark.rule("NSA-21", "AMB-52")
def test_a_won_bid_may_be_raised_only_before_the_kitty_is_touched() -> None:
    won = {**FOUR, "phase": "after_auction", "won": {"bidder": "P1", "bid": 25}}
    told("ns_auction_richmond", "bid_legal", won, turn="P1", legal=["keep", "raise_to_30"])
    touched = {**won, "kitty_taken": True}
    told("ns_auction_richmond", "bid_legal", touched, SLAM, legal=["keep", "slam"])


@pytest.mark.rule("NSA-26", "NSA-27")
def test_who_may_not_go_on_the_kitty_names_nothing_on_it() -> None:
    kitty = {"phase": "name_trump_on_kitty", "kitty": ["7S"]}
    told("merrimack_valley", "bid_legal", kitty, legal=[])
    card = {"phase": "name_trump_on_top_card", "top_card": "7S"}
    told("merrimack_valley", "bid_legal", card, legal=[])


def test_seats_may_be_named_by_the_compass_with_any_of_them_dealing() -> None:
    told("merrimack_valley", "bid_legal", {"dealer": "S", "history": []}, turn="W")
    told("ns_auction_richmond", "first_lead", {"dealer": "W", "bidder": "E"}, may_lead=["S"])
    scores = {"dealer": "W", "history": [], "scores": {"NS": 100, "WE": 0}}
    told(
        "ns_auction_richmond",
        "bid_legal",
        scores,
        {"min_bid": 15},
        legal=["pass", "20", "25", "30"],
    )


@pytest.mark.rule("GEN-05", "AMB-20", "AMB-21", "AMB-26")
def test_a_turned_ace_that_was_left_is_out_of_play() -> None:
    left = {**ACE_UP, "events": [{"seat": "P4", "action": "decline", "card": None}]}
    told("irish_45", "rob", left, {"beg_king": True}, may_rob=[], may_beg=[], demoted=None)
    led = {**ACE_UP, "events": [{"seat": "P1", "action": "play", "card": "KS"}]}
    told("irish_45", "rob", led, may_rob=[], may_rob_if_holding=None, dealer_takes=[])
    told("irish_45", "rob", ACE_UP, may_rob=["P4"], discard_choices=["KD", "3C"], taker=None)
    late = {"rob_turned_ace": "after_first_trick"}
    told("irish_45", "rob", ACE_UP, late, may_rob=[])
    told("irish_45", "rob", {**ACE_UP, "events": [END]}, late, may_rob=["P4"])
    told("irish_45", "rob", {**ACE_UP, "events": [END, END]}, late, may_rob=[])


@pytest.mark.rule("AMB-23")
def test_an_ace_that_asks_for_the_card_to_be_turned_down_is_not_demoted() -> None:
    announced = {"rob_with_ace": "decline_by_announcement"}
    given = {**WITH_ACE, "events": [DECLINE_EVENT, PLAY_EVENT]}
    told("general_120", "rob", given, announced, may_rob=[], demoted=None)
    given = {**WITH_ACE, "events": [END]}
    told("general_120", "rob", given, demoted="AD", may_rob=[])
    told("general_120", "rob", given, {"demotion": "off"}, demoted=None)
    outcome = run_case(
        asked("general_120", "rob", {**WITH_ACE, "events": [PLAY_EVENT]}, may_rob=[])
        | {"options": {"rob_with_ace": "mandatory"}}
    )
    assert "must take the turned card first" in outcome.reason
    robbed = {**WITH_ACE, "events": [ROB_EVENT]}
    choices = ["KS", "3C", "9H", "2S"]
    told("general_120", "rob", robbed, taker="P2", takes="7D", discard_choices=choices)


@pytest.mark.rule("AMB-23")
def test_an_ace_whose_holder_is_only_named_may_rob_and_is_demoted() -> None:
    given = {"turn_up": ["7D"], "dealer": "P4", "ace_holder": "P2"}
    told("general_120", "rob", given, may_rob=["P2"])
    told("general_120", "rob", {**given, "events": [PLAY_EVENT]}, may_rob=[], demoted="AD")


@pytest.mark.rule("H110-11", "AMB-58")
def test_the_weakest_card_is_given_for_the_trump_that_was_turned() -> None:
    given = {
        "phase": "ace_of_trumps_stub",
        "trump": "S",
        "hands": {"P1": ["AS", "5S", "KD"]},
    }
    weakest = {"ace_swap_discard": "weakest_by_rank"}
    told("one_ten", "rob", given, discard_choices=["5S", "KD"], offered=None, revealed=[])
    told("one_ten", "rob", given, weakest, discard_choices=["KD"])
    other = {"phase": "ace_of_trumps_stub", "trump": "S", "stub": ["7S"], "holder_has": "AH"}
    told("one_ten", "rob", other, revealed=[], offered=None)
    told("merrimack_valley", "rob", {**other, "holder_has": "AS"}, revealed=[], offered=None)


def test_a_case_may_keep_and_draw_otherwise_than_its_game() -> None:
    merrimack = {"shape": "capacity", "players": 6, "keep_min": 1}
    told("merrimack_valley", "draw_limits", merrimack, max_draw_each=4, shortage=5)
    more = {"shape": "capacity", "players": 4, "kitty_size": 0, "draw_max": 2}
    told("one_ten", "draw_limits", more, stock=32, max_draw_each=2, max_total_draw=6)
    both = {"shape": "capacity", "players": 4, "keep_min": 1, "draw_max": 2}
    told("games_55plus", "draw_limits", both, max_draw_each=2, max_total_draw=10)
    bidder = {"shape": "discard_range", "role": "bidder"}
    told("games_55plus", "draw_limits", bidder, min_discards=4, max_discards=9)


@pytest.mark.rule("TNS-08", "TNS-10")
def test_the_scores_of_a_game_without_trumps_in_every_hand() -> None:
    first = {"shape": "score_pairs", "hands_played": 1, "every_hand_has_trump": True}
    pairs = [[30, 0], [25, 5], [20, 10], [15, 15]]
    told("traditional_ns_45", "game_over", first, possible=pairs, impossible=[[25, 0]])
    fourth = {"shape": "score_pairs", "hands_played": 3, "every_hand_has_trump": False}
    told("traditional_ns_45", "game_over", fourth, possible=[[40, 40], [35, 40]])
    told("traditional_ns_45", "game_over", {**first, "hands_played": 3}, possible=[])


@pytest.mark.rule("NSA-47", "NSA-48", "AMB-76")
def test_a_called_card_that_cannot_be_played_on_its_last_trick_makes_no_partner() -> None:
    given = {
        "shape": "play",
        "trump": "S",
        "call": "AH",
        "trick": 1,
        "led": None,
        "holder_hand": ["AH", "3D"],
    }
    told("ns_call_your_partner", "partner_call", given, legal=["AH", "3D"])
    told("ns_call_your_partner", "partner_call", {**given, "trick": 2}, legal=["AH"])
    late = {**given, "trick": 3}
    told("ns_call_your_partner", "partner_call", late, legal=["AH", "3D"], partner_after_trick=None)


@pytest.mark.rule("NSA-45")
def test_who_calls_a_card_of_his_own_goes_alone() -> None:
    own = {"shape": "call", "trump": "S", "hand": ["JS", "KD"], "call": "KD"}
    told("ns_call_your_partner", "partner_call", own, legal=True, partner=None)
    alone = {
        "shape": "score",
        "bidder": "P1",
        "partner": None,
        "bid": 30,
        "before": {"P1": 60, "P2": 0},
        "taken": {"P1": 30},
    }
    told("ns_call_your_partner", "partner_call", alone, after={"P1": 120, "P2": 0}, winners=["P1"])


def test_who_took_every_point_has_taken_every_trick() -> None:
    given = {"before": {"NS": 0, "EW": 0}, "bidder": "NS", "bid": 30, "taken": {"NS": 25, "EW": 0}}
    told("games_55plus", "hand_score", given, after={"NS": 60, "EW": 0})


@pytest.mark.rule("MV-28")
def test_a_player_who_is_not_booked_leaves_nothing_to_fold_for() -> None:
    given = {
        "trump": "S",
        "sides": {"NS": ["N", "S"], "EW": ["E", "W"]},
        "asker": "E",
        "asked": "N",
        "asked_hand": ["5S", "KD"],
    }
    told("merrimack_valley_common", "booked", given, may_ask=True, answer=False, may_fold=False)
    told("merrimack_valley_common", "booked", {**given, "asked": "W"}, may_ask=False)


def test_a_timed_game_goes_to_the_higher_score() -> None:
    given = {"shape": "scores", "scores": {"NS": 75, "EW": 80}, "time_expired": True}
    told("games_55plus", "game_over", given, winner="EW", match_points={"NS": 0, "EW": 2})
    given = {"shape": "scores", "scores": {"NS": 40, "EW": 46}, "before": {"NS": 40, "EW": 30}}
    told("traditional_ns_45", "game_over", given, winner="EW", hanging_a_40=True)
