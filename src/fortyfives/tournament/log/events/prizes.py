"""Events about prizes, cuts and money."""

from typing import Annotated, Literal

from msgspec import Meta

from fortyfives.tournament.log.events.event import Cents, EntryNumber, Event

ContestId = Annotated[str, Meta(min_length=1, max_length=80)]
"""The name of a contest, such as `first`."""
Choice = Literal["split", "cut", "playoff", "play", "forfeit"]
"""What a couple wants done about a tie, or answers to a wish for a play-off."""
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
"""Thirty-two bytes."""


class ContestOpened(Event, frozen=True):
    """So many are tied for a prize: money, or something in kind."""

    contest: ContestId
    entrants: Annotated[tuple[EntryNumber, ...], Meta(min_length=1)]
    cents: Annotated[Cents, Meta(ge=0)] = 0
    goods: str = ""


class ChoiceMade(Event, frozen=True):
    """One of those who are tied says what they want."""

    contest: ContestId
    entry: EntryNumber
    choice: Choice


class CutCommitted(Event, frozen=True):
    """The secret of the evening's cut of this number was committed to."""

    cut: Annotated[int, Meta(ge=1)]
    commitment: Hex


class CutDone(Event, frozen=True):
    """The deck was cut: who drew what; from the screen with its secret and everybody's slip.

    `winner` is null if the lowest cards are equal.
    """

    contest: ContestId
    draws: dict[str, str]
    winner: EntryNumber | None = None
    cut: int | None = None
    secret: Hex | None = None
    numbers: dict[str, int] | None = None
    round: int = 1
    witnesses: tuple[str, ...] = ()


class PlayoffDone(Event, frozen=True):
    """The play-off is over; without a game if only one couple was left."""

    contest: ContestId
    winner: EntryNumber
    games: Annotated[int, Meta(ge=0)] = 1


class Paid(Event, frozen=True):
    """A prize was handed over: that is a fact, whatever is corrected later."""

    contest: ContestId
    entry: EntryNumber
    cents: Annotated[Cents, Meta(ge=0)] = 0
    goods: str = ""


class LedgerPosted(Event, frozen=True):
    """Money went from some accounts into others; all together it is nothing."""

    lines: Annotated[dict[str, Cents], Meta(min_length=2)]
    text: str = ""
