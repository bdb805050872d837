"""The tests of the rules VAR."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from fortyfives.cards.card import Card
from fortyfives.rules.dealing import read_pattern
from fortyfives.rules.scoring import Bonus
from tests.catalogue.mutations import Mutation, edited, option, patched, wrapped
from tests.catalogue.proof import Proof

WHERE = "tests.rules.test_common_variations"
THREES = ("var_six_teams_of_three",)
PAIRS = ("var_three_pairs",)


def _dealt(pattern: str) -> Mutation:
    """Have the game of two threes dealt in other packets."""
    packets = read_pattern(pattern)
    return edited(THREES, lambda v: replace(v, dealing=replace(v.dealing, packets=packets)))


def _side_by_side(right: Callable[..., Any]) -> Callable[..., Any]:
    """Have partners sit side by side."""

    def members(sides: Any, players: int) -> Any:
        each = len(right(sides, players)[0])
        return tuple(tuple(range(at, at + each)) for at in range(0, players, each))

    return members


def _always_a_bonus(right: Callable[..., Card | None]) -> Callable[..., Card | None]:
    return lambda bonus, *told: right(Bonus.BEST_TRUMP if bonus is Bonus.NONE else bonus, *told)


TESTED: dict[str, Proof] = {
    "VAR-01": Proof(
        f"{WHERE}:test_three_pairs_bid_15_or_more_but_20_on_95",
        option("min_bid_at", "none", PAIRS),
    ),
    "VAR-02": Proof(
        f"{WHERE}:test_with_three_pairs_the_kitty_is_dealt_before_the_three_cards_taken_up_later",
        option("deal", "3-2-X3-K4", PAIRS),
    ),
    "VAR-03": Proof(
        f"{WHERE}:test_the_whole_pack_is_dealt_and_each_comes_down_to_five",
        option("deal", "3-2-X3-K3", PAIRS),
    ),
    "VAR-04": Proof(
        f"{WHERE}:test_two_teams_of_two_in_alternate_seats_pool_their_tricks",
        wrapped("fortyfives.rules.seating:Sides.members", _side_by_side),
    ),
    "VAR-05": Proof(
        f"{WHERE}:test_two_teams_of_three_sit_in_alternate_seats", option("sides", "pairs", THREES)
    ),
    "VAR-06": Proof(
        f"{WHERE}:test_with_two_threes_the_three_unseen_cards_come_before_the_kitty",
        option("deal", "3-2-K4-X3", THREES),
    ),
    "VAR-07": Proof(
        f"{WHERE}:test_one_bids_on_five_cards_and_plays_the_best_of_eight", _dealt("3-2-X2-K4")
    ),
    "VAR-08": Proof(f"{WHERE}:test_the_bidder_plays_the_best_of_twelve", _dealt("3-2-X3-K3")),
    "VAR-09": Proof(
        f"{WHERE}:test_the_tricks_of_team_mates_are_added_together",
        option("sides", "alone", THREES),
    ),
    "VAR-10": Proof(
        f"{WHERE}:test_in_twenty_five_no_trick_earns_a_bonus",
        wrapped("fortyfives.rules.scoring:Bonus.card", _always_a_bonus),
    ),
    "VAR-11": Proof(
        f"{WHERE}:test_30_for_60_is_called_without_looking_at_ones_cards",
        patched("fortyfives.rules.auction:Auction.blind_offered", lambda *_asked: False),
    ),
    "VAR-12": Proof(
        f"{WHERE}:test_a_slam_may_be_called_at_any_time_until_trump_is_named",
        patched("fortyfives.game.phases.auction:may_slam_any_time", lambda _view: False),
    ),
}
