"""Commands over a line: answered once, in order, and only to whom the seat belongs.

The faults that others have had for years are here by name; see also test_lines.py.
"""

# ruff: noqa: SLF001 - what goes wrong inside is done from outside

from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from fortyfives.rules.seating import Seat
from fortyfives.server import protocol as wire
from fortyfives.server.closing import Closing
from fortyfives.server.link import MOST_WAITING
from fortyfives.server.table.clock import AT_ONCE
from fortyfives.server.table.live import LiveTable
from tests.server.house import cut, house, ran, settle
from tests.server.visitor import HERE, opened, seated, served


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


@pytest.mark.parametrize("slow", [False, True], ids=["a quick line", "a slow line"])
def test_a_command_is_answered_before_the_frame_that_it_led_to(*, slow: bool) -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = next(each for each in tabs if each.frame.ask and each.frame.ask.cut)
            version = tab.frame.version
            if slow:
                tab.line.open.clear()
                tab.say(wire.ChangeLanguage("fr"))
                await settle()
            tab.say(wire.CutPack("the-cut-1", version, 20, "ab" * 16))
            await settle()
            tab.line.open.set()
            await settle()
            answer, *frames = [
                each
                for each in tab.told
                if isinstance(each, wire.Accepted | wire.Frame) and each.version > version
            ]
            assert isinstance(answer, wire.Accepted)
            assert frames

    ran(play())


def test_whoever_asks_much_at_once_and_reads_is_answered_all_of_it() -> None:
    async def play() -> None:
        async with house() as here:
            tab, _ = await here.both()
            for _ in range(MOST_WAITING * 2):
                tab.say(wire.Ping())
            await settle()
            await settle()
            await settle()
            assert len(tab.of(wire.Pong)) == MOST_WAITING * 2
            assert tab.line.closed is None

    ran(play())


@pytest.mark.parametrize("then", ["a person", "a computer", "nobody"])
def test_whose_seat_is_another_s_is_sent_away_and_hears_and_does_nothing_more(then: str) -> None:
    async def play() -> None:
        async with house() as here:
            host, luc = await here.tab(0), await here.tab(1)
            luc.line.open.clear()  # whatever he says now is still on its way when he is sent away
            luc.say(wire.ChangeLanguage("fr"))
            await settle()
            host.say(wire.Empty("empty-it-1", here.live.table.version, 1))
            await settle()
            if then == "a person":
                await here.live.sit("Bea", 1)
            elif then == "a computer":
                host.say(wire.Engage("engage-1", here.live.table.version, "cast", 1))
            luc.say(wire.Leave("leave-it-1", here.live.table.version))
            await settle()
            luc.line.open.set()
            await settle()
            assert luc.line.closed == Closing.TOKEN.code
            assert luc.of(wire.Accepted) == []
            heard = len(luc.told)
            chair = here.live.table.chairs[1]
            assert (chair is None) is (then == "nobody")
            assert chair is None or not chair.stands_in
            await here.tab(0)
            await settle()
            assert len(luc.told) == heard

    ran(play())


def test_who_leaves_before_the_game_is_told_so_and_then_sent_away() -> None:
    async def play() -> None:
        async with house() as here:
            luc = await here.tab(1)
            luc.say(wire.Leave("leave-it-1", here.live.table.version))
            await settle()
            assert [each.id for each in luc.of(wire.Accepted)] == ["leave-it-1"]
            assert luc.line.closed == Closing.TOKEN.code

    ran(play())


def test_the_same_id_from_another_seat_is_another_command() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = await cut(here, *tabs)
            other = next(each for each in tabs if each is not tab)
            version = here.live.table.version
            other.say(wire.Leave("the-cut-1", version))
            await settle()
            assert other.of(wire.Accepted)[-1].version > version
            assert other.seat not in here.live.table.present

    ran(play())


def test_nobody_is_stuck_when_the_answer_is_lost_with_the_line() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = next(each for each in tabs if each.frame.ask and each.frame.ask.cut)
            wish = wire.CutPack("the-cut-1", tab.frame.version, 20, "ab" * 16)
            tab.line.open.clear()
            tab.say(wish)
            tab.line.hang_up()
            await settle()
            assert tab.of(wire.Accepted) == []
            back = await here.tab(tab.seat, tab.frame.version)
            assert back.frame.version == here.live.table.version
            version = here.live.table.version
            back.say(wish)
            await settle()
            assert [each.id for each in back.of(wire.Accepted)] == ["the-cut-1"]
            assert here.live.table.version == version
            assert here.live.table.deal is not None

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
            await again.card_room.close()

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


def test_who_says_twice_who_he_is_is_refused_and_keeps_his_seat() -> None:
    async def play() -> None:
        async with house() as here:
            tab = await here.tab(0)
            frames = len(tab.of(wire.Frame))
            tab.say(wire.Hello(wire.VERSION, here.tokens[1], "fr"))
            await settle()
            (refused,) = tab.of(wire.Refused)
            assert (refused.id, refused.code) == ("", "greeted")
            assert refused.said.endswith(".")
            tab.say(wire.Ping())
            await settle()
            assert tab.of(wire.Pong)
            assert len(tab.of(wire.Frame)) == frames
            assert tab.line.closed is None

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


def test_whose_seat_becomes_another_s_while_he_comes_in_is_not_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def emptied(table: LiveTable, seat: Seat) -> None:
        await table.command(0, wire.Empty("empty-it-1", table.table.version, seat))

    with served(tmp_path) as visitor:
        table = opened(visitor, players=3)
        sitting = {"join": table["join"], "name": "Luc"}
        path = f"/api/tables/{table['table']}/seats"
        luc = visitor.post(path, json=sitting, headers=HERE).json()
        monkeypatch.setattr(LiveTable, "come_back", emptied)
        with seated(visitor, luc) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == Closing.TOKEN.code
