"""What events about those who enter make of the facts."""

from msgspec.structs import replace

from fortyfives.tournament.entry import Number
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.entry import Entry
from fortyfives.tournament.log.events import CheckedIn, EntryRegistered, Withdrawn
from fortyfives.tournament.log.record import Record
from fortyfives.tournament.log.steps.step import Step, must
from fortyfives.tournament.refused import Refused


def entry_of(books: Books, number: Number) -> Entry:
    """The entry of that number; refused (`hall-log-no-entry`) if there is none."""
    entry = books.entries.get(number)
    if entry is None:
        raise Refused("hall-log-no-entry", entry=number)
    return entry


def registered(books: Books, event: EntryRegistered, _: Record) -> Step:
    """A number belongs to one entry; who corrects it says so."""
    before = books.entries.get(event.entry)
    must(event.instead == (before is not None), _number_key(event), entry=event.entry)
    must(len(event.born) in {0, len(event.names)}, "hall-log-born-of-each", entry=event.entry)
    entry = Entry(
        number=event.entry,
        names=event.names,
        status=before.status if before else "registered",
        paid_cents=event.paid_cents,
        region=event.region,
        born=event.born,
        fixed_table=event.fixed_table,
        last_game=before.last_game if before else "",
    )
    return Step({("entries", event.entry): entry})


def _number_key(event: EntryRegistered) -> str:
    return "hall-log-no-entry" if event.instead else "hall-log-number-taken"


def checked_in(books: Books, event: CheckedIn, _: Record) -> Step:
    """Who is in the hall may be seated; whoever had gone is back."""
    entry = entry_of(books, event.entry)
    must(entry.gone or entry.status == "registered", "hall-log-already-here", entry=event.entry)
    back = replace(entry, status="active" if entry.last_game else "checked_in")
    return Step({("entries", event.entry): back})


def withdrawn(books: Books, event: Withdrawn, _: Record) -> Step:
    """Who has gone gets no seat any more; what they played stands."""
    entry = entry_of(books, event.entry)
    must(not entry.gone, "hall-log-already-gone", entry=event.entry)
    gone = replace(entry, status="no_show" if event.no_show else "withdrawn")
    return Step({("entries", event.entry): gone})
