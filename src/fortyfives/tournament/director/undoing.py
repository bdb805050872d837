"""Taking back the last thing that was done: as an event of its own, so that nothing is lost."""

from collections.abc import Sequence

from msgspec import UNSET

from fortyfives.tournament.log.events import Event, Reverted
from fortyfives.tournament.log.record import Record
from fortyfives.tournament.refused import Refused


def last_command(records: Sequence[Record]) -> tuple[Record, ...]:
    """The records of the last command that was no undoing and was not undone."""
    undone: set[int] = set()
    group: list[Record] = []
    for record in reversed(records):
        if record.seq in undone:
            continue
        event = record.event()
        if isinstance(event, Reverted):
            undone.add(event.target)
            continue
        if group and (record.command_id is UNSET or record.command_id != group[-1].command_id):
            break
        group.append(record)
    if not group:
        raise Refused("hall-nothing-to-undo")
    return tuple(group)


def undo(records: Sequence[Record]) -> tuple[Event, ...]:
    """The events that take back the last command, its last event first."""
    return tuple(Reverted(record.seq) for record in last_command(records))
