"""A table as it looks to those who listen to it, and to its own plans."""

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Protocol

from fortyfives.rules.seating import Seat
from fortyfives.server import entries as log
from fortyfives.server import protocol as ask
from fortyfives.server.closing import Closing
from fortyfives.server.table.about_cards import Chance
from fortyfives.server.table.state import Table
from fortyfives.server.table.step import Step
from fortyfives.server.table.world import Wish


class Listener(Protocol):
    """Whoever is told what happens at a table: the socket of a seat."""

    seat: Seat

    def told(self, steps: Sequence[Step], table: "Played") -> None:
        """Entries have been written; tell what they are to this seat, and never wait."""

    def announce(self, news: ask.Restart) -> None:
        """Tell something about the server at once, and never wait."""

    def send_away(self, why: Closing) -> None:
        """Tell and hear nothing more, and never wait."""


class Played(Protocol):
    """A table that is played at; `table` is how it stands, as far as it is written down."""

    key: str
    table: Table

    @property
    def listeners(self) -> Mapping[Seat, Listener]:
        """The socket of each seat that has one."""

    @property
    def left(self) -> float | None:
        """How many seconds of a timed game are left."""

    def chance(self) -> Chance:
        """The time, and a seat by lot."""

    def in_turn(self, wish: Wish) -> Coroutine[Any, Any, Any]:
        """Do this after everything that was wished before."""

    def write(
        self, entries: Sequence[log.AnyEntry], secret: bytes = b""
    ) -> Coroutine[Any, Any, None]:
        """Write entries down, then let them be, then tell everybody."""
