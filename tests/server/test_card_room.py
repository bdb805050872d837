"""Tables come and go in memory, and nothing of them is lost."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from fortyfives.rules.seating import Seat
from fortyfives.server import card_room as halls
from fortyfives.server.card_room import CardRoom
from fortyfives.server.closing import Closing
from fortyfives.server.languages import words_in
from fortyfives.server.protocol import Adjourn, Empty, Leave, Restart, Start
from fortyfives.server.showing.room import company_of, sheet
from fortyfives.server.store.store import NotSaved, NotThere, Store
from fortyfives.server.table.about_people import check_deletion
from fortyfives.server.table.clock import AT_ONCE
from fortyfives.server.table.denied import Denied
from fortyfives.server.table.listener import Played
from fortyfives.server.table.live import LiveTable
from fortyfives.server.table.step import Step
from fortyfives.server.table.thinking import Thinkers
from fortyfives.server.table.world import World
from tests.server.company import Person, game_over


class Listening:
    """Somebody who hears what he is told."""

    def __init__(self, seat: Seat, table: LiveTable) -> None:
        self.seat = seat
        self.heard: list[object] = []
        self._table = table

    def told(self, steps: Sequence[Step], table: Played) -> None:
        """Something happened."""

    def announce(self, news: Restart) -> None:
        """Something about the server."""
        self.heard.append(news)

    def send_away(self, why: Closing) -> None:
        """The end of it."""
        self.heard.append(why)
        self._table.stop_listening(self)


def in_a_hall(folder: Path, use: Callable[[CardRoom], Awaitable[object]]) -> None:
    """Open a hall, use it, and close it."""

    async def run() -> None:
        store = await Store.open(folder)
        card_room = CardRoom(World(store, Thinkers(), AT_ONCE))
        try:
            async with asyncio.timeout(60):
                await use(card_room)
        finally:
            await card_room.close()
            await store.close()

    asyncio.run(run())


async def opened(card_room: CardRoom) -> tuple[LiveTable, str, str]:
    """A table with somebody at it, its invitation, and the token of the seat."""
    table, join = await card_room.open("irish_45", {}, None, "none", undo=True)
    _, token = await table.sit("Rose", None)
    return table, join, token


def test_a_table_goes_out_of_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def use(card_room: CardRoom) -> None:
        table, join, token = await opened(card_room)
        await table.fill("cast", start=True)
        await card_room.sweep(0.0)
        assert (await card_room.table(table.key)) is not table
        back, seat = await card_room.seated(table.key, token)
        assert seat == 0
        assert back.table == table.table
        assert await card_room.invited(table.key, join) is back

    in_a_hall(tmp_path, use)


def test_a_table_comes_back_after_a_restart_and_is_one_table_for_all(tmp_path: Path) -> None:
    kept: list[tuple[str, str, int]] = []

    async def first(card_room: CardRoom) -> None:
        table, _, token = await opened(card_room)
        await table.fill("cast", start=True)
        kept.append((table.key, token, table.table.version))

    async def second(card_room: CardRoom) -> None:
        key, token, version = kept[0]
        found = await asyncio.gather(*(card_room.seated(key, token) for _ in range(5)))
        assert len({id(table) for table, _ in found}) == 1
        assert found[0][0].table.version == version

    in_a_hall(tmp_path, first)
    in_a_hall(tmp_path, second)


def test_a_table_that_somebody_sits_at_stays(tmp_path: Path) -> None:
    async def use(card_room: CardRoom) -> None:
        table, _, _ = await opened(card_room)
        table.listen(Listening(0, table))
        await card_room.sweep(0.0)
        assert await card_room.table(table.key) is table

    in_a_hall(tmp_path, use)


def test_no_table_goes_while_something_is_being_done_at_it(tmp_path: Path) -> None:
    async def use(card_room: CardRoom) -> None:
        table, _, _ = await opened(card_room)
        sitting = asyncio.create_task(table.sit("Jo", None))
        await asyncio.sleep(0)
        await card_room.sweep(0.0)
        await sitting
        assert await card_room.table(table.key) is table

    in_a_hall(tmp_path, use)


def test_no_table_is_there_for_one_without_invitation_or_token(tmp_path: Path) -> None:
    async def use(card_room: CardRoom) -> None:
        table, join, token = await opened(card_room)
        for key, secret in ((table.key, token), (table.key, ""), ("none", join), (join, join)):
            with pytest.raises(NotThere):
                await card_room.invited(key, secret)
        for key, secret in ((table.key, join), (table.key, ""), ("none", token)):
            with pytest.raises(NotThere):
                await card_room.seated(key, secret)
        await card_room.sweep(0.0)
        with pytest.raises(NotThere):
            await card_room.invited(table.key, token)

    in_a_hall(tmp_path, use)


def test_a_table_that_is_forgotten_sends_everybody_away_and_is_gone(tmp_path: Path) -> None:
    async def use(card_room: CardRoom) -> None:
        table, join, token = await opened(card_room)
        listening = Listening(0, table)
        table.listen(listening)
        await card_room.forget(table, 0)
        assert listening.heard == [Closing.NOWHERE]
        for asked in (card_room.table(table.key), card_room.invited(table.key, join)):
            with pytest.raises(NotThere):
                await asked
        with pytest.raises(NotThere):
            await card_room.seated(table.key, token)
        with pytest.raises(Denied):
            await table.command(0, Adjourn(id="a" * 8, at=0))

    in_a_hall(tmp_path, use)


def test_a_restart_is_announced_what_has_begun_is_finished_and_all_are_sent_away(
    tmp_path: Path,
) -> None:
    async def use(card_room: CardRoom) -> None:
        table, _, _ = await opened(card_room)
        listening = Listening(0, table)
        table.listen(listening)
        begun = [asyncio.create_task(table.sit(f"Guest {n}", None)) for n in range(2)]
        await asyncio.sleep(0)
        await card_room.restart(7)
        assert listening.heard == [Restart(7), Closing.RESTART]
        seats = {(await each)[0] for each in begun}
        stored = await card_room._world.store.table(table.key)  # noqa: SLF001 - what is on the disk
        assert len(seats) == 2
        assert len(stored.log) == table.table.version
        for late in (
            table.sit("Late", None),
            card_room.open("irish_45", {}, None, "none", undo=True),
            card_room.table("other"),
        ):
            with pytest.raises((Denied, NotThere)):
                await late

    in_a_hall(tmp_path, use)


def test_there_is_room_for_so_many_tables_and_those_that_nobody_uses_make_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "MOST_TABLES", 2)

    async def use(card_room: CardRoom) -> None:
        first, second = (await opened(card_room))[0], (await opened(card_room))[0]
        third = (await opened(card_room))[0]
        for table in (second, third):
            (await card_room.table(table.key)).listen(Listening(0, table))
        with pytest.raises(Denied) as told:
            await opened(card_room)
        assert told.value.code == "hall-full"
        assert first.key != third.key

    in_a_hall(tmp_path, use)


def test_a_table_that_could_not_be_written_down_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise NotSaved

    async def use(card_room: CardRoom) -> None:
        monkeypatch.setattr(Store, "append", full)
        with pytest.raises(NotSaved):
            await card_room.open("irish_45", {}, None, "none", undo=True)
        assert card_room._tables == {}  # noqa: SLF001 - nobody else can find one

    in_a_hall(tmp_path, use)


def test_a_table_that_everybody_left_before_a_game_is_deleted_and_one_that_was_played_at_is_not(
    tmp_path: Path,
) -> None:
    async def use(card_room: CardRoom) -> None:
        left, played = [
            (await card_room.open("irish_45", {}, 2, "none", undo=True))[0] for _ in range(2)
        ]
        for table in (left, played):
            await table.sit("Rose", None)
        await played.fill("cast", start=True)
        await left.command(0, Leave(id="a" * 8, at=0))
        await card_room.sweep(0.0)
        assert (await card_room.table(played.key)).table.number == 1
        with pytest.raises(NotThere):
            await card_room.table(left.key)

    in_a_hall(tmp_path, use)


def test_the_next_who_sits_down_looks_after_a_table_that_everybody_left(tmp_path: Path) -> None:
    async def use(card_room: CardRoom) -> None:
        table, _ = await card_room.open("irish_45", {}, 3, "none", undo=True)
        await table.sit("Rose", None)
        await table.command(0, Leave(id="a" * 8, at=0))
        assert table.table.host is None
        await table.sit("Luc", 1)
        assert table.table.host == 1

    in_a_hall(tmp_path, use)


def test_who_sits_down_after_a_game_has_not_played_it(tmp_path: Path) -> None:
    async def use(card_room: CardRoom) -> None:
        table, _ = await card_room.open("irish_45", {"target": 5}, 2, "none", undo=True)
        for name in ("Rose", "Luc"):
            await table.sit(name, None)
        people = [Person(table, seat) for seat in (0, 1)]
        for person in people:
            table.listen(person)
        await people[0].does(Start)
        await asyncio.gather(*(person.play(game_over) for person in people))
        version = table.table.version
        await people[0].does(Empty, seat=1)
        await table.sit("Bea", 1)
        assert [table.table.played(seat) for seat in (0, 1)] == [True, False]
        check_deletion(table.table, 0)
        with pytest.raises(Denied, match="not-host"):
            check_deletion(table.table, 1)
        english = words_in("en")
        told = [sheet(table.table, company_of(table.table, english, seat), "it") for seat in (0, 1)]
        assert [each.replay for each in told if each] == ["it", ""]
        assert table.since(version - 3, 1) == []
        assert table.since(version - 3, 0)

    in_a_hall(tmp_path, use)


def test_where_an_abandoned_table_cannot_be_deleted_the_hall_sweeps_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_store: Store, _key: str) -> None:
        raise NotSaved("the disk is full")

    monkeypatch.setattr(Store, "forget", refuse)

    async def use(card_room: CardRoom) -> None:
        table, _ = await card_room.open("irish_45", {}, 2, "none", undo=True)
        await card_room.sweep(0.0)
        assert (await card_room.table(table.key)).table.abandoned

    in_a_hall(tmp_path, use)
