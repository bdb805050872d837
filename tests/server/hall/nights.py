"""Commands for the tests of the journal, and what its file must hold."""

from fortyfives.tournament.log.book import Group, Wanted
from fortyfives.tournament.log.events import NoteAdded


def command(name: str, records: int = 1) -> Wanted:
    """A command that writes so many notes, each of which tells where it belongs."""
    notes = tuple(NoteAdded(f"{name} {number}") for number in range(records))
    return Wanted(name, notes, "desk", "laptop", "2026-03-07T19:30:00-04:00")


def told(group: Group) -> str:
    """What an answer says, in one word."""
    return ",".join(record.hash for record in group)
