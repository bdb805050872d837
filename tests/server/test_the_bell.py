import asyncio
from pathlib import Path

import pytest

from fortyfives.record.read import read
from fortyfives.record.replay import replay
from fortyfives.server import entries as log
from fortyfives.server import protocol as wire
from fortyfives.server.card_room import CardRoom
from fortyfives.server.entries import read_entry
from fortyfives.server.languages import words_in
from fortyfives.server.showing.frame import Parts, frame
from fortyfives.server.showing.happening import Ear
from fortyfives.server.showing.replaying import record
from fortyfives.server.showing.replaying import replay as seen_again
from fortyfives.server.showing.room import company_of, room
from fortyfives.server.table.state import Table
from tests.server.company import Clock, Person, a_hall, game_over, sat_down

TIMED = {"time_limit": 20, "target": 500}
MINUTE = 60


def heard(person: Person, language: str = "en") -> list[wire.Happened]:
    """All that happened, as a person was told it."""
    ear = Ear()
    return [
        each
        for step in person.heard
        for each in ear.hear(company_of(step.after, words_in(language), person.seat), step)
    ]


def in_the_third_deal(table: Table) -> bool:
    return len(table.done) == 2 and table.deal is not None and bool(table.deal.public.tricks)


def test_the_bell_stops_the_play_and_the_deal_in_hand_does_not_count(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_hall(tmp_path, clock) as card_room:
            [rose] = await sat_down(card_room, "general_120", TIMED | {"time_up": "stop_at_bell"})
            await rose.does(wire.Start)
            await rose.play(in_the_third_deal)
            clock.seconds += 20 * MINUTE
            await rose.play(game_over)
            table, name = rose.table.table, rose.table.replay
            assert isinstance(rose.heard[-1].entry, log.Rang)
            assert table.game is not None
            assert table.game.verdict.over
            assert len(table.done) == 2
            *_, rang, over = heard(rose)
            assert rang.said == "Time is up, and this deal does not count."
            assert over.kind == "over"
            assert over.said

            game = await card_room.finished(name)
            told = replay(read(record(game)))
            assert told.unfinished
            assert len(told.proofs) == 3
            assert told.game.verdict == table.game.verdict
            again = seen_again(rose.table.key, name, game, words_in("en"))
            assert [deal.score is None for deal in again.deals] == [False, False, True]
            assert all(proof.secret for proof in again.proofs)

    asyncio.run(evening())


def test_where_the_deal_is_played_out_the_last_deal_is_told_once(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_hall(tmp_path, clock) as card_room:
            [rose] = await sat_down(card_room, "general_120", TIMED | {"time_up": "finish_hand"})
            await rose.does(wire.Start)
            await rose.play(in_the_third_deal)
            clock.seconds += 20 * MINUTE
            await rose.play(game_over)
            table = rose.table.table
            assert len(table.done) == 3
            for language in ("en", "fr"):
                said = [each.said for each in heard(rose, language)]
                assert said.count(words_in(language).say("table-last-deal")) == 1
            told = replay(read(record(await card_room.finished(rose.table.replay))))
            assert not told.unfinished
            assert table.game is not None
            assert told.game.verdict == table.game.verdict

    asyncio.run(evening())


def test_the_clock_stands_still_while_the_game_is_put_away(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_hall(tmp_path, clock) as card_room:
            [rose] = await sat_down(card_room, "general_120", TIMED | {"time_up": "stop_at_bell"})
            before: float | None = rose.table.left
            await rose.does(wire.Start)
            await rose.play(lambda table: table.deal is not None)
            clock.seconds += 5 * MINUTE
            assert before is None
            assert rose.table.left == 15 * MINUTE
            company = company_of(rose.table.table, words_in("en"), rose.seat)
            told = frame(rose.table.table, company, parts=Parts(left=rose.table.left))
            assert told.time_left == 15 * MINUTE
            shown = room("", rose.table.table, company, rose.table.here)
            assert shown.time_limit == 20
            await rose.does(wire.Adjourn)
            clock.seconds += 24 * 60 * MINUTE
            assert rose.table.left == 15 * MINUTE
            await rose.does(wire.Resume)
            assert rose.table.left == 15 * MINUTE
            assert rose.table.table.under_way

    asyncio.run(evening())


async def left_and_come_back(folder: Path, minutes: int) -> float | None:
    """What is left of twenty minutes, five played, when the server was down for so many."""
    clock = Clock()
    async with a_hall(folder, clock) as card_room:
        [rose] = await sat_down(card_room, "general_120", TIMED)
        await rose.does(wire.Start)
        clock.seconds += 5 * MINUTE
        await rose.play(in_the_third_deal)
        key = rose.table.key
    clock.seconds += minutes * MINUTE
    async with a_hall(folder, clock) as card_room:
        clock.seconds += 2 * MINUTE  # the server is there, and nobody comes at once
        table = await card_room.table(key)
        assert table.table.deal is not None
        return table.left


def test_while_the_server_is_down_the_clock_of_a_timed_game_stands_still(tmp_path: Path) -> None:
    assert asyncio.run(left_and_come_back(tmp_path, 24 * 60)) == 13 * MINUTE


async def told_of_being_down(card_room: CardRoom, table: str) -> list[float]:
    """The seconds that the log says the server was down for."""
    kept = await card_room._world.store.table(table)  # noqa: SLF001 - the log itself
    entries = map(read_entry, kept.log)
    return [entry.seconds for entry in entries if isinstance(entry, log.WasDown)]


def test_time_in_which_the_server_was_down_is_written_down_once(tmp_path: Path) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_hall(tmp_path, clock) as card_room:
            [rose] = await sat_down(card_room, "general_120", TIMED)
            await rose.does(wire.Start)
            await rose.play(lambda table: table.deal is not None)
            key = rose.table.key
        for restarts in range(1, 4):
            clock.seconds += 7 * MINUTE
            async with a_hall(tmp_path, clock) as card_room:
                table = await card_room.table(key)
                assert await told_of_being_down(card_room, key) == [7 * MINUTE] * restarts
                assert table.left == 20 * MINUTE

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("options", "command"), [({}, None), (TIMED, wire.Adjourn)], ids=["no clock", "put away"]
)
def test_where_no_clock_runs_nothing_is_written_of_a_server_that_was_down(
    tmp_path: Path, options: dict[str, int], command: type[wire.Command] | None
) -> None:
    async def evening() -> None:
        clock = Clock()
        async with a_hall(tmp_path, clock) as card_room:
            [rose] = await sat_down(card_room, "general_120", options)
            await rose.does(wire.Start)
            if command is not None:
                await rose.does(command)
        clock.seconds += 7 * MINUTE
        async with a_hall(tmp_path, clock) as card_room:
            await card_room.table(rose.table.key)
            assert await told_of_being_down(card_room, rose.table.key) == []

    asyncio.run(evening())
