"""What time it is."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from time import monotonic


@dataclass(frozen=True, slots=True)
class Clock:
    """What time it is: seconds for timed games, and the hour of the day."""

    seconds: Callable[[], float] = monotonic
    hour: Callable[[], int] = lambda: datetime.now().astimezone().hour
