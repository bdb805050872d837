"""Reading a log from its file: every record is checked, and a break is told by its line."""

from dataclasses import dataclass
from typing import Final, Literal

import msgspec
from msgspec import UNSET

from fortyfives.tournament.canonical import canonical
from fortyfives.tournament.log.record import FIRST, Record, hash_of
from fortyfives.tournament.refused import Refused

TORN: Final = ".torn"
"""What is set aside from the end of a log is kept in a file whose name ends so."""

Why = Literal["record", "writing", "number", "chain", "hash", "group", "end", "shorter"]
"""What is wrong with a line: it is no record; not written as the log writes it; has another number
than its place; does not go with the line before; does not have its own hash; lacks the other
records of its command; has lost its line feed; or stands in the mirror alone."""

_RECORD: Final = msgspec.json.Decoder(Record)
_DATA: Final = msgspec.json.Decoder()


class Broken(Refused):
    """A log that nobody may go on with: its line (from 1), and what is wrong there."""

    def __init__(self, line: int, why: Why) -> None:
        super().__init__("hall-log-broken", line=line, why=why)
        self.line = line
        self.why = why


@dataclass(frozen=True, slots=True)
class Reading:
    """The records of a log, and what was being written at its end when the power failed.

    `torn` was never acknowledged: the beginning of a line, or the lines of a command that lacks
    the rest. `kept` is the length of what is whole.
    """

    records: tuple[Record, ...]
    torn: bytes
    kept: int


def read(written: bytes) -> Reading:
    """The log in these bytes; raises `Broken` for all that cannot come of a torn last write."""
    *lines, tail = written.split(b"\n")
    records: list[Record] = []
    whole, kept, length = 0, 0, 0
    head, before = FIRST, None
    for number, line in enumerate(lines, start=1):
        record = _checked(number, line, head)
        if not _follows(before, record):
            raise Broken(number, "group")
        records.append(record)
        head, before = record.hash, record
        length += len(line) + 1
        if record.left is UNSET:
            whole, kept = number, length
    if _is_record(tail[:-1]):
        raise Broken(len(lines) + 1, "end")  # a torn write leaves no byte behind a whole record
    return Reading(tuple(records[:whole]), written[kept:], kept)


def _checked(number: int, line: bytes, head: str) -> Record:
    """The record of this line, behind the one of that hash."""
    try:
        record = _RECORD.decode(line)
        as_written = canonical(_DATA.decode(record.data)) == bytes(record.data)
    except (msgspec.DecodeError, RecursionError):
        raise Broken(number, "record") from None
    except Refused:
        raise Broken(number, "writing") from None
    if not as_written or msgspec.json.encode(record) != line:
        raise Broken(number, "writing")
    if record.seq != number:
        raise Broken(number, "number")
    if record.prev_hash != head:
        raise Broken(number, "chain")
    if hash_of(head, msgspec.json.encode(record.content)) != record.hash:
        raise Broken(number, "hash")
    return record


def _follows(before: Record | None, record: Record) -> bool:
    """Whether the records of each command stand together, all of them."""
    if record.left is not UNSET and (record.left < 1 or not record.command_id):
        return False
    if before is None or before.left is UNSET:
        return True
    left = 0 if record.left is UNSET else record.left
    return record.command_id == before.command_id and left == before.left - 1


def _is_record(text: bytes) -> bool:
    try:
        _RECORD.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True
