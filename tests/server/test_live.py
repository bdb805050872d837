"""A table in one process: what goes wrong with disks, logs and lines, and what becomes of it.

The faults that others have had for years are here by name; see also test_faults.py.
"""

# ruff: noqa: SLF001 - what goes wrong inside is done from outside

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from fortyfives.server import entries as log
from fortyfives.server import protocol as wire
from fortyfives.server.closing import Closing
from fortyfives.server.hall import Hall
from fortyfives.server.link import MOST_WAITING, Link
from fortyfives.server.table import planning
from fortyfives.server.table.clock import AT_ONCE, Pace
from fortyfives.server.table.denied import Denied
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

    def of(self, kind: type[Any]) -> list[Any]:
        return [each for each in self.told if isinstance(each, kind)]


@dataclass
class House:
    """A hall with one table at which two people and two computer players sit."""

    store: MemoryStore
    world: World
    hall: Hall
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
        await self.hall.close()
        hall = Hall(self.world)
        live, _ = await hall.seated(self.live.key, self.tokens[0])
        return House(self.store, self.world, hall, live, self.tokens, self.tabs)

    async def tab(self, seat: int = 0, have: int = 0) -> Tab:
        found = Tab(self.live, seat, have)
        self.tabs.append(found)
        await settle()
        return found


async def settle() -> None:
    """Let everything happen that can happen at once."""
    for _ in range(60):
        await asyncio.sleep(0)


@asynccontextmanager
async def house(pace: Pace = SLOW, **options: Any) -> AsyncIterator[House]:
    store = MemoryStore()
    world = World(store, AtOnce(), pace)
    hall = Hall(world)
    clock = options.pop("clock", "none")
    live, _ = await hall.open("merrimack_valley", options, 4, clock, undo=True)
    tokens = [(await live.sit(name, None))[1] for name in ("Rose", "Luc")]
    await live.fill("cast", start=False)
    found = House(store, world, hall, live, tokens)
    try:
        yield found
    finally:
        store.full = False
        await found.hall.close()
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


# ---------------------------------------------------------------- commands


def test_the_same_command_gets_the_same_answer_and_is_carried_out_once() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = await cut(here, *tabs)
            version = here.live.table.version
            tab.say(wire.CutPack("the-cut-1", 0, 30, ""))
            await settle()
            assert tab.of(wire.Accepted)[0] == tab.of(wire.Accepted)[1]
            assert here.live.table.version == version

    ran(play())


def test_a_command_that_was_answered_before_a_restart_gets_that_answer_after_it() -> None:
    async def play() -> None:
        async with house(AT_ONCE) as here:
            tabs = await here.both()
            await cut(here, *tabs)
            for number in range(200):
                await settle()
                if here.live.table.done:
                    break
                for tab in tabs:
                    ask = tab.frame.ask
                    if ask and ask.question and ask.choices:
                        act = ask.choices[0].action
                        tab.say(wire.Act(f"action-{tab.seat}-{number}", tab.frame.version, act))
                    elif ask and ask.throw:
                        cards = [each.card for each in tab.frame.cards.hand]  # type: ignore[union-attr]
                        act = {"is": "Discard", "cards": cards[: ask.throw.least]}
                        tab.say(wire.Act(f"action-{tab.seat}-{number}", tab.frame.version, act))
            answered = dict(here.live._answers)
            assert len(answered) > 3
            again = await here.again()
            assert again.live._answers == answered
            await again.hall.close()

    ran(play())


