"""The one writer of a process: whatever waits is written in one transaction, then acknowledged."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import URL, ColumnElement, Table, delete, event, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fortyfives.server.store.schema import bring_up_to_date
from fortyfives.server.store.tables import entries, secrets, tables
from fortyfives.server.store.too_new import TooNew

MOST_AT_ONCE: Final = 500
"""So many wishes at most are granted in one transaction."""
READS: Final = "only_reads"
"""Said of a connection that writes nothing, so that it need not wait for one that does."""


class NotSaved(OSError):
    """The disk did not take it: nothing of it was written, and nobody may be told that it was."""


class NotReadable(NotSaved):
    """A newer program has written the files in this folder."""


class NotThere(LookupError):
    """There is no such table."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it was stored: the hash of its invitation, and its log in order."""

    id: str
    join_hash: str
    log: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class _Wanted:
    """Rows for a table that are written together, and who waits for them."""

    table: Table
    rows: Sequence[Mapping[str, Any]]
    done: asyncio.Future[None]


class Store:
    """The logs and the secrets; `async with Store.open(folder)` closes it again."""

    def __init__(self, logs: AsyncEngine, secret: AsyncEngine) -> None:
        self._logs, self._secrets = logs, secret
        self._waiting: asyncio.Queue[_Wanted] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, folder: Path) -> Self:
        """The store in that folder, made if it is not there, with the newest schema.

        Raises `NotSaved` if there can be none, and `NotReadable` if a newer program wrote it.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - before anybody waits
            logs = await _engine(folder / "tables.sqlite", "logs")
            secret = await _second(folder / "secrets.sqlite", "secrets", logs)
        except NotReadable:
            raise
        except (OSError, SQLAlchemyError) as wrong:
            raise NotSaved(_why(wrong)) from wrong
        store = cls(logs, secret)
        store._writer = asyncio.create_task(store._write(), name="the writer")
        return store

    async def close(self) -> None:
        """Write what still waits, and let go of the files."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            await asyncio.wait([self._writer])
        await self._logs.dispose()
        await self._secrets.dispose()

    async def add_table(self, key: str, join_hash: str, made: float) -> None:
        """A new table, without a log yet."""
        await self._wish(tables, [{"id": key, "join_hash": join_hash, "made": made}])

    async def append(self, key: str, first: int, bodies: Sequence[bytes]) -> None:
        """Write the next entries of a table's log, all or none; they are there when this returns.

        Raises `NotSaved`, also where somebody else has written an entry of that number.
        """
        rows = [
            {"table_id": key, "seq": seq, "body": body} for seq, body in enumerate(bodies, first)
        ]
        await self._wish(entries, rows)

    async def _wish(self, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
        wanted = _Wanted(table, rows, asyncio.get_running_loop().create_future())
        await self._waiting.put(wanted)
        await wanted.done

    async def keep_secret(self, deal_id: str, secret: bytes) -> None:
        """Keep the secret of a deal; it must be there before its commitment is told."""
        try:
            async with self._secrets.begin() as connection:
                await connection.execute(insert(secrets), {"deal_id": deal_id, "secret": secret})
        except SQLAlchemyError as wrong:
            raise NotSaved(_why(wrong)) from wrong

    async def secrets_of(self, key: str) -> dict[str, bytes]:
        """The secrets of all deals of a table, by the names of the deals.

        Raises `NotSaved` if they cannot be read.
        """
        async with _reading(self._secrets) as connection:
            found = await connection.execute(select(secrets).where(_of_table(key)))
            return {str(row.deal_id): bytes(row.secret) for row in found}

    async def join_hash(self, key: str) -> str:
        """The hash of a table's invitation; raises `NotThere`, and `NotSaved` like `secrets_of`."""
        async with _reading(self._logs) as connection:
            found = await connection.execute(select(tables.c.join_hash).where(tables.c.id == key))
            row = found.first()
        if row is None:
            raise NotThere(key)
        return str(row[0])

    async def table(self, key: str) -> Kept:
        """A table and its whole log; raises `NotThere`, and `NotSaved` like `secrets_of`."""
        async with _reading(self._logs) as connection:
            found = await connection.execute(select(tables).where(tables.c.id == key))
            row = found.first()
            if row is None:
                raise NotThere(key)
            found = await connection.execute(
                select(entries.c.seq, entries.c.body).where(entries.c.table_id == key)
            )
            log = {seq: bytes(body) for seq, body in found}
        # An entry that has been lost stands there as an empty one, which nobody can read.
        bodies = tuple(log.get(seq, b"") for seq in range(1, max(log, default=0) + 1))
        return Kept(key, str(row.join_hash), bodies)

    async def forget(self, key: str) -> None:
        """Delete a table for good: the secrets of its deals, its log, and the table itself.

        The secrets go first: while the log is there, a deletion that failed can be tried again.
        """
        try:
            async with self._secrets.begin() as connection:
                await connection.execute(delete(secrets).where(_of_table(key)))
            async with self._logs.begin() as connection:
                await connection.execute(delete(entries).where(entries.c.table_id == key))
                await connection.execute(delete(tables).where(tables.c.id == key))
        except SQLAlchemyError as wrong:
            raise NotSaved(_why(wrong)) from wrong

    async def _write(self) -> None:
        """Take whatever waits, write it at once, tell those who wait; for ever."""
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            except Exception:  # noqa: BLE001 - whatever happens, the writer goes on
                # One bad wish must not take the others with it: each on its own.
                for each in batch:
                    await self._commit_alone(each)
            for _ in batch:
                self._waiting.task_done()

    async def _commit_alone(self, wanted: _Wanted) -> None:
        try:
            await self._commit([wanted])
        except Exception as wrong:  # noqa: BLE001 - whatever it is, it was not written
            if not wanted.done.done():
                wanted.done.set_exception(NotSaved(_why(wrong)))

    async def _commit(self, batch: Sequence[_Wanted]) -> None:
        async with self._logs.begin() as connection:
            for table, rows in groupby(batch, lambda wanted: wanted.table):
                every = [row for wanted in rows for row in wanted.rows]
                await connection.execute(insert(table), every)
        for wanted in batch:
            if not wanted.done.done():
                wanted.done.set_result(None)


def _of_table(key: str) -> ColumnElement[bool]:
    """The deals of a table, whose names begin with its key."""
    return secrets.c.deal_id.startswith(f"{key}/", autoescape=True)


@asynccontextmanager
async def _reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, and keeps nobody from writing."""
    try:
        async with engine.connect() as connection:
            yield await connection.execution_options(**{READS: True})
    except SQLAlchemyError as wrong:
        raise NotSaved(_why(wrong)) from wrong


def _why(wrong: Exception) -> str:
    """What the database said, in one line."""
    said = str(wrong.orig) if isinstance(wrong, DBAPIError) else str(wrong)
    return " ".join(said.split())


async def _second(file: Path, steps: str, first: AsyncEngine) -> AsyncEngine:
    """The second database; without it the first one is let go."""
    try:
        return await _engine(file, steps)
    except BaseException:
        await first.dispose()
        raise


async def _engine(file: Path, steps: str) -> AsyncEngine:
    """A database file, durable also when the power fails, with its tables."""
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(file)))

    @event.listens_for(engine.sync_engine, "connect")
    def _settle(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "busy_timeout=5000",
            "foreign_keys=ON",
            "secure_delete=ON",
            "cache_size=-512",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        # A deferred transaction that writes later fails at once when another has written.
        reads = connection.get_execution_options().get(READS)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    try:
        async with engine.begin() as connection:
            await connection.run_sync(bring_up_to_date, steps)
    except TooNew as wrong:
        await engine.dispose()
        raise NotReadable(str(file)) from wrong
    except BaseException:
        await engine.dispose()
        raise
    return engine
