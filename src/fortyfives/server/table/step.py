"""One entry of a log, with the table before and after it."""

from dataclasses import dataclass

from fortyfives.server import entries as log
from fortyfives.server.table.state import Table


@dataclass(frozen=True, slots=True)
class Step:
    """An entry, and what it made of the table."""

    before: Table
    entry: log.AnyEntry
    after: Table
