"""The log so far, and how a command is written into it: once, whole, behind all the others."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec
from msgspec import UNSET, UnsetType

from fortyfives.tournament.log.codec import write_event
from fortyfives.tournament.log.events import Event
from fortyfives.tournament.log.record import FIRST, Content, Record

Group = tuple[Record, ...]
"""The records of one command: the answer that it gets, however often it is sent."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a command wants written: its events, who sent it from where, and when."""

    command_id: str
    events: tuple[Event, ...]
    actor: str | UnsetType = UNSET
    device: str | UnsetType = UNSET
    time: str | UnsetType = UNSET


class Store(Protocol):
    """Whatever keeps a log: a file, or nothing but memory."""

    @property
    def records(self) -> Sequence[Record]:
        """All that was written, in order."""
        ...

    def write(self, wanted: Sequence[Wanted]) -> list[Group]:
        """Write these commands, all or none; they are there when this returns.

        A command whose id was written before is not written again: it gets the records that it got.
        """
        ...


class Book:
    """A log in memory; the file has the same in it."""

    def __init__(self, records: Iterable[Record] = ()) -> None:
        """These records must be a log that was read."""
        self._records: list[Record] = []
        self._groups: dict[str, tuple[int, int]] = {}
        self.extend(records)

    @property
    def records(self) -> Sequence[Record]:
        """All that was written, in order."""
        return self._records

    def answer(self, command_id: str) -> Group | None:
        """The records that this command was written as; None if it was not."""
        place = self._groups.get(command_id)
        return None if place is None else tuple(self._records[place[0] : place[1]])

    def write(self, wanted: Sequence[Wanted]) -> list[Group]:
        """Write these commands; see `Store`."""
        groups, fresh = self.sealed(wanted)
        self.extend(fresh)
        return groups

    def sealed(self, wanted: Sequence[Wanted]) -> tuple[list[Group], list[Record]]:
        """The records of each command, and those among them that are new; nothing is written."""
        groups: list[Group] = []
        fresh: list[Record] = []
        made: dict[str, Group] = {}
        head = self._records[-1].hash if self._records else FIRST
        for each in wanted:
            group = made.get(each.command_id) or self.answer(each.command_id)
            if group is None:
                group = _group(each, len(self._records) + len(fresh), head)
                fresh += group
                made[each.command_id] = group
                head = group[-1].hash if group else head
            groups.append(group)
        return groups, fresh

    def extend(self, records: Iterable[Record]) -> None:
        """Take in records that follow on the last one."""
        for record in records:
            self._records.append(record)
            if record.command_id is not UNSET:
                end = len(self._records)
                first, _ = self._groups.get(record.command_id, (end - 1, end))
                self._groups[record.command_id] = first, end


def _group(wanted: Wanted, seq: int, head: str) -> Group:
    """The records of a command behind so many, the last of which has that hash."""
    group: list[Record] = []
    for left, event in zip(reversed(range(len(wanted.events))), wanted.events, strict=True):
        content = Content(
            actor=wanted.actor,
            command_id=wanted.command_id,
            data=msgspec.Raw(write_event(event)),
            device=wanted.device,
            left=left or UNSET,
            seq=seq + len(group) + 1,
            time=wanted.time,
            type=type(event).__name__,
        )
        record = Record.sealed(content, head)
        group.append(record)
        head = record.hash
    return tuple(group)
