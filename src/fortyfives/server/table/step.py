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
        """The same without what was done as it is written: the table after it has that, too."""
        entry = self.entry
        if isinstance(entry, log.Did):
            return Step(self.before, replace(entry, action={}, events=()), self.after)
        if isinstance(entry, log.Dealt):
            return Step(self.before, replace(entry, events=()), self.after)
        return self
