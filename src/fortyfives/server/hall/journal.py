"""The one place that writes the log of an evening.

The records of a command are one write, and each tells how many of them are left: a write that the
power cut short is seen at the end of the file, whether it stopped within a line or between two. It
was never acknowledged, and is set aside in a file that ends in `.torn`. Anything else that is wrong
with the file is refused with its line, and the mirror is offered if it is whole.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from fortyfives.server.hall.disk import append, append_to, cut, open_to_append, sync_folder
from fortyfives.server.hall.lock import lock
from fortyfives.server.hall.mirror import Mirror, Trouble
from fortyfives.tournament.log.book import Book, Group, Wanted
from fortyfives.tournament.log.reading import TORN, Broken, Reading, read
from fortyfives.tournament.log.record import Record
from fortyfives.tournament.refused import Refused

BROKEN: Final = ".broken"
"""A log that was replaced by its mirror is kept in a file whose name ends so."""


class BrokenJournal(Broken):
    """A log that cannot be gone on with.

    `mirror` is a whole copy that has the broken line too, if there is one; it holds `copied` of
    the `lines` that the log has or had.
    """

    def __init__(self, broken: Broken, lines: int, mirror: Path | None, copied: int) -> None:
        super().__init__(broken.line, broken.why)
        self.lines = lines
        self.mirror = mirror
        self.copied = copied


class Journal:
    """A log in its file; what `write` has returned is on the disk.

    One thread writes. `copy` brings the mirror up to date and may be called by another one, after
    the answers have been given: a slow stick keeps nobody waiting.
    """

    def __init__(self, path: Path, mirror: Path | None = None) -> None:
        """Open the log at that path, or begin it.

        Raises `BrokenJournal`, and `Refused` if another process writes it (`hall-log-in-use`) or
        the disk takes nothing (`hall-log-not-written`).
        """
        self._mirror = None if mirror is None else Mirror(mirror, path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = lock(path)
            try:
                found = _opened(path, mirror)
                self._file = open_to_append(path)
            except BaseException:
                os.close(self._lock)
                raise
        except OSError as wrong:
            raise _not_written(wrong) from wrong
        self._book = Book(found.records)
        self._length = found.kept
        self._whole = True
        self.torn = bool(found.torn)
        """Whether something was set aside when it was opened."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_wrong: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the files, and let others write."""
        if self._mirror is not None:
            self._mirror.close()
        os.close(self._file)
        os.close(self._lock)

    @property
    def records(self) -> Sequence[Record]:
        """All that was written, in order."""
        return self._book.records

    def write(self, wanted: Sequence[Wanted]) -> list[Group]:
        """Write these commands, all or none; they are on the disk when this returns.

        A command whose id was written before gets the records that it got. Refused
        (`hall-log-not-written`) if the disk does not take them; then the file is as it was.
        """
        groups, fresh = self._book.sealed(wanted)
        if fresh:
            self._append(b"".join(record.line for record in fresh))
            self._book.extend(fresh)
        return groups

    def copy(self) -> Trouble:
        """Bring the mirror up to date; says what is in the way, and tries again the next time."""
        return "" if self._mirror is None else self._mirror.catch_up(self._length)

    def _append(self, lines: bytes) -> None:
        try:
            if not self._whole:
                cut(self._file, self._length)
            self._whole = False
            append(self._file, lines)
        except OSError as wrong:
            with suppress(OSError):  # else before the next write
                cut(self._file, self._length)
                self._whole = True
            raise _not_written(wrong) from wrong
        self._whole = True
        self._length += len(lines)


def take_mirror(path: Path, mirror: Path) -> None:
    """Put the mirror in the place of a broken log, which is kept under another name.

    Raises `Broken` if the mirror is no whole log, and `Refused` as a journal does.
    """
    try:
        held = lock(path)
        try:
            whole = mirror.read_bytes()
            whole = whole[: read(whole).kept]
            if path.exists():
                append_to(_unused(path), path.read_bytes())
            fresh = path.with_name(f"{path.name}.new")
            fresh.unlink(missing_ok=True)
            append_to(fresh, whole)
            fresh.replace(path)
            sync_folder(path.parent)
        finally:
            os.close(held)
    except OSError as wrong:
        raise _not_written(wrong) from wrong


def _unused(path: Path) -> Path:
    """A name for a broken log under which none is kept yet."""
    number = 1
    while (kept := path.with_name(f"{path.name}.{number}{BROKEN}")).exists():
        number += 1
    return kept


def _opened(path: Path, mirror: Path | None) -> Reading:
    """The log as the file has it; what was torn is set aside before it is cut off."""
    written = path.read_bytes() if path.exists() else b""
    copy = _whole(mirror)
    try:
        found = _compared(written, copy)
    except Broken as broken:
        lines = written.split(b"\n")
        before = b"".join(line + b"\n" for line in lines[: broken.line - 1])
        helps = copy.records >= broken.line and copy.content.startswith(before)
        most = max(len(lines) - 1, copy.records if helps else 0)
        raise BrokenJournal(broken, most, mirror if helps else None, copy.records) from None
    if found.torn:
        append_to(path.with_name(path.name + TORN), found.torn + b"\n")
        file = open_to_append(path)
        try:
            cut(file, found.kept)
        finally:
            os.close(file)
    return found


@dataclass(frozen=True, slots=True)
class _Copy:
    """What a mirror holds, and how many records that is."""

    content: bytes = b""
    records: int = 0


def _whole(mirror: Path | None) -> _Copy:
    """What the mirror holds that is whole; nothing if there is none that could be gone on with."""
    if mirror is None:
        return _Copy()
    try:
        content = mirror.read_bytes()
        found = read(content)
    except (OSError, Broken):
        return _Copy()
    return _Copy(content[: found.kept], len(found.records))


def _compared(written: bytes, copy: _Copy) -> Reading:
    """The log in these bytes; `Broken` too if it has lost what its mirror has."""
    found = read(written)
    if copy.records > len(found.records) and copy.content.startswith(written[: found.kept]):
        raise Broken(len(found.records) + 1, "shorter")
    return found


def _not_written(wrong: OSError) -> Refused:
    return Refused("hall-log-not-written", why=wrong.strerror or type(wrong).__name__)
