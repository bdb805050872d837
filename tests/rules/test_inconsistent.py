"""Rules that cannot be played together are refused, each mix with its own reason."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from fortyfives import variant
from fortyfives.rules.auction import Auction
from fortyfives.rules.calling import Calling
from fortyfives.rules.dealing import Dealing, read_pattern
from fortyfives.rules.limits import Limits
from fortyfives.rules.options import OPTIONS, apply_options
from fortyfives.rules.options.option import OptionError
from fortyfives.rules.privilege import AcePrivilege
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.scoring import Bonus
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL
from tests.hands import rule

GEN, MV = ALL["general_120"], ALL["merrimack_valley"]
CAPE_BRETON = "ns_auction_cape_breton"

WORTH = list(product(("best_trump", "none"), ("points", "five_tricks")))

MIXES: dict[str, list[Callable[[], object]]] = {
    "auction-or-turn-up": [
        lambda: replace(GEN, auction=Auction()),
        lambda: replace(MV, auction=None, naming=None, exchange=None),
    ],
    "auction-needs-naming-and-exchange": [
        lambda: replace(MV, naming=None),
        lambda: replace(MV, exchange=None),
        lambda: replace(GEN, exchange=MV.exchange),
    ],
    "kitty-needs-auction": [
        lambda: variant("general_120", deal="3-K3-2"),
    ],
    "calling-needs-auction": [
        lambda: replace(GEN, calling=Calling()),
    ],
    "privilege-needs-auction": [
        lambda: replace(GEN, privilege=AcePrivilege()),
    ],
    "lead-needs-bidder": [
        lambda: variant("general_120", first_lead="bidder"),
    ],
    "limits-need-bidder": [
        lambda: replace(GEN, limits=Limits(lock_at=100)),
        lambda: replace(GEN, limits=Limits(cap=105)),
    ],
    "bid-out-needs-auction": [
        lambda: replace(GEN, goal=replace(GEN.goal, must_bid_out=True)),
    ],
    "bidder-set-needs-bidder": [
        lambda: variant("general_120", revoke="bidder_set"),
    ],
    "trick-order-needs-no-auction": [
        lambda: variant(MV.key, both_cross="trick_order"),
    ],
    "partners-win-needs-calling": [
        lambda: variant(MV.key, both_cross="partners"),
    ],
    "jin-needs-no-auction": [
        lambda: replace(MV, goal=replace(MV.goal, jin=True)),
    ],
    "kitty-gone-nothing-to-go-on": [
        lambda: variant("games_55plus", kitty_size=0),
    ],
    "top-card-needs-going-on-kitty": [
        lambda: variant(MV.key, go_on_top_card=True),
        lambda: variant(CAPE_BRETON, go_on_kitty="off"),
    ],
    "booked-needs-known-sides": [
        lambda: variant("ns_call_your_partner", booked="ask_and_fold"),
    ],
    "lowest-bid-cannot-be-made": [
        lambda: variant(MV.key, bonus="none", min_bid_at={"90": 30}),
        lambda: variant("one_ten", bonus="none", min_bid_at={"0": 20, "100": 30}),
    ],
    "thirty-for-sixty-needs-thirty": [
        lambda: variant(MV.key, bonus="none", thirty_for_sixty="separate"),
        lambda: variant("one_ten", bonus="none", thirty_for_sixty="every_30"),
        lambda: variant("games_55plus", bonus="none", all_tricks_test="points"),
    ],
    "sixty-for-120-needs-thirty": [
        lambda: variant(MV.key, bonus="none", sixty_for_120=True),
    ],
    "bell-needs-thirty": [
        lambda: variant("one_ten", bonus="none", bell=True),
    ],
    "raising-needs-thirty": [
        lambda: variant(MV.key, bonus="none", raise_after_win=True),
        lambda: variant(
            CAPE_BRETON, bonus="none", all_tricks_test="points", thirty_for_sixty="off"
        ),
    ],
    "reset-needs-higher-target": [
        lambda: variant("irish_45", exact_45_reset=True),
        lambda: variant(MV.key, exact_45_reset=True, target=45),
    ],
}
TABLES: dict[str, list[Callable[[], object]]] = {
    "pack-too-small": [
        lambda: variant("var_three_pairs", deal="3-2-K5-X3"),
    ],
    "stock-too-short": [
        lambda: variant("one_ten", stock_short="none"),
    ],
    "top-card-needs-stock": [
        lambda: variant(CAPE_BRETON, deal="3-K9-2-K9-K9-K1"),
    ],
    "deal-not-understood": [
        lambda: variant("general_120", deal="three-two"),
    ],
    "deal-not-five-cards": [
        lambda: variant("general_120", deal="3-1"),
        lambda: variant("general_120", deal="3-3"),
    ],
    "jokers-not-here": [
        lambda: Dealing(read_pattern("3-2"), jokers=1),
    ],
}


@pytest.mark.parametrize("key", MIXES | TABLES)
def test_rules_that_do_not_go_together_are_refused_with_the_reason(key: str) -> None:
    for mix in (MIXES | TABLES)[key]:
        with pytest.raises(InconsistentRules) as refused:
            mix()
        assert refused.value.key == key
        assert key.replace("-", " ") in str(refused.value)


def test_a_house_rule_that_does_not_fit_is_refused_with_the_id_of_its_rule() -> None:
    found: dict[str, str] = {}
    for game, (key, option) in product(ALL.values(), OPTIONS.items()):
        for value in option.values.named:
            try:
                apply_options(game, {key: value})
            except InconsistentRules as refused:
                found[key] = refused.rule
            except OptionError:
                continue
    assert {"revoke", "first_lead", "go_on_kitty"} <= found.keys()
    assert found == {key: OPTIONS[key].source[0] for key in found}


def test_a_mix_that_no_house_rule_asked_for_names_none() -> None:
    with pytest.raises(InconsistentRules) as refused:
        read_pattern("three-two")
    assert refused.value.rule == ""


def test_every_reason_is_shown_by_a_mix() -> None:
    reasons = {key for key, _ in Variant._contradictions(GEN)}  # noqa: SLF001 - all there are
    assert set(MIXES) == reasons


@rule("AMB-65", "VAR-10")
@pytest.mark.parametrize("key", ALL)
def test_twenty_five_may_be_played_in_any_game(key: str) -> None:
    assert variant(key, bonus="none").bonus is Bonus.NONE
    if ALL[key].auction is not None:
        five = variant(
            key, bonus="none", all_tricks_test="five_tricks", thirty_for_sixty="every_30"
        )
        assert five.highest_bid == 30


@rule("AMB-65", "AMB-53")
def test_every_side_can_bid_what_it_has_to_bid_whatever_a_deal_is_worth() -> None:
    for key, (bonus, test), least in product(ALL, WORTH, (15, 20, 25, 30)):
        if ALL[key].auction is None:
            continue
        words: dict[str, Any] = {
            "bonus": bonus,
            "all_tricks_test": test,
            "min_bid_at": {"90": least},
        }
        try:
            rules = variant(key, **words)
        except InconsistentRules:
            assert (bonus, test) == ("none", "points")
            continue
        assert rules.auction is not None
        assert rules.auction.minimum(90) <= rules.highest_bid


@rule("AMB-65", "VAR-11", "VAR-12")
def test_what_is_made_by_tricks_is_played_even_where_a_deal_holds_twenty_five_points() -> None:
    assert variant(MV.key, bonus="none", thirty_for_sixty="blind", slam="in_turn").auction
    five: dict[str, Any] = {
        "all_tricks_test": "five_tricks",
        "sixty_for_120": True,
        "raise_after_win": True,
    }
    assert variant(MV.key, bonus="none", thirty_for_sixty="separate", **five).highest_bid == 30


def test_every_regional_game_is_consistent_and_so_is_each_with_the_custom_of_another() -> None:
    assert variant("games_55plus", kitty_size=0, go_on_kitty="off").dealing.kitty == 0
    assert variant(CAPE_BRETON, go_on_top_card=False, go_on_kitty="off").naming is not None
    assert variant("irish_45", exact_45_reset=True, target=60).limits.exact_45_reset
    assert all(rules == replace(rules) for rules in ALL.values())
