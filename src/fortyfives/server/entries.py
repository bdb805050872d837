"""What is written in the log of a table: everything that was decided there, in order.

The log is the truth. A table is what comes of reading it from the beginning; nothing else about it
is kept. An entry says what happened and who did it, and never holds a seat's token, only its hash.
"""

from typing import Any

import msgspec

from fortyfives.rules.seating import Seat

Json = dict[str, Any]


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="is", forbid_unknown_fields=True):
    """One line of the log; `id` is that of the command that it answers, after seat and dot.

    `at` is when it was written, in seconds since 1970; nought in what older programs wrote.
    """

    id: str = ""
    at: float = 0.0


class Opened(Entry, frozen=True, tag="opened"):
    """A table was set up: the game, its house rules, how many sit there, and its customs."""

    game: str
    options: Json
    players: int
    clock: str
    undo: bool


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat, or took it back with a new token; the first one is the host."""

    seat: Seat
    name: str
    token: str


class Engaged(Entry, frozen=True, tag="engaged"):
    """A computer player took an empty seat."""

    seat: Seat
    name: str
    player: str


class Rose(Entry, frozen=True, tag="rose"):
    """A seat was given up; before the game it is empty, in the game a computer plays on."""

    seat: Seat


class StoodIn(Entry, frozen=True, tag="stood in"):
    """A computer player plays for a person who is away."""

    seat: Seat


class CameBack(Entry, frozen=True, tag="came back"):
    """The person plays on himself."""

    seat: Seat


class HostPassed(Entry, frozen=True, tag="host passed"):
    """Another person looks after the table now."""

    seat: Seat


class Began(Entry, frozen=True, tag="began"):
    """A game began, with this seat as the first dealer; `number` counts the table's games.

    `replay` is a word that nobody can guess: whoever has it may see the game when it is over.
    """

    number: int
    dealer: Seat
    replay: str = ""


class Committed(Entry, frozen=True, tag="committed"):
    """The next deal was committed to, before anybody has cut; its secret lies elsewhere."""

    deal: str
    commitment: str


class CutPassed(Entry, frozen=True, tag="cut passed"):
    """The person whose cut it was did not come, and the next one to the right may cut."""

    seat: Seat


class Dealt(Entry, frozen=True, tag="dealt"):
    """The pack was cut and dealt: at this depth, with the number that the cutter's device gave.

    `by` is the person who cut; None if none did. `hour` is the hour of the day.
    """

    by: Seat | None
    depth: int
    number: str
    hour: int
    events: tuple[msgspec.Raw, ...]


class Did(Entry, frozen=True, tag="did"):
    """A seat did something, and this came of it; `by` says who decided: person or computer."""

    action: Json
    events: tuple[msgspec.Raw, ...]
    by: str


class AskedBack(Entry, frozen=True, tag="asked back"):
    """A person would like to take back what he did last."""

    seat: Seat


class AgreedBack(Entry, frozen=True, tag="agreed back"):
    """Another person said whether he may."""

    seat: Seat
    yes: bool


class TookBack(Entry, frozen=True, tag="took back"):
    """The deal stands again as it stood after so many things had been done in it."""

    steps: int


class Proved(Entry, frozen=True, tag="proved"):
    """The deal is over and counts, and its secret is told; `expired` if the time was up by then."""

    secret: str
    expired: bool = False


class LastDeal(Entry, frozen=True, tag="last deal"):
    """The time was up, and the deal in hand is the last of the game."""


class Rang(Entry, frozen=True, tag="rang"):
    """The time was up, and the game ended where its scores stood."""


class Adjourned(Entry, frozen=True, tag="adjourned"):
    """The table has been left for another day."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """Somebody sat down again, and the game goes on; the time between does not count."""


class WasDown(Entry, frozen=True, tag="was down"):
    """The server was down for so many seconds, in which nobody could play: they do not count."""

    seconds: float


class Frozen(Entry, frozen=True, tag="frozen"):
    """The log does not give what it gave before: nothing more is played at this table."""

    why: str


AnyEntry = (
    Opened
    | Sat
    | Engaged
    | Rose
    | StoodIn
    | CameBack
    | HostPassed
    | Began
    | Committed
    | CutPassed
    | Dealt
    | Did
    | AskedBack
    | AgreedBack
    | TookBack
    | Proved
    | LastDeal
    | Rang
    | Adjourned
    | Resumed
    | WasDown
    | Frozen
)

_DECODER = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)


def read_entry(stored: bytes) -> AnyEntry:
    """The entry that was stored; raises `msgspec.ValidationError` if it is none."""
    return _DECODER.decode(stored)
