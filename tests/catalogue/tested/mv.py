"""The Merrimack Valley."""

from collections.abc import Callable
from dataclasses import replace

from fortyfives.game.actions import Play
from fortyfives.game.moves import exchanging, tricks
from fortyfives.game.moves.draft import Draft
from fortyfives.rules.auction import Auction, Bidding, Contract
from fortyfives.rules.dealing import read_pattern
from fortyfives.rules.exchange import circuits
from fortyfives.rules.leading import FirstLead
from fortyfives.rules.robbing import Robbing
from fortyfives.rules.seating import Seat, Seating, Sides
from fortyfives.rules.stakes import Call
from fortyfives.rules.variant import Variant
from tests.catalogue.mutations import Mutation, edited, ignored, option, patched, together, wrapped
from tests.catalogue.planted import ACE_OF_HEARTS_A_HEART, HIGHEST_OF_ANY_SUIT_WINS, move_as
from tests.catalogue.proof import Proof

AUCTION = "tests.game.phases.test_auction"
EXCHANGE = "tests.game.phases.test_exchange"
BOOKED = "tests.game.phases.test_booked"
PLAYING = "tests.game.phases.test_playing"
SEATING = "tests.rules.test_seating"
SCORING = "tests.rules.test_scoring"
FOLLOWING = "tests.rules.test_following"
GOAL = "tests.rules.test_goal"
MV = ("merrimack_valley",)
COMMON = ("merrimack_valley_common",)
VALLEY = (*MV, *COMMON)
KEEPS_NOTHING = patched("fortyfives.rules.limits:Limits.defender", lambda _, before, _taken: before)


def _seated(players: int, sides: Sides) -> Mutation:
    """So many players seated in another way."""

    def edit(variant: Variant) -> Variant:
        others = tuple(one for one in variant.seating.structures if one[0] != players)
        return replace(variant, seating=Seating((*others, (players, sides)), variant.seating.usual))

    return edited(MV, edit)


def _not_seated(players: int) -> Mutation:
    """So many players not allowed at all."""

    def edit(variant: Variant) -> Variant:
        others = tuple(one for one in variant.seating.structures if one[0] != players)
        return replace(variant, seating=Seating(others, variant.seating.usual))

    return edited(MV, edit)


def _turned_up(variant: Variant) -> Variant:
    """The game with a card turned up instead of an auction."""
    return replace(
        variant,
        auction=None,
        naming=None,
        exchange=None,
        robbing=Robbing(),
        dealing=replace(variant.dealing, packets=read_pattern("3-2")),
        first_lead=FirstLead.LEFT_OF_DEALER,
    )


def _counter_clockwise(_auction: Auction, bidding: Bidding, _highest: int) -> Seat | None:
    spoken = len(bidding.calls)
    return bidding.ring[-1 - spoken] if spoken < len(bidding.ring) else None


def _dealer_wins(right: Callable[[Auction, Bidding], Contract | None]) -> object:
    def result(auction: Auction, bidding: Bidding) -> Contract | None:
        contract = right(auction, bidding)
        return contract and replace(contract, bidder=bidding.dealer)

    return result


def _two_cards_end_a_trick(right: Callable[[Draft, Play], None]) -> object:
    def play(draft: Draft, action: Play) -> None:
        right(draft, action)
        if len(draft.public.trick) == 2:
            tricks._end_trick(draft)  # noqa: SLF001 - the wrong rule is planted inside

    return play


