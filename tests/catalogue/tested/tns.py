"""The tests of the rules TNS."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from fortyfives.cards.cardset import CardSet
from fortyfives.rules.following import Bond
from tests.catalogue.mutations import edited, option, patched, wrapped
from tests.catalogue.proof import Proof

WHERE = "tests.rules.test_traditional"
TNS = ("traditional_ns_45",)


def _always_bound(right: Callable[..., Bond | None]) -> Callable[..., Bond | None]:
    """Have a player whom nothing binds play the first card of his hand."""

    def bond(self: Any, hand: CardSet, played: Any, order: Any) -> Bond | None:
        first = CardSet.of([next(iter(hand))])
        return right(self, hand, played, order) or Bond(first, first, "TNS-25", "must-play-heart")

    return bond


TESTED: dict[str, Proof] = {
    "TNS-01": Proof(
        f"{WHERE}:test_no_joker_is_in_the_pack",
        edited(
            TNS, lambda v: replace(v, dealing=replace(v.dealing, jokers=1, jokers_offered=(1,)))
        ),
    ),
    "TNS-02": Proof(
        f"{WHERE}:test_the_dealer_may_deal_two_first_and_then_three",
        option("first_packet", "fixed", TNS),
    ),
    "TNS-04": Proof(
        f"{WHERE}:test_the_player_on_the_dealers_right_cuts",
        patched("fortyfives.game.setting:Setting.cutter", property(lambda table: table.ring[0])),
    ),
    "TNS-05": Proof(
        f"{WHERE}:test_the_last_dealer_cuts_for_the_next",
        patched("fortyfives.game.game:Game._next_dealer", lambda game, _still_in: game.dealer - 1),
    ),
    "TNS-06": Proof(f"{WHERE}:test_the_first_side_at_45_wins", option("target", 50, TNS)),
    "TNS-07": Proof(
        "tests.game.test_match:test_two_games_of_three_win_the_match",
        patched("fortyfives.rules.match:Series.wins_needed", property(lambda _series: 1)),
    ),
    "TNS-08": Proof(
        f"{WHERE}:test_the_scores_after_one_hand", patched("fortyfives.rules.scoring:BONUS", 10)
    ),
    "TNS-09": Proof(f"{WHERE}:test_the_scores_after_two_hands", option("target", 50, TNS)),
    "TNS-10": Proof(
        f"{WHERE}:test_a_third_hand_ends_the_game_if_every_hand_has_a_trump",
        option("target", 50, TNS),
    ),
    "TNS-12": Proof(
        f"{WHERE}:test_a_hand_without_a_trump_totals_25", option("bonus", "best_card", TNS)
    ),
    "TNS-13": Proof(
        f"{WHERE}:test_a_side_beaten_from_40_is_hanged",
        patched("fortyfives.rules.goal:HANGED", 30),
    ),
    "TNS-14": Proof(
        f"{WHERE}:test_the_first_at_45_in_the_order_of_tricks_wins",
        option("both_cross", "more_points", TNS),
    ),
    "TNS-15": Proof(
        f"{WHERE}:test_four_play_as_couples_sitting_opposite", option("sides", "alone", TNS)
    ),
    "TNS-16": Proof(
        f"{WHERE}:test_three_or_five_play_cut_throat_to_45", option("players", [2, 4], TNS)
    ),
    "TNS-17": Proof(
        f"{WHERE}:test_four_play_as_couples_sitting_opposite", option("sides", "alone", TNS)
    ),
    "TNS-20": Proof(
        f"{WHERE}:test_the_five_may_be_withheld_from_any_trump_but_the_ace_of_hearts",
        option("renege", "none", TNS),
    ),
    "TNS-21": Proof(
        f"{WHERE}:test_the_jack_must_answer_the_five", option("renege_test", "always", TNS)
    ),
    "TNS-22": Proof(
        f"{WHERE}:test_the_ace_of_hearts_must_answer_the_five_and_the_jack",
        option("renege", "five", TNS),
    ),
    "TNS-23": Proof(
        f"{WHERE}:test_everybody_must_trump_on_a_led_ace_of_hearts",
        option("ah_lead_renege", "allowed", TNS),
    ),
    "TNS-24": Proof(
        f"{WHERE}:test_without_a_trump_a_led_ace_of_hearts_asks_for_a_heart",
        option("ah_lead", "classical", TNS),
    ),
    "TNS-25": Proof(
        f"{WHERE}:test_with_neither_trump_nor_heart_anything_may_be_played_on_the_ace_of_hearts",
        wrapped("fortyfives.rules.following:Following.bond", _always_bound),
    ),
    "TNS-27": Proof(
        f"{WHERE}:test_the_rest_is_as_in_the_general_game",
        option("rob_with_ace", "mandatory", TNS),
    ),
}
