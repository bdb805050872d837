"""The task that runs one table: one wish after the other, written down and then told to all."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

import structlog
from msgspec.structs import replace

from fortyfives.players.registry import UnknownPlayer, player
from fortyfives.rules.seating import Seat
from fortyfives.server import entries as log
from fortyfives.server import protocol as ask
from fortyfives.server.closing import Closing
from fortyfives.server.logs import places
from fortyfives.server.store.store import NotSaved
from fortyfives.server.table import about_people as people
from fortyfives.server.table.about_cards import Chance
from fortyfives.server.table.bell import down, seconds_left
from fortyfives.server.table.decide import answered_as, decide
from fortyfives.server.table.denied import Denied
from fortyfives.server.table.fold import LogLies, fold
from fortyfives.server.table.listener import Listener
from fortyfives.server.table.planning import Plans
from fortyfives.server.table.reading import steps
from fortyfives.server.table.state import Table
from fortyfives.server.table.step import Step
from fortyfives.server.table.world import Wish, World

RECENT: Final = 32
"""So many entries are kept at hand: more than a table plays before the seat is another's."""
REMEMBERED: Final = 512
"""So many commands are remembered, so that one that is sent again gets the same answer."""
_LOG: Final = structlog.get_logger("table")


class LiveTable:
    """One table while it is played at; `table` is how it stands, as far as it is written down."""

    def __init__(self, key: str, world: World) -> None:
        self.key = key
        self.table = Table()
        self.listeners: dict[Seat, Listener] = {}
        self.used = world.now()
        self._world = world
        self._wishes: deque[tuple[Wish, asyncio.Future[Any]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._answers: OrderedDict[str, int] = OrderedDict()
        self._recent: deque[Step] = deque(maxlen=RECENT)
        self._open = 0
        self._closed = False
        self._plans = Plans(self, world)
        self._away: dict[Seat, asyncio.Task[None]] = {}

    # --- the queue ----------------------------------------------------------------------------

    def _wish(self, wish: Wish, answer: asyncio.Future[Any]) -> None:
        """Queue up, and begin to do what is wished if nobody does: an idle table has no task."""
        self._wishes.append((wish, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=f"table {self.key}")

    async def _run(self) -> None:
        """Do one wish after the other until there is none."""
        try:
            while self._wishes:
                await self._grant(*self._wishes.popleft())
        finally:
            self._task = None

    async def _grant(self, wish: Wish, answer: asyncio.Future[Any]) -> None:
        try:
            found = await wish()
        except Exception as wrong:  # noqa: BLE001 - it is the asker's to deal with
            if not answer.done():
                answer.set_exception(wrong)
            elif not isinstance(wrong, Denied | NotSaved):
                found = {"error": type(wrong).__name__, "where": places(wrong)}
                _LOG.error("nobody waits for this", table=self.key, **found)
        else:
            if not answer.done():
                answer.set_result(found)

    async def in_turn(self, wish: Wish) -> Any:
        """Wait until everything that was wished before has been done, then do this.

        Raises `Denied` once the table is closed.
        """
        if self._closed:
            raise Denied("closing")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._wish(wish, answer)
        self._open += 1
        self.used = self._world.now()
        try:
            return await answer
        finally:
            self._open -= 1

    @property
    def busy(self) -> bool:
        """Whether somebody is there, or waits for something to be done."""
        return bool(self.listeners or self._open)

    async def close(self) -> None:
        """Begin nothing more, do what was wished before, and stop."""
        if self._closed:
            return
        self._plans.drop()
        for task in self._away.values():
            task.cancel()
        last: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wish(_nothing, last)
        self._closed = True
        await last

    # --- what is written ----------------------------------------------------------------------

    async def recover(self, bodies: Sequence[bytes], kept: Mapping[str, bytes]) -> None:
        """Read the log; a table whose log lies is frozen and says so.

        `kept` has the secrets of its deals by their names.
        """
        try:
            for step in steps(bodies, kept):
                self.table = step.after
                self._keep(step)
                if isinstance(step.entry, log.Proved):
                    await asyncio.sleep(0)  # other tables are played at meanwhile
        except LogLies as lies:
            _LOG.error("a log lies", table=self.key, why=str(lies))
            self.table = fold(self.table, log.Frozen(why=str(lies)))
            return
        if missed := down(self.table, self._world.since):
            await self.write(missed)
        self._plans.make()

    async def write(self, entries: Sequence[log.AnyEntry], secret: bytes = b"") -> None:
        """Write entries down, then let them be, then tell everybody; all of them or none.

        Raises `NotSaved`, and nothing has happened then.
        """
        steps = []
        table, now = self.table, self._world.now()
        for entry in (replace(each, at=now) for each in entries):
            after = fold(table, entry, secret)
            steps.append(Step(table, entry, after))
            table = after
        bodies = [log.write_entry(step.entry) for step in steps]
        await self._world.store.append(self.key, self.table.version + 1, bodies)
        before, self.table = self.table, table
        for step in steps:
            self._keep(step)
        self._part_with(before)
        self._plans.make()
        for listener in list(self.listeners.values()):
            listener.told(steps, self)

    def _part_with(self, before: Table) -> None:
        """Whoever's seat was his before and is no more neither hears nor says anything here."""
        for seat, listener in list(self.listeners.items()):
            if before.token(seat) != self.table.token(seat):
                del self.listeners[seat]
                listener.send_away(Closing.TOKEN)

    def _keep(self, step: Step) -> None:
        """Have at hand what happened, and what the command that led to it was answered."""
        self._recent.append(step.in_short())
        if step.entry.id:
            self._answers[step.entry.id] = step.after.version
            while len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)

    def chance(self) -> Chance:
        """The time, a seat by lot, and a word that nobody can guess."""
        now = self._world.now()
        players = max(len(self.table.chairs), 1)
        lot, word = secrets.randbelow(players), secrets.token_urlsafe(16)
        return Chance(time.localtime(now).tm_hour, now, lot, word)

    # --- what people do -----------------------------------------------------------------------

    async def command(self, seat: Seat, command: ask.Command, by: Listener | None = None) -> int:
        """Carry a command out, and give the version it led to.

        `by` is who asks for it: he is denied it if the seat is another's by then. Raises `Denied`
        and `NotSaved`. The same command again is not carried out again.
        """

        async def do() -> int:
            if by is not None and self.listeners.get(seat) is not by:
                raise Denied("not-yours")
            known = answered_as(seat, command)
            if known in self._answers:
                return self._answers[known]
            if isinstance(command, ask.Engage):
                known_player(command.player)
            await self.write(decide(self.table, seat, command, self.chance()))
            return self._answers[known]

        found: int = await self.in_turn(do)
        return found

    async def sit(self, name: str, seat: Seat | None) -> tuple[Seat, str]:
        """A person takes an empty seat, or any, and gets its token.

        Raises `Denied` and `NotSaved`.
        """

        async def do() -> tuple[Seat, str]:
            token = secrets.token_urlsafe(16)
            entries = people.sit(self.table, name, seat, hashed(token))
            await self.write(entries)
            return entries[0].seat, token

        found: tuple[Seat, str] = await self.in_turn(do)
        return found

    async def fill(self, company: str, *, start: bool) -> None:
        """Computer players take the empty seats, and the game begins if that is wished.

        The first deal is then committed to at once: its cutter need not wait for it.
        """

        async def do() -> None:
            known_player(company)
            table = self.table
            entries = people.engage(table, people.empty(table), company)
            if start:
                entries.append(people.next_game(table, self.chance()))
            await self.write(entries)
            if start:
                await self._plans.commit()

        await self.in_turn(do)

    async def come_back(self, seat: Seat) -> None:
        """A person whose seat a computer player had is there again."""

        async def do() -> None:
            chair = self.table.chairs[seat]
            if chair is not None and chair.stands_in:
                await self.write(people.come_back(self.table, seat))

        await self.in_turn(do)

    async def open(self, opened: log.Opened) -> None:
        """Write the first entry."""

        async def do() -> None:
            await self.write([opened])

        await self.in_turn(do)

    def since(self, version: int, seat: Seat) -> list[Step]:
        """What has been written since that version, if it is still at hand; otherwise nothing.

        What was before somebody took the seat was told to another.
        """
        chair, recent = self.table.chairs[seat], self._recent
        his = chair is not None and version >= chair.since
        if version and his and recent and recent[0].before.version <= version:
            return [step for step in recent if step.after.version > version]
        return []

    @property
    def replay(self) -> str:
        """Where the game that was played last can be seen again, once it is over."""
        return f"{self.key}.{self.table.replay}"

    def listen(self, listener: Listener) -> None:
        """Somebody's socket is there; the newest of a seat is the one that is told."""
        before = self.listeners.get(listener.seat)
        self.listeners[listener.seat] = listener
        if before is not None:
            before.send_away(Closing.NEWER)
        if away := self._away.pop(listener.seat, None):
            away.cancel()
        for seat in self.table.present:
            if seat not in self.listeners and seat not in self._away:
                self._away[seat] = asyncio.create_task(self._lost(seat))
        self._plans.make()
        self._tell_presence()

    def stop_listening(self, listener: Listener) -> None:
        """The socket is gone; the seat is kept for a while."""
        if self.listeners.get(listener.seat) is not listener:
            return
        del self.listeners[listener.seat]
        if self._closed:
            return
        self._away[listener.seat] = asyncio.create_task(self._lost(listener.seat))
        self._tell_presence()

    def _tell_presence(self) -> None:
        for listener in list(self.listeners.values()):
            listener.told((), self)

    async def _lost(self, seat: Seat) -> None:
        """After a while a computer player plays for one who has lost the line."""
        await asyncio.sleep(self._world.pace.away)

        async def do() -> None:
            if seat in self.listeners or seat not in self.table.present:
                return
            if self.table.under_way and self._others_here(seat):
                await self.write(people.leave(self.table, seat))

        await self._plans.quietly(do)
        self._away.pop(seat, None)

    def _others_here(self, seat: Seat) -> bool:
        return any(other != seat for other in self.listeners)

    @property
    def turn_left(self) -> float | None:
        """The seconds that whoever is to act still has; None if they are not counted."""
        until = self._plans.until
        return None if until is None else max(0.0, until - self._world.now())

    @property
    def left(self) -> float | None:
        """How many seconds of a timed game are left; None where no clock runs."""
        return seconds_left(self.table, self._world.now())

    @property
    def unsaved(self) -> bool:
        """Whether the table cannot go on because nothing can be written down."""
        return self._plans.unsaved

    @property
    def here(self) -> frozenset[Seat]:
        """The seats with a socket."""
        return frozenset(self.listeners)


async def _nothing() -> None:
    """What is wished for last."""


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def known_player(name: str) -> None:
    """Deny a computer player that there is not."""
    if name == people.THE_CAST:
        return
    try:
        player(name)
    except UnknownPlayer as unknown:
        raise Denied("no-player") from unknown
