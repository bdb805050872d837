"""People play at a real server, which is killed again and again: what they may rely on."""

import asyncio
import itertools
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fortyfives.server import protocol as wire
from fortyfives.server.languages import words_in
from fortyfives.server.showing.frame import frame
from fortyfives.server.showing.room import company_of
from fortyfives.server.store.store import Store
from fortyfives.server.table.reading import steps
from fortyfives.server.table.state import Table
from tests.server.served import Served

TO_PLAYER: Final = msgspec.json.Decoder(wire.ToPlayer)
GAMES: Final = (("merrimack_valley", 4), ("ns_call_your_partner", 5), ("one_ten", 3))
BACK_WITHIN: Final = 60.0
"""A machine that is busy with other things is slow: how long it took is told, not judged."""


@dataclass
class Killed:
    """What came of the kills: what was lost, and the seconds that each start and return took.

    `starts` are the seconds until the server served again, `returns` those until every client had
    been shown the table as the log has it; both count from when it was started again, at once.
    """

    failures: list[str] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    acknowledged: int = 0


@dataclass
class Person:
    """Somebody at the table, who comes back whenever the line is lost.

    `back` is when he was shown the table for the first time after a kill, and how it was shown.
    """

    served: Served
    table: str
    token: str
    seat: int
    lot: Random
    have: int = 0
    frame: wire.Frame | None = None
    acknowledged: dict[str, int] = field(default_factory=dict)
    sent: dict[str, wire.Command] = field(default_factory=dict)
    back: tuple[float, wire.Frame] | None = None
    fresh: asyncio.Event = field(default_factory=asyncio.Event)
    wrong: list[str] = field(default_factory=list)
    _ids: Any = field(default_factory=itertools.count)
    _did: int = -1

    async def stay(self) -> None:
        """Come, and come back, for ever."""
        while True:
            with suppress(OSError, ConnectionClosed, TimeoutError):
                async with connect(self.served.socket_of(self.table), open_timeout=5) as socket:
                    await self._sit(socket)
            await asyncio.sleep(0.05)

    async def _sit(self, socket: ClientConnection) -> None:
        await self._say(socket, wire.Hello(wire.VERSION, self.token, "en", self.have))
        # What was not answered is sent again, under the same id.
        for command in [each for key, each in self.sent.items() if key not in self.acknowledged]:
            await self._say(socket, command)
        async for text in socket:
            message = TO_PLAYER.decode(text)
            if isinstance(message, wire.Accepted):
                before = self.acknowledged.setdefault(message.id, message.version)
                if before != message.version:
                    self.wrong.append(f"{message.id} led to {before} and to {message.version}")
            elif isinstance(message, wire.Refused):
                self.sent.pop(message.id, None)
                self._did = -1 if message.code != "stale" else self._did
            elif isinstance(message, wire.Frame):
                await self._shown(socket, message)

    async def _shown(self, socket: ClientConnection, shown: wire.Frame) -> None:
        if shown.version < self.have:
            self.wrong.append(f"version {shown.version} after {self.have}")
        self.have, self.frame = shown.version, shown
        self.back = self.back or (time.monotonic(), shown)
        self.fresh.set()
        ask = shown.ask
        if ask is None or self._did == shown.version or not (ask.question or ask.cut):
            return
        self._did = shown.version
        key = f"seat-{self.seat}-{next(self._ids):06}"
        if ask.cut is not None:
            number = self.lot.randbytes(16).hex()
            command: wire.Command = wire.CutPack(key, shown.version, 26, number)
        elif ask.throw is not None and shown.cards is not None:
            hand = [each.card for each in shown.cards.hand]
            thrown = self.lot.sample(hand, self.lot.randint(ask.throw.least, ask.throw.most))
            command = wire.Act(key, shown.version, {"is": "Discard", "cards": thrown})
        else:
            command = wire.Act(key, shown.version, self.lot.choice(ask.choices).action)
        self.sent[key] = command
        await self._say(socket, command)

    async def _say(self, socket: ClientConnection, message: wire.Message) -> None:
        await socket.send(msgspec.json.encode(message).decode())


