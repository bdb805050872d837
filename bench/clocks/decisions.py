"""Decisions a second on whole deals, beside pokerkit's on whole hands, in the same minutes.

Ours is a deal of Merrimack Valley among four; a decision is to look at what the seat in turn may
know, to ask what is legal, to choose any of it and to do it. An exchange of cards is one decision.
Pokerkit's is a hand of no-limit hold'em among six with everything automated but the players: to
ask what may be done, to choose any of it and to do it. A bet is the least that may be bet; with
bets of any size there are side pots, and each decision costs pokerkit three times as much. The
bar is held to the quicker hands.

All take turns, so that what slows the machine down slows all of them.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.calibration import calibrate
from fortyfives import Game, apply, legal, variant, view_for

NAME = "decisions"

ROUNDS = 15
SECONDS = 0.4
BAR = 2.5
PLAYERS = 6
STACK = 200
MERRIMACK = variant("merrimack_valley")
POKERKIT: Any = import_module("pokerkit")  # the tests check this file without having it


def deal(lot: random.Random) -> int:
    """Play a deal by lot; the number of decisions."""
    at = Game.new(MERRIMACK, 4, seed=lot.getrandbits(32)).deal()
    decisions = 0
    while at.turn is not None:
        at = apply(at, legal(view_for(at, at.turn)).any(lot)).deal
        decisions += 1
    return decisions


def hand(lot: random.Random, *, any_bet: bool = False) -> int:
    """Play a hand of hold'em by lot; the number of decisions."""
    state = POKERKIT.NoLimitTexasHoldem.create_state(
        tuple(POKERKIT.Automation),
        True,  # noqa: FBT003 - pokerkit takes its places by position
        0,
        (1, 2),
        2,
        (STACK,) * PLAYERS,
        PLAYERS,
    )
    decisions = 0
    while state.status:
        lot.choice(may_do(state, lot, any_bet=any_bet))()
        decisions += 1
    return decisions


def may_do(state: Any, lot: random.Random, *, any_bet: bool) -> list[Callable[[], object]]:
    """What a poker player may do: fold, check or call, bet or raise."""
    found: list[Callable[[], object]] = []
    if state.can_fold():
        found.append(state.fold)
    if state.can_check_or_call():
        found.append(state.check_or_call)
    if state.can_complete_bet_or_raise_to():
        amount = state.min_completion_betting_or_raising_to_amount
        if any_bet:
            most = state.max_completion_betting_or_raising_to_amount
            amount = lot.randint(amount, most)
        found.append(lambda: state.complete_bet_or_raise_to(amount))
    return found


def any_bets(lot: random.Random) -> int:
    """Play a hand of hold'em in which bets are of any size; the number of decisions."""
    return hand(lot, any_bet=True)


def calibration(_lot: random.Random) -> int:
    """One piece of the calibration; the number of its steps."""
    return calibrate()


def rate(work: Callable[[random.Random], int], lot: random.Random) -> float:
    """How many things a second."""
    did, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        did += work(lot)
    return did / spent


def lines() -> Iterator[str]:
    """The rates, the ratio of each round and its median."""
    lot = random.Random("clock")
    works = (calibration, deal, hand, any_bets)
    for work in works:
        rate(work, lot)
    rounds = [tuple(rate(work, lot) for work in works) for _ in range(ROUNDS)]
    steps, ours, least, some = (statistics.median(each) for each in zip(*rounds, strict=True))
    kit = f"pokerkit {version('pokerkit')}"
    for name, rated in (("", ours), (f"{kit}: ", least), (f"{kit}, bets of any size: ", some)):
        yield f"{name}{rated:,.0f} decisions a second, {steps / rated:.0f} calibration steps each"
    for name, place, bar in (("ratio", 2, BAR), ("with bets of any size", 3, None)):
        ratios = sorted(each[1] / each[place] for each in rounds)
        median = statistics.median(ratios)
        said = f"{name} {median:.2f}, median of {ROUNDS} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        yield said if bar is None else f"{said}; bar {bar}: {'met' if median >= bar else 'MISSED'}"
