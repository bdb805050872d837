"""Tells how the right to name trump is bid for."""

from __future__ import annotations

from fortyfives.rules.auction import AfterHold, Auction, Bidding, Hold, Rounds
from fortyfives.rules.describe.sheet import Section, paragraph, section
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.naming import KittyTiming
from fortyfives.rules.stakes import Call, Slam, ThirtyForSixty
from fortyfives.rules.variant import Variant


def opening_calls(variant: Variant, auction: Auction) -> tuple[Call, ...]:
    """All that may be bid when nobody has bid before, lowest first."""
    nobody_yet = Bidding(ring=(0, 1), minimums=(auction.min_bid, auction.min_bid))
    calls = auction.bids(nobody_yet, 0, variant.highest_bid)
    if auction.stakes.thirty_for_sixty is ThirtyForSixty.BLIND:
        calls = (*calls, Call.BLIND)
    return tuple(sorted(calls, key=lambda call: call.rung))


def tell_bidding(tell: Teller, auction: Auction) -> Section:
    """The bids, who speaks when, holding, and what happens when all pass."""
    return section(
        "bidding",
        tell.say("sheet-s-auction"),
        [
            paragraph(
                tell.say("sheet-auction", together=tell.partners != "no"), *_bids(tell, auction)
            ),
            paragraph(*_rounds(tell, auction)),
            paragraph(*_special(tell, auction)),
        ],
    )


def _bids(tell: Teller, auction: Auction) -> list[str]:
    calls = opening_calls(tell.variant, auction)
    numbers = [str(call.number) for call in calls if call.number]
    return [
        tell.say("sheet-bids", bids=tell.words.one_of(numbers)),
        tell.when(tell.variant.highest_bid < Call.THIRTY.rung, "sheet-only-25"),
        *(
            tell.say("sheet-minimum-at", score=score, bid=bid)
            for score, bid in auction.min_bid_at
            if bid > auction.min_bid
        ),
        tell.say("sheet-step", step=auction.step.value),
    ]


def _rounds(tell: Teller, auction: Auction) -> list[str]:
    holds = auction.hold is Hold.DEALER
    ends = auction.after_hold is AfterHold.NONE
    again = auction.rounds is Rounds.CONTINUOUS
    return [
        tell.say("sheet-speaks-first"),
        tell.when(again or ends, "sheet-rounds", rounds=auction.rounds.value),
        tell.when(again or not ends, "sheet-passed-is-out"),
        tell.when(holds, "sheet-hold"),
        tell.when(again or holds or not ends, "sheet-after-hold", after=auction.after_hold.value),
        tell.say("sheet-all-pass", passes=auction.all_pass.value),
    ]


def _special(tell: Teller, auction: Auction) -> list[str]:
    stakes = auction.stakes
    calls = opening_calls(tell.variant, auction)
    thirty = stakes.thirty_for_sixty
    naming = tell.variant.naming
    shown = naming is not None and naming.kitty_timing is KittyTiming.BEFORE_NAMING
    return [
        tell.when(
            thirty is not ThirtyForSixty.OFF
            and (thirty is not ThirtyForSixty.SEPARATE or Call.THIRTY_FOR_SIXTY in calls),
            "sheet-thirty-for-sixty",
            kind=thirty.value,
        ),
        tell.when(Call.SIXTY_FOR_120 in calls, "sheet-sixty-for-120"),
        tell.when(stakes.bell, "sheet-bell"),
        tell.when(stakes.slam is not Slam.OFF, "sheet-slam", when=stakes.slam.value),
        tell.when(
            auction.raise_after_win,
            "sheet-raise-after-win",
            kitty="before" if shown else "after",
        ),
    ]
