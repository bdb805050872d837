"""How well the kitchen-table player plays: every bar that it must reach, on two blocks of deals.

`make long strength` plays them; `python -m bench.jobs.strength` reads the shares and prints the
lines for the table of results. The unit of error is the deal, or the game, over all seatings.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from fortyfives.analysis.compare import NORMAL_95
from fortyfives.analysis.duplicate import Clocks, duplicate_deal, duplicate_game
from fortyfives.analysis.fingerprint import players_hash, rules_hash
from fortyfives.analysis.lineup import LineUp, seatings
from fortyfives.game.actions import Play
from fortyfives.game.phases.play import lawful
from fortyfives.game.view import SeatView
from fortyfives.players.kitchen_table.player import KitchenTable
from fortyfives.players.player import Choice, Player
from fortyfives.players.registry import player
from fortyfives.variants.find import variant

NAME = "strength"
DATA = Path(__file__).parents[1] / "data" / NAME

OURS = "kitchen-table"
RANDOM_PLAY = "kitchen-table until the play"
COMMON, RICHMOND = "merrimack_valley_common", "ns_auction_richmond"
BLOCKS = ("A", "B")
MOST_DEALS = 60
MOST_MS = 2.0

DEALS = 3_000
GAMES = 500
"""Games in a block; each is played once for each way of seating."""
FEWER = 1_000
FULL = {
    "deals": DEALS,
    "games": GAMES,
    "fewer": FEWER,
    "players": players_hash(),
    "rules": rules_hash(),
}


class RandomPlay:
    """Bids, exchanges and robs as the kitchen-table player does, and plays any lawful card."""

    name = RANDOM_PLAY

    def __init__(self) -> None:
        """Sit down with somebody who knows how to bid."""
        self.bidder = KitchenTable()

    def choose(self, view: SeatView, rng: Random) -> Choice:
        """The same, unless it is a card to a trick."""
        choice = self.bidder.choose(view, rng)
        if not isinstance(choice.action, Play):
            return choice
        return Choice(Play(choice.action.seat, rng.choice(tuple(lawful(view)))))


def sit(name: str) -> Player:
    """Who answers to this name here."""
    return RandomPlay() if name == RANDOM_PLAY else player(name)


# ---------------------------------------------------------------- what is measured


@dataclass(frozen=True)
class Bar:
    """What must be reached in either block: nothing but nought, more net points, or games won."""

    even: bool = False
    net: float | None = None
    won: float | None = None

    def __str__(self) -> str:
        """The bar in words."""
        if self.even:
            return "exactly 0"
        if self.won is not None:
            return f"at least {self.won:.0%}"
        return "above 0" if self.net is None else f"at least {self.net:+g}"


@dataclass(frozen=True)
class Measure:
    """Two line-ups in one game; `count` deals or games in each block."""

    first: str
    second: str
    game: str
    players: int
    count: int
    bar: Bar
    games: bool = False

    def __str__(self) -> str:
        """The measure in words, which also names it in the shares."""
        what = "whole games of " if self.games else ""
        return f"{self.first} against {self.second}, {what}{self.game} for {self.players}"


def _four(game: str, net: dict[str, float | None], won: float) -> Iterator[Measure]:
    """What is measured with partners, four at the table."""
    for name in (OURS, "random"):
        yield Measure(name, name, game, 4, FEWER, Bar(even=True))
    for other, bar in net.items():
        yield Measure(OURS, other, game, 4, DEALS, Bar(net=bar))
    for other in ("random", "random-shy"):
        yield Measure(OURS, other, game, 4, GAMES, Bar(won=won), games=True)


def _others() -> Iterator[Measure]:
    """What is measured at other tables; a game for three is played three times."""
    for game in (COMMON, RICHMOND):
        for players in (2, 3):
            yield Measure(OURS, "random", game, players, FEWER, Bar())
        yield Measure(OURS, "random-shy", game, 3, GAMES, Bar(won=0.6), games=True)
    yield Measure(OURS, "random", "ns_call_your_partner", 5, FEWER, Bar())
    yield Measure(OURS, "random", "var_six_teams_of_three", 6, FEWER, Bar())
    yield Measure(OURS, "random", "one_ten", 4, FEWER, Bar())


MEASURES = (
    *_four(COMMON, {"random": 44.0, "random-shy": 21.0, RANDOM_PLAY: 8.5}, 0.99),
    *_four(RICHMOND, {"random": 16.0, "random-shy": None, RANDOM_PLAY: 6.0}, 0.97),
    *_others(),
)


# ---------------------------------------------------------------- measuring


@dataclass
class Sums:
    """What all deals or games of a measure in a block came to; `uneven` are those not nought."""

    count: int = 0
    net: float = 0.0
    squares: float = 0.0
    uneven: int = 0
    hands: int = 0
    games: int = 0
    won: int = 0
    cut: int = 0
    turns: int = 0
    milliseconds: float = 0.0

    def add(self, other: "Sums") -> None:
        """Other sums, added."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    @property
    def mean(self) -> float:
        """Net points a hand."""
        return self.net / self.count

    @property
    def ci95(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        spread = max(self.squares - self.net * self.mean, 0.0) / max(self.count - 1, 1)
        return NORMAL_95 * sqrt(spread / self.count)

    def reaches(self, bar: Bar) -> bool:
        """Whether a bar is reached; what need only be above nought must be so for certain."""
        if bar.even:
            return not self.uneven
        if bar.won is not None:
            return self.won >= bar.won * self.games
        return self.mean - self.ci95 > 0 if bar.net is None else self.mean >= bar.net


def measured(measure: Measure, block: str, number: int) -> Sums:
    """One deal or one game, each way of seating once."""
    rules = variant(measure.game)
    ways = seatings(
        rules.seating.sides(measure.players), LineUp((measure.first,)), LineUp((measure.second,))
    )
    seed, clocks = f"{NAME}/{block}/{number}", Clocks()
    how = partial(duplicate_game, most_deals=MOST_DEALS) if measure.games else duplicate_deal
    played = how(rules, measure.players, seed, ways, clocks, sit=sit)
    net = float(played.net)
    return Sums(
        *(1, net, net * net, int(played.net != 0), played.hands),
        *(played.games, played.won, played.cut),
        *(clocks.first.count, clocks.first.total),
    )


def run(shard: int, shards: int) -> dict[str, Any]:
    """Play one share of every measure."""
    rows = []
    for measure in MEASURES:
        for block in BLOCKS:
            sums = Sums()
            for number in range(shard, measure.count, shards):
                sums.add(measured(measure, block, number))
            told = {each.name: round(getattr(sums, each.name), 6) for each in fields(sums)}
            rows.append({"measure": str(measure), "block": block, "sums": told})
    return {"rows": rows}


# ---------------------------------------------------------------- telling


def total(answers: Iterable[dict[str, Any]]) -> dict[tuple[str, str], Sums]:
    """The sums of all shares, by measure and block."""
    found: dict[tuple[str, str], Sums] = {}
    for answer in answers:
        for row in answer["result"]["rows"]:
            found.setdefault((row["measure"], row["block"]), Sums()).add(Sums(**row["sums"]))
    return found


def figure(measure: Measure, sums: Sequence[Sums]) -> str:
    """What was found in either block, and the bar."""
    if measure.games:
        told = (
            f"{each.won / each.games:.2%} of {each.games:,} won, {each.cut} cut short"
            for each in sums
        )
    else:
        told = (f"{each.mean:+.2f} ±{each.ci95:.2f}" for each in sums)
    unit = "" if measure.games else f" net points a hand, {sums[0].count:,} deals each"
    return f"{' and '.join(told)}{unit} (bar: {measure.bar})"


def lines(found: dict[tuple[str, str], Sums]) -> tuple[list[str], list[str]]:
    """The lines for the table of results, and what has not reached its bar."""
    told, missed, time = [], [], Sums()
    for measure in MEASURES:
        sums = [found.get((str(measure), block), Sums()) for block in BLOCKS]
        if not all(each.count for each in sums):
            missed.append(f"{measure}: not measured")
            continue
        line = figure(measure, sums)
        told.append(f"| {measure} | `make long {NAME}` | {line} |")
        if not all(each.reaches(measure.bar) for each in sums):
            missed.append(f"{measure}: {line}")
        if measure.first == OURS:
            for each in sums:
                time.add(each)
    if time.turns:
        mean = time.milliseconds / time.turns
        line = f"{mean:.2f} ms on average of {time.turns:,} (bar: at most {MOST_MS:g})"
        told.append(f"| time of a decision of {OURS} | `make long {NAME}` | {line} |")
        if mean > MOST_MS:
            missed.append(f"time of a decision: {line}")
    return told, missed


def main() -> int:
    """Print the lines, and fail if a bar was missed."""
    answers = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(DATA.glob("*.json"))]
    current = [answer for answer in answers if answer["sizes"] == FULL]
    if len(current) < len(answers):
        print(f"{len(answers) - len(current)} shares are of other players, rules or sizes")
    if not current or len(current) < current[0]["shards"]:
        print(f"{len(current)} shares are there, not all")
    told, missed = lines(total(current))
    for line in told:
        print(line)
    for line in missed:
        print(f"missed: {line}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
