"""Tells what the tricks are worth, and what a bid wins or costs."""

from __future__ import annotations

from fortyfives.rules.auction import Auction
from fortyfives.rules.describe.bidding import opening_calls
from fortyfives.rules.describe.sheet import Block, Section, Table, paragraph, section
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.scoring import TRICK
from fortyfives.rules.stakes import ALL_TRICKS, THIRTY, Call, Stakes


def tell_score(tell: Teller) -> Section:
    """The points of a deal, and how they become scores."""
    variant = tell.variant
    worth = paragraph(
        tell.say("sheet-tricks", n=TRICK),
        tell.say("sheet-bonus", bonus=variant.bonus.value, jokers=variant.dealing.jokers),
    )
    blocks: list[Block] = [worth]
    together = tell.partners != "no"
    if variant.auction is None:
        blocks.append(paragraph(tell.say("sheet-add", together=together), *_limits(tell)))
    else:
        blocks += [
            paragraph(
                tell.say("sheet-bidder-scores", together=together),
                tell.say("sheet-defenders", together=together),
                tell.when(variant.calling, "sheet-partner-scores"),
            ),
            _stakes(tell, variant.auction),
            paragraph(*_limits(tell)),
        ]
    return section("score", tell.say("sheet-s-score"), blocks)


def _stakes(tell: Teller, auction: Auction) -> Table:
    """One row for each kind of bid; plain bids that are scored alike share one."""
    rows: dict[tuple[str, str, str], list[str]] = {}
    for call in opening_calls(tell.variant, auction):
        rows.setdefault(_stake(tell, auction.stakes, call), []).append(_call(tell, call))
    head = ("sheet-bid", "sheet-made-by", "sheet-made", "sheet-failed")
    return Table(
        tuple(tell.say(key) for key in head),
        tuple((tell.words.one_of(calls), *row) for row, calls in rows.items()),
    )


def _call(tell: Teller, call: Call) -> str:
    return str(call.number) if call.number else tell.say(f"call-{call.value}")


def _stake(tell: Teller, stakes: Stakes, call: Call) -> tuple[str, str, str]:
    """What makes the bid, what it then wins, and what it costs otherwise."""
    number = call.number
    if not stakes.made(call, THIRTY, ALL_TRICKS - 1):
        made_by = tell.say("stake-all-tricks")
    else:
        made_by = tell.say("stake-points" if number else "stake-30-points")
    wins, more = stakes.wins(call, THIRTY), stakes.wins(call, THIRTY + TRICK)
    if wins != more:
        return made_by, tell.say("stake-taken"), tell.say("stake-lost")
    if wins == number:
        return made_by, tell.say("stake-bid"), tell.say("stake-lost")
    return made_by, tell.say("stake-plus", n=wins), tell.say("stake-minus", n=stakes.costs(call))


def _limits(tell: Teller) -> list[str]:
    """The lock, the cap and the reset."""
    limits = tell.variant.limits
    lock, cap = limits.lock_at, limits.cap
    said = []
    if lock is not None:
        called = tell.variant.calling is not None
        said += [
            tell.say("sheet-lock", n=lock, called=called),
            tell.say("sheet-lock-test", n=lock, test=limits.lock_test.value),
        ]
    if cap is not None:
        said.append(tell.say("sheet-cap", n=cap, test=limits.cap_test.value))
    return [*said, tell.when(limits.exact_45_reset, "sheet-reset")]
