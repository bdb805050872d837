"""All the tables of a server: those in memory, and those that lie in the store."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from fortyfives.rules.options import apply_options
from fortyfives.rules.seating import Seat
from fortyfives.server import entries as log
from fortyfives.server.closing import Closing
from fortyfives.server.protocol import Restart
from fortyfives.server.store.store import Kept, NotSaved, NotThere
from fortyfives.server.table import about_people as people
from fortyfives.server.table.denied import Denied
from fortyfives.server.table.finished import Finished, finished
from fortyfives.server.table.fold import LogLies
from fortyfives.server.table.live import LiveTable, hashed
from fortyfives.server.table.world import World
from fortyfives.variants.find import variant

MOST_TABLES: Final = 5_000
"""So many tables are kept in memory at most."""
SEND_AWAY_WITHIN: Final = 2.0
"""So many seconds those who are sent away have to hear it."""
NOBODYS: Final = "0" * 64
"""The hash of no invitation."""


class CardRoom:
    """Finds tables, opens new ones, and lets those go that nobody uses."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.closing = False

    async def open(
        self, game: str, options: Mapping[str, Any], players: int | None, clock: str, *, undo: bool
    ) -> tuple[LiveTable, str]:
        """A new table and the secret of its invitation.

        Raises `UnknownVariant`, `OptionError` and `InconsistentRules` for a game that cannot be,
        `Denied` if there is no room, and `NotSaved`.
        """
        self._not_closing()
        rules = apply_options(variant(game), options)
        count = rules.seating.usual if players is None else players
        rules.seating.sides(count)
        if len(self._tables) >= MOST_TABLES:
            await self.sweep(0.0)
        if len(self._tables) >= MOST_TABLES:
            raise Denied("hall-full")
        key, join = secrets.token_urlsafe(9), secrets.token_urlsafe(16)
        now = self._world.now()
        await self._world.store.add_table(key, hashed(join), now)
        table = LiveTable(key, self._world)
        opened = log.Opened(
            game=rules.key, options=dict(options), players=count, clock=clock, undo=undo
        )
        await self._keep(table, table.open(opened))
        return table, join

    async def _keep(self, table: LiveTable, ready: Awaitable[None]) -> None:
        """Let a table be found once it is ready, and not before; one that fails is let go."""
        try:
            await ready
            self._not_closing()
        except BaseException:
            await table.close()
            raise
        self._tables[table.key] = table

    def _not_closing(self) -> None:
        if self.closing:
            raise Denied("closing")

    async def table(self, key: str) -> LiveTable:
        """The table of that key, brought back from its log if need be.

        Raises `NotThere`, `NotSaved`, and `Denied` while the server is closing.
        """
        if key in self._tables:
            return self._tables[key]
        async with self._alone_with(key):
            if key not in self._tables:
                kept = await self._world.store.table(key)
                table = LiveTable(key, self._world)
                await self._keep(table, self._recover(table, kept))
            return self._tables[key]

    async def _recover(self, table: LiveTable, kept: Kept) -> None:
        """Bring a table back; one that was never opened is not there."""
        await table.recover(kept.log, await self._world.store.secrets_of(kept.id))
        if table.table.customs is None:
            raise NotThere(table.key)

    @asynccontextmanager
    async def _alone_with(self, key: str) -> AsyncIterator[None]:
        """Nobody else brings the table back or lets it go meanwhile."""
        lock = self._loading.setdefault(key, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            if not lock.locked():
                self._loading.pop(key, None)

    async def invited(self, key: str, join: str) -> LiveTable:
        """The table, for one who has its invitation; raises `NotThere` for any other.

        Nothing tells a table that is not there from a wrong invitation, not even the time taken.
        """
        try:
            known = await self._world.store.join_hash(key)
        except NotThere:
            known = NOBODYS
        if not secrets.compare_digest(known, hashed(join)):
            raise NotThere(key)
        return await self.table(key)

    async def seated(self, key: str, token: str) -> tuple[LiveTable, Seat]:
        """The table and the seat of one who has a token for it; raises `NotThere`."""
        table = await self.table(key)
        seat = table.table.seat_of(hashed(token))
        if seat is None:
            raise NotThere(key)
        return table, seat

    async def finished(self, replay: str) -> Finished:
        """The finished game that can be seen again under that name; raises `NotThere`.

        A game that is not over is not there, and one whose log lies is not either.
        """
        key, _, word = replay.partition(".")
        store = self._world.store
        kept, told = await store.table(key), await store.secrets_of(key)
        try:
            return await asyncio.to_thread(finished, kept.log, told, word)
        except LogLies as wrong:
            raise NotThere(replay) from wrong

    async def forget(self, table: LiveTable, seat: Seat) -> None:
        """Delete a table for good, as this seat wishes, and send everybody away from it.

        Raises `Denied` if the seat may not, and `NotSaved`.
        """

        async def check() -> None:
            people.check_deletion(table.table, seat)

        async with self._alone_with(table.key):
            await table.in_turn(check)
            try:
                await table.close()
                await self._world.store.forget(table.key)
            finally:
                self._tables.pop(table.key, None)
        for listener in list(table.listeners.values()):
            listener.send_away(Closing.NOWHERE)

    async def sweep(self, unused: float | None = None) -> None:
        """Let those tables go out of memory that nobody has used for so many seconds.

        Those that everybody left before a game are deleted: nobody could do it any more.
        """
        seconds = self._world.pace.empty if unused is None else unused
        now = self._world.now()
        for key, table in list(self._tables.items()):
            if not table.busy and now - table.used >= seconds:
                async with self._alone_with(key):
                    self._tables.pop(key, None)
                    await table.close()
                    if table.table.abandoned:
                        with suppress(NotSaved):  # it lies in the store as before
                            await self._world.store.forget(key)

    async def restart(self, seconds: int) -> None:
        """Tell everybody that the server goes away, finish what has begun, and close all sockets.

        No table begins anything more, so that what a client has seen is what will be there again.
        """
        self.closing = True
        tables = list(self._tables.values())
        links = [each for table in tables for each in table.listeners.values()]
        for link in links:
            link.announce(Restart(seconds))
        await asyncio.gather(*(table.close() for table in tables))
        for link in links:
            link.send_away(Closing.RESTART)
        with suppress(TimeoutError):
            async with asyncio.timeout(SEND_AWAY_WITHIN):
                while any(table.listeners for table in tables):  # noqa: ASYNC110 - each leaves alone
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop all tables; everything that was wished before is done."""
        self.closing = True
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._world.thinkers.close()