TESTED: dict[str, Proof] = {
    "MV-01": Proof(f"{SEATING}:test_two_play_each_alone", _not_seated(2)),
    "MV-02": Proof(
        f"{SEATING}:test_three_play_each_alone_and_two_of_them_against_the_bidder", _not_seated(3)
    ),
    "MV-03": Proof(
        f"{SCORING}:test_a_defender_scores_a_trick_that_he_grabs_from_the_other_defender",
        KEEPS_NOTHING,
    ),
    "MV-04": Proof(f"{SEATING}:test_five_play_each_alone", _not_seated(5)),
    "MV-05": Proof(
        f"{SEATING}:test_partners_score_and_make_their_bid_together", _seated(4, Sides.ALONE)
    ),
    "MV-06": Proof(
        "tests.rules.test_packs:test_only_some_games_may_have_jokers",
        edited(
            MV,
            lambda variant: replace(
                variant, dealing=replace(variant.dealing, jokers=1, jokers_offered=(0, 1))
            ),
        ),
    ),
    "MV-07": Proof(
        "tests.game.phases.test_dealing:"
        "test_three_cards_go_to_the_kitty_after_the_first_three_each",
        option("deal", "3-2-K3", MV),
    ),
    "MV-08": Proof(
        "tests.game.phases.test_dealing:test_a_house_may_play_without_a_kitty",
        ignored("kitty_size"),
    ),
    "MV-09": Proof(
        f"{AUCTION}:test_no_card_is_turned_and_one_bids_before_trump_is_named",
        edited(MV, _turned_up),
    ),
    "MV-10": Proof(
        f"{AUCTION}:test_one_may_pass_or_bid_fifteen_to_thirty", option("min_bid", 20, MV)
    ),
    "MV-11": Proof(
        f"{AUCTION}:test_bidding_begins_at_the_dealers_left_and_ends_with_the_dealer",
        patched("fortyfives.rules.auction:Auction.turn", _counter_clockwise),
    ),
    "MV-12": Proof(
        f"{AUCTION}:test_a_dealer_to_whom_all_pass_is_bagged_for_fifteen",
        option("all_pass", "redeal_next_dealer"),
    ),
    "MV-13": Proof(
        f"{AUCTION}:test_thirty_for_sixty_may_be_bid_over_thirty_where_the_house_has_it",
        ignored("thirty_for_sixty"),
    ),
    "MV-14": Proof(
        f"{SCORING}:test_a_failed_thirty_for_sixty_costs_sixty",
        wrapped(
            "fortyfives.rules.stakes:Stakes.costs",
            lambda right: (
                lambda stakes, call: 30 if call is Call.THIRTY_FOR_SIXTY else right(stakes, call)
            ),
        ),
    ),
    "MV-15": Proof(
        f"{SCORING}:test_a_made_thirty_for_sixty_earns_sixty_or_thirty_as_the_house_has_it",
        ignored("thirty_for_sixty_made"),
    ),
    "MV-16": Proof(
        f"{AUCTION}:test_sixty_for_120_stands_above_everything_where_the_house_has_it",
        ignored("sixty_for_120"),
    ),
    "MV-17": Proof(
        f"{AUCTION}:test_the_winner_of_the_auction_names_trump",
        wrapped("fortyfives.rules.auction:Auction.result", _dealer_wins),
    ),
    "MV-18": Proof(
        f"{AUCTION}:test_trump_is_named_before_the_kitty_is_seen",
        option("kitty_timing", "before_naming", MV),
    ),
    "MV-19": Proof(
        f"{AUCTION}:test_the_namer_then_adds_the_kitty_to_his_hand",
        patched(
            "fortyfives.game.moves.exchanging:take_kitty",
            exchanging._ask_for_discards,  # noqa: SLF001 - the wrong rule is planted inside
        ),
    ),
    "MV-20": Proof(
        f"{EXCHANGE}:test_every_player_throws_what_he_does_not_want", option("draw_max", 1, MV)
    ),
    "MV-21": Proof(
        f"{EXCHANGE}:test_everybody_keeps_at_least_one_card",
        together(option("keep_min", 0, MV), option("draw_max", 5, MV)),
    ),
    "MV-22": Proof(
        f"{EXCHANGE}:test_of_six_players_everybody_keeps_at_least_two",
        together(option("keep_min", 1, MV), option("draw_max", 4, MV)),
    ),
    "MV-23": Proof(
        f"{EXCHANGE}:test_the_bidder_comes_down_to_five_cards",
        wrapped(
            "fortyfives.rules.exchange:Exchange.discards",
            lambda right: lambda exchange, hand, **who: (0, right(exchange, hand, **who)[1]),
        ),
    ),
    "MV-24": Proof(
        f"{EXCHANGE}:test_the_dealer_fills_all_hands_to_five_in_dealing_order_three_at_a_time",
        patched(
            "fortyfives.game.moves.exchanging:circuits",
            lambda order, needs: circuits(order[::-1], needs),
        ),
    ),
    "MV-25": Proof(
        f"{EXCHANGE}:test_four_and_a_flip_turns_the_fifth_card_of_who_throws_all",
        ignored("four_and_flip"),
    ),
    "MV-26": Proof(
        f"{PLAYING}:test_in_the_valley_the_bidder_leads",
        option("first_lead", "left_of_bidder", VALLEY),
    ),
    "MV-27": Proof(
        f"{PLAYING}:test_a_trick_is_one_card_from_each_player",
        move_as(Play, _two_cards_end_a_trick),
    ),
    "MV-28": Proof(
        f"{BOOKED}:test_one_may_ask_whether_another_holds_nothing_but_trumps_and_hears_the_truth",
        option("booked", "off", COMMON),
    ),
    "MV-29": Proof(
        f"{BOOKED}:test_who_hears_that_the_other_is_booked_may_fold_or_stay_in",
        patched("fortyfives.rules.booked:Booked.answer", lambda *_: False),
    ),
    "MV-30": Proof(
        f"{FOLLOWING}:test_in_merrimack_valley_everyone_who_has_a_trump_must_play_one",
        option("renege", "five", MV),
    ),
    "MV-31": Proof(
        f"{FOLLOWING}:test_the_ace_of_hearts_is_owed_to_a_trump_lead", ACE_OF_HEARTS_A_HEART
    ),
    "MV-32": Proof(
        f"{PLAYING}:test_a_revoke_is_refused", option("revoke", "offender_side_scores_zero", MV)
    ),
    "MV-33": Proof(
        f"{FOLLOWING}:test_the_valley_commonly_lets_the_top_three_wait_for_a_higher_lead",
        option("renege_test", "always", COMMON),
    ),
    "MV-34": Proof(
        "tests.rules.test_ranking:test_without_a_trump_only_the_suit_led_can_win",
        HIGHEST_OF_ANY_SUIT_WINS,
    ),
    "MV-35": Proof(
        f"{SCORING}:test_a_bidder_who_takes_his_bid_or_more_adds_all_that_he_took",
        option("made_scores", "bid"),
    ),
    "MV-36": Proof(
        f"{SCORING}:test_a_bidder_who_takes_less_is_set_and_loses_the_bid",
        patched("fortyfives.rules.stakes:Stakes.costs", lambda _stakes, _call: 0),
    ),
    "MV-37": Proof(
        f"{SCORING}:test_the_others_keep_what_they_took_whether_or_not_the_bid_was_made",
        KEEPS_NOTHING,
    ),
    "MV-38": Proof(
        f"{SCORING}:test_a_house_may_put_an_exact_forty_five_back_to_nothing",
        ignored("exact_45_reset"),
    ),
    "MV-39": Proof(
        f"{SCORING}:test_the_trick_with_the_best_card_of_the_hand_is_the_one_worth_ten",
        option("bonus", "top_only", MV),
    ),
    "MV-40": Proof(
        f"{SCORING}:test_a_house_may_pay_ten_for_the_five_of_trumps_alone", ignored("bonus")
    ),
    "MV-41": Proof(
        f"{GOAL}:test_a_side_within_thirty_of_the_target_is_on_the_green",
        patched("fortyfives.rules.goal:GREEN", 25),
    ),
    "MV-42": Proof(
        f"{GOAL}:test_a_hundred_and_twenty_or_more_wins", option("target_test", "exceed", MV)
    ),
    "MV-43": Proof(
        f"{GOAL}:test_of_several_who_go_out_the_bidder_wins_whoever_has_more",
        option("both_cross", "more_points", MV),
    ),
    "MV-44": Proof(
        f"{GOAL}:test_a_house_may_ask_those_on_the_green_to_bid_out", ignored("must_bid_out")
    ),
    "MV-45": Proof(
        f"{GOAL}:test_the_bidder_goes_out_only_if_he_made_his_bid_and_stands_at_the_target",
        wrapped(
            "fortyfives.rules.settling:HandScore.standing",
            lambda right: lambda told, *rest: replace(right(told, *rest), made=True),
        ),
    ),
    "MV-46": Proof(
        f"{SCORING}:test_five_tricks_are_worth_thirty_with_the_bonus_and_twenty_five_without",
        patched("fortyfives.rules.scoring:TRICK", 4),
    ),
}
