"""The log of a table, read from its beginning."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from fortyfives.server import entries as log
from fortyfives.server.table.fold import LogLies, fold
from fortyfives.server.table.state import Table
from fortyfives.server.table.step import Step


def steps(bodies: Iterable[bytes], kept: Mapping[str, bytes]) -> Iterator[Step]:
    """Every entry of a log in order; `kept` has the secrets of the deals by their names.

    Raises `LogLies` at the first entry that cannot be read or cannot have been.
    """
    table = Table()
    for body in bodies:
        try:
            entry = log.read_entry(body)
        except (ValueError, msgspec.MsgspecError) as wrong:
            raise LogLies("an entry cannot be read") from wrong
        secret = kept.get(entry.deal, b"") if isinstance(entry, log.Committed) else b""
        before, table = table, fold(table, entry, secret)
        yield Step(before, entry, table)
