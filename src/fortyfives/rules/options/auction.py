"""House rules of the auction and of naming trump."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.number import whole_number
from fortyfives.rules.auction import AfterHold, AllPass, Hold, Rounds, Step
from fortyfives.rules.naming import GoOnKitty, NameNeedsTrump
from fortyfives.rules.options.need import AUCTION, CUSTOM, present
from fortyfives.rules.options.option import (
    Option,
    Value,
    Values,
    choice,
    no_value,
    number,
    put,
    switch,
)
from fortyfives.rules.stakes import PLAIN, AllTricksTest, MadeScores, Slam, ThirtyForSixty

if TYPE_CHECKING:
    from fortyfives.rules.variant import Variant


MIN_BID_AT: Final = "none, 100:20, 95:20 …"


def _get_min_bid_at(variant: Variant) -> Value:
    assert variant.auction is not None  # noqa: S101 - `needs` has been asked
    pairs = variant.auction.min_bid_at
    return {str(score): bid for score, bid in pairs} if pairs else "none"


def _put_min_bid_at(variant: Variant, value: dict[str, int] | str) -> Variant:
    pairs: tuple[tuple[int, int], ...] = ()
    if isinstance(value, dict):
        if not all(
            whole_number(score) is not None and bid in PLAIN.values()
            for score, bid in value.items()
        ):
            raise no_value("min_bid_at", value, MIN_BID_AT)
        pairs = tuple((int(score), bid) for score, bid in value.items())
    elif value != "none":
        raise no_value("min_bid_at", value, MIN_BID_AT)
    edited: Variant = put(variant, "auction.min_bid_at", pairs)
    return edited


STAKES = "auction.stakes"
OPTIONS: tuple[Option, ...] = (
    number(
        "min_bid",
        "auction.min_bid",
        (15, 20),
        "MV-10",
        "NSA-13",
        "NSA-14",
        "H110-04",
        "G55-07",
        "VAR-01",
        "AMB-41",
        among=True,
    ),
    Option(
        "min_bid_at",
        Values(named=("none",), other="100:20 …"),
        ("VAR-01", "AMB-53"),
        _get_min_bid_at,
        _put_min_bid_at,
        AUCTION,
    ),
    choice("step", Step, "auction.step", "NSA-15", "H110-04", "G55-08", "AMB-42"),
    choice("auction", Rounds, "auction.rounds", "MV-11", "NSA-17", "H110-06", "G55-10", "AMB-43"),
    choice("hold", Hold, "auction.hold", "NSA-16", "H110-05", "G55-09", "AMB-46"),
    choice("after_hold", AfterHold, "auction.after_hold", "NSA-17", "G55-10", "AMB-44"),
    choice("all_pass", AllPass, "auction.all_pass", "MV-12", "AMB-48"),
    choice(
        "thirty_for_sixty",
        ThirtyForSixty,
        f"{STAKES}.thirty_for_sixty",
        "MV-13..15",
        "NSA-40",
        "NSA-41",
        "G55-13",
        "VAR-11",
        "AMB-49",
    ),
    number(
        "thirty_for_sixty_made",
        f"{STAKES}.thirty_for_sixty_made",
        (30, 60),
        "MV-15",
        "AMB-49",
        among=True,
    ),
    switch("sixty_for_120", f"{STAKES}.sixty_for_120", "MV-16", "AMB-50"),
    number(
        "sixty_for_120_failed", f"{STAKES}.sixty_for_120_failed", (60, 120), "AMB-50", among=True
    ),
    switch("bell", f"{STAKES}.bell", "H110-22", "AMB-67", needs=present(f"{STAKES}.bell", CUSTOM)),
    choice("slam", Slam, f"{STAKES}.slam", "VAR-12", "AMB-51"),
    choice(
        "all_tricks_test", AllTricksTest, f"{STAKES}.all_tricks_test", "G55-13", "NSA-40", "AMB-60"
    ),
    choice("made_scores", MadeScores, f"{STAKES}.made_scores", "MV-35", "NSA-33", "H110-13"),
    switch("raise_after_win", "auction.raise_after_win", "NSA-21", "AMB-52"),
    choice("name_needs_trump", NameNeedsTrump, "naming.needs_trump", "NSA-23", "AMB-27", "AMB-30"),
    choice("go_on_kitty", GoOnKitty, "naming.go_on_kitty", "NSA-26", "G55-14", "AMB-28"),
    switch("go_on_top_card", "naming.go_on_top_card", "NSA-27", "AMB-29"),
)
