"""One entry of a log, with the table before and after it."""

from dataclasses import dataclass

from msgspec.structs import replace

from fortyfives.server import entries as log
from fortyfives.server.table.state import Table


@dataclass(frozen=True, slots=True)
class Step:
    """An entry, and what it made of the table."""

    before: Table
    entry: log.AnyEntry
    after: Table

    def in_short(self) -> "Step":
        """The same without the events as they are written: the table after it has them, too."""
        if not isinstance(self.entry, log.Did | log.Dealt):
            return self
        return Step(self.before, replace(self.entry, events=()), self.after)
