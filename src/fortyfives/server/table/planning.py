"""What a table does by itself: commit to a deal, wait for a cut, let computer players think."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import structlog

from fortyfives.game.showing import view_for
from fortyfives.rules.seating import Seat
from fortyfives.server import entries as log
from fortyfives.server.cards import commitment_of
from fortyfives.server.store.store import NotSaved
from fortyfives.server.table import about_cards as cards
from fortyfives.server.table.bell import bell
from fortyfives.server.table.denied import Denied
from fortyfives.server.table.listener import Played
from fortyfives.server.table.state import AWAY
from fortyfives.server.table.world import Wish, World

SECRET_BYTES: Final = 32
FIRST: Final = "1/1"
"""The first deal of a table's first game."""
RETRY: Final = 2.0
"""So many seconds after a full disk the table tries again."""
_LOG: Final = structlog.get_logger("table")


class Plans:
    """What comes next at one table; there is one plan at a time, and every entry makes it anew."""

    def __init__(self, live: Played, world: World) -> None:
        self._live = live
        self._world = world
        self._next: asyncio.Task[None] | None = None
        self._bell: asyncio.Task[None] | None = None
        self._counted = 0
        self._deadlines: dict[object, float] = {}
        self.until: float | None = None
        self._over = False
        self.unsaved = False

    def drop(self) -> None:
        """Plan nothing more, ever."""
        self._over = True
        for task in (self._next, self._bell):
            if task is not None:
                task.cancel()

    def make(self) -> None:
        """See what comes next, and wait for it."""
        for task in (self._next, self._bell):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self.until, self.unsaved = None, False
        waiting = None if self._over else self._what_next()
        if waiting is None:
            self._deadlines.clear()  # whoever takes the game up again has the whole time
        left = self._live.left
        self._next = asyncio.create_task(waiting) if waiting else None
        rings = waiting is not None and left is not None and not self._live.table.last_deal
        self._bell = asyncio.create_task(self._ring()) if rings else None

    def _what_next(self) -> Coroutine[Any, Any, None] | None:
        table = self._live.table
        idle = table.frozen or table.adjourned or not table.under_way
        if idle or not any(seat in self._live.listeners for seat in table.people):
            return None
        if table.playing is None:
            return self._commit()
        seat = table.turn
        return self._await_cut() if seat is None else self._await_action(seat)

    def _await_action(self, seat: Seat) -> Coroutine[Any, Any, None]:
        chair = self._live.table.chairs[seat]
        assert chair is not None  # noqa: S101 - it is the seat's turn
        if chair.plays_itself:
            return self._think(seat, chair.player or AWAY)
        return self._await_turn(seat)

    async def _ring(self) -> None:
        """Tell the table when its time is up."""
        while left := self._live.left:  # noqa: ASYNC110 - what is waited for is the time itself
            await asyncio.sleep(left)

        async def do() -> None:
            if rung := bell(self._live.table, self._world.now()):
                await self._live.write(rung)

        await self.quietly(do)

    async def _commit(self) -> None:
        """Commit to the next deal, once people have looked at the one before."""
        if self._number() != FIRST:
            await asyncio.sleep(self._world.pace.deal)
        version = self._live.table.version

        async def do() -> None:
            if self._live.table.version == version:
                await self.commit()

        await self.quietly(do)

    async def commit(self) -> None:
        """Commit to the next deal now; its cards are settled but for the cut."""
        secret = secrets.token_bytes(SECRET_BYTES)
        deal_id = "/".join((self._live.key, self._number(), secrets.token_hex(4)))
        await self._world.store.keep_secret(deal_id, secret)
        entry = log.Committed(deal=deal_id, commitment=commitment_of(deal_id, secret))
        await self._live.write([entry], secret)

    def _number(self) -> str:
        """Which game of the table it is, and which deal of the game."""
        table = self._live.table
        return f"{table.number}/{table.game.number + 1 if table.game else 1}"

    async def _await_cut(self) -> None:
        """Give the person whose cut it is time to come, and then time to cut."""
        table, here = self._live.table, self._live.listeners
        if table.cutter is not None:
            await self._wait(self._world.pace.cut, (table.cutter, table.cutter in here))
        await self._unless_changed(
            table.version, lambda: cards.left_uncut(self._live.table, here, self._live.chance())
        )

    async def _wait(self, seconds: float, what: object = None) -> None:
        """Let somebody have so many seconds for this, counted once for the cards as they are."""
        touched = self._live.table.touched
        if self._counted != touched:
            self._counted, self._deadlines = touched, {}
        self.until = self._deadlines.setdefault(what, self._world.now() + seconds)
        await asyncio.sleep(max(0.0, self.until - self._world.now()))

    async def _think(self, seat: Seat, name: str) -> None:
        """A computer player thinks and does something, at the pace of the table."""
        table, deal = self._live.table, self._live.table.deal
        assert deal is not None  # noqa: S101 - it is somebody's turn in it
        began = self._world.now()
        luck = secrets.token_hex(8)
        action = await self._world.thinkers.choose(name, view_for(deal, seat), luck)
        rest = self._pause() - (self._world.now() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        await self._unless_changed(
            table.version,
            lambda: cards.act(self._live.table, seat, action, "computer", self._live.chance()),
        )

    def _pause(self) -> float:
        """How long a computer player takes: longer after a trick, which people look at."""
        deal = self._live.table.deal
        after_trick = deal is not None and bool(deal.public.tricks) and not deal.public.trick
        return self._world.pace.card + (self._world.pace.trick if after_trick else 0.0)

    async def _await_turn(self, seat: Seat) -> None:
        """A person thinks; when the table's clock has run out, a computer player helps."""
        customs = self._live.table.customs
        seconds = self._world.pace.turn(customs.clock) if customs else None
        if seconds is None:
            return
        await self._wait(seconds)
        await self._think(seat, AWAY)

    async def _unless_changed(
        self, version: int, entries: Callable[[], Sequence[log.AnyEntry]]
    ) -> None:
        async def do() -> None:
            if self._live.table.version == version:
                await self._live.write(entries())

        await self.quietly(do)

    async def quietly(self, wish: Wish) -> None:
        """Do something of the table's own; a full disk is tried again."""
        while True:
            try:
                await asyncio.shield(self._live.in_turn(wish))
            except NotSaved:
                self.unsaved = True
                for listener in list(self._live.listeners.values()):
                    listener.told((), self._live)
                await asyncio.sleep(RETRY)
            except Denied as denied:
                _LOG.error("the table may not do this", table=self._live.key, code=denied.code)
                return
            else:
                return
