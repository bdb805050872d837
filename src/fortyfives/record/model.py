"""A game on paper, as values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.fairness.proof import Proof
from fortyfives.record.told import LETTERS, Places, Row, Told
from fortyfives.rules.options import apply_options
from fortyfives.rules.options.option import Value
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.stakes import Call
from fortyfives.rules.variant import Variant
from fortyfives.variants.find import variant

FORMAT: Final = "fortyfives-record/1"
DECK: Final = "deck"
BAGGED: Final = " bagged"


def write_side(members: tuple[Seat, ...]) -> str:
    """A side as records write it: the letters of its seats."""
    return "".join(LETTERS[seat] for seat in members)


@dataclass(frozen=True, slots=True)
class Bid:
    """What a deal was played for, as the record tells it."""

    seat: Seat
    call: Call
    bagged: bool = False


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal as a record tells it; what is None or empty is not told.

    `chance` holds permutations by their stream, and `proof` is the proof of them, if they were
    committed to. `scores` are the scores before the deal and `after` those after it, by side.
    `lines` tells in which line of the text a part stands.
    """

    dealer: Seat | None = None
    scores: tuple[int, ...] | None = None
    hour: int | None = None
    chance: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)
    proof: Proof | None = None
    hands: Mapping[Seat, Places] = field(default_factory=dict)
    later: Mapping[Seat, Places] = field(default_factory=dict)
    kitty: Places | None = None
    turned: tuple[Card, ...] | None = None
    stock: Places | None = None
    opening: tuple[Told, ...] = ()
    play: tuple[Told | Row, ...] = ()
    bid: Bid | None = None
    made: bool | None = None
    taken: tuple[int, ...] | None = None
    after: tuple[int, ...] | None = None
    thrown_in: bool | None = None
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    def line(self, part: str) -> int:
        """The line of a part, or of the deal itself; 0 without a text."""
        return self.lines.get(part, self.lines.get("", 0))


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended; `ended` is empty when its scores ended it."""

    winners: tuple[Side, ...]
    ended: str = ""


ON_TIME: Final = "on time"
AT_THE_BELL: Final = "at the bell"
ENDINGS: Final = (ON_TIME, AT_THE_BELL)


@dataclass(frozen=True)
class GameRecord:
    """One game as a record tells it.

    `options` are the house rules that differ from the preset, `dealer` deals first and `start`
    are the scores that the game begins with, by side. `shows` lists rules of which the record is
    an example. Raises nothing by itself: `rules` does, if they cannot be had.
    """

    variant: str
    players: int
    dealer: Seat
    start: tuple[int, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    names: Mapping[Seat, str] = field(default_factory=dict)
    title: str = ""
    shows: tuple[str, ...] = ()
    deals: tuple[DealRecord, ...] = ()
    result: Result | None = None
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    @cached_property
    def rules(self) -> Variant:
        """The variant with its house rules."""
        return apply_options(variant(self.variant), self.options)

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        return self.rules.seating.sides(self.players)

    def side(self, side: Side) -> str:
        """A side as records write it: the letters of its seats."""
        return write_side(self.sides[side])

    def line(self, part: str) -> int:
        """The line of a part of the text; 0 without a text."""
        return self.lines.get(part, 0)
