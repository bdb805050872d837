"""The cards and their rank."""

from tests.catalogue.mutations import Mutation, ignored, option, patched, wrapped
from tests.catalogue.planted import (
    ACE_OF_HEARTS_A_HEART,
    HIGH_IN_BLACK,
    HIGHEST_OF_ANY_SUIT_WINS,
    LOW_IN_RED,
    plain_first,
    plain_last,
    plain_swapped,
    trumps_swapped,
)
from tests.catalogue.proof import Proof

RANKING = "fortyfives.rules.ranking"


def ranking(test: str, wrong: Mutation) -> Proof:
    """The proof of a rule of rank."""
    return Proof(f"tests.rules.test_ranking:test_{test}", wrong)


TESTED: dict[str, Proof] = {
    "CARDS-01": Proof(
        "tests.rules.test_packs:test_the_pack_is_fifty_two_cards_and_some_games_add_jokers",
        patched("fortyfives.cards.pack:SUITED", 51),
    ),
    "CARDS-02": ranking("the_five_of_trumps_is_best", trumps_swapped("5", "J")),
    "CARDS-03": ranking("the_jack_of_trumps_is_second", trumps_swapped("J", "K")),
    "CARDS-04": ranking("the_ace_of_hearts_is_third_whatever_is_trump", trumps_swapped("AH", "Q")),
    "CARDS-05": ranking("the_ace_of_hearts_is_a_trump_when_hearts_are_not", ACE_OF_HEARTS_A_HEART),
    "CARDS-06": ranking(
        "there_are_thirteen_trumps_in_hearts_and_fourteen_in_any_other_suit",
        ACE_OF_HEARTS_A_HEART,
    ),
    "CARDS-07": ranking(
        "a_joker_stands_between_the_ace_of_hearts_and_the_ace_of_trumps",
        option("joker_rank", "below_jack"),
    ),
    "CARDS-08": ranking(
        "a_joker_is_always_a_trump",
        wrapped(
            f"{RANKING}:Order.is_trump",
            lambda right: lambda order, card: right(order, card) and not card.joker,
        ),
    ),
    "CARDS-09": ranking("the_ace_of_trumps_comes_next", trumps_swapped("A", "K")),
    "CARDS-10": ranking("the_king_and_then_the_queen_of_trumps_follow", trumps_swapped("K", "Q")),
    "CARDS-11": ranking(
        "in_a_red_trump_suit_the_ten_is_the_best_pip_and_the_two_the_worst", LOW_IN_RED
    ),
    "CARDS-12": ranking(
        "in_a_black_trump_suit_the_two_is_the_best_pip_and_the_ten_the_worst", HIGH_IN_BLACK
    ),
    "CARDS-13": ranking("plain_hearts_are_twelve_from_the_king_to_the_two", ACE_OF_HEARTS_A_HEART),
    "CARDS-14": ranking("the_ace_of_diamonds_is_the_worst_plain_diamond", plain_swapped("A", "2")),
    "CARDS-15": ranking(
        "plain_clubs_and_spades_go_from_the_king_over_the_ace_to_the_ten", plain_last("A")
    ),
    "CARDS-16": ranking("the_five_has_no_privilege_in_a_plain_suit", plain_first("5")),
    "CARDS-17": ranking("the_jack_has_no_privilege_in_a_plain_suit", plain_first("J")),
    "CARDS-18": ranking("below_the_court_cards_it_is_high_in_red_and_low_in_black", HIGH_IN_BLACK),
    "CARDS-19": ranking(
        "a_plain_ace_is_a_one_the_best_black_pip_and_the_worst_diamond", plain_first("A")
    ),
    "CARDS-20": ranking("any_trump_beats_any_plain_card", patched(f"{RANKING}:TRUMP_BASE", 14)),
    "CARDS-21": ranking("without_a_trump_only_the_suit_led_can_win", HIGHEST_OF_ANY_SUIT_WINS),
    "CARDS-22": ranking(
        "every_trump_suit_is_ordered_as_both_sources_print_it", trumps_swapped("3", "4")
    ),
    "CARDS-23": ranking(
        "in_one_hundred_and_ten_a_joker_stands_just_below_the_jack",
        option("joker_rank", "below_ah", ("one_ten",)),
    ),
    "CARDS-24": ranking(
        "two_irish_jokers_outrank_the_five_and_one_of_them_the_other",
        patched("fortyfives.rules.options.dealing:TWO_JOKERS", 3),
    ),
    "CARDS-25": Proof(
        "tests.rules.test_packs:test_only_some_games_may_have_jokers", ignored("jokers")
    ),
}
