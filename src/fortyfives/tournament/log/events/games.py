"""Events about games and what came of them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fortyfives.tournament.log.events.event import EntryNumber, Event, GameId, Seats

Kind = Literal["win", "tie", "forfeit", "double_forfeit", "walkover"]
"""How a game ended; whoever wins by forfeit or walkover is its winner."""


class PlannedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it is planned: who is to sit at which table."""

    game: GameId
    table: int
    seats: Seats


class RoundPlanned(Event, frozen=True):
    """The next games are known, and who rests; a plan is no fact yet."""

    round: int
    games: tuple[PlannedGame, ...]
    resting: tuple[EntryNumber, ...] = ()


class GameCalled(Event, frozen=True):
    """The players were called to their table."""

    game: GameId


class GameStarted(Event, frozen=True):
    """They sit and play: from now on it is a fact who sat there."""

    game: GameId
    seats: Seats
    table: int | None = None
    round: int | None = None
    deals_first: EntryNumber | None = None


class Outcome(Event, frozen=True, kw_only=True):
    """How a game ended, as somebody says: who won it, and the points in the order of the seats."""

    winner: EntryNumber | None = None
    kind: Kind = "win"
    points: Annotated[tuple[int, ...], Meta(min_length=2, max_length=3)] | None = None


class ResultReported(Outcome, frozen=True, kw_only=True):
    """Somebody was the first to say how the game ended."""

    game: GameId


class ResultConfirmed(Event, frozen=True):
    """Somebody else says the same."""

    game: GameId


class ResultDisputed(Outcome, frozen=True, kw_only=True):
    """Somebody else says otherwise: the game counts for nobody until the director has decided."""

    game: GameId


class ResultCorrected(Event, frozen=True, kw_only=True):
    """The director has decided how the game ended; who sat there stays as it is.

    `was` is the winner that stood until now (null for a tie or a dispute), so that nobody corrects
    what somebody else has just corrected.
    """

    game: GameId
    was: EntryNumber | None = msgspec.field(name="from")
    to: EntryNumber | None
    kind: Kind = "win"
    points: Annotated[tuple[int, ...], Meta(min_length=2, max_length=3)] | None = None
    reason: str = ""


class GameVoided(Event, frozen=True):
    """The game counts for nobody, for good."""

    game: GameId
    reason: str = ""


class RestRecorded(Event, frozen=True):
    """They sat out this round."""

    entry: EntryNumber
    round: int
    reason: Literal["odd", "shortage", "late", "asked"] = "odd"
