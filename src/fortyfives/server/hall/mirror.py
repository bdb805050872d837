"""A second copy of a log, on a stick that somebody may pull out."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Literal

from fortyfives.server.hall.disk import append, open_to_append

Trouble = Literal["", "hall-mirror-away", "hall-mirror-other"]
"""Nothing; the stick is not there or takes nothing; what lies there is no beginning of this log."""


class Mirror:
    """The copy; it holds what was acknowledged up to some moment, and never anything else.

    What it cannot take it makes up for as soon as it can.
    """

    def __init__(self, path: Path, log: Path) -> None:
        self.path = path
        self.trouble: Trouble = ""
        self._log = log
        self._file: int | None = None
        self._length = 0

    def catch_up(self, length: int) -> Trouble:
        """Copy what the mirror lacks of so many bytes of the log; says what is in the way."""
        try:
            self.trouble = "" if self._same() else "hall-mirror-other"
            if not self.trouble:
                self._copy(length)
        except OSError:
            self.trouble = "hall-mirror-away"
        if self.trouble:
            self.close()
        return self.trouble

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            with suppress(OSError):  # the stick is gone, and its file with it
                os.close(self._file)
            self._file = None

    def _same(self) -> bool:
        """Whether the mirror's file is there and begins as the log does."""
        if self._file is not None and os.path.samestat(os.fstat(self._file), self.path.stat()):
            return True
        self.close()
        self._file = open_to_append(self.path)
        have = self.path.read_bytes()
        self._length = len(have)
        with self._log.open("rb") as log:
            return log.read(len(have)) == have

    def _copy(self, length: int) -> None:
        assert self._file is not None  # noqa: S101 - it has just been opened
        with self._log.open("rb") as log:
            log.seek(self._length)
            lacking = log.read(length - self._length)
        if lacking:
            append(self._file, lacking)
            self._length = length
