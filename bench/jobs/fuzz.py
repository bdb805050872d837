"""Deals and games at random tables, with everything checked that must hold at every step.

A deal is played by lot at one of the tables of the tests: every regional game, every number of
players, and house rules of which any two meet that can be had together. Then it is told again
three times with other cards where somebody has not looked; one in four is written down, read and
played again from the paper. The games are those of shy players, and are all written down.
"""

import random
import traceback
from collections import Counter
from typing import Any

from fortyfives.game import events
from fortyfives.rules.stakes import Call
from tests.game.on_paper import written_and_read
from tests.game.unseen import Ending, retell
from tests.game.watching import Watched, watch
from tests.game.whole_games import play_game
from tests.strategies import Table, all_tables

NAME = "fuzz"
FULL = {"deals": 50_000, "games": 2_000}

RETOLD = 3
ON_PAPER = 0.25
MOST_TOLD = 20
REMARKABLE: dict[str, type[events.Event]] = {
    "begged": events.Begged,
    "booked_asked": events.BookedAsked,
    "card_called": events.CardCalled,
    "conceded": events.Conceded,
    "face_up": events.FaceUp,
    "folded": events.Folded,
    "on_kitty": events.WentOnKitty,
    "on_top_card": events.WentOnTopCard,
    "partner_shown": events.PartnerShown,
    "reshuffled": events.Reshuffled,
    "stub_taken": events.StubTaken,
    "stub_turned": events.StubTurned,
    "thrown_in": events.ThrownIn,
    "took_back": events.TookBack,
    "turn_up_left": events.TurnUpLeft,
    "turn_up_taken": events.TurnUpTaken,
}


def remarkable(told: Watched, upto: int | None = None) -> set[str]:
    """The remarkable things that happened in a deal, or in the first steps of it."""
    happened = [event for _, step in told.told[:upto] for event in step.events]
    kinds = {type(event) for event in happened}
    found = {name for name, kind in REMARKABLE.items() if kind in kinds}
    if any(isinstance(event, events.TurnUpTaken) and event.robbing for event in happened):
        found.add("robbed")
    if any(isinstance(event, events.Said) and event.call is Call.SLAM for event in happened):
        found.add("slam")
    return found


def tell_again(told: Watched, lot: random.Random, count: Counter[str]) -> None:
    """Tell the deal again, for somebody at the table, up to some moment."""
    seat, upto = lot.choice(told.everyone), lot.randint(1, len(told.told))
    again = retell(told.first, told.told[:upto], seat, lot)
    count[f"retold_{again.ending.name.lower()}"] += 1
    if again.ending is Ending.SAME and again.exchanged:
        count["retold_cards"] += again.exchanged
        count.update(f"retold_{name}" for name in remarkable(told, upto))


def one_deal(table: Table, number: int, count: Counter[str]) -> None:
    """Play a deal, watch it, and tell it again."""
    lot = random.Random(f"fuzz {number}")
    told = watch(table, lot)
    count["deals"] += 1
    count["steps"] += len(told.told)
    count.update(remarkable(told))
    if told.revokers:
        count["revoked"] += 1
    if told.deal.public.score and told.deal.public.score.jin is not None:
        count["jin"] += 1
    for _ in range(RETOLD):
        tell_again(told, lot, count)
    if lot.random() < ON_PAPER:
        written_and_read(told)
        count["on_paper"] += 1


def one_game(table: Table, number: int, count: Counter[str]) -> None:
    """Play a whole game."""
    game = play_game(table, f"fuzz {number}")
    count["games"] += 1
    count["games_finished"] += game.over
    count["deals_of_games"] += game.number


def run(shard: int, shards: int) -> dict[str, Any]:
    """Play one share of the deals and of the games."""
    tables, count, failures = all_tables(), Counter[str](), list[str]()
    for what, one in (("deals", one_deal), ("games", one_game)):
        full = FULL[what]
        for number in range(full * shard // shards, full * (shard + 1) // shards):
            table = tables[number % len(tables)]
            try:
                one(table, number, count)
            except Exception as wrong:  # noqa: BLE001 - whatever goes wrong is told
                where = traceback.extract_tb(wrong.__traceback__)[-1]
                place = f"{where.name}, line {where.lineno}"
                failures.append(f"{what} {number}, {table}: {wrong!r} in {place}")
    return {**count, "wrong": len(failures), "failures": failures[:MOST_TOLD]}
