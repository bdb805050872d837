"""Whole games at a live table in one process: every seat a client, and every message looked at."""

import asyncio
import itertools
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec

from fortyfives.cards.card import ACE_OF_HEARTS, BLACK_JOKER, PACK, RED_JOKER
from fortyfives.game.showing import view_for
from fortyfives.players.registry import player
from fortyfives.rules.options.option import Value, read_value
from fortyfives.rules.seating import Seat
from fortyfives.server import protocol as wire
from fortyfives.server.card_room import CardRoom
from fortyfives.server.closing import Closing
from fortyfives.server.codec import write_action
from fortyfives.server.languages import words_in
from fortyfives.server.link import Link
from fortyfives.server.showing.frame import Parts, frame
from fortyfives.server.showing.happening import Ear
from fortyfives.server.showing.room import company_of
from fortyfives.server.table.clock import AT_ONCE
from fortyfives.server.table.listener import Played
from fortyfives.server.table.live import LiveTable
from fortyfives.server.table.step import Step
from fortyfives.server.table.world import World
from tests.server.knowing import Knowing, Viewer, otherwise
from tests.server.lines import Line, linked, running
from tests.server.luck import seeded
from tests.server.memory import AtOnce, MemoryStore
from tests.server.naming import Named, named
from tests.strategies import Table

ONLOOKER: Final = -1
"""Where somebody who only looks on listens; no seat has that number."""
PATIENCE: Final = 30.0
"""So many seconds without anything new, and the table stands still."""
OUT_OF_TURN: Final = 0.1
ASKS: Final = 0.06
LOOKS_TWICE: Final = 0.1
MOST_TOLD: Final = 10
TO_PLAYER: Final = msgspec.json.Decoder(wire.ToPlayer)
TALK: Final = ("hand", "trick", "last", "score", "bids", "turn", "legal")
COMPANY: Final = ("random-shy", "cautious", "cast")
WILD: Final = 0.1
"""So often a client does anything that it may; otherwise what a good player would do, so that the
game comes to an end."""
SENSIBLE: Final = "kitchen-table"
LONGEST: Final = 60
"""So many deals a game has at most: with some house rules hardly any ever ends."""

SPOKEN_OF_BY_RULES: Final = (ACE_OF_HEARTS, RED_JOKER, BLACK_JOKER)


NO_SENTENCES: Final = {
    "Frame.cards.phase",
    "Frame.proof.deal",
    "Frame.room.id",
    "Frame.sheet.replay",
}
"""A word that stands for a phase, and names drawn by lot: what looks like a card there is none."""


class StandsStill(AssertionError):
    """Nobody does anything any more."""


@dataclass
class Watch:
    """What is known of an evening, and the leaks that were found."""

    live: LiveTable
    lot: Random
    knowing: Knowing = field(default_factory=Knowing)
    leaks: list[str] = field(default_factory=list)
    count: Counter[str] = field(default_factory=Counter)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    tokens: list[str] = field(default_factory=list)
    deals: int = LONGEST

    def look(self) -> None:
        """See how the table stands, and whether the evening is over."""
        table = self.live.table
        self.knowing.look(table)
        enough = table.playing is None and len(table.done) >= self.deals
        if table.frozen or enough or (table.number and not table.under_way):
            self.over.set()

    async def until_over(self) -> None:
        """Wait for the end of the evening, as long as anything happens at all."""
        seen = -1
        while not self.over.is_set():
            if seen == self.live.table.version:
                raise StandsStill(repr(self.live.table.deal))
            seen = self.live.table.version
            with suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), PATIENCE)

    def check(self, viewer: Viewer, message: msgspec.Struct, text: str, asked: str = "") -> None:
        """Hold a message against what its reader may know; it has named `asked` itself."""
        self.count[type(message).__name__] += 1
        for each in named(message):
            self.count["cards"] += 1
            if self.knowing.may_know(viewer, each.card) or str(each.card) == asked:
                continue
            if each.path in NO_SENTENCES or self._some_joker(viewer, each):
                continue
            if not _only_spoken_of(message, each):
                self.leak(f"seat {viewer} was told {each.card} in {each.path}: {text[:1500]}")
        playing = self.live.table.playing
        secret = playing.secret.hex() if playing else ""
        if secret and secret in text:
            self.leak(f"seat {viewer} was told the secret")
        if any(token in text for token in self.tokens):
            self.leak(f"seat {viewer} was told a token")
        proof = message.proof if isinstance(message, wire.Frame) else None
        if playing and proof and (proof.secret or proof.deck or proof.deal != playing.deal_id):
            self.leak(f"seat {viewer} was told a proof before its time")

    def _some_joker(self, viewer: Viewer, each: Named) -> bool:
        """Whether a sentence says joker, as it does of either, and the reader may know of one."""
        jokers = [card for card in PACK if card.suit is None]
        said = each.path.endswith("said") and each.card in jokers
        return said and any(self.knowing.may_know(viewer, joker) for joker in jokers)

    def leak(self, what: str) -> None:
        """Something that nobody may know has been told: the evening is over."""
        self.over.set()
        if len(self.leaks) < MOST_TOLD:
            self.leaks.append(what)

    def same_otherwise(self, seat: Seat, told: object, again: Any) -> None:
        """Make the message again, of a table where all that the seat has not seen is otherwise."""
        now = self.live.table
        other = otherwise(now, seat, self.lot)
        if other is None:
            return
        self.count["otherwise"] += 1
        self.live.table = other
        try:
            if again() != told:
                self.leak(f"seat {seat} was told what hangs on hidden cards: {told!r}"[:1500])
        finally:
            self.live.table = now


