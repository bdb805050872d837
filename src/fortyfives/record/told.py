"""What a line of a record tells: something a seat did, or one trick."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from fortyfives.cards.card import Card, Suit
from fortyfives.rules.dealing import Pattern, write_pattern
from fortyfives.rules.seating import MOST, Seat
from fortyfives.rules.stakes import Call

Place = Card | None
"""A card, or None where it is not known."""
Places = tuple[Place, ...]

LETTERS: Final = "ABCDEFGH"[:MOST]
UNKNOWN: Final = "??"
NOTHING: Final = "nothing"
NOBODY: Final = "nobody"
CALLS: Final = {
    Call.FIFTEEN: "15",
    Call.TWENTY: "20",
    Call.TWENTY_FIVE: "25",
    Call.THIRTY: "30",
    Call.BLIND: "30 for 60 blind",
    Call.THIRTY_FOR_SIXTY: "30 for 60",
    Call.SIXTY_FOR_120: "60 for 120",
    Call.SLAM: "slam",
}


class Deed(Enum):
    """What a seat can be told to do; the value is how a line says it, after the seat's letter.

    What stands in braces is filled in; see `Told` for what each of them is.
    """

    CUTS = "cuts {number}"
    DEALS = "deals {pattern}"
    TAKES = "takes {card} for {given}"
    PASSES_STUB = "leaves the stub"
    LEAVES = "leaves {card}"
    LOOKS = "looks"
    PASSES = "passes"
    HOLDS = "holds"
    SAYS = "says {call}"
    RAISES = "raises to 30"
    SEES_KITTY = "sees the kitty"
    GOES_ON_KITTY = "goes on the kitty{draws}"
    GOES_ON_TOP_CARD = "goes on the top card for {suit}{draws}"
    NAMES = "names {suit}"
    CALLS = "calls {card}"
    GOES_ALONE = "goes alone"
    THROWS = "throws {given}{draws}"
    TURNS_STUB = "turns the stub{turned}"
    SWAPS = "swaps {given} for {card}"
    LEAVES_STUB = "declines {card}"
    LEADS = "leads"
    LETS_LEAD = "lets {seat} lead"
    ROBS = "robs {card} for {given}"
    TURNS_DOWN = "turns down {card}"
    BEGS = "begs {card} for {given}"
    ASKS = "asks {seat}: booked{answer}"
    FOLDS = "folds"
    SHOWS = "shows {given}"


DRAWING: Final = (Deed.THROWS, Deed.GOES_ON_KITTY, Deed.GOES_ON_TOP_CARD)
"""After which cards are drawn; a line tells them beside the last of these."""


@dataclass(frozen=True, slots=True)
class Told:
    """Something a seat did, as a line tells it.

    `card` is the card concerned, which lies there for all to see, and `given` what the seat gives
    for it, throws or shows. `draws` are the cards it is dealt for them, or those turned from the
    stub; None is not told. `line` is the line of the text.
    """

    seat: Seat
    deed: Deed
    number: int = 0
    pattern: Pattern = ()
    call: Call | None = None
    suit: Suit | None = None
    other: Seat = 0
    card: Card | None = None
    given: Places = ()
    draws: Places | None = None
    answer: bool | None = None
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        draws = "" if self.draws is None else write_places(self.draws)
        words = {
            "number": self.number,
            "pattern": write_pattern(self.pattern),
            "call": CALLS.get(self.call, "") if self.call else "",
            "suit": self.suit.value if self.suit else "",
            "seat": LETTERS[self.other],
            "card": self.card,
            "given": write_places(self.given),
            "draws": f", draws {draws}" if draws else "",
            "turned": f", {draws}" if draws else "",
            "answer": "" if self.answer is None else f", {ANSWERS[self.answer]}",
        }
        return f"{LETTERS[self.seat]} {self.deed.value.format_map(words)}"


@dataclass(frozen=True, slots=True)
class Row:
    """One trick: who led, the cards as they fell, who took it and for how many points.

    `taker` and `worth` are None where they are not told.
    """

    leader: Seat
    cards: tuple[Card, ...]
    taker: Seat | None = None
    worth: int | None = None
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        row = f"{LETTERS[self.leader]}  {write_places(self.cards)}"
        if self.taker is not None:
            row += f"  -> {LETTERS[self.taker]}"
        return row if self.worth is None else f"{row} {self.worth}"


ANSWERS: Final = {True: "yes", False: "no"}


def write_places(places: Iterable[Place]) -> str:
    """Cards in a line, ?? for those not known; no card at all is nothing."""
    return " ".join(UNKNOWN if card is None else str(card) for card in places) or NOTHING
