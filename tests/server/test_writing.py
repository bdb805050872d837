import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from fortyfives.server.store.store import NotSaved, NotThere, Store


def ran(wish: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(wish)


def test_what_was_written_is_read_again_in_order(tmp_path: Path) -> None:
    async def write() -> None:
        store = await Store.open(tmp_path)
        await store.add_table("a", "hash", 1.0)
        await store.append("a", 1, [b"one", b"two"])
        await store.append("a", 3, [b"three"])
        await store.close()

    async def read() -> tuple[str, tuple[bytes, ...]]:
        store = await Store.open(tmp_path)
        kept = await store.table("a")
        await store.close()
        return kept.join_hash, kept.log

    ran(write())
    assert ran(read()) == ("hash", (b"one", b"two", b"three"))


def test_many_who_wait_are_written_in_one_transaction(tmp_path: Path) -> None:
    async def count() -> int:
        store = await Store.open(tmp_path)
        commits = []
        engine = store._logs.sync_engine  # noqa: SLF001 - to count its commits
        event.listen(engine, "commit", lambda _: commits.append(1))
        await asyncio.gather(*(store.append(f"t{n}", 1, [b"x"]) for n in range(200)))
        await store.close()
        return len(commits)

    assert ran(count()) <= 2


def test_one_that_cannot_be_written_takes_nobody_with_it(tmp_path: Path) -> None:
    async def write() -> list[Any]:
        store = await Store.open(tmp_path)
        await store.add_table("a", "", 0.0)
        await store.add_table("b", "", 0.0)
        await store.append("a", 1, [b"first"])
        found = await asyncio.gather(
            store.append("b", 1, [b"one"]),
            store.append("a", 1, [b"another first"]),
            store.append("a", 1, [b"x", b"y"]),
            store.append("b", 2, [b"two"]),
            return_exceptions=True,
        )
        logs = [(await store.table(key)).log for key in "ab"]
        await store.close()
        return [*map(type, found), *logs]

    none = type(None)
    assert ran(write()) == [none, NotSaved, NotSaved, none, (b"first",), (b"one", b"two")]


def test_entries_of_one_wish_are_written_all_or_none(tmp_path: Path) -> None:
    async def write() -> tuple[bytes, ...]:
        store = await Store.open(tmp_path)
        await store.add_table("a", "", 0.0)
        await store.append("a", 2, [b"the second"])
        with pytest.raises(NotSaved):
            await store.append("a", 1, [b"the first", b"another second"])
        log = (await store.table("a")).log
        await store.close()
        return log

    assert ran(write()) == (b"", b"the second")


def test_the_writer_goes_on_after_something_that_nobody_could_write(tmp_path: Path) -> None:
    async def write() -> tuple[bytes, ...]:
        store = await Store.open(tmp_path)
        await store.add_table("a", "", 0.0)
        with pytest.raises(NotSaved):
            await store.append("a", 1, [object()])  # type: ignore[list-item]
        await store.append("a", 1, [b"one"])
        log = (await store.table("a")).log
        await store.close()
        return log

    assert ran(write()) == (b"one",)


def test_secrets_lie_apart_from_the_logs(tmp_path: Path) -> None:
    async def write() -> dict[str, bytes]:
        store = await Store.open(tmp_path)
        await store.add_table("a", "", 0.0)
        await store.append("a", 1, [b"one"])
        await store.keep_secret("a/1/1", b"\x01" * 32)
        with pytest.raises(NotSaved):
            await store.keep_secret("a/1/1", b"\x02" * 32)
        found = await store.secrets_of("a")
        await store.close()
        return found

    assert ran(write()) == {"a/1/1": b"\x01" * 32}
    logs = sqlite3.connect(tmp_path / "tables.sqlite")
    names = [name for (name,) in logs.execute("select name from sqlite_master where type='table'")]
    logs.close()
    assert sorted(names) == ["alembic_version", "entries", "tables"]
    assert all(b"\x01" * 32 not in path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))


def test_a_table_that_is_forgotten_is_gone(tmp_path: Path) -> None:
    async def forget() -> None:
        store = await Store.open(tmp_path)
        await store.add_table("a", "", 0.0)
        await store.append("a", 1, [b"one"])
        await store.forget("a")
        with pytest.raises(NotThere):
            await store.table("a")
        await store.close()

    ran(forget())


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotSaved):
        ran(Store.open(tmp_path / "file" / "folder"))
