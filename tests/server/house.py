"""A house with one table in one process, and open pages at it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from fortyfives.server import protocol as wire
from fortyfives.server.card_room import CardRoom
from fortyfives.server.link import Link
from fortyfives.server.table.clock import Pace
from fortyfives.server.table.live import LiveTable
from fortyfives.server.table.world import World
from tests.server.lines import Line, linked
from tests.server.luck import seeded
from tests.server.memory import AtOnce, MemoryStore

TO_PLAYER = msgspec.json.Decoder(wire.ToPlayer)
SLOW = Pace(card=60.0, trick=0.0, deal=0.0, cut=60.0)
"""Nothing happens at such a table but what people do."""


@dataclass
class Tab:
    """An open page: everything that it was told."""

    live: LiveTable
    seat: int
    have: int = 0
    told: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.line = Line(lambda text: self.told.append(TO_PLAYER.decode(text)))
        self.link: Link = linked(self.live, self.seat, self.line, Link, have=self.have)
        self.task: asyncio.Task[None] = asyncio.create_task(self.link.run())

    def say(self, message: wire.Message) -> None:
        self.line.say(msgspec.json.encode(message).decode())

    @property
    def frame(self) -> wire.Frame:
        return next(each for each in reversed(self.told) if isinstance(each, wire.Frame))

    @property
    def room(self) -> wire.Room | None:
        """The table as it was told last: a frame has it only where something of it changed."""
        return next((each.room for each in reversed(self.of(wire.Frame)) if each.room), None)

    @property
    def sheet(self) -> wire.Sheet | None:
        """The score sheet as it was told last."""
        return next((each.sheet for each in reversed(self.of(wire.Frame)) if each.sheet), None)

    def of(self, kind: type[Any]) -> list[Any]:
        return [each for each in self.told if isinstance(each, kind)]


@dataclass
class House:
    """A hall with one table at which two people and two computer players sit."""

    store: MemoryStore
    world: World
    card_room: CardRoom
    live: LiveTable
    tokens: list[str]
    tabs: list["Tab"] = field(default_factory=list)

    async def both(self) -> list["Tab"]:
        """Both people sit down, and the game begins."""
        tabs = [await self.tab(0), await self.tab(1)]
        await self.live.command(0, wire.Start("start-it", self.live.table.version))
        await settle()
        return tabs

    async def again(self) -> "House":
        """The server is started again on the same data."""
        await self.card_room.close()
        card_room = CardRoom(self.world)
        live, _ = await card_room.seated(self.live.key, self.tokens[0])
        return House(self.store, self.world, card_room, live, self.tokens, self.tabs)

    async def tab(self, seat: int = 0, have: int = 0) -> Tab:
        found = Tab(self.live, seat, have)
        self.tabs.append(found)
        await settle()
        return found


async def settle() -> None:
    """Let everything happen that can happen at once."""
    for _ in range(60):
        await asyncio.sleep(0)


async def until(so: Callable[[], object]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(10):
        while not so():  # noqa: ASYNC110 - what is waited for tells nobody
            await asyncio.sleep(0.005)
    await settle()


@asynccontextmanager
async def house(pace: Pace = SLOW, **options: Any) -> AsyncIterator[House]:
    """A house; `now` tells the time, `clock` limits thinking, and the rest are house rules."""
    store = MemoryStore()
    world = World(store, AtOnce(), pace, options.pop("now", time.time))
    card_room = CardRoom(world)
    clock = options.pop("clock", "none")
    live, _ = await card_room.open("merrimack_valley", options, 4, clock, undo=True)
    tokens = [(await live.sit(name, None))[1] for name in ("Rose", "Luc")]
    await live.fill("cast", start=False)
    found = House(store, world, card_room, live, tokens)
    try:
        yield found
    finally:
        store.full = False
        await found.card_room.close()
        for tab in found.tabs:
            tab.task.cancel()
        await asyncio.gather(*(tab.task for tab in found.tabs), return_exceptions=True)


def ran(wish: Coroutine[Any, Any, Any]) -> Any:
    async def bounded() -> Any:
        async with asyncio.timeout(60):
            return await wish

    with seeded("live"):
        return asyncio.run(bounded())


async def cut(house: House, *tabs: Tab) -> Tab:
    """The pack is cut by whoever is asked; the tab that did."""
    await settle()
    tab = next(each for each in tabs if each.frame.ask and each.frame.ask.cut)
    tab.say(wire.CutPack("the-cut-1", tab.frame.version, 20, "ab" * 16))
    await settle()
    assert house.live.table.deal is not None
    return tab
