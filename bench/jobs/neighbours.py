"""The kitchen-table player against itself with one number changed: nothing near it may be better.

Each number of its style is changed by one step up and one step down. The two meet on duplicate
deals, partners four at the table, in two games and two blocks of deals.

A deal is played once by the usual player in every seat. At each decision the changed player is
asked too, if the number that was changed is one that this decision looked at; only where it does
something else is the deal played on from there. That is what playing everything would come to.
`python -m bench.jobs.neighbours` reads the shares and prints what was found.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from fortyfives.analysis.compare import NORMAL_95
from fortyfives.analysis.duplicate import net_points
from fortyfives.analysis.fingerprint import players_hash, rules_hash
from fortyfives.analysis.lineup import LineUp, Seats, seatings
from fortyfives.game.actions import Action
from fortyfives.game.deal import Deal
from fortyfives.game.game import Game
from fortyfives.game.showing import view_for
from fortyfives.game.table import Chair, play, steps
from fortyfives.game.view import SeatView
from fortyfives.players.kitchen_table.player import KitchenTable
from fortyfives.players.kitchen_table.style import Style
from fortyfives.variants.find import variant

NAME = "neighbours"
DATA = Path(__file__).parents[1] / "data" / NAME

GAMES = ("merrimack_valley_common", "ns_auction_richmond")
BLOCKS = ("A", "B")
PLAYERS = 4
DEALS = 3_000
BAR = 0.3
FULL = {"deals": DEALS, "players": players_hash(), "rules": rules_hash()}

STEPS: dict[str, float] = {
    "base": 1.0,
    "per_opponent": 0.5,
    "per_partner": 0.75,
    "called": 1.0,
    "five": 1.0,
    "jack": 0.6,
    "ace_of_hearts": 0.6,
    "ace": 0.5,
    "king": 0.5,
    "queen": 0.5,
    "small": 0.3,
    "plain_king": 0.3,
    "kitty_card": 0.25,
    "seen_base": 1.0,
    "seen_share": 0.1,
    "boldness": 1.0,
    "opening": 1.0,
    "over_partner": 1.0,
    "thirty": 1.5,
    "on_the_green": 1.0,
    "keep_top": 0.1,
    "keep_small": 0.06,
    "keep_plain": 0.02,
    "fade": 0.15,
    "eager": 0.08,
    "eager_plain": 0.1,
    "trust": 0.15,
    "pull": 0.12,
    "lead_trump": 0.12,
    "pull_defending": 0.12,
    "lead_trump_defending": 0.12,
    "kept_trump": 0.1,
    "deciding": 0.5,
    "memory": 1,
    "over_opponent": 1.0,
    "bag_fear": 1.0,
    "partner_trick": 0.1,
    "ally_trick": 0.15,
    "hug_five": 0.12,
    "lead_to_partner": 0.12,
}
"""One step of each number."""
INSTEAD: dict[str, tuple[float, ...]] = {"gamble": (28.0, 33.0), "keep_kings": (True,)}
"""What stands in for a step where there is none from the usual value."""
FIXED = frozenset({"noise"})
"""Erring by lot is no leaning."""


@dataclass(frozen=True)
class Neighbour:
    """The usual style with one number changed."""

    number: str
    value: float

    @property
    def style(self) -> Style:
        """The whole style."""
        changes: dict[str, Any] = {self.number: self.value}
        return replace(Style(), **changes)

    def __str__(self) -> str:
        """The number and what it is now."""
        return f"{self.number}={self.value:g}"


def neighbours() -> tuple[Neighbour, ...]:
    """One step down and one step up for every number."""
    usual, found = Style(), list[Neighbour]()
    for name, step in STEPS.items():
        middle = getattr(usual, name)
        found += [Neighbour(name, round(middle + way * step, 6)) for way in (-1, 1)]
    return (*found, *(Neighbour(name, value) for name in INSTEAD for value in INSTEAD[name]))


class Noticing(Style):
    """The usual style, which notices which of its numbers a decision has looked at."""

    __slots__ = ()
    looked_at: ClassVar[set[str]] = set()
    _numbers: ClassVar[frozenset[str]] = frozenset(each.name for each in fields(Style))

    def __getattribute__(self, name: str) -> Any:
        """The number, noted down."""
        if name in Noticing._numbers:
            Noticing.looked_at.add(name)
        return super().__getattribute__(name)


# ---------------------------------------------------------------- one deal


@dataclass(frozen=True)
class Moment:
    """A decision of the usual player: before what, from which view, and by which numbers."""

    deal: Deal
    view: SeatView
    action: Action
    numbers: frozenset[str]


@dataclass(frozen=True)
class Net:
    """Net points a hand, and in how many seatings anything went another way."""

    points: Fraction
    differing: int


def told(deal: Deal) -> tuple[list[Moment], Deal]:
    """The deal as the usual player plays it in every seat: each decision, and the end."""
    who, luck, moments = KitchenTable(Noticing()), Random(0), list[Moment]()
    looked_at = Noticing.looked_at

    def decide(view: SeatView) -> Action:
        looked_at.clear()
        return who.choose(view, luck).action

    for action, step in steps(deal, [decide] * deal.setting.seats):
        view = view_for(deal, action.seat)
        moments.append(Moment(deal, view, action, frozenset(looked_at)))
        deal = step.deal
    return moments, deal


def chair(who: KitchenTable) -> Chair:
    """A chair with this player in it; luck has no part in what it does."""
    luck = Random(0)
    return lambda view: who.choose(view, luck).action


def net_of(neighbour: Neighbour, moments: list[Moment], end: Deal, ways: Iterable[Seats]) -> Net:
    """The net points a hand of the changed player against the usual one, over all seatings."""
    other = KitchenTable(neighbour.style)
    usual, changed = chair(KitchenTable()), chair(other)
    net, count, differing = Fraction(0), 0, 0
    for seats in ways:
        moment = departure(neighbour.number, changed, moments, seats)
        last = end
        if moment is not None:
            differing += 1
            sitting = [changed if of_first else usual for of_first in seats.of_first]
            last = play(moment.deal, sitting)
        net += net_points(last, seats)
        count += 1
    return Net(net / count, differing)


def departure(number: str, changed: Chair, moments: list[Moment], seats: Seats) -> Moment | None:
    """The first decision in which the changed player does something else from one of its seats."""
    for moment in moments:
        mine = seats.of_first[moment.action.seat]
        if mine and number in moment.numbers and changed(moment.view) != moment.action:
            return moment
    return None


# ---------------------------------------------------------------- all deals


@dataclass
class Sums:
    """What all deals of one neighbour came to; `differing` counts hands that went another way."""

    deals: int = 0
    net: float = 0.0
    squares: float = 0.0
    differing: int = 0

    def take(self, net: Net) -> None:
        """One deal more."""
        points = float(net.points)
        self.add(Sums(1, points, points * points, net.differing))

    def add(self, other: "Sums") -> None:
        """Other sums, added."""
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    @property
    def mean(self) -> float:
        """Net points a hand."""
        return self.net / self.deals

    @property
    def ci95(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        spread = max(self.squares - self.net * self.mean, 0.0) / max(self.deals - 1, 1)
        return NORMAL_95 * sqrt(spread / self.deals)


def measured(game: str, seed: str) -> Iterator[tuple[Neighbour, Net]]:
    """What every neighbour gains on one deal."""
    rules = variant(game)
    alike = LineUp(("kitchen-table",))
    ways = seatings(rules.seating.sides(PLAYERS), alike, alike)
    moments, end = told(Game.new(rules, PLAYERS, seed=seed).deal())
    for neighbour in neighbours():
        yield neighbour, net_of(neighbour, moments, end, ways)


def run(shard: int, shards: int) -> dict[str, Any]:
    """Play one share of the deals with every neighbour."""
    rows = []
    for game in GAMES:
        for block in BLOCKS:
            sums = {str(neighbour): Sums() for neighbour in neighbours()}
            for number in range(shard, DEALS, shards):
                for neighbour, net in measured(game, f"{NAME}/{block}/{number}"):
                    sums[str(neighbour)].take(net)
            for name, each in sums.items():
                values = [getattr(each, part.name) for part in fields(each)]
                rows.append([game, block, name, *values])
    return {"rows": rows}


# ---------------------------------------------------------------- telling


def total(answers: Iterable[dict[str, Any]]) -> dict[tuple[str, str], Sums]:
    """The sums of all shares over both blocks, by game and neighbour."""
    found: dict[tuple[str, str], Sums] = {}
    for answer in answers:
        for game, _, name, *values in answer["result"]["rows"]:
            found.setdefault((game, name), Sums()).add(Sums(*values))
    return found


def lines(found: dict[tuple[str, str], Sums]) -> tuple[list[str], list[str]]:
    """The lines for the table of results, and the neighbours that are better than they may be."""
    told, better = [], []
    for game in GAMES:
        sums = {name: each for (where, name), each in found.items() if where == game}
        if not sums:
            continue
        best = max(sums, key=lambda name: sums[name].mean - sums[name].ci95)
        highest = max(sums, key=lambda name: sums[name].mean)
        figure = (
            f"none of {len(sums)} neighbours is better by {BAR}: nearest to it {best}, "
            f"{sums[best].mean:+.2f} ±{sums[best].ci95:.2f} net points a hand over "
            f"{sums[best].deals:,} deals; highest {highest}, {sums[highest].mean:+.2f} "
            f"±{sums[highest].ci95:.2f}"
        )
        above = [name for name, each in sums.items() if each.mean - each.ci95 > BAR]
        if above:
            figure = f"{len(above)} of {len(sums)} neighbours are better: {', '.join(above)}"
        told.append(f"| kitchen-table's neighbours, {game} | `make long {NAME}` | {figure} |")
        better += [
            f"{game}, {name}: {sums[name].mean:+.2f} ±{sums[name].ci95:.2f}" for name in above
        ]
    return told, better


def every(found: dict[tuple[str, str], Sums]) -> Iterator[str]:
    """Every neighbour in a line, the best first."""
    for (game, name), sums in sorted(found.items(), key=lambda entry: -entry[1].mean):
        share = sums.differing / sums.deals / 2
        yield f"{game:24} {name:28} {sums.mean:+.3f} ±{sums.ci95:.3f}, {share:.1%} of hands differ"


def main() -> int:
    """Print every neighbour and the lines, and fail if one is better than it may be."""
    answers = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(DATA.glob("*.json"))]
    current = [answer for answer in answers if answer["sizes"] == FULL]
    if len(current) < len(answers):
        print(f"{len(answers) - len(current)} shares are of other players, rules or sizes")
    if not current or len(current) < current[0]["shards"]:
        print(f"{len(current)} shares are there, not all")
    found = total(current)
    for line in every(found):
        print(line)
    ready, better = lines(found)
    for line in ready:
        print(line)
    for line in better:
        print(f"better: {line}")
    return 1 if better or not current else 0


if __name__ == "__main__":
    sys.exit(main())
