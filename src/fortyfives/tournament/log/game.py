"""What is known of one game: who sat there, what was said of its end, and whether that counts."""

from typing import Final, Literal

import msgspec

from fortyfives.tournament.entry import Number
from fortyfives.tournament.log.events import Outcome
from fortyfives.tournament.points import GAME, HALF, NOTHING, HalfGames

State = Literal["planned", "called", "started", "reported", "confirmed", "disputed", "void"]

COUNTS: Final = frozenset({"reported", "confirmed"})
"""The states in which the result is somebody's score."""


class Version(msgspec.Struct, frozen=True, gc=False):
    """What somebody said of the end of a game, under which number; `decided` by the director."""

    seq: int
    by: str
    outcome: Outcome
    decided: bool = False


class Game(msgspec.Struct, frozen=True, gc=False):
    """A game, its seats and its result.

    `planned` are those who were to sit there, `seats` those who did: a fact for good. `versions`
    are all that was ever said of its result, the oldest first.
    """

    game: str
    state: State
    planned: tuple[Number, ...] = ()
    seats: tuple[Number, ...] = ()
    table: int | None = None
    round: int | None = None
    deals_first: Number | None = None
    versions: tuple[Version, ...] = ()

    @property
    def outcome(self) -> Outcome | None:
        """The result that stands; None while there is none, or none that all agree on."""
        return self.versions[-1].outcome if self.state in COUNTS else None

    @property
    def winner(self) -> Number | None:
        """Who has won, as far as that stands."""
        outcome = self.outcome
        return None if outcome is None else outcome.winner

    @property
    def decided(self) -> bool:
        """Whether the director has decided how it ended."""
        return bool(self.versions) and self.versions[-1].decided

    def scores(self) -> dict[Number, HalfGames]:
        """What the game is worth to those who sat there; nobody has anything of it in dispute."""
        outcome = self.outcome
        if outcome is None:
            return {}
        if outcome.kind == "tie":
            return dict.fromkeys(self.seats, HALF)
        return {seat: GAME if seat == outcome.winner else NOTHING for seat in self.seats}