def test_a_stale_command_gets_the_table_as_it_stands_and_not_silence() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = await cut(here, *tabs)
            tab.told.clear()
            tab.say(wire.Act("too-late-1", 1, {"is": "Fold"}))
            await settle()
            (refused,) = tab.of(wire.Refused)
            assert (refused.id, refused.code) == ("too-late-1", "stale")
            assert tab.frame.version == here.live.table.version

    ran(play())


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "\x00",
        "null",
        "[]",
        '{"t":"hello"}',
        '{"t":"act","id":"x","at":0,"action":{}}',
        '{"t":"act","id":"aaaaaaaa\\n","at":0,"action":{}}',
        '{"t":"act","id":"aaaaaaaa","at":0,"action":{"is":' + "[" * 1900 + "]" * 1900 + "}}",
        '{"t":"act","id":"aaaaaaaa","at":0,"action":{"is":"' + "x" * 5000 + '"}}',
        '{"t":"cut","id":"aaaaaaaa","at":0,"depth":54}',
        '{"t":"cut","id":"aaaaaaaa","at":0,"depth":5,"number":"ab"}',
        '{"t":"start","id":"aaaaaaaa","at":-1}',
        '{"t":"why","card":"5H\\n"}',
    ],
    ids=range(13),
)
def test_junk_is_refused_and_after_three_times_the_line_is_cut(junk: str) -> None:
    async def play() -> None:
        async with house() as here:
            tab = await here.tab(0)
            version = here.live.table.version
            for _ in range(3):
                assert tab.line.closed is None
                tab.line.say(junk)
                await settle()
            assert {each.code for each in tab.of(wire.Refused)} == {"unreadable"}
            assert tab.line.closed == Closing.JUNK.code
            assert here.live.table.version == version

    ran(play())


@pytest.mark.parametrize(
    "action",
    [
        {"is": "Cut", "depth": 10**300},
        {"is": "Play", "card": "5H", "seat": 99},
        {"is": "ChooseLeader", "leader": 10**30},
        {"is": ["Play"]},
        {},
    ],
    ids=range(5),
)
def test_an_action_that_is_none_is_refused(action: dict[str, Any]) -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = await cut(here, *tabs)
            tab.say(wire.Act("nonsense-1", tab.frame.version, action))
            await settle()
            assert tab.of(wire.Refused)[-1].code in {"unreadable", "not-allowed"}
            assert tab.line.closed is None

    ran(play())


def test_a_player_who_acts_for_another_seat_acts_for_himself() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            await cut(here, *tabs)
            turn = here.live.table.turn
            other = next(tab for tab in tabs if tab.seat != turn)
            version = here.live.table.version
            act = {"is": "Say", "call": "pass", "seat": turn}
            other.say(wire.Act("for-another", version, act))
            await settle()
            assert other.of(wire.Refused)[-1].code == "not-allowed"
            assert here.live.table.version == version

    ran(play())


# ---------------------------------------------------------------- lines


def test_the_newer_of_two_tabs_has_the_seat_and_the_older_is_told() -> None:
    async def play() -> None:
        async with house() as here:
            old = await here.tab(0)
            new = await here.tab(0)
            assert (old.line.closed, new.line.closed) == (Closing.NEWER.code, None)
            old.line.hang_up()
            await settle()
            assert here.live.listeners[0] is new.link

    ran(play())


def test_the_state_after_coming_back_is_that_of_one_who_never_went() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            await cut(here, *tabs)
            there = tabs[0].frame
            for have in (0, 1, there.version - 1, there.version, there.version + 50):
                back = (await here.tab(0, have)).frame
                assert (back.cards, back.ask, back.proof) == (there.cards, there.ask, there.proof)
                assert back.version == there.version
                assert back.room is not None
                assert back.sheet is not None

    ran(play())


def test_one_who_comes_back_is_told_what_has_happened_meanwhile_and_once() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            have = tabs[0].frame.version
            await cut(here, *tabs)
            later = [frame for frame in tabs[0].of(wire.Frame) if frame.version > have]
            told = [each.said for frame in later for each in frame.happened]
            back = await here.tab(0, have)
            assert [each.said for each in back.frame.happened] == told
            assert (await here.tab(0, back.frame.version)).frame.happened == []

    ran(play())


def test_nobody_is_turned_away_for_coming_back_often() -> None:
    async def play() -> None:
        async with house() as here:
            for _ in range(100):
                tab = await here.tab(0)
                assert tab.frame.version == here.live.table.version
            assert tab.line.closed is None

    ran(play())


