"""What is kept, how it grows with the program, and how it is forgotten."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect

from fortyfives.server.store.schema import NEWEST, TABLES, bring_up_to_date
from fortyfives.server.store.steps import STEPS, scripts_of, take_steps
from fortyfives.server.store.store import NotReadable, NotSaved, NotThere, Store
from fortyfives.server.store.tables import LOGS, SECRETS
from fortyfives.server.store.too_new import TooNew

FIRST = """
CREATE TABLE tables (id VARCHAR(32) PRIMARY KEY, join_hash VARCHAR(64) NOT NULL,
    made FLOAT NOT NULL);
CREATE TABLE entries (table_id VARCHAR(32) NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq));
INSERT INTO tables VALUES ('t', 'h', 1.0);
INSERT INTO entries VALUES ('t', 1, x'01');
"""
NEXT = '''
"""How many sit there."""
import sqlalchemy as sa
from alembic import op
revision = "logs_2"
down_revision = "logs_1"
def upgrade() -> None:
    """One more column."""
    op.add_column("tables", sa.Column("seats", sa.Integer, server_default="4"))
'''


def with_store(folder: Path, use: Callable[[Store], Awaitable[object]]) -> None:
    """Open the store, use it, and close it."""

    async def run() -> None:
        store = await Store.open(folder)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


def asked(file: Path, sql: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as connection:
        found = connection.execute(sql).fetchall()
    connection.close()
    return found


async def nothing(_store: Store) -> None:
    """Only open it."""


def test_a_new_file_gets_the_newest_schema(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    for name, metadata in (("tables", LOGS), ("secrets", SECRETS)):
        engine = create_engine(f"sqlite:///{tmp_path / name}.sqlite")
        with engine.connect() as connection:
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, metadata) == []
            assert context.get_current_revision() is not None
        engine.dispose()


def test_a_file_of_the_first_version_is_brought_up_to_date_and_keeps_what_is_in_it(
    tmp_path: Path,
) -> None:
    asked_first = sqlite3.connect(tmp_path / "tables.sqlite")
    asked_first.executescript(FIRST)
    asked_first.close()

    async def look(store: Store) -> None:
        assert (await store.table("t")).log == (b"\1",)
        await store.append("t", 2, [b"\2"])

    with_store(tmp_path, look)
    with_store(tmp_path, nothing)
    assert asked(tmp_path / "tables.sqlite", "SELECT count(*) FROM entries") == [(2,)]


def steps_with_one_more(folder: Path) -> Path:
    """The steps as they are, and one that a later version might take."""
    steps = folder / "migrations"
    (steps / "logs").mkdir(parents=True)
    first = (STEPS / "logs" / "logs_1.py").read_text("utf-8")
    (steps / "logs" / "logs_1.py").write_text(first, "utf-8")
    (steps / "logs" / "logs_2.py").write_text(NEXT, "utf-8")
    return steps


def test_each_step_is_taken_once_and_in_order(tmp_path: Path) -> None:
    steps = steps_with_one_more(tmp_path)
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with engine.begin() as connection:
        bring_up_to_date(connection, "logs")
        connection.exec_driver_sql("INSERT INTO tables VALUES ('t', 'h', 1.0)")
    for _ in range(2):
        with engine.begin() as connection:
            take_steps(connection, "logs", steps)
            assert _rows(connection) == [("t", "h", 1.0, 4)]
    with engine.begin() as connection, pytest.raises(TooNew):
        bring_up_to_date(connection, "logs")
    engine.dispose()


@pytest.mark.parametrize("name", NEWEST)
def test_a_new_database_is_as_all_steps_make_it(tmp_path: Path, name: str) -> None:
    made = []
    for make in (bring_up_to_date, take_steps):
        engine = create_engine(f"sqlite:///{tmp_path / make.__name__}.sqlite")
        with engine.begin() as connection:
            make(connection, name)
            inspector = inspect(connection)
            made.append(
                {
                    table: (
                        [str(column) for column in inspector.get_columns(table)],
                        inspector.get_pk_constraint(table),
                        inspector.get_indexes(table),
                    )
                    for table in inspector.get_table_names()
                }
                | {"taken": MigrationContext.configure(connection).get_current_revision()}
            )
        engine.dispose()
    assert made[0] == made[1]
    assert scripts_of(name).get_current_head() == NEWEST[name]
    assert set(made[0]) == {*TABLES[name].tables, "alembic_version", "taken"}


def _rows(connection: Connection) -> list[tuple[object, ...]]:
    return [tuple(row) for row in connection.exec_driver_sql("SELECT * FROM tables")]


@pytest.mark.parametrize("name", ["tables", "secrets"])
def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path, name: str) -> None:
    with_store(tmp_path, nothing)
    file = tmp_path / f"{name}.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from_tomorrow'")
    connection.close()
    with pytest.raises(NotReadable, match=name):
        with_store(tmp_path, nothing)
    assert asked(file, "SELECT version_num FROM alembic_version") == [("from_tomorrow",)]


def test_what_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"Dear Jo, " * 999)
    with pytest.raises(NotSaved) as told:
        with_store(tmp_path, nothing)
    assert "\n" not in str(told.value)
    (tmp_path / "file").touch()
    with pytest.raises(NotSaved):
        with_store(tmp_path / "file", nothing)


def test_a_table_is_forgotten_with_its_secrets_and_no_other_is(tmp_path: Path) -> None:
    async def forget(store: Store) -> None:
        for key in ("a_b", "aXb", "a_b2"):
            await store.add_table(key, "h", 1.0)
            await store.append(key, 1, [b"x"])
            await store.keep_secret(f"{key}/1/1/x", b"secret")
        await store.forget("a_b")
        assert await store.secrets_of("a_b") == {}
        for missing in (store.table("a_b"), store.join_hash("a_b")):
            with pytest.raises(NotThere):
                await missing
        for key in ("aXb", "a_b2"):
            assert (await store.table(key)).log == (b"x",)
            assert await store.secrets_of(key) == {f"{key}/1/1/x": b"secret"}

    with_store(tmp_path, forget)


def test_whoever_reads_waits_for_nobody_who_writes(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        await store.add_table("t", "h", 1.0)
        writing = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        writing.execute("BEGIN IMMEDIATE")
        try:
            async with asyncio.timeout(4):
                assert await store.join_hash("t") == "h"
                assert (await store.table("t")).log == ()
        finally:
            writing.execute("ROLLBACK")
            writing.close()

    with_store(tmp_path, look)


def test_an_entry_that_somebody_else_has_written_is_not_saved_and_takes_no_other_with_it(
    tmp_path: Path,
) -> None:
    async def write(store: Store) -> None:
        await store.add_table("t", "h", 1.0)
        await store.append("t", 1, [b"a"])
        told = await asyncio.gather(
            store.append("t", 1, [b"b"]), store.append("t", 2, [b"c"]), return_exceptions=True
        )
        assert isinstance(told[0], NotSaved)
        assert told[1] is None
        assert (await store.table("t")).log == (b"a", b"c")

    with_store(tmp_path, write)
