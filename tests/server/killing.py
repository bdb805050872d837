"""People play at a real server, which is killed again and again: what they may rely on."""

import asyncio
import itertools
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fortyfives.server import entries as log
from fortyfives.server import protocol as wire
from fortyfives.server.languages import words_in
from fortyfives.server.showing.frame import frame
from fortyfives.server.showing.room import company_of
from fortyfives.server.store.store import Store
from fortyfives.server.table.fold import fold
from fortyfives.server.table.state import Table
from tests.server.served import Served

TO_PLAYER: Final = msgspec.json.Decoder(wire.ToPlayer)
GAMES: Final = (("merrimack_valley", 4), ("ns_call_your_partner", 5), ("one_ten", 3))
BACK_WITHIN: Final = 60.0
"""A machine that is busy with other things is slow: how long it took is counted, not judged."""


@dataclass
class Person:
    """Somebody at the table, who comes back whenever the line is lost."""

    served: Served
    table: str
    token: str
    seat: int
    lot: Random
    have: int = 0
    frame: wire.Frame | None = None
    acknowledged: dict[str, int] = field(default_factory=dict)
    sent: dict[str, wire.Command] = field(default_factory=dict)
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
            self.fresh.clear()
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
        for body in (await store.table(key)).log:
            entry = log.read_entry(body)
            secret = await store.secret(entry.deal) if isinstance(entry, log.Committed) else b""
            table = fold(table, entry, secret)
            if entry.id:
                led[entry.id] = table.version
        return table, led
    finally:
        await store.close()


async def play_and_kill(folder: Path, kills: int, seed: object) -> tuple[Counter[str], list[str]]:
    """Play a game, kill the server so many times, and find what was lost."""
    lot, count, failures = Random(f"kill {seed}"), Counter[str](), list[str]()
    with Served(folder) as served:
        key, people = await asyncio.to_thread(_seat, served, lot)
        tasks = [asyncio.create_task(person.stay()) for person in people]
        try:
            for _ in range(kills):
                await _one_kill(served, key, people, lot, count, failures)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    failures += [wrong for person in people for wrong in person.wrong]
    count["acknowledged"] = sum(len(person.acknowledged) for person in people)
    return count, failures


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


async def _one_kill(  # noqa: PLR0913, PLR0917 - all that is at hand
    served: Served,
    key: str,
    people: list[Person],
    lot: Random,
    count: Counter[str],
    failures: list[str],
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
            failures.append(f"seat {person.seat} was told of {lost}, and the log has no such thing")
        if shown is not None and shown.version > table.version:
            failures.append(f"seat {person.seat} was shown version {shown.version}")
        if shown is not None and shown.version == table.version and not _same(table, person, shown):
            failures.append(f"seat {person.seat} was shown what the log does not have")
        person.fresh.clear()
    took = await asyncio.to_thread(served.start)
    count["kills"] += 1
    count["slow_starts"] += took > 3.0
    async with asyncio.timeout(BACK_WITHIN):
        await asyncio.gather(*(person.fresh.wait() for person in people))
    if any(person.have < table.version for person in people):
        failures.append("somebody was shown an older table")


def _same(table: Table, person: Person, shown: wire.Frame) -> bool:
    """Whether a client has been shown what the log says."""
    again = frame(table, company_of(table, words_in("en"), person.seat))
    return (again.cards, again.proof) == (shown.cards, shown.proof)
