"""A socket of one seat: what it is told, how it is read, and what becomes of a slow one."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fortyfives.cards.card import Card
from fortyfives.game.showing import view_for
from fortyfives.players.cast import BEST
from fortyfives.players.registry import player
from fortyfives.rules.seating import Seat
from fortyfives.server import protocol as wire
from fortyfives.server.closing import Closing
from fortyfives.server.codec import write_action
from fortyfives.server.languages import words_in
from fortyfives.server.rates import USUAL, Bucket
from fortyfives.server.showing.frame import Parts, frame
from fortyfives.server.showing.happening import Ear
from fortyfives.server.showing.room import company_of, made_of, room, sheet, sheet_made_of
from fortyfives.server.showing.speaking import speak
from fortyfives.server.store.store import NotSaved
from fortyfives.server.table.denied import Denied
from fortyfives.server.table.listener import Played
from fortyfives.server.table.live import LiveTable
from fortyfives.server.table.state import Table
from fortyfives.server.table.step import Step
from fortyfives.telling.company import Company
from fortyfives.telling.explaining.phases import explain
from fortyfives.telling.hint import hint, say_hint, say_why
from fortyfives.telling.reasons import refused_ahead

MOST_WAITING: Final = 64
"""With more things waiting than these a reader is slow, and is shown the table as it stands."""
MOST_JUNK: Final = 3
"""So many messages that are none, and the socket is closed."""
SLOWEST: Final = 5.0
"""So many seconds one who hears nothing has to hear that the socket is closed."""
COSTLY: Final = 5.0
"""A hint is as much as so many other messages: a computer player has to think."""


class Link:
    """One socket of one seat at one table."""

    def __init__(  # noqa: PLR0913 - the socket, its seat, and what it may do
        self,
        socket: WebSocket,
        table: LiveTable,
        seat: Seat,
        hello: wire.Hello,
        *,
        bucket: Bucket | None = None,
        outdated: bool = False,
    ) -> None:
        self.seat = seat
        self._bucket = bucket or Bucket(USUAL.socket)
        self._outdated = outdated
        self._socket = socket
        self._table = table
        self._words = words_in(hello.language)
        self._waiting: list[Step] = list(table.since(hello.have, seat))
        self._reader: asyncio.Task[object] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._wrong: Exception | None = None
        self._ear: Ear | None = None
        self._named: tuple[object, Company] | None = None
        self._room: tuple[object, ...] | None = None
        self._sheet: tuple[object, ...] | None = None
        self._answers: list[wire.ToPlayer] = []
        self._closing: Closing | None = None
        self._stale = True
        self._asks = False

    # --- what the table tells -----------------------------------------------------------------

    def told(self, steps: Sequence[Step], table: Played) -> None:
        """Keep what happened until the socket can take it."""
        del table
        self._stale = True
        self._waiting += steps
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self._ear = None
        self._wake()

    def _look_again(self) -> None:
        self._stale = True
        self._wake()

    def announce(self, news: wire.Restart) -> None:
        """The server will be away for a while."""
        self.answer(news)

    def send_away(self, why: Closing) -> None:
        """Close the socket, once what is said already has been sent."""
        self._closing = self._closing or why
        self._wake()

    def answer(self, message: wire.ToPlayer) -> None:
        """Send an answer as soon as the socket can take it."""
        self._answers.append(message)
        self._wake()

    # --- reading and writing ------------------------------------------------------------------

    async def run(self) -> None:
        """Read and write until the socket is closed.

        Where either fails the socket is closed, so that nobody sits before one that stays silent.
        """
        self._reader = asyncio.current_task()
        self._table.listen(self)
        self._wake()
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            me = asyncio.current_task()
            if me is None or self._reader is me:
                raise  # it is the server that ends it
            me.uncancel()
        finally:
            self._reader = None
            self._table.stop_listening(self)
            if self._writer is not None:
                self._writer.cancel()
                await asyncio.wait([self._writer])
        if self._wrong is not None:
            raise self._wrong

    def _wake(self) -> None:
        """Have somebody write what is to be told; where there is nothing, no task waits for it."""
        if self._writer is None and self._reader is not None:
            self._writer = asyncio.create_task(self._write())

    def _end(self) -> None:
        """Nothing more is written, so that nothing more is read either."""
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.cancel()

    async def _write(self) -> None:
        try:
            while self._answers or self._due:
                await self._write_next()
        except WebSocketDisconnect:
            self._end()
        except Exception as wrong:  # noqa: BLE001 - it is raised where the socket is read
            self._wrong = wrong
            self._end()
        finally:
            self._writer = None

    @property
    def _due(self) -> bool:
        """Whether there is something new to be seen, or nothing more at all.

        While a command is being carried out that waits: first comes the answer, then the frame that
        it led to.
        """
        return bool(self._stale or self._closing) and not self._asks

    async def _write_next(self) -> None:
        """Write what is to be told now; raises `WebSocketDisconnect` once the socket is closed."""
        answers, self._answers = self._answers, []
        for message in answers:
            await self._socket.send_text(wire.write(message))
        if not self._due:
            return
        if self._closing is not None:
            await self._socket.close(self._closing.code, self._closing.name.lower())
            raise WebSocketDisconnect(self._closing.code)
        self._stale = False
        steps, self._waiting = self._waiting, []
        await self._socket.send_text(wire.write(self._frame(steps)))
        if self._outdated and _between_deals(self._table.table):
            self._outdated = False
            await self._socket.send_text(wire.write(wire.Reload()))

    def _frame(self, steps: Sequence[Step]) -> wire.Frame:
        live = self._table
        table = live.table
        company = self._company()
        self._ear = self._ear or Ear()
        happened = [each for step in steps for each in self._ear.hear(company, step)]
        now_room, now_sheet = made_of(table, live.here), sheet_made_of(table)
        new_room, new_sheet = now_room != self._room, now_sheet != self._sheet
        self._room, self._sheet = now_room, now_sheet
        return frame(
            table,
            company,
            happened,
            Parts(
                room=room(live.key, table, company, live.here) if new_room else None,
                sheet=sheet(table, company, live.replay) if new_sheet else None,
                turn_left=live.turn_left,
                left=live.left,
                unsaved=live.unsaved,
            ),
        )

    def _company(self) -> Company:
        """Those who sit there now, as they are spoken of to this seat."""
        made_of = self._table.table.chairs, self._words
        if self._named is None or self._named[0] != made_of:
            self._named = made_of, company_of(self._table.table, self._words, self.seat)
        return self._named[1]

    async def _read(self) -> None:
        junk = 0
        while len(self._answers) <= MOST_WAITING:
            message = readable(await heard(self._socket))
            if message is None:
                junk += 1
                self._refuse("unreadable")
                if junk >= MOST_JUNK:
                    self.send_away(Closing.JUNK)
                    await asyncio.Event().wait()
            elif self._bucket.take(COSTLY if isinstance(message, wire.AskHint) else 1.0):
                await self._take(message)
                await asyncio.sleep(0)  # whoever reads gets his answers before more is asked
            else:
                self._refuse("too-fast", message)
                await asyncio.sleep(self._bucket.wait())
        self.send_away(Closing.LATER)
        await asyncio.sleep(SLOWEST)

    def _refuse(self, code: str, message: wire.ToTable | None = None) -> None:
        key = message.id if isinstance(message, wire.Command) else ""
        self.answer(wire.Refused(key, code, self._words.say(f"room-no-{code}")))

    async def _take(self, message: wire.ToTable) -> None:
        if isinstance(message, wire.Command):
            await self._command(message)
        elif isinstance(message, wire.ChangeLanguage):
            self._words = words_in(message.language)
            self._ear = self._room = self._sheet = None
            self._look_again()
        elif isinstance(message, wire.Ping):
            self.answer(wire.Pong(self._table.table.version))
        elif isinstance(message, wire.Hello):
            self._refuse("greeted")
        else:
            self.answer(self._reply(message))

    async def _command(self, command: wire.Command) -> None:
        self._asks = True
        try:
            version = await self._table.command(self.seat, command, self)
        except Denied as denied:
            self.answer(self._refused(command.id, denied))
            if denied.code == "stale":
                self._look_again()
        except NotSaved:
            said = self._words.say("room-no-disk")
            self.answer(wire.Refused(command.id, "not-saved", said))
        else:
            self.answer(wire.Accepted(command.id, version))
        finally:
            self._asks = False

    def _refused(self, key: str, denied: Denied) -> wire.Refused:
        company = self._company()
        refusal = denied.refusal
        if refusal is None:
            said = self._words.say(f"room-no-{denied.code}")
            return wire.Refused(key, denied.code, said, denied.rule)
        said = company.refused(refusal)
        cards = [str(card) for card in refusal.cards]
        return wire.Refused(key, denied.code, said, denied.rule, cards)

    def _reply(self, message: wire.ToTable) -> wire.Told:
        """An answer to a question about what the seat may know."""
        table = self._table.table
        company = self._company()
        nothing = wire.Told(_what(message), self._words.say("room-nothing-to-say"))
        if table.deal is None:
            return nothing
        view = view_for(table.deal, self.seat)
        if isinstance(message, wire.Why):
            refusal = refused_ahead(view, Card.parse(message.card))
            may = self._words.say("room-may-be-played")
            said, rule = (company.refused(refusal), refusal.rule) if refusal else (may, "")
            return wire.Told("why", said, card=message.card, rule=rule)
        if isinstance(message, wire.AskRule):
            return wire.Told("rule", explain(company, view))
        if isinstance(message, wire.Speak):
            return wire.Told(message.what, speak(company, view, message.what))
        choice = hint(player(BEST), view)
        if choice is None:
            return wire.Told("hint", self._words.say("room-no-hint-yet"))
        said = " ".join(filter(None, (say_hint(company, view, choice), say_why(company, choice))))
        action = write_action(choice.action)
        action.pop("seat")
        return wire.Told("hint", said, action)


async def heard(socket: WebSocket) -> str | None:
    """The next message; None for one that is no text.

    Raises `WebSocketDisconnect`.
    """
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text: str | None = message.get("text")
    return text


def readable(text: str | None) -> wire.ToTable | None:
    """The message that a text stands for, if it is one."""
    if text is None or len(text.encode()) > wire.MOST_BYTES:
        return None
    try:
        return wire.read(text)
    except (msgspec.MsgspecError, RecursionError):
        return None


def _between_deals(table: Table) -> bool:
    deal = table.deal
    return deal is None or deal.over or table.adjourned


def _what(message: wire.ToTable) -> str:
    return message.what if isinstance(message, wire.Speak) else str(message.__struct_config__.tag)
