"""The tests of the rules H110."""

from collections.abc import Callable, Sequence
from typing import Any

from fortyfives.game.moves.draft import Draft
from fortyfives.game.setting import Phase
from fortyfives.rules.auction import Contract
from fortyfives.rules.scoring import Taken
from fortyfives.rules.settling import HandScore
from tests.catalogue.mutations import ignored, option, patched, together, wrapped
from tests.catalogue.proof import Proof
from tests.catalogue.tested.nsa import turns_a_card

WHERE = "tests.rules.test_one_ten"
H110 = ("one_ten",)


def _dealer_begins(right: Callable[[Draft], None]) -> Callable[[Draft], None]:
    def open_auction(draft: Draft) -> None:
        right(draft)
        draft.ask(Phase.AUCTION, draft.setting.dealer)

    return open_auction


def _surplus_to_the_bidder(right: Callable[..., HandScore]) -> Callable[..., HandScore]:
    """Have the bidder score what the others lose to the cap."""

    def told(
        before: Sequence[int],
        after: Sequence[int],
        taken: Taken,
        contract: Contract,
        *rest: Any,
        **named: Any,
    ) -> HandScore:
        lost = [b + t - a for b, t, a in zip(before, taken.points, after, strict=True)]
        scores = list(after)
        scores[contract.bidder] += sum(lost) - lost[contract.bidder]
        return right(before, tuple(scores), taken, contract, *rest, **named)

    return told


TESTED: dict[str, Proof] = {
    "H110-01": Proof(
        f"{WHERE}:test_an_extra_hand_of_five_is_dealt_to_the_centre",
        option("kitty_size", 4, H110),
    ),
    "H110-02": Proof(
        f"{WHERE}:test_no_card_is_turned_up",
        wrapped("fortyfives.game.moves.bidding:open_auction", turns_a_card),
    ),
    "H110-03": Proof(
        f"{WHERE}:test_the_auction_starts_left_of_the_dealer",
        wrapped("fortyfives.game.moves.bidding:open_auction", _dealer_begins),
    ),
    "H110-04": Proof(
        f"{WHERE}:test_the_lowest_bid_is_15_and_each_is_higher_than_the_last",
        option("step", "exact_step_5", H110),
    ),
    "H110-05": Proof(
        f"{WHERE}:test_the_dealer_may_match_the_highest_bid_so_that_the_others_raise_or_pass",
        option("hold", "none", H110),
    ),
    "H110-06": Proof(
        f"{WHERE}:test_the_auction_goes_round_until_all_others_have_passed",
        option("auction", "one_round", H110),
    ),
    "H110-07": Proof(
        f"{WHERE}:test_the_winner_names_trump_and_then_picks_up_the_extra_hand",
        option("kitty_timing", "before_naming", H110),
    ),
    "H110-08": Proof(
        f"{WHERE}:test_the_bidder_keeps_five_of_his_ten",
        together(
            option("keep_min", {"other": 2, "bidder": 2}, H110),
            option("draw_max", {"other": 3, "bidder": 3}, H110),
        ),
    ),
    "H110-09": Proof(
        f"{WHERE}:test_the_others_change_up_to_three_cards",
        option("keep_min", {"other": 3, "bidder": 5}, H110),
    ),
    "H110-10": Proof(
        f"{WHERE}:test_the_bidder_leads_or_has_his_left_hand_neighbour_lead",
        option("first_lead", "bidder", H110),
    ),
    "H110-11": Proof(
        f"{WHERE}:test_the_ace_of_trumps_may_turn_the_stub_until_a_trump_appears",
        option("ace_swap_discard", "weakest_by_rank", H110),
    ),
    "H110-12": Proof(
        f"{WHERE}:test_the_highest_card_of_the_hand_earns_five_more_so_that_30_is_the_most",
        option("bonus", "five_only", H110),
    ),
    "H110-13": Proof(
        f"{WHERE}:test_a_bid_met_scores_and_a_bid_not_met_is_lost",
        option("made_scores", "bid", H110),
    ),
    "H110-15": Proof(
        f"{WHERE}:test_who_did_not_bid_cannot_pass_105", option("cap_test", "drop_whole_hand", H110)
    ),
    "H110-16": Proof(
        f"{WHERE}:test_points_lost_to_the_cap_are_nobodys",
        wrapped("fortyfives.rules.settling:HandScore", _surplus_to_the_bidder),
    ),
    "H110-17": Proof(
        f"{WHERE}:test_scores_may_go_below_zero",
        patched("fortyfives.rules.limits:Limits.reset", lambda _limits, score: max(score, 0)),
    ),
    "H110-18": Proof(f"{WHERE}:test_elsewhere_a_player_is_removed_at_minus_80", ignored("cutoff")),
    "H110-19": Proof(f"{WHERE}:test_the_first_at_110_wins", option("target", 120, H110)),
    "H110-20": Proof(
        f"{WHERE}:test_elsewhere_the_ace_of_trumps_has_no_privilege", ignored("ace_privilege")
    ),
    "H110-21": Proof(
        f"{WHERE}:test_where_jokers_are_used_they_rank_below_the_jack",
        option("joker_rank", "below_ah", H110),
    ),
    "H110-22": Proof(
        f"{WHERE}:test_with_the_bell_a_made_30_scores_60_and_a_failed_one_costs_30",
        ignored("bell"),
    ),
    "H110-23": Proof(f"{WHERE}:test_the_right_to_renege_varies", ignored("renege")),
    "H110-24": Proof(
        f"{WHERE}:test_when_all_pass_the_dealer_has_it_at_15_as_in_merrimack_valley",
        option("all_pass", "redeal_next_dealer", H110),
    ),
    "H110-25": Proof(
        f"{WHERE}:test_who_did_not_bid_scores_the_tricks_he_takes",
        patched("fortyfives.rules.limits:Limits.defender", lambda _limits, before, _taken: before),
    ),
}
