"""How much may be asked for in a while: enough for a family or a hall behind one address."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_ADDRESSES: Final = 10_000
"""So many addresses are remembered; the one that was heard least lately is forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So much at once, and then so much in a second."""

    at_once: float
    in_a_second: float


@dataclass(frozen=True, slots=True)
class Rates:
    """What one address may ask for, and one socket.

    A hall of sixty telephones sits down at once; nobody opens a hundred tables. Coming back to
    one's seat is free: the token says who it is.
    """

    open: Rate = Rate(60, 0.2)
    look: Rate = Rate(240, 4.0)
    sit: Rate = Rate(120, 2.0)
    socket: Rate = Rate(120, 20.0)


USUAL: Final = Rates()
_ENOUGH: Final = Rate(float("inf"), 0.0)
BOUNDLESS: Final = Rates(_ENOUGH, _ENOUGH, _ENOUGH, _ENOUGH)
"""For measuring, and for a house that trusts whoever comes."""


class Bucket:
    """What is left of a rate: it is filled up as time goes by."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._left = rate.at_once
        self._seen = now()

    def take(self, much: float = 1.0) -> bool:
        """Whether there was so much left, which is then taken."""
        self._fill()
        if self._left < much:
            return False
        self._left -= much
        return True

    def wait(self, much: float = 1.0) -> float:
        """The seconds until so much will be there."""
        self._fill()
        lacking = max(0.0, much - self._left)
        return lacking / self._rate.in_a_second if lacking else 0.0

    def _fill(self) -> None:
        now = self._now()
        gained = (now - self._seen) * self._rate.in_a_second
        self._left, self._seen = min(self._rate.at_once, self._left + gained), now


class Turnstile:
    """A bucket for each address and each thing that it may ask for."""

    def __init__(self, rates: Rates, now: Callable[[], float] = time.monotonic) -> None:
        self.rates = rates
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def lets(self, address: str, what: str) -> bool:
        """Whether the address may do this once more: `open`, `look` or `sit`."""
        key = (address, what)
        bucket = self._buckets.pop(key, None) or Bucket(getattr(self.rates, what), self._now)
        self._buckets[key] = bucket
        while len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()

    def socket(self) -> Bucket:
        """What one socket may ask for."""
        return Bucket(self.rates.socket, self._now)
