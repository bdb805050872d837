"""Nova Scotia Auction: what a hand scores, the lock at 100 and the end of the game."""

from typing import Any

from fortyfives.rules.goal import Verdict
from tests.hands import calls, decided, rigged, rule, scored

RICHMOND = "ns_auction_richmond"
CALL = "ns_call_your_partner"


def ending(
    game: str,
    tricks: str,
    before: tuple[int, ...],
    bid: str,
    bidders: tuple[int, ...] = (0,),
    **house: Any,
) -> Verdict:
    """Whether a hand with the bonus in its first trick ends the game."""
    told = scored(game, tricks, before=before, bid=bid, bidders=bidders, **house)
    return decided(game, told, **house)


@rule("NSA-33")
def test_a_made_bid_scores_what_was_taken_and_a_failed_one_loses_the_bid() -> None:
    assert scored(RICHMOND, "00001", bid="20").after == (25, 5)
    assert scored(RICHMOND, "00111", bid="20").after == (-20, 15)


@rule("NSA-34")
def test_a_side_may_be_in_the_hole() -> None:
    assert scored(RICHMOND, "00111", before=(-15, 0), bid="25").after == (-40, 15)


@rule("NSA-35")
def test_nobody_is_removed_for_a_low_score() -> None:
    told = ending(RICHMOND, "00111", (-980, 30), "20")
    assert (told.over, told.removed) == (False, ())


@rule("NSA-36")
def test_the_first_side_at_120_wins() -> None:
    assert ending(RICHMOND, "00001", (95, 0), "25").winners == (0,)
    assert not ending(RICHMOND, "00001", (90, 0), "25").over


@rule("NSA-37")
def test_from_100_a_side_scores_only_when_it_wins_the_bid() -> None:
    assert scored(RICHMOND, "00111", before=(50, 100), bid="20").after == (30, 100)
    assert scored(RICHMOND, "00111", before=(50, 95), bid="20").after == (30, 110)
    assert scored(RICHMOND, "00001", before=(100, 0), bid="20").after == (125, 5)


@rule("NSA-38")
def test_the_others_go_up_and_down_as_usual_beside_a_locked_side() -> None:
    up = scored(RICHMOND, "11120", before=(100, 50, 40), bid="20", bidders=(1,))
    assert up.after == (100, 70, 45)
    down = scored(RICHMOND, "10022", before=(100, 50, 40), bid="20", bidders=(1,))
    assert down.after == (100, 30, 50)


@rule("NSA-39")
def test_a_locked_side_that_bids_wins_the_game_or_goes_down() -> None:
    assert calls(rigged(RICHMOND, scores=(100, 0), min_bid=15)) == "pass 20 25 30"
    assert ending(RICHMOND, "00011", (100, 0), "20").winners == (0,)
    assert scored(RICHMOND, "00111", before=(100, 0), bid="20").after == (80, 15)


@rule("NSA-40")
def test_every_bid_of_30_earns_60() -> None:
    assert scored(RICHMOND, "00000", bid="30").after == (60, 0)
    assert scored(RICHMOND, "00000", bonus=None, bid="30").after == (60, 0)
    assert scored(RICHMOND, "00000", bid="25").after == (30, 0)


@rule("NSA-41")
def test_a_failed_30_costs_only_30() -> None:
    assert scored(RICHMOND, "00001", bid="30").after == (-30, 5)


@rule("NSA-42")
def test_a_bid_of_30_at_65_ends_at_125_or_at_35() -> None:
    assert scored(RICHMOND, "00000", before=(65, 40), bid="30").after == (125, 40)
    assert ending(RICHMOND, "00000", (65, 40), "30").winners == (0,)
    assert scored(RICHMOND, "00001", before=(65, 40), bid="30").after == (35, 45)


@rule("NSA-59")
def test_the_defenders_keep_what_they_take() -> None:
    assert scored(RICHMOND, "00011", before=(0, 40), bid="20").after == (20, 50)
    assert scored(RICHMOND, "11111", before=(0, 40), bid="20").after == (-20, 70)


# --- Call Your Partner -------------------------------------------------------------------------


@rule("NSA-52")
def test_at_100_only_the_bidder_and_his_partner_can_score() -> None:
    before = (40, 105, 100, 0, 0)
    told = scored(CALL, "00112", before=before, bid="20", bidders=(0, 2))
    assert told.after == (60, 105, 120, 0, 0)
    assert decided(CALL, told).winners == (2,)


@rule("NSA-53")
def test_bidder_and_partner_both_win_if_both_are_at_120_together() -> None:
    assert ending(CALL, "00021", (100, 0, 110, 0, 0), "20", (0, 2)).winners == (0, 2)
    assert ending(CALL, "00021", (100, 0, 60, 0, 0), "20", (0, 2)).winners == (0,)
    assert ending(CALL, "00021", (60, 0, 100, 0, 0), "20", (0, 2)).winners == (2,)


@rule("NSA-54")
def test_where_either_pulls_both_the_partner_of_the_winner_wins_too() -> None:
    house = {"partner_win": "either_pulls_both"}
    for before in ((100, 0, 60, 0, 0), (60, 0, 100, 0, 0)):
        assert ending(CALL, "00021", before, "20", (0, 2), **house).winners == (0, 2)
    assert not ending(CALL, "00021", (60, 0, 60, 0, 0), "20", (0, 2), **house).over