async def kept(folder: Path, key: str) -> tuple[Table, dict[str, int]]:
    """The table as its log has it, and the versions that commands led to."""
    store = await Store.open(folder)
    try:
        table, led = Table(), {}
        for step in steps((await store.table(key)).log, await store.secrets_of(key)):
            table = step.after
            if step.entry.id:
                led[step.entry.id.partition(".")[2]] = table.version
        return table, led
    finally:
        await store.close()


async def play_and_kill(folder: Path, kills: int, seed: object) -> Killed:
    """Play a game, kill the server so many times, and find what was lost."""
    lot, found = Random(f"kill {seed}"), Killed()
    with Served(folder) as served:
        key, people = await asyncio.to_thread(_seat, served, lot)
        tasks = [asyncio.create_task(person.stay()) for person in people]
        try:
            for _ in range(kills):
                await _one_kill(served, key, people, lot, found)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    found.failures += [wrong for person in people for wrong in person.wrong]
    found.acknowledged = sum(len(person.acknowledged) for person in people)
    return found


def _seat(served: Served, lot: Random) -> tuple[str, list[Person]]:
    """A table of two people and computer players, who have begun."""
    game, players = lot.choice(GAMES)
    wish = {"game": game, "players": players, "name": "Rose", "language": "en"}
    opened = served.post("/api/tables", wish)
    key = opened["table"]
    people = [Person(served, key, opened["token"], opened["seat"], Random(lot.random()))]
    for name in ("Luc", "Nora", "Angus", "Flora")[: players - 1]:
        sat = served.post(f"/api/tables/{key}/seats", {"join": opened["join"], "name": name})
        people.append(Person(served, key, sat["token"], sat["seat"], Random(lot.random())))
    people[0].sent["start-the-game"] = wire.Start("start-the-game", 0)
    return key, people


async def _one_kill(
    served: Served, key: str, people: list[Person], lot: Random, found: Killed
) -> None:
    seen = people[0].have
    async with asyncio.timeout(BACK_WITHIN):
        while people[0].have < seen + 2:  # noqa: ASYNC110 - many things tell it
            await asyncio.sleep(0.02)
    await asyncio.sleep(lot.random() * 0.4)
    served.kill()
    acknowledged = [(dict(person.acknowledged), person.frame) for person in people]
    table, led = await kept(served.folder, key)
    for person, (answers, shown) in zip(people, acknowledged, strict=True):
        lost = {name: version for name, version in answers.items() if led.get(name) != version}
        if lost:
            found.failures.append(f"seat {person.seat} was told of {lost}: the log has none of it")
        if shown is not None and shown.version > table.version:
            found.failures.append(f"seat {person.seat} was shown version {shown.version}")
        if shown is not None and shown.version == table.version and not _same(table, person, shown):
            found.failures.append(f"seat {person.seat} was shown what the log does not have")
        person.back = None
        person.fresh.clear()
    looked = time.monotonic()
    found.starts.append(await asyncio.to_thread(served.start))
    async with asyncio.timeout(BACK_WITHIN):
        await asyncio.gather(*(person.fresh.wait() for person in people))
    back = [(person, *person.back) for person in people if person.back is not None]
    # Reading the log in between is the test's own work, and no part of coming back.
    found.returns.append(max(when for _, when, _ in back) - looked)
    for person, _, shown in back:
        if shown.version < table.version:
            found.failures.append(f"seat {person.seat} was shown an older table")
        if shown.version == table.version and not _same(table, person, shown):
            found.failures.append(f"seat {person.seat} came back to what the log does not have")


def _same(table: Table, person: Person, shown: wire.Frame) -> bool:
    """Whether a client has been shown what the log says."""
    again = frame(table, company_of(table, words_in("en"), person.seat))
    return (again.cards, again.proof) == (shown.cards, shown.proof)
