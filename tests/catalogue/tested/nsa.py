"""The tests of the rules NSA."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.events import PartnerShown, Turned
from fortyfives.game.moves.draft import Draft
from fortyfives.game.view import SeatView
from fortyfives.rules.auction import Contract
from fortyfives.rules.goal import BothCross
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.seating import Seat
from fortyfives.rules.variant import Variant
from tests.catalogue.mutations import Mutation, edited, ignored, option, patched, wrapped
from tests.catalogue.proof import Proof

AUCTION = "tests.rules.test_nova_scotia_auction"
SCORING = "tests.rules.test_nova_scotia_scoring"
CALL = "tests.rules.test_call_your_partner"
RICHMOND = ("ns_auction_richmond",)
CAPE_BRETON = ("ns_auction_cape_breton",)
COLCHESTER = ("ns_auction_colchester",)
CALLING = ("ns_call_your_partner",)
DEFENDERS_SCORE_NOTHING = patched(
    "fortyfives.rules.limits:Limits.defender", lambda _limits, before, _taken: before
)
NEVER_IN_TIME = patched("fortyfives.game.moves.tricks:_in_time", lambda _draft: False)


def _jokered(variant: Variant) -> Variant:
    return replace(variant, dealing=replace(variant.dealing, jokers=1, jokers_offered=(1,)))


def _without_calling(variant: Variant) -> Variant:
    goal = replace(variant.goal, both_cross=BothCross.NEVER)
    return replace(variant, goal=goal, calling=None)


def turns_a_card(right: Callable[[Draft], None]) -> Callable[[Draft], None]:
    def open_auction(draft: Draft) -> None:
        draft.tell(Turned(draft.stock[0]))
        right(draft)

    return open_auction


def _dealer_names(right: Callable[[Draft, Contract], None]) -> Callable[[Draft, Contract], None]:
    return lambda draft, won: right(draft, Contract(draft.setting.dealer, won.call))


def _no_trump_called(right: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    def refuse(self: Any, card: Card, hand: CardSet, order: Any) -> Refusal | None:
        if order.is_trump(card):
            return Refusal("NSA-61", "call-outranks-hand", (card,))
        return right(self, card, hand, order)

    return refuse


def _not_ones_own(right: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
    def refuse(self: Any, card: Card, hand: CardSet, order: Any) -> Refusal | None:
        if card in hand:
            return Refusal("NSA-45", "call-outranks-hand", (card,))
        return right(self, card, hand, order)

    return refuse


def _loyal(right: Callable[[SeatView], CardSet]) -> Callable[[SeatView], CardSet]:
    """Have a partner play nothing but his weakest card."""

    def playable(view: SeatView) -> CardSet:
        found = right(view)
        if view.public.partner.partner == view.seat and found:
            return CardSet.of([view.order().weakest(found)])
        return found

    return playable


def _partner_for_good(right: Callable[[Draft], None]) -> Callable[[Draft], None]:
    def begin(draft: Draft) -> None:
        right(draft)
        draft.tell(PartnerShown(2))

    return begin


def _last_first(right: Callable[..., Any]) -> Callable[..., Any]:
    def circuits(order: Sequence[Seat], needs: Any) -> Any:
        return right(tuple(reversed(order)), needs)

    return circuits


def _auction(rule: str, test: str, wrong: Mutation) -> dict[str, Proof]:
    return {rule: Proof(f"{AUCTION}:test_{test}", wrong)}


def _scoring(rule: str, test: str, wrong: Mutation) -> dict[str, Proof]:
    return {rule: Proof(f"{SCORING}:test_{test}", wrong)}


def _call(rule: str, test: str, wrong: Mutation) -> dict[str, Proof]:
    return {rule: Proof(f"{CALL}:test_{test}", wrong)}


TESTED: dict[str, Proof] = {
    **_auction(
        "NSA-01",
        "in_colchester_only_the_five_may_be_withheld",
        option("renege", "five_jack_ah", COLCHESTER),
    ),
    **_auction(
        "NSA-02",
        "in_cape_breton_and_richmond_five_jack_and_ace_of_hearts_may_be_withheld",
        option("renege", "five", CAPE_BRETON + RICHMOND),
    ),
    **_auction("NSA-03", "two_to_five_play", option("players", [3, 4], RICHMOND)),
    **_auction(
        "NSA-04",
        "two_or_three_play_each_for_himself",
        option("players", 4, RICHMOND),
    ),
    **_auction("NSA-05", "four_play_in_two_partnerships", option("sides", "alone", RICHMOND)),
    **_auction("NSA-06", "five_play_call_your_partner", edited(CALLING, _without_calling)),
    **_auction("NSA-07", "no_joker_is_in_the_pack", edited(CALLING, _jokered)),
    **_auction(
        "NSA-08", "the_dealer_may_deal_two_first", option("first_packet", "fixed", RICHMOND)
    ),
    **_auction("NSA-09", "the_winner_of_the_bid_has_a_kitty", option("kitty_size", 0, RICHMOND)),
    **_auction(
        "NSA-10",
        "two_cards_go_to_the_kitty_at_the_end_of_each_packet",
        option("deal", "3-K4-2", RICHMOND),
    ),
    **_auction("NSA-11", "a_kitty_of_three_comes_after_the_first_packet", ignored("kitty_size")),
    **_auction(
        "NSA-12",
        "no_card_is_turned_up_and_nobody_robs",
        wrapped("fortyfives.game.moves.bidding:open_auction", turns_a_card),
    ),
    **_auction(
        "NSA-13",
        "bids_are_20_25_and_30_before_trump_is_named",
        option("min_bid", 15, RICHMOND),
    ),
    **_auction("NSA-14", "fifteen_may_be_bid_where_the_house_is_old_fashioned", ignored("min_bid")),
    **_auction(
        "NSA-15",
        "a_bid_is_five_or_ten_above_the_last_going_clockwise",
        option("step", "any_higher", RICHMOND),
    ),
    **_auction("NSA-16", "the_dealer_may_hold", option("hold", "none", RICHMOND)),
    **_auction(
        "NSA-17",
        "after_a_hold_those_who_have_bid_go_on_until_the_dealer_lets_go",
        option("after_hold", "high_bidder", RICHMOND),
    ),
    **_auction(
        "NSA-18",
        "when_the_dealer_passes_the_others_go_on_outbidding_one_another",
        option("auction", "one_round", RICHMOND),
    ),
    **_auction(
        "NSA-19",
        "who_has_passed_is_out",
        patched("fortyfives.rules.auction:Bidding.passed", lambda _bidding, _seat: False),
    ),
    **_auction(
        "NSA-20",
        "at_30_nobody_can_raise_but_the_dealer_may_hold",
        option("thirty_for_sixty", "separate", RICHMOND),
    ),
    **_auction(
        "NSA-21",
        "the_winner_may_raise_to_30_before_naming_or_seeing_the_kitty",
        option("raise_after_win", value=False, games=RICHMOND),
    ),
    **_auction(
        "NSA-22",
        "the_winner_names_trump",
        wrapped("fortyfives.game.moves.bidding:_won", _dealer_names),
    ),
    **_auction(
        "NSA-23",
        "the_namer_must_hold_a_trump_of_the_suit",
        option("name_needs_trump", "no", COLCHESTER),
    ),
    **_auction(
        "NSA-24",
        "the_kitty_is_taken_after_naming",
        option("kitty_timing", "before_naming", COLCHESTER),
    ),
    **_auction(
        "NSA-25",
        "in_richmond_he_may_look_at_the_kitty_before_naming",
        option("kitty_timing", "after_naming", RICHMOND),
    ),
    **_auction(
        "NSA-26",
        "in_cape_breton_he_may_throw_his_hand_and_name_a_suit_of_the_kitty",
        option("go_on_kitty", "any_suit", CAPE_BRETON),
    ),
    **_auction(
        "NSA-27",
        "in_cape_breton_he_may_throw_the_kitty_too_for_the_top_card",
        option("go_on_top_card", value=False, games=CAPE_BRETON),
    ),
    **_auction(
        "NSA-28",
        "nobody_has_to_keep_a_card_and_none_is_dealt_face_up",
        option("keep_min", 1, COLCHESTER),
    ),
    **_auction(
        "NSA-29",
        "the_bidder_keeps_at_most_five",
        patched("fortyfives.rules.exchange:HAND", 9),
    ),
    **_auction(
        "NSA-30",
        "the_hands_are_filled_in_dealing_order",
        wrapped("fortyfives.game.moves.exchanging:circuits", _last_first),
    ),
    **_auction(
        "NSA-31",
        "nobody_gets_more_than_three_cards_at_a_time",
        patched("fortyfives.rules.exchange:PACKET", 5),
    ),
    **_auction(
        "NSA-32",
        "the_player_left_of_the_winning_bidder_leads",
        option("first_lead", "bidder", COLCHESTER),
    ),
    **_scoring(
        "NSA-33",
        "a_made_bid_scores_what_was_taken_and_a_failed_one_loses_the_bid",
        option("made_scores", "bid", RICHMOND),
    ),
    **_scoring(
        "NSA-34",
        "a_side_may_be_in_the_hole",
        patched("fortyfives.rules.limits:Limits.reset", lambda _limits, score: max(score, 0)),
    ),
    **_scoring("NSA-35", "nobody_is_removed_for_a_low_score", option("cutoff", -80, RICHMOND)),
    **_scoring("NSA-36", "the_first_side_at_120_wins", option("target", 125, RICHMOND)),
    **_scoring(
        "NSA-37",
        "from_100_a_side_scores_only_when_it_wins_the_bid",
        option("lock_test", "clamp", RICHMOND),
    ),
    **_scoring(
        "NSA-38",
        "the_others_go_up_and_down_as_usual_beside_a_locked_side",
        DEFENDERS_SCORE_NOTHING,
    ),
    **_scoring(
        "NSA-39",
        "a_locked_side_that_bids_wins_the_game_or_goes_down",
        option("min_bid_at", "none", RICHMOND),
    ),
    **_scoring("NSA-40", "every_bid_of_30_earns_60", option("all_tricks_test", "points", RICHMOND)),
    **_scoring(
        "NSA-41",
        "a_failed_30_costs_only_30",
        wrapped(
            "fortyfives.rules.stakes:Stakes.costs",
            lambda right: lambda stakes, call: 2 * right(stakes, call),
        ),
    ),
    **_scoring(
        "NSA-42",
        "a_bid_of_30_at_65_ends_at_125_or_at_35",
        option("thirty_for_sixty", "off", RICHMOND),
    ),
    **_call(
        "NSA-43",
        "the_bidder_calls_a_card_after_the_refill_and_before_the_first_card",
        option("call_time", "at_naming", CALLING),
    ),
    **_call(
        "NSA-44",
        "no_card_may_be_called_that_outranks_every_card_of_the_caller",
        patched("fortyfives.rules.calling:Calling.refuse", lambda *_asked: None),
    ),
    **_call(
        "NSA-45",
        "the_bidder_goes_alone_by_calling_a_card_that_he_holds",
        wrapped("fortyfives.rules.calling:Calling.refuse", _not_ones_own),
    ),
    **_call(
        "NSA-46",
        "whoever_holds_the_card_is_the_partner_once_he_has_played_it",
        NEVER_IN_TIME,
    ),
    **_call(
        "NSA-47",
        "the_card_must_be_played_by_the_second_trick",
        option("call_deadline", 1, CALLING),
    ),
    **_call(
        "NSA-48",
        "elsewhere_the_card_must_be_played_to_the_first_trick",
        ignored("call_deadline"),
    ),
    **_call(
        "NSA-49",
        "a_card_that_the_suit_rules_kept_back_after_the_second_trick_finds_no_partner",
        patched("fortyfives.game.moves.tricks:_in_time", lambda _draft: True),
    ),
    **_call("NSA-50", "bidder_and_partner_lose_the_same", NEVER_IN_TIME),
    **_call(
        "NSA-51",
        "bidder_and_partner_gain_the_same_and_the_others_score_for_themselves",
        DEFENDERS_SCORE_NOTHING,
    ),
    **_scoring(
        "NSA-52",
        "at_100_only_the_bidder_and_his_partner_can_score",
        option("lock_at", "none", CALLING),
    ),
    **_scoring(
        "NSA-53",
        "bidder_and_partner_both_win_if_both_are_at_120_together",
        option("both_cross", "more_points", CALLING),
    ),
    **_scoring(
        "NSA-54",
        "where_either_pulls_both_the_partner_of_the_winner_wins_too",
        ignored("partner_win"),
    ),
    **_call(
        "NSA-55",
        "a_partner_may_play_against_the_bidder",
        wrapped("fortyfives.game.phases.play:playable", _loyal),
    ),
    **_call(
        "NSA-56",
        "the_partnership_ends_with_the_hand",
        wrapped("fortyfives.game.moves.dealing:begin", _partner_for_good),
    ),
    **_call(
        "NSA-57",
        "elsewhere_the_card_is_called_as_soon_as_trump_is_named",
        ignored("call_time"),
    ),
    **_auction(
        "NSA-58",
        "when_all_pass_the_dealer_is_charged_the_minimum_as_in_merrimack_valley",
        option("all_pass", "redeal_next_dealer", RICHMOND),
    ),
    **_scoring("NSA-59", "the_defenders_keep_what_they_take", DEFENDERS_SCORE_NOTHING),
    **_auction("NSA-60", "the_worked_auction", option("after_hold", "high_bidder", RICHMOND)),
    **_call(
        "NSA-61",
        "the_worked_calls",
        wrapped("fortyfives.rules.calling:Calling.refuse", _no_trump_called),
    ),
}
