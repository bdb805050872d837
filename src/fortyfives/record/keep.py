"""Keeping a text in a file: all of it, or what was there before."""

import os
from pathlib import Path

from fortyfives.record.bad import BadRecord
from fortyfives.record.read import read_file


class WouldBeLost(FileExistsError):
    """There is a file of that name which is no record, so it is not written over."""


def keep(path: Path, text: str) -> None:
    """Write a record to a file in one go, over an older record but over nothing else.

    A file that is there and cannot be read as a record is left alone: `WouldBeLost`. `OSError` if
    the file cannot be written; then whatever was there is still there.
    """
    if path.exists():
        try:
            read_file(path)
        except BadRecord as bad:
            raise WouldBeLost(f"{path} is not a record that can be read ({bad})") from None
    part = path.with_name(f".fortyfives-{os.getpid()}.part")
    try:
        with part.open("w", encoding="ascii", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
