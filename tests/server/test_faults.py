"""Lines that drop, repeat, delay and mix up what is said on them, and servers that are killed."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fortyfives.server import entries as log
from fortyfives.server import protocol as wire
from fortyfives.server.card_room import CardRoom
from fortyfives.server.languages import words_in
from fortyfives.server.showing.frame import frame
from fortyfives.server.showing.room import company_of, room, sheet
from fortyfives.server.table.clock import Pace
from fortyfives.server.table.fold import fold
from fortyfives.server.table.state import Table
from fortyfives.server.table.world import World
from tests.server.house import House, Tab, settle
from tests.server.killing import play_and_kill
from tests.server.luck import seeded
from tests.server.memory import AtOnce, MemoryStore

KILLS = 2
SEATS = st.integers(0, 1)
WISHES = (wire.TakeBack, wire.Leave, wire.Return, wire.Adjourn, wire.Resume, wire.Start)
JUNK = ("", "{}", "\x00", '{"t":"act"}', "[" * 4000, "x" * 100_000)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    found = asyncio.run(play_and_kill(tmp_path, KILLS, "test"))
    assert found.failures == []
    # How many seconds it took is judged where nothing else is done: see `make long kill`.
    assert len(found.starts) == len(found.returns) == KILLS
    assert found.acknowledged > 0


class Table45(RuleBasedStateMachine):
    """Two people, each with a tab or two, at a table of four, on lines that cannot be trusted."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.luck = seeded("machine")
        self.luck.__enter__()
        self.sent: list[tuple[int, wire.Command]] = []
        self.late: list[tuple[int, wire.Command]] = []
        self.answers: dict[str, int] = {}
        self.folded, self.read = Table(), 0
        self.ids = iter(range(10**6))

    def run(self, wish: Any) -> Any:
        return self.loop.run_until_complete(wish)

    @initialize()
    def sit_down(self) -> None:
        async def sit() -> House:
            store = MemoryStore()
            world = World(store, AtOnce(), Pace(card=0.0, trick=0.0, deal=0.0, away=10**6))
            card_room = CardRoom(world)
            live, _ = await card_room.open("merrimack_valley", {}, 4, "none", undo=True)
            tokens = [(await live.sit(name, None))[1] for name in ("Rose", "Luc")]
            await live.fill("random-shy", start=False)
            found = House(store, world, card_room, live, tokens)
            self.tabs = await found.both()
            return found

        self.house = self.run(sit())

    def teardown(self) -> None:
        async def leave() -> None:
            self.house.store.full = False
            await self.house.card_room.close()
            for tab in self.house.tabs:
                tab.task.cancel()
            await asyncio.gather(*(tab.task for tab in self.house.tabs), return_exceptions=True)

        self.run(leave())
        self.loop.close()
        self.luck.__exit__(None, None, None)

    def send(self, tab: Tab, *commands: wire.Command) -> None:
        for command in commands:
            self.sent.append((tab.seat, command))
            tab.say(command)
        self.run(settle())

    def key(self) -> str:
        return f"machine-{next(self.ids):06}"

    def wish(self, tab: Tab, lot: Random) -> wire.Command | None:
        """Anything that the tab is asked."""
        shown, ask = tab.frame, tab.frame.ask
        if ask is None:
            return None
        if ask.cut is not None:
            return wire.CutPack(self.key(), shown.version, lot.randint(1, ask.cut), "")
        if ask.throw is not None and shown.cards is not None:
            hand = [each.card for each in shown.cards.hand]
            thrown = lot.sample(hand, lot.randint(ask.throw.least, ask.throw.most))
            return wire.Act(self.key(), shown.version, {"is": "Discard", "cards": thrown})
        return wire.Act(self.key(), shown.version, lot.choice(ask.choices).action)

    async def quiet(self) -> None:
        """Wait until nobody but people may act."""
        version = -1
        while version != self.house.live.table.version:
            version = self.house.live.table.version
            await settle()

    # --- what happens on the lines ------------------------------------------------------------

    @rule(lot=st.randoms(), times=st.integers(1, 2))
    def play(self, lot: Random, times: int) -> None:
        for tab in self.tabs:
            command = self.wish(tab, lot)
            if command is not None:
                self.send(tab, *[command] * times)

    @rule(seat=SEATS, lot=st.randoms())
    def play_and_mix_up(self, seat: int, lot: Random) -> None:
        wishes = [each for _ in range(3) if (each := self.wish(self.tabs[seat], lot))]
        self.send(self.tabs[seat], *reversed(wishes))

    @rule(seat=SEATS, lot=st.randoms())
    def play_too_late(self, seat: int, lot: Random) -> None:
        if command := self.wish(self.tabs[seat], lot):
            self.late.append((seat, command))

    @precondition(lambda self: self.late)
    @rule()
    def what_was_late_arrives(self) -> None:
        late, self.late = self.late, []
        for seat, command in late:
            self.send(self.tabs[seat], command)

    @precondition(lambda self: self.sent)
    @rule(lot=st.randoms())
    def say_again(self, lot: Random) -> None:
        seat, command = lot.choice(self.sent)
        self.send(self.tabs[seat], command)

    @rule(seat=SEATS, lot=st.randoms())
    def play_for_another(self, seat: int, lot: Random) -> None:
        if command := self.wish(self.tabs[1 - seat], lot):
            mine = msgspec.structs.replace(command, id=self.key())
            self.send(self.tabs[seat], mine)

    @rule(seat=SEATS, lot=st.randoms())
    def wish_for_something(self, seat: int, lot: Random) -> None:
        tab, wish = self.tabs[seat], lot.choice(WISHES)
        if wish is wire.Leave and len(self.house.live.table.present) < 2:
            return  # with nobody left the computers play on and on
        self.send(tab, wish(self.key(), tab.frame.version))

    @rule(seat=SEATS, yes=st.booleans())
    def agree(self, seat: int, yes: bool) -> None:  # noqa: FBT001 - drawn by lot
        tab = self.tabs[seat]
        self.send(tab, wire.Agree(self.key(), tab.frame.version, yes))

    @rule(seat=SEATS, junk=st.sampled_from(JUNK) | st.text(max_size=50))
    def talk_nonsense(self, seat: int, junk: str) -> None:
        self.tabs[seat].line.say(junk)
        self.run(settle())
        if self.tabs[seat].line.closed is not None:
            self.tabs[seat] = self.run(self.house.tab(seat))

    @rule(seat=SEATS, back=st.integers(-3, 3))
    def lose_the_line(self, seat: int, back: int) -> None:
        tab = self.tabs[seat]
        tab.line.hang_up()
        self.run(settle())
        assert seat not in self.house.live.listeners
        self.tabs[seat] = self.run(self.house.tab(seat, max(0, tab.frame.version + back)))

    @rule(seat=SEATS)
    def open_another_tab(self, seat: int) -> None:
        old = self.tabs[seat]
        self.tabs[seat] = self.run(self.house.tab(seat, old.frame.version))
        assert old.line.closed is not None

    @rule()
    def start_the_server_again(self) -> None:
        async def again() -> None:
            self.house = await self.house.again()
            self.tabs = [await self.house.tab(0), await self.house.tab(1)]

        if not self.house.store.full:
            self.run(again())

    @rule()
    def fill_the_disk_or_clear_it(self) -> None:
        self.house.store.full = not self.house.store.full

    # --- what always holds --------------------------------------------------------------------

    @invariant()
    def everybody_sees_what_the_log_says(self) -> None:
        self.run(self.quiet())
        bodies = self.house.store.logs[self.house.live.key]
        for body in bodies[self.read :]:
            entry = log.read_entry(body)
            secret = b""
            if isinstance(entry, log.Committed):
                secret = self.house.store.kept[entry.deal]
            self.folded = fold(self.folded, entry, secret)
        self.read = len(bodies)
        assert self.house.live.table.version == self.read
        for tab in self.tabs:
            assert tab.frame.version == self.read
            again = frame(self.folded, company_of(self.folded, words_in("en"), tab.seat))
            assert (tab.frame.cards, tab.frame.proof) == (again.cards, again.proof)

    @invariant()
    def everybody_has_the_room_and_the_sheet_as_they_are(self) -> None:
        live = self.house.live
        for tab in self.tabs:
            company = company_of(live.table, words_in("en"), tab.seat)
            assert tab.room == room(live.key, live.table, company, live.here)
            assert tab.sheet == sheet(live.table, company, live.replay)

    @invariant()
    def the_same_command_always_gets_the_same_answer(self) -> None:
        for tab in self.house.tabs:
            for each in tab.told:
                if isinstance(each, wire.Accepted):
                    assert self.answers.setdefault(each.id, each.version) == each.version
                    assert each.version <= self.read


TestTable45 = Table45.TestCase
TestTable45.settings = settings(max_examples=10, stateful_step_count=20)
