"""What a client sends to its table: who it is, what it decides, and what it asks."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from fortyfives.server.protocol.message import (
    MOST_BYTES,
    CardName,
    Id,
    Language,
    Message,
    SeatNumber,
    Token,
)


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a socket: who it is, and the last version it has seen (0 for none).

    `build` is what the lobby said of the page when it was loaded; a page of another build is told
    to `Reload`.
    """

    protocol: int
    token: Token
    language: Language
    have: Annotated[int, Meta(ge=0)] = 0
    build: Annotated[str, Meta(max_length=80)] = ""


class Command(Message, frozen=True):
    """Something to be decided; the same `id` of a seat gets the same answer, however often."""

    id: Id
    at: Annotated[int, Meta(ge=0)]


class Act(Command, frozen=True, tag="act"):
    """Do something in the deal: an action as `Choice.action` has it, without a seat."""

    action: dict[str, Any]


class CutPack(Command, frozen=True, tag="cut"):
    """Cut the pack: how many cards are lifted, and a number of one's own, 16 bytes in hex."""

    depth: Annotated[int, Meta(ge=1, le=53)]
    number: Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?$(?!\n)")] = ""


class Engage(Command, frozen=True, tag="engage"):
    """The host puts a computer player into an empty seat, or into all of them (no seat)."""

    player: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class Empty(Command, frozen=True, tag="empty"):
    """The host empties a seat before the game."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """The host begins the game, or the next one."""


class TakeBack(Command, frozen=True, tag="take back"):
    """Ask to take back what one did last; if nobody else has to agree, it is taken back at once."""


class Agree(Command, frozen=True, tag="agree"):
    """Say whether another may take back what he did."""

    yes: bool


class Leave(Command, frozen=True, tag="leave"):
    """Give the seat to a computer player; one may come back at any time."""


class Return(Command, frozen=True, tag="return"):
    """Take one's seat back from the computer player."""


class Adjourn(Command, frozen=True, tag="adjourn"):
    """The host leaves the game for another day."""


class Resume(Command, frozen=True, tag="resume"):
    """Go on with a game that was left for another day."""


class Why(Message, frozen=True, tag="why"):
    """Ask why a card may not be played, now or when one's turn comes."""

    card: CardName


class AskHint(Message, frozen=True, tag="hint"):
    """Ask what the best computer player would do, and why."""


class AskRule(Message, frozen=True, tag="rule"):
    """Ask which rule is in force now."""


class Speak(Message, frozen=True, tag="speak"):
    """Ask for one thing in words, as one who listens does by a key."""

    what: Literal["hand", "trick", "last", "score", "bids", "turn", "legal"]


class ChangeLanguage(Message, frozen=True, tag="language"):
    """Be told everything in another language from now on."""

    language: Language


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether anybody is there."""


ToTable = (
    Hello
    | Act
    | CutPack
    | Engage
    | Empty
    | Start
    | TakeBack
    | Agree
    | Leave
    | Return
    | Adjourn
    | Resume
    | Why
    | AskHint
    | AskRule
    | Speak
    | ChangeLanguage
    | Ping
)

_DECODER: Final = msgspec.json.Decoder(ToTable)


def read(message: str | bytes) -> ToTable:
    """A client's message; raises `msgspec.ValidationError` or `msgspec.DecodeError`."""
    if len(message) > MOST_BYTES:
        raise msgspec.ValidationError("no message is so long")
    try:
        return _DECODER.decode(message)
    except RecursionError as wrong:
        raise msgspec.ValidationError("no message lies so deep in itself") from wrong
