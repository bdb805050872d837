"""Only one process at a time writes a log.

The system keeps the lock and gives it back however the process ends. A file that is there or not
(`O_EXCL`) would outlive a laptop that lost its power, and keep it from going on. The lock is on a
file of its own, since under Windows nobody could read a locked one, not even to copy it.
"""

import os
import sys
from pathlib import Path
from typing import Final

from fortyfives.tournament.refused import Refused

LOCK: Final = ".lock"

if sys.platform == "win32":  # pragma: no cover - the other system
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock(path: Path) -> int:
    """Lock the log at that path until the number returned is closed.

    Refused (`hall-log-in-use`) while another process, or this one, has it.
    """
    file = os.open(f"{path}{LOCK}", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(file)
    except OSError:
        os.close(file)
        raise Refused("hall-log-in-use", file=path.name) from None
    return file