def _only_spoken_of(message: msgspec.Struct, each: Named) -> bool:
    """Whether the card is one that may be called, or that a rule or a reason speaks of.

    Nobody has to hold such a card; that the words do not hang on who holds it is seen by asking
    again with other cards.
    """
    if isinstance(message, wire.Told):
        return message.what in {"hint", "rule"}
    if each.path == "Frame.room.house_rules[]":
        return each.card in SPOKEN_OF_BY_RULES
    if not isinstance(message, wire.Frame) or message.cards is None:
        return False
    if each.path == "Frame.happened[].said":
        # An ace of trumps that nobody has robbed with is the lowest trump, wherever it is.
        suit = each.card.suit
        return each.card.rank == "A" and suit is not None and suit.value == message.cards.trump
    if each.path.startswith("Frame.ask.choices[]") and message.ask is not None:
        return any(
            choice.action["is"] == "CallCard" and choice.card == str(each.card)
            for choice in message.ask.choices
        )
    return False


class Onlooker:
    """Somebody who only looks on, and is told before anybody else."""

    seat = ONLOOKER

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._ear = Ear()

    def told(self, steps: Sequence[Step], table: Played) -> None:
        """See what has become public."""
        watch = self._watch
        company = company_of(table.table, words_in("en"), None)
        watch.look()
        happened = [each for step in steps for each in self._ear.hear(company, step)]
        if steps:
            shown = frame(table.table, company, happened, Parts())
            watch.check(None, shown, wire.write(shown))

    def announce(self, news: wire.Restart) -> None:
        """Nothing about the server is looked at here."""

    def send_away(self, why: Closing) -> None:
        """Nobody is sent away here."""


