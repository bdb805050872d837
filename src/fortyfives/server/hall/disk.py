"""Bytes that are on the disk when they are said to be."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

_BINARY: Final[int] = getattr(os, "O_BINARY", 0)
"""Under Windows a line feed would otherwise become two bytes."""


def open_to_append(path: Path) -> int:
    """The file to read and to append to, made if it is not there."""
    fresh = not path.exists()
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | _BINARY, 0o600)
    if fresh:
        sync_folder(path.parent)
    return file


def append(file: int, content: bytes) -> None:
    """Append all of it, and return when it is on the disk; raises `OSError` if it is not."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]
    os.fsync(file)


def append_to(path: Path, content: bytes) -> None:
    """Append to the file at that path, made if it is not there."""
    file = open_to_append(path)
    try:
        append(file, content)
    finally:
        os.close(file)


def cut(file: int, length: int) -> None:
    """Cut the file back to this length, on the disk too."""
    os.ftruncate(file, length)
    os.fsync(file)


def sync_folder(folder: Path) -> None:
    """See to it that a new name in the folder outlives a loss of power, where one can."""
    with suppress(OSError):  # Windows opens no folder, and needs nothing
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
