"""What a character is like at the table: the card of figures, and sessions to know it by."""

import json
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from importlib.resources import files
from math import sqrt
from random import Random
from typing import Any, Final

from fortyfives.analysis.habits import Habits, watch
from fortyfives.game.actions import Action
from fortyfives.game.deal import Deal
from fortyfives.game.game import Game
from fortyfives.game.table import Chair, play
from fortyfives.game.view import SeatView
from fortyfives.players.player import Player
from fortyfives.players.registry import player
from fortyfives.rules.options import apply_options
from fortyfives.rules.seating import Seat
from fortyfives.rules.variant import Variant
from fortyfives.variants.find import variant

COMPANY: Final = "kitchen-table"
"""Who sits in all the other chairs."""
MOST_DEALS: Final = 60
MEASURED: Final = "cast.json"
"""The file of the measurement that is shown to people."""
NORMAL_95: Final = 1.959964


@dataclass(frozen=True, slots=True)
class Table:
    """A game to be met at: its key, how many play, and house rules."""

    name: str
    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def variant(self) -> Variant:
        """The rules in force."""
        return apply_options(variant(self.game), dict(self.options))


TABLES: Final = (
    Table("merrimack_valley_common", "merrimack_valley_common", 4),
    Table("ns_auction_richmond", "ns_auction_richmond", 4),
    Table("three-handed", "merrimack_valley_common", 3),
    Table(
        "three-handed, 30 for 60",
        "merrimack_valley_common",
        3,
        (("thirty_for_sixty", "separate"),),
    ),
)


@dataclass
class Card:
    """A character card: sums over the hands and games of one character.

    `net` is what its side gained less what the other sides did on average; `bid` are the hands it
    played as the bidder, `bids` how often it said each bid; `sets` the hands of others that were
    set with it against them.
    """

    hands: int = 0
    net: float = 0.0
    net_squared: float = 0.0
    games: int = 0
    won: int = 0
    cut: int = 0
    bid: int = 0
    made: int = 0
    against: int = 0
    sets: int = 0
    turns: int = 0
    bids: dict[str, int] = field(default_factory=dict)

    def take(self, deal: Deal, seat: Seat) -> None:
        """One deal more."""
        score, public = deal.public.score, deal.public
        if score is None:
            return
        mine = public.setting.side_of[seat]
        gains = [after - before for before, after in zip(score.before, score.after, strict=True)]
        net = gains[mine] - (sum(gains) - gains[mine]) / (len(gains) - 1)
        self.hands += 1
        self.net += net
        self.net_squared += net * net
        for call in public.said(seat):
            self.turns += 1
            self.bids[call.value] = self.bids.get(call.value, 0) + 1
        if public.bidder == seat:
            self.bid += 1
            self.made += bool(score.made)
        elif mine not in score.bidding:
            self.against += 1
            self.sets += score.made is False

    def add(self, other: "Card") -> None:
        """The sums of another card, added."""
        for each in fields(self):
            if each.name != "bids":
                setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))
        for call, count in other.bids.items():
            self.bids[call] = self.bids.get(call, 0) + count

    @property
    def net_per_hand(self) -> float:
        """Net points a deal."""
        return self.net / self.hands

    @property
    def ci95(self) -> float:
        """Half the width of the 95 % interval of `net_per_hand`, each hand on its own."""
        spread = self.net_squared / self.hands - self.net_per_hand**2
        return NORMAL_95 * sqrt(spread / self.hands)

    @property
    def mix(self) -> tuple[float, ...]:
        """The shares of 15, 20, 25 and anything higher among its bids; all nought without one."""
        counts = [self.bids.get(call, 0) for call in ("15", "20", "25")]
        said = sum(count for call, count in self.bids.items() if call not in {"pass", "hold"})
        return tuple(count / said if said else 0.0 for count in (*counts, said - sum(counts)))

    def as_json(self) -> dict[str, object]:
        """The sums, for a file."""
        return asdict(self)


def chairs(name: str, seat: Seat, players: int, seed: str) -> list[Chair]:
    """The character in its seat, the usual company in the others."""
    mine, others = player(name), player(COMPANY)
    return [
        _chair(mine if place == seat else others, Random(f"{seed}/seat {place}"))
        for place in range(players)
    ]


def _chair(sitter: Player, rng: Random) -> Chair:
    def choose(view: SeatView) -> Action:
        return sitter.choose(view, rng).action

    return choose


def card(name: str, table: Table, games: range, seed: str) -> Card:
    """The card of one character over whole games; all characters get the same deals."""
    found, rules = Card(), table.variant()
    for number in games:
        seat = number % table.players
        game = Game.new(rules, table.players, seed=f"{seed}/{number}")
        mine = next(side for side, seats in enumerate(game.sides) if seat in seats)
        while not game.over and game.number < MOST_DEALS:
            sitting = chairs(name, seat, table.players, f"{seed}/{number}/{game.number}")
            deal = play(game.deal(), sitting)
            found.take(deal, seat)
            game = game.after(deal)
        found.games += 1
        found.won += mine in game.verdict.winners
        found.cut += not game.over
    return found


def session(name: str, table: Table, hands: int, seed: str) -> dict[str, float]:
    """The habits that so many hands of one character have shown, each at nothing all."""
    habits, rules = Habits(), table.variant()
    for number in range(hands):
        seat = number % table.players
        game = Game.new(rules, table.players, seed=f"{seed}/{number}")
        deal = play(game.deal(), chairs(name, seat, table.players, f"{seed}/{number}"))
        watch(deal.public, seat, habits)
    return habits.rates()


@cache
def measured() -> dict[str, dict[str, Card]]:
    """The cards of everybody in each game, as they were measured; empty if they were not."""
    file = files("fortyfives.analysis") / MEASURED
    if not file.is_file():
        return {}
    told: dict[str, dict[str, dict[str, Any]]] = json.loads(file.read_text("utf-8"))["cards"]
    return {
        table: {name: Card(**sums) for name, sums in cards.items()} for table, cards in told.items()
    }