def test_a_line_whose_frames_cannot_be_made_is_cut_and_does_not_stay_silent() -> None:
    async def play() -> None:
        async with house() as here:
            tab = await here.tab(0)
            tab.link._words = None  # type: ignore[assignment]
            tab.link._look_again()
            await settle()
            assert tab.task.done()
            assert isinstance(tab.task.exception(), AttributeError)
            assert 0 not in here.live.listeners

    ran(play())


def test_a_slow_reader_is_shown_the_table_as_it_stands() -> None:
    async def play() -> None:
        async with house() as here:
            tab, _ = await here.both()
            tab.line.open.clear()
            for number in range(40):
                for what in (wire.Adjourn, wire.Resume):
                    command = what(f"{what.__name__}-{number}-x", here.live.table.version)
                    await here.live.command(0, command)
            assert tab.frame.version < here.live.table.version
            tab.line.open.set()
            await settle()
            assert tab.frame.version == here.live.table.version
            assert len(tab.frame.happened) <= MOST_WAITING
            assert tab.frame.cards == (await here.tab(0)).frame.cards

    ran(play())


# ---------------------------------------------------------------- restarts


def test_no_move_is_lost_in_a_restart_and_the_cards_are_the_same() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            await cut(here, *tabs)
            before, table = tabs[0].frame, here.live.table
            again = await here.again()
            assert again.live.table == table
            after = (await again.tab(0)).frame
            assert (after.version, after.cards, after.proof) == (
                before.version,
                before.cards,
                before.proof,
            )
            await again.hall.close()

    ran(play())


def test_nobody_loses_on_time_by_a_restart() -> None:
    async def play() -> None:
        async with house(Pace(card=0.0, deal=0.0, normal=500.0), clock="normal") as here:
            tabs = await here.both()
            await cut(here, *tabs)
            while here.live.table.turn not in {0, 1}:
                await settle()
            version = here.live.table.version
            again = await here.again()
            tab = await again.tab(0)
            assert again.live.table.version == version
            assert again.live.turn_left is not None
            assert again.live.turn_left > 490
            assert tab.frame.version == version
            await again.hall.close()

    ran(play())


def test_a_person_who_comes_back_after_a_restart_still_has_the_seat() -> None:
    async def play() -> None:
        async with house() as here:
            again = await here.again()
            for seat, token in enumerate(here.tokens):
                assert (await again.hall.seated(here.live.key, token))[1] == seat
            await again.hall.close()

    ran(play())


def test_a_table_is_not_let_go_while_it_writes() -> None:
    async def play() -> None:
        async with house() as here:
            command = asyncio.create_task(here.live.command(0, wire.Start("start-it", 1)))
            await asyncio.sleep(0)
            await here.hall.sweep(0.0)
            again, _ = await here.hall.seated(here.live.key, here.tokens[0])
            assert again is here.live
            version = await command
            assert again.table.version == version
            assert again.table.under_way

    ran(play())


# ---------------------------------------------------------------- disks


def test_a_full_disk_acknowledges_nothing_and_says_so_and_play_goes_on_afterwards() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = next(each for each in tabs if each.frame.ask and each.frame.ask.cut)
            version, here.store.full = here.live.table.version, True
            wish = wire.CutPack("the-cut-1", version, 20, "ab" * 16)
            tab.say(wish)
            await settle()
            assert tab.of(wire.Accepted) == []
            assert tab.of(wire.Refused)[-1].code == "not-saved"
            assert here.live.table.version == version
            here.store.full = False
            tab.say(wish)
            await settle()
            assert [each.id for each in tab.of(wire.Accepted)] == ["the-cut-1"]
            assert here.live.table.deal is not None

    ran(play())


def test_while_the_table_itself_cannot_write_people_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(planning, "RETRY", 0.01)

    async def play() -> None:
        async with house() as here:
            here.store.secrets_full = True
            tab, _ = await here.both()
            said = tab.link._words.say("room-no-disk")
            while tab.frame.wait != said:  # noqa: ASYNC110 - the store tells nobody
                await asyncio.sleep(0.01)
            version, here.store.secrets_full = here.live.table.version, False
            while here.live.table.version == version:  # noqa: ASYNC110 - the same
                await asyncio.sleep(0.01)
            await settle()
            assert tab.frame.wait != said

    ran(play())


