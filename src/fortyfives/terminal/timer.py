"""The clock of a timed game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

MINUTE: Final = 60


@dataclass(frozen=True, slots=True)
class Timer:
    """A game that lasts so many minutes from `begun`; `seconds` tells the time."""

    minutes: int
    seconds: Callable[[], float] = monotonic
    begun: float = field(default=0.0)

    @property
    def gone(self) -> int:
        """The whole minutes that have gone."""
        return int((self.seconds() - self.begun) / MINUTE)

    @property
    def left(self) -> int:
        """The minutes that are left, to the nearest."""
        return max(0, round(self.minutes - (self.seconds() - self.begun) / MINUTE))

    @property
    def expired(self) -> bool:
        """Whether the time is up."""
        return self.seconds() - self.begun >= self.minutes * MINUTE


def start_timer(minutes: int, seconds: Callable[[], float] = monotonic, gone: int = 0) -> Timer:
    """A timer that begins now, or began when so many minutes had not yet gone."""
    return Timer(minutes, seconds, seconds() - gone * MINUTE)
