"""People at a table of the server, who play whatever is allowed; for the tests alone."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from fortyfives.game.legality import legal
from fortyfives.game.showing import view_for
from fortyfives.rules.seating import Seat
from fortyfives.server import protocol as wire
from fortyfives.server.card_room import CardRoom
from fortyfives.server.closing import Closing
from fortyfives.server.codec import write_action
from fortyfives.server.store.store import Store
from fortyfives.server.table.clock import AT_ONCE, Pace
from fortyfives.server.table.listener import Played
from fortyfives.server.table.live import LiveTable
from fortyfives.server.table.state import Table
from fortyfives.server.table.step import Step
from fortyfives.server.table.thinking import Thinkers
from fortyfives.server.table.world import World

LONGEST = 120.0
_NUMBERS = count(1)


@dataclass
class Person:
    """Somebody at a table; `heard` are the entries that were told."""

    table: LiveTable
    seat: Seat
    heard: list[Step] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def told(self, steps: Sequence[Step], table: Played) -> None:
        """Hear what happened."""
        del table
        self.heard += steps
        self.news.set()

    def replaced(self) -> None:
        """Nobody else takes this seat."""

    def announce(self, news: wire.Restart) -> None:
        """The server does not go away here."""

    def send_away(self, why: Closing) -> None:
        """Nobody is sent away here."""

    async def does(self, kind: type[wire.Command], **what: Any) -> int:
        """Give the table a command."""
        command = kind(id=f"command-{next(_NUMBERS)}", at=self.table.table.version, **what)
        return await self.table.command(self.seat, command)

    async def play(self, until: Callable[[Table], bool]) -> None:
        """Cut and play, by no plan, until the table is so."""
        luck = Random(self.seat)
        async with asyncio.timeout(LONGEST):
            while not until(self.table.table):
                self.news.clear()
                if not await self._turn(luck):
                    await self.news.wait()

    async def _turn(self, luck: Random) -> bool:
        """Do what one's turn asks for, if it is one's turn."""
        table = self.table.table
        if table.deal is not None and table.turn == self.seat:
            action = write_action(legal(view_for(table.deal, self.seat)).any(luck))
            action.pop("seat")
            await self.does(wire.Act, action=action)
            return True
        if table.playing and table.playing.start is None and table.cutter == self.seat:
            await self.does(wire.CutPack, depth=17, number="0f" * 16)
            return True
        return False


@dataclass
class Clock:
    """A clock that goes when it is told to."""

    seconds: float = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds


@asynccontextmanager
async def a_hall(
    folder: Path, clock: Clock | None = None, pace: Pace = AT_ONCE
) -> AsyncIterator[CardRoom]:
    """A hall whose tables are kept in that folder."""
    store = await Store.open(folder)
    card_room = CardRoom(World(store, Thinkers(), pace, clock or Clock()))
    try:
        yield card_room
    finally:
        await card_room.close()
        await store.close()


async def sat_down(
    card_room: CardRoom, game: str, options: Mapping[str, Any], people: int = 1
) -> list[Person]:
    """A table where nothing has begun: so many people, and the cast in the other seats."""
    table, _ = await card_room.open(game, options, None, "none", undo=True)
    found = []
    for number in range(people):
        seat, _ = await table.sit(f"Rose {number}", None)
        found.append(Person(table, seat))
        table.listen(found[-1])
    if people < len(table.table.chairs):
        await table.fill("cast", start=False)
    return found


def game_over(table: Table) -> bool:
    """Whether a game has been played to its end."""
    return table.game is not None and table.game.over