@pytest.mark.parametrize("how", ["event", "secret", "no secret", "junk", "a hole"])
def test_a_log_that_lies_freezes_the_table_and_says_so(how: str) -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            await cut(here, *tabs)
            bodies = here.store.logs[here.live.key]
            if how == "event":
                dealt = json.loads(bodies[-1])
                dealt["events"] = dealt["events"][1:]
                bodies[-1] = msgspec.json.encode(dealt)
            elif how == "secret":
                here.store.kept = dict.fromkeys(here.store.kept, bytes(32))
            elif how == "no secret":
                here.store.kept = {}
            else:
                bodies[-2] = b"" if how == "a hole" else b'{"is":"rose","seat":77}'
            again = await here.again()
            assert again.live.table.frozen
            tab = await again.tab(0)
            assert tab.frame.room is not None
            assert tab.frame.room.frozen
            assert tab.frame.ask is None
            with pytest.raises(Denied) as denied:
                await again.live.command(0, wire.Leave("leave-it", 99))
            assert denied.value.code == "frozen"
            await settle()
            assert [body for body in again.store.logs[here.live.key] if b"frozen" in body] == []
            await again.hall.close()

    ran(play())


def test_a_table_of_which_nothing_can_be_read_is_not_there() -> None:
    async def play() -> None:
        async with house() as here:
            here.store.logs[here.live.key][0] = b"{}"
            with pytest.raises(LookupError):
                await here.again()

    ran(play())


# ---------------------------------------------------------------- what is asked


def ask_everything(tab: Tab) -> None:
    """Ask every question there is, and have a look."""
    tab.told.clear()
    for what in ("hand", "trick", "last", "score", "bids", "turn", "legal"):
        tab.say(wire.Speak(what))
    for question in (wire.AskHint(), wire.AskRule(), wire.Why("5H")):
        tab.say(question)
    tab.link._look_again()


def do_anything(tab: Tab, number: int) -> None:
    """Do something that one is asked for, if one is."""
    ask, at = tab.frame.ask, tab.frame.version
    if ask and ask.cut:
        tab.say(wire.CutPack(f"the-cut-{number}", at, 20))
    elif ask and ask.throw:
        act = {"is": "Discard", "cards": ask.throw.plain[: ask.throw.most]}
        tab.say(wire.Act(f"throw-{tab.seat}-{number}", at, act))
    elif ask and ask.question:
        tab.say(wire.Act(f"action-{tab.seat}-{number}", at, ask.choices[-1].action))


def test_every_question_is_answered_at_every_moment_of_a_deal() -> None:
    async def play() -> None:
        async with house(AT_ONCE) as here:
            tabs = await here.both()
            for number in range(200):
                for tab in tabs:
                    ask_everything(tab)
                await settle()
                for tab in tabs:
                    assert [bool(told.said) for told in tab.of(wire.Told)] == [True] * 10
                    assert tab.line.closed is None
                    do_anything(tab, number)
                await settle()
                if here.live.table.done:
                    break
            assert here.live.table.done

    ran(play())


# ---------------------------------------------------------------- what is kept back


def test_what_is_taken_back_shows_nothing_that_lay_hidden() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            await cut(here, *tabs)
            kept = b"".join(here.store.logs[here.live.key])
            playing = here.live.table.playing
            assert playing is not None
            assert playing.secret.hex().encode() not in kept
            for tab in tabs:
                sent = b"".join(msgspec.json.encode(each) for each in tab.told)
                assert playing.secret.hex().encode() not in sent
                assert not any(token.encode() in sent for token in here.tokens)

    ran(play())


def test_a_log_holds_no_token() -> None:
    async def play() -> None:
        async with house() as here:
            kept = b"".join(here.store.logs[here.live.key])
            assert not any(token.encode() in kept for token in here.tokens)
            assert isinstance(log.read_entry(here.store.logs[here.live.key][1]), log.Sat)

    ran(play())
