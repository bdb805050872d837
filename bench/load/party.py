"""People at one table under load: they answer what they are asked, and note how long it took."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fortyfives.server import protocol as wire
from tests.server.served import Served

TO_PLAYER: Final = msgspec.json.Decoder(wire.ToPlayer)
PATIENCE: Final = 60.0


@dataclass
class Sent:
    """A command: the version it was given in, when, and the seats that have not seen it done."""

    at: int
    when: float
    seats: set[int]


@dataclass
class Party:
    """Those who sit at one table.

    `every` are the seconds from one command of the table to the next; nothing for as soon as
    somebody is asked. `took` has the seconds from each command to the last frame that shows it,
    `thought` those from a computer player's turn to its card, without `pause(frame)`.
    """

    table: str
    lot: Random
    every: float = 0.0
    pause: Callable[[wire.Cards], float] = lambda _cards: 0.0
    enough: Callable[[wire.Cards], bool] = lambda _cards: False
    people: "list[Person]" = field(default_factory=list)
    playing: bool = True
    commands: int = 0
    accepted: int = 0
    wrong: list[str] = field(default_factory=list)
    took: list[float] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)
    there: asyncio.Event = field(default_factory=asyncio.Event)
    _under_way: list[Sent] = field(default_factory=list)
    _due: float = 0.0

    @property
    def lost(self) -> int:
        """How many commands have no answer yet, or have not been seen by everybody."""
        return max(len(self._under_way), self.commands - self.accepted)

    def wait(self) -> float:
        """The seconds until the next command is due."""
        if not self.every:
            return 0.0
        now = time.perf_counter()
        # The tables do not all begin at once, as they do not in a hall.
        self._due = self._due + self.every if self._due else now + self.lot.random() * self.every
        return max(0.0, self._due - now)

    def sent(self, at: int) -> None:
        """Somebody sends a command."""
        self.commands += 1
        seats = {person.seat for person in self.people}
        self._under_way.append(Sent(at, time.perf_counter(), seats))

    def shown(self, seat: int, version: int) -> None:
        """Somebody was shown the table."""
        for command in list(self._under_way):
            if version > command.at:
                command.seats.discard(seat)
                if not command.seats:
                    self._under_way.remove(command)
                    self.took.append(time.perf_counter() - command.when)


@dataclass
class Person:
    """One socket, and the seat it stands for."""

    party: Party
    seat: int
    token: str
    _socket: ClientConnection | None = None
    _version: int = -1
    _turn: tuple[float, float] | None = None
    _asked: asyncio.Task[None] | None = None
    _task: asyncio.Task[None] | None = None
    _ids: "count[int]" = field(default_factory=count)

    async def sit(self, served: Served) -> None:
        """Take the seat."""
        self._socket = await connect(
            served.socket_of(self.party.table),
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        await self.say(wire.Hello(wire.VERSION, self.token, "en"))
        self._task = asyncio.create_task(self._listen(self._socket))

    async def rise(self) -> None:
        """Leave for good."""
        for task in (self._asked, self._task):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self._socket is not None:
            self._socket.transport.abort()

    async def say(self, message: wire.Message) -> None:
        """Send a message."""
        assert self._socket is not None  # noqa: S101 - nobody speaks before sitting down
        await self._socket.send(msgspec.json.encode(message).decode())

    def key(self) -> str:
        """The id of the next command."""
        return f"seat-{self.seat}-{next(self._ids):06}"

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._hear(TO_PLAYER.decode(text))
        except ConnectionClosed as closed:
            self.party.wrong.append(f"seat {self.seat} lost its line: {closed}")
        except Exception as wrong:  # noqa: BLE001 - it is told with the figures
            self.party.wrong.append(f"seat {self.seat}: {wrong!r}")

    def _hear(self, message: wire.ToPlayer) -> None:
        party = self.party
        if isinstance(message, wire.Accepted):
            party.accepted += 1
        elif isinstance(message, wire.Refused):
            party.wrong.append(f"seat {self.seat} was refused: {message.code}")
        elif isinstance(message, wire.Frame) and message.version > self._version:
            self._version = message.version
            party.shown(self.seat, message.version)
            self._see(message)

    def _see(self, shown: wire.Frame) -> None:
        party, cards, now = self.party, shown.cards, time.perf_counter()
        if self._turn is not None:
            since, pause = self._turn
            party.thought.append(now - since - pause)
        self._turn = None
        if cards is not None and party.enough(cards):
            party.playing = False
            party.there.set()
        if not party.playing:
            return
        if cards is not None and cards.turn not in {None, *(each.seat for each in party.people)}:
            self._turn = now, party.pause(cards)
        ask = shown.ask
        if ask is not None and (ask.question or ask.cut):
            self._asked = asyncio.create_task(self._do(ask, shown))

    async def _do(self, ask: wire.Ask, shown: wire.Frame) -> None:
        """Do anything that is allowed, when the table's next command is due."""
        await asyncio.sleep(self.party.wait())
        if not self.party.playing:
            return
        lot, at = self.party.lot, shown.version
        if ask.cut is not None:
            command: wire.Command = wire.CutPack(self.key(), at, 26, lot.randbytes(16).hex())
        elif ask.throw is not None and shown.cards is not None:
            hand = [each.card for each in shown.cards.hand]
            thrown = lot.sample(hand, lot.randint(ask.throw.least, ask.throw.most))
            command = wire.Act(self.key(), at, {"is": "Discard", "cards": thrown})
        else:
            command = wire.Act(self.key(), at, lot.choice(ask.choices).action)
        self.party.sent(at)
        await self.say(command)
