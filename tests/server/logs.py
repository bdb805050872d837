"""Logs of whole games, as the store keeps them."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fortyfives.server import entries as log
from fortyfives.server.table.fold import fold
from fortyfives.server.table.state import Table
from tests.server.evening import evening
from tests.server.luck import seeded
from tests.server.memory import MemoryStore
from tests.strategies import Table as Game


@dataclass(frozen=True)
class Kept:
    """A log, the secrets of its deals, and the table that it led to."""

    bodies: tuple[bytes, ...]
    secrets: dict[str, bytes]
    table: Table

    def folded(self, bodies: tuple[bytes, ...] | None = None) -> Table:
        """What comes of reading the log, or another one, from the beginning."""
        table = Table()
        for body in self.bodies if bodies is None else bodies:
            table = self.after(table, log.read_entry(body))
        return table

    def after(self, table: Table, entry: log.AnyEntry) -> Table:
        """The table after one more entry."""
        secret = self.secrets.get(entry.deal, b"") if isinstance(entry, log.Committed) else b""
        return fold(table, entry, secret)

    def moments(self) -> Iterator[tuple[Table, log.AnyEntry]]:
        """Every entry, with the table as it stood before."""
        table = Table()
        for body in self.bodies:
            entry = log.read_entry(body)
            yield table, entry
            table = self.after(table, entry)


@cache
def a_log(key: str = "merrimack_valley", players: int = 4, deals: int = 2) -> Kept:
    """A game at the usual table, with everything that clients do there."""
    store = MemoryStore()
    with seeded(key):
        watch = asyncio.run(evening(Game(key, players), key, deals=deals, store=store))
    live = watch.live
    return Kept(tuple(store.logs[live.key]), store.kept, live.table)
