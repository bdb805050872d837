"""What events about the evening itself make of the facts."""

from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.events import (
    ClockSet,
    EventClosed,
    FormatSet,
    NoteAdded,
    TableUsable,
)
from fortyfives.tournament.log.record import Record
from fortyfives.tournament.log.steps.step import Step, must


def format_set(books: Books, event: FormatSet, _: Record) -> Step:
    """After the first game the format changes only for a reason that is written down."""
    must(event.reason or not _begun(books), "hall-log-format-needs-reason")
    return Step({("hall", "format"): event})


def _begun(books: Books) -> bool:
    return any(entry.last_game for entry in books.entries.values())


def table_usable(_books: Books, event: TableUsable, _: Record) -> Step:
    """A table can be used, or not."""
    return Step({("tables", event.table): event})


def clock_set(_books: Books, event: ClockSet, _: Record) -> Step:
    """The clock is what it was set to last."""
    return Step({("hall", "clock"): event})


def noted(_books: Books, event: NoteAdded, record: Record) -> Step:
    """A note stands for itself."""
    return Step({("notes", record.seq): event})


def closed(_books: Books, event: EventClosed, _: Record) -> Step:
    """The evening is over."""
    return Step({("hall", "closed"): event})
