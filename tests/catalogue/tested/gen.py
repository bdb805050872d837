"""The general game and the Game rules that all share."""

from collections.abc import Callable

from fortyfives.cards.card import Suit
from fortyfives.game.actions import Play
from fortyfives.game.legal import Choices
from fortyfives.game.moves.draft import Draft
from fortyfives.game.phases import robbing
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from tests.catalogue.mutations import entry, option, patched, together, wrapped
from tests.catalogue.planted import (
    ACE_OF_HEARTS_A_HEART,
    HIGHEST_OF_ANY_SUIT_WINS,
    LEADER_WINS,
    move_as,
)
from tests.catalogue.proof import Proof

DEALING = "tests.game.phases.test_dealing"
ROBBING = "tests.game.phases.test_robbing"
PLAYING = "tests.game.phases.test_playing"
FOLLOWING = "tests.rules.test_following"
GENERAL = ("general_120",)


def _joker_thrown_away(right: Callable[[Draft], None]) -> Callable[[Draft], None]:
    def turn_up(draft: Draft) -> None:
        if draft.stock[0].joker:
            draft.draw(1)
        right(draft)

    return turn_up


def _robs_in_every_trick(right: Callable[[SeatView], Choices]) -> Callable[[SeatView], Choices]:
    def legal(view: SeatView) -> Choices:
        return Choices((*right(view).actions, *robbing.robs(view)))

    return legal


TESTED: dict[str, Proof] = {
    "GEN-01": Proof(
        f"{DEALING}:test_three_cards_each_are_dealt_from_the_dealers_left", option("deal", "2-3")
    ),
    "GEN-02": Proof(
        f"{DEALING}:test_then_two_cards_each_in_the_same_order", option("deal", "3-1-1")
    ),
    "GEN-03": Proof(
        f"{DEALING}:test_the_next_card_is_turned_and_makes_its_suit_trump",
        wrapped(
            "fortyfives.game.events:Turned.changes",
            lambda right: lambda event, story: right(event, story) | {"trump": Suit.CLUBS},
        ),
    ),
    "GEN-04": Proof(
        f"{ROBBING}:test_the_dealer_may_take_a_turned_ace_at_once_for_a_dealt_card",
        option("rob_turned_ace", "after_first_trick"),
    ),
    "GEN-05": Proof(
        f"{ROBBING}:test_a_dealer_who_leaves_a_turned_ace_has_lost_it",
        option("rob_turned_ace", "mandatory"),
    ),
    "GEN-06": Proof(
        f"{ROBBING}:test_the_dealer_takes_a_turned_joker_for_a_dealt_card_and_turns_another",
        wrapped("fortyfives.game.moves.dealing:_turn_up", _joker_thrown_away),
    ),
    "GEN-07": Proof(
        f"{ROBBING}:test_the_holder_of_the_ace_of_trumps_may_take_the_turn_up_for_another_card",
        patched("fortyfives.rules.robbing:Robbing.may_rob", lambda *_: False),
    ),
    "GEN-08": Proof(
        f"{ROBBING}:test_one_robs_before_playing_ones_first_card_and_never_later",
        together(
            patched("fortyfives.game.phases.robbing:_too_late", lambda _view: False),
            entry("fortyfives.game.legality:_LEGAL", Phase.PLAY, _robs_in_every_trick),
        ),
    ),
    "GEN-09": Proof(
        f"{ROBBING}:test_an_ace_that_has_not_robbed_in_time_is_the_lowest_trump",
        wrapped(
            "fortyfives.game.story:PublicStory.demotable",
            lambda _right: property(lambda _story: False),
        ),
    ),
    "GEN-10": Proof(
        f"{PLAYING}:test_the_player_left_of_the_dealer_leads_and_the_others_follow_clockwise",
        patched(
            "fortyfives.rules.leading:FirstLead.may_lead", lambda _lead, ring, _bidder: ring[-1:]
        ),
    ),
    "GEN-11": Proof(
        f"{PLAYING}:test_the_best_card_takes_the_trick_and_its_player_leads_the_next", LEADER_WINS
    ),
    "GEN-12": Proof(
        f"{PLAYING}:test_a_trick_is_worth_five", patched("fortyfives.rules.scoring:TRICK", 4)
    ),
    "GEN-13": Proof(
        f"{PLAYING}:test_the_trick_with_the_best_card_played_is_worth_ten_once_the_hand_is_over",
        option("bonus", "top_only"),
    ),
    "GEN-14": Proof(
        "tests.rules.test_goal:test_a_hundred_and_twenty_or_more_wins",
        option("target_test", "exceed"),
    ),
    "GEN-15": Proof(
        "tests.rules.test_goal:test_of_several_at_the_target_the_one_with_more_points_wins",
        option("both_cross", "trick_order", GENERAL),
    ),
    "GEN-16": Proof(
        f"{DEALING}:test_the_deal_passes_to_the_left",
        patched("fortyfives.game.game:Game._next_dealer", lambda game, _still_in: game.dealer),
    ),
    "GEN-17": Proof(
        f"{FOLLOWING}:test_one_follows_suit_or_plays_a_trump", option("follow", "trump_only")
    ),
    "GEN-18": Proof(
        "tests.rules.test_ranking:test_only_a_better_card_of_the_suit_led_or_a_trump_beats_it",
        HIGHEST_OF_ANY_SUIT_WINS,
    ),
    "GEN-19": Proof(
        f"{FOLLOWING}:test_a_trump_lead_is_answered_with_a_trump_or_with_the_five_withheld",
        option("renege", "five_jack_ah", GENERAL),
    ),
    "GEN-20": Proof(f"{FOLLOWING}:test_keeping_the_five_back_is_lawful", option("renege", "none")),
    "GEN-21": Proof(
        f"{FOLLOWING}:test_a_house_may_let_jack_and_ace_of_hearts_be_kept_back_from_a_lower_lead",
        option("renege_test", "always"),
    ),
    "GEN-22": Proof(
        f"{PLAYING}:test_a_card_shown_is_played_and_cannot_be_taken_back",
        move_as(Play, lambda _right: lambda _draft, _action: None),
    ),
    "GEN-23": Proof(
        f"{FOLLOWING}:test_the_ace_of_hearts_and_the_joker_are_trumps_in_following",
        ACE_OF_HEARTS_A_HEART,
    ),
    "GEN-24": Proof(
        "tests.rules.test_goal:test_each_region_has_its_target",
        option("target", 120, ("irish_45",)),
    ),
}
