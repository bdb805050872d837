"""A table that lives through restarts, full disks and logs that lie.

The faults that others have had for years are here by name; see also test_lines.py.
"""

# ruff: noqa: SLF001 - what goes wrong inside is done from outside

import asyncio
import json
import re

import msgspec
import pytest
from structlog.testing import capture_logs

from fortyfives.game.showing import view_for
from fortyfives.server import entries as log
from fortyfives.server import protocol as wire
from fortyfives.server.store.store import NotSaved
from fortyfives.server.table import planning
from fortyfives.server.table.clock import AT_ONCE, Pace
from fortyfives.server.table.denied import Denied
from tests.server.house import cut, house, ran, settle, until

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
            await again.card_room.close()

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
            await again.card_room.close()

    ran(play())


def test_a_person_who_comes_back_after_a_restart_still_has_the_seat() -> None:
    async def play() -> None:
        async with house() as here:
            again = await here.again()
            for seat, token in enumerate(here.tokens):
                assert (await again.card_room.seated(here.live.key, token))[1] == seat
            await again.card_room.close()

    ran(play())


def test_a_line_that_has_outlived_its_table_hears_so_and_changes_nothing() -> None:
    async def play() -> None:
        async with house() as here:
            tabs = await here.both()
            tab = next(each for each in tabs if each.frame.ask and each.frame.ask.cut)
            again = await here.again()
            tab.say(wire.CutPack("too-late-1", tab.frame.version, 20))
            await settle()
            assert tab.of(wire.Refused)[-1].code == "closing"
            assert again.live.table.version == tab.frame.version
            await cut(again, await again.tab(tab.seat))
            await again.card_room.close()

    ran(play())


def test_a_table_is_not_let_go_while_it_writes() -> None:
    async def play() -> None:
        async with house() as here:
            command = asyncio.create_task(here.live.command(0, wire.Start("start-it", 1)))
            await asyncio.sleep(0)
            await here.card_room.sweep(0.0)
            again, _ = await here.card_room.seated(here.live.key, here.tokens[0])
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
            await again.card_room.close()

    ran(play())


def test_a_table_of_which_nothing_can_be_read_is_not_there() -> None:
    async def play() -> None:
        async with house() as here:
            here.store.logs[here.live.key][0] = b"{}"
            with pytest.raises(LookupError):
                await here.again()

    ran(play())


# ---------------------------------------------------------------- what is kept back


def test_what_is_taken_back_shows_nothing_that_lay_hidden() -> None:
    async def play() -> None:
        async with house(AT_ONCE) as here:
            tabs = await here.both()
            await cut(here, *tabs)
            await until(lambda: here.live.table.turn in {0, 1})
            turn = here.live.table.turn
            mine, other = sorted(tabs, key=lambda tab: tab.seat != turn)
            assert mine.frame.ask is not None
            act = mine.frame.ask.choices[0].action
            mine.say(wire.Act("my-choice", mine.frame.version, act))
            await settle()
            mine.say(wire.TakeBack("take-back", here.live.table.version))
            await settle()
            if here.live.table.asked_back is not None:
                other.say(wire.Agree("so-be-it", here.live.table.version, yes=True))
                await settle()
            told = [
                each.kind for tab in tabs for frame in tab.of(wire.Frame) for each in frame.happened
            ]
            assert told.count("tookback") == 2
            deal = here.live.table.deal
            assert deal is not None
            for tab in tabs:
                shown = msgspec.json.encode(tab.frame).decode()
                known = {str(card) for card in view_for(deal, tab.seat).seen()}
                assert known, "a hand was dealt"
                assert set(re.findall(r'"([A2-9TJQK][CDHS])"', shown)) <= known

    ran(play())


def test_no_frame_and_no_log_holds_the_secret_of_a_deal_or_a_token() -> None:
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


@pytest.mark.parametrize(
    ("wrong", "told"),
    [(Denied("stale"), 0), (NotSaved("full"), 0), (ValueError("5H lies under the kitty"), 1)],
    ids=["denied", "not saved", "a bug"],
)
def test_what_goes_wrong_when_nobody_waits_any_more_is_told_without_what_stood_there(
    wrong: Exception, told: int
) -> None:
    async def play() -> None:
        async with house() as here:
            await cut(here, *await here.both())

            async def fails() -> None:
                raise wrong

            asker = asyncio.create_task(here.live.in_turn(fails))
            await asyncio.sleep(0)
            asker.cancel()
            with capture_logs() as lines:
                await settle()
            assert len(lines) == told
            for line in lines:
                assert set(line) == {"event", "log_level", "table", "error", "where"}
                assert line["where"][-1].startswith("test_live.py:")
                assert "5H" not in str(line)

    ran(play())
