"""Ireland."""

from dataclasses import replace

from fortyfives.game.actions import Beg
from fortyfives.game.events import Begged, LaidAside, TookBack
from fortyfives.game.moves.draft import Draft
from tests.catalogue.mutations import ignored, option, patched, wrapped
from tests.catalogue.planted import move_as, trumps_swapped
from tests.catalogue.proof import Proof

IRELAND = ("irish_45",)
BEGGING = "tests.game.phases.test_begging"
SCORING = "tests.rules.test_scoring"
PACKS = "tests.rules.test_packs"


def _begged_card_given_back(draft: Draft, action: Beg) -> None:
    draft.tell(Begged(action.seat))
    draft.tell(LaidAside(action.seat, action.aside))
    draft.tell(TookBack(action.seat, action.aside))


TESTED: dict[str, Proof] = {
    "IRL-01": Proof(
        "tests.rules.test_goal:test_in_ireland_forty_five_wins", option("target", 50, IRELAND)
    ),
    "IRL-02": Proof(
        f"{SCORING}:test_in_ireland_only_five_jack_joker_or_ace_of_hearts_makes_ten",
        option("bonus", "best_trump", IRELAND),
    ),
    "IRL-03": Proof(
        "tests.rules.test_goal:test_jin_wins_at_once_whatever_the_others_have",
        option("jin", value=False),
    ),
    "IRL-04": Proof(
        "tests.rules.test_goal:test_a_new_game_starts_with_the_jin_players_earlier_points",
        wrapped(
            "fortyfives.game.moves.tricks:score_hand",
            lambda right: lambda *args, **named: replace(right(*args, **named), next_start=None),
        ),
    ),
    "IRL-05": Proof(
        "tests.rules.test_following:test_in_ireland_only_the_five_may_be_kept_back",
        option("renege", "five_jack_ah", IRELAND),
    ),
    "IRL-06": Proof(f"{PACKS}:test_an_irish_house_may_play_without_a_joker", ignored("jokers")),
    "IRL-07": Proof(f"{SCORING}:test_an_irish_house_may_play_without_jin", ignored("jin")),
    "IRL-08": Proof(
        f"{SCORING}:test_an_irish_house_may_let_any_best_trump_make_ten", ignored("bonus")
    ),
    "IRL-09": Proof(
        "tests.rules.test_ranking:test_two_irish_jokers_outrank_the_five_and_one_of_them_the_other",
        patched("fortyfives.rules.options.dealing:TWO_JOKERS", 3),
    ),
    "IRL-10": Proof(
        f"{BEGGING}:test_the_holder_of_the_king_may_put_a_card_down_if_nobody_has_robbed_before",
        ignored("beg_king"),
    ),
    "IRL-11": Proof(
        f"{BEGGING}:test_the_card_put_down_stays_there_until_the_first_trick_is_over",
        move_as(Beg, lambda _right: _begged_card_given_back),
    ),
    "IRL-12": Proof(
        f"{BEGGING}:test_the_beggar_has_the_turn_up_in_the_second_trick_if_nobody_robs",
        patched("fortyfives.game.moves.tricks:_pay_beggar", lambda _draft: None),
    ),
    "IRL-13": Proof(f"{BEGGING}:test_begging_does_not_raise_the_king", trumps_swapped("K", "AH")),
    "IRL-14": Proof(
        f"{PACKS}:test_the_joker_may_be_taken_out_after_midnight", ignored("joker_after_midnight")
    ),
}