class Client:
    """A seat's client: it knows what it is told, and does anything that it may."""

    def __init__(self, watch: Watch, seat: Seat, lot: Random, *, asks: float = ASKS) -> None:
        self.watch, self.seat, self.lot, self.asks = watch, seat, lot, asks
        self.line = Line(self.heard)
        language = lot.choice(("en", "fr"))
        self.link = linked(watch.live, seat, self.line, Answering, language=language)
        self.link.client = self
        self._did = -1
        self._ids = itertools.count()
        # What has been asked and tried, and is not answered yet: questions are answered in turn.
        self._asked: deque[str] = deque()
        self._tried: dict[str, str] = {}
        # One more of these, and the line is cut.
        self._junk = ["{}", '{"t":"act","id":"\x00"}']

    def heard(self, text: str) -> None:
        """Look at a frame, and do something; answers were looked at when they were made."""
        message = TO_PLAYER.decode(text)
        if not isinstance(message, wire.Frame):
            return
        self.watch.check(self.seat, message, text)
        if self.lot.random() < LOOKS_TWICE:
            # Between the two frames a second of a timed game may go by.
            plain = msgspec.structs.replace(
                message, happened=[], room=None, sheet=None, time_left=None
            )
            self.watch.same_otherwise(self.seat, plain, self._frame)
        self._answer(message)

    def answered(self, message: wire.ToPlayer) -> None:
        """Look at an answer, and try something else where it is a refusal."""
        if isinstance(message, wire.Refused) and message.code == "not-allowed":
            self._did = -1
        self.watch.check(self.seat, message, wire.write(message), self._named_first(message))

    def _named_first(self, message: wire.ToPlayer) -> str:
        """The card that this client has named itself, in what the message answers."""
        if isinstance(message, wire.Refused):
            return self._tried.pop(message.id, "")
        if isinstance(message, wire.Told) and message.what == "why" and self._asked:
            return self._asked.popleft()
        return ""

    def _frame(self) -> wire.Frame:
        live = self.link._table  # noqa: SLF001
        company = company_of(live.table, self.link._words, self.seat)  # noqa: SLF001
        return frame(
            live.table,
            company,
            (),
            Parts(turn_left=live.turn_left, unsaved=live.unsaved),
        )

    def say(self, message: wire.ToTable) -> None:
        """Send a message."""
        self.line.say(msgspec.json.encode(message).decode())

    def key(self) -> str:
        """The id of another command."""
        return f"seat-{self.seat}-{next(self._ids):06}"

    def _answer(self, shown: wire.Frame) -> None:
        if self.lot.random() < self.asks:
            self._ask(shown)
        if shown.back is not None and shown.back.mine:
            self.say(wire.Agree(self.key(), shown.version, self.lot.random() < 0.5))
        ask = shown.ask
        if ask is None or self._did == shown.version:
            return
        if not ask.question and self.lot.random() >= OUT_OF_TURN:
            return
        self._did = shown.version
        if ask.cut is not None:
            depth, number = self.lot.randint(1, ask.cut), self.lot.randbytes(16).hex()
            self.say(wire.CutPack(self.key(), shown.version, depth, number))
        else:
            wild = not ask.question or self.lot.random() < WILD
            action = self._anything(shown, ask) if wild else self._something_good()
            self.say(wire.Act(self.key(), shown.version, action))

    def _something_good(self) -> dict[str, Any]:
        deal = self.watch.live.table.deal
        assert deal is not None
        found = player(SENSIBLE).choose(view_for(deal, self.seat), self.lot).action
        action = write_action(found)
        del action["seat"]
        return action

    def _anything(self, shown: wire.Frame, ask: wire.Ask) -> dict[str, Any]:
        assert shown.cards is not None
        if ask.throw is not None:
            hand = [each.card for each in shown.cards.hand]
            some = self.lot.randint(ask.throw.least, ask.throw.most)
            return {"is": "Discard", "cards": self.lot.sample(hand, some)}
        return self.lot.choice(ask.choices).action

    def _ask(self, shown: wire.Frame) -> None:
        """Ask something, or try something that is not allowed."""
        card = str(self.lot.choice(PACK))
        kind = self.lot.randrange(9)
        if kind == 0:
            self._question(wire.Why(card))
        elif kind == 1:
            self._question(wire.AskRule())
        elif kind == 2:
            self._question(wire.AskHint())
        elif kind in {3, 4}:
            self._question(wire.Speak(self.lot.choice(TALK)))
        elif kind == 5:
            key = self.key()
            self._tried[key] = card
            self.say(wire.Act(key, shown.version, {"is": "Play", "card": card}))
        elif kind == 6:
            self.say(wire.TakeBack(self.key(), shown.version))
        elif kind == 7:
            self.say(wire.ChangeLanguage(self.lot.choice(("en", "fr"))))
        elif self._junk:
            self.line.say(self._junk.pop())

    def _question(self, question: wire.ToTable) -> None:
        if isinstance(question, wire.Why):
            self._asked.append(question.card)
        self.say(question)


class Answering(Link):
    """The server's end of a line; what it answers is looked at while the table stands so."""

    client: Client

    def answer(self, message: wire.ToPlayer) -> None:
        """Look at the answer before it is sent."""
        self.client.answered(message)
        super().answer(message)

    def _reply(self, message: wire.ToTable) -> wire.Told:
        reply = super()._reply
        told = reply(message)
        self.client.watch.same_otherwise(self.seat, told, lambda: reply(message))
        return told


def options_of(table: Table) -> dict[str, Value]:
    """The house rules of a table, as they are asked for over the wire."""
    return {key: read_value(word) for key, word in table.options}


async def evening(
    table: Table,
    seed: object,
    *,
    deals: int = LONGEST,
    people: int = 8,
    store: MemoryStore | None = None,
) -> Watch:
    """Play a game there, with so many people at most, and look at everything that is sent."""
    lot = Random(f"evening {seed}")
    store = MemoryStore() if store is None else store
    card_room = CardRoom(World(store, AtOnce(seed), AT_ONCE))
    try:
        live, join = await card_room.open(
            table.key, options_of(table), table.players, "none", undo=lot.random() < 0.5
        )
        watch = Watch(live, lot, deals=deals)
        watch.tokens.append(join)
        for name in NAMES[: min(people, table.players)]:
            _, token = await live.sit(name, None)
            watch.tokens.append(token)
        await live.fill(lot.choice(COMPANY), start=False)
        live.listeners[ONLOOKER] = Onlooker(watch)
        clients = [Client(watch, seat, Random(f"{seed} {seat}")) for seat in live.table.people]
        with ExitStack() as stack:
            for client in clients:
                stack.enter_context(running(client.link))
            clients[0].say(wire.Start(clients[0].key(), live.table.version))
            await watch.until_over()
    finally:
        await card_room.close()
    watch.count["deals"] = len(live.table.done)
    watch.count["entries"] = live.table.version
    return watch


NAMES: Final = ("Rose", "Émile", "Hector", "Flora", "Angus", "Léa", "Martin", "Nora")


def play(table: Table, seed: object, *, deals: int = LONGEST, people: int = 8) -> Watch:
    """The same, for one who is not waiting for anything else."""
    with seeded(seed):
        return asyncio.run(evening(table, seed, deals=deals, people=people))
