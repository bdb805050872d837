"""Tells what wins the game, and how else it may end."""

from __future__ import annotations

from fortyfives.rules.describe.sheet import Section, paragraph, section
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.goal import BothCross, Goal
from fortyfives.rules.match import NextGameDealer, Series


def tell_ending(tell: Teller) -> Section:
    """The target, ties, and every other end."""
    goal = tell.variant.goal
    match = tell.variant.match
    return section(
        "goal",
        tell.say("sheet-s-goal"),
        [
            paragraph(
                tell.say(
                    "sheet-target",
                    test=goal.target_test.value,
                    n=goal.target,
                    together=tell.partners != "no",
                ),
                _both(tell, goal),
                tell.when(goal.jin, "sheet-jin"),
                tell.when(goal.must_bid_out, "sheet-must-bid-out"),
            ),
            paragraph(
                *_other_ends(tell, goal),
                tell.when(match.series is Series.BEST_OF_3, "sheet-match"),
                tell.when(match.next_dealer is NextGameDealer.WINNER, "sheet-next-dealer"),
            ),
        ],
    )


def _both(tell: Teller, goal: Goal) -> str:
    """Who wins when several are at the target; nothing where that cannot happen."""
    limits = tell.variant.limits
    if goal.both_cross is BothCross.PARTNERS:
        return tell.say("sheet-both", both=goal.partner_win.value)
    if goal.both_cross is not BothCross.NEVER:
        return tell.say("sheet-both", both=goal.both_cross.value)
    held_back = limits.lock_at is not None or limits.cap is not None
    return tell.when(not held_back, "sheet-both", both=BothCross.BIDDER_FIRST.value)


def _other_ends(tell: Teller, goal: Goal) -> list[str]:
    said = []
    if goal.floor is not None:
        said.append(tell.say("sheet-floor", n=goal.floor))
    if goal.cutoff is not None:
        said.append(tell.say("sheet-cutoff", n=goal.cutoff))
    if goal.max_sets is not None:
        said.append(tell.say("sheet-max-sets", n=goal.max_sets))
    if goal.time_limit is not None:
        said.append(tell.say("sheet-time", n=goal.time_limit, up=goal.time_up.value))
    return said
