"""How the points of a hand become scores: the lock, the cap and the reset."""

from __future__ import annotations

from enum import Enum
from typing import Final

from fortyfives.value import dataclass

EXACT_45: Final = 45


class LockTest(Enum):
    """Whether the lock also clips a hand that passes it. Source: NSA-37, AMB-62."""

    START_SCORE = "start_score"
    CLAMP = "clamp"


class CapTest(Enum):
    """What a non-bidder keeps of a hand that would pass the cap. Source: H110-15, AMB-63."""

    CLAMP = "clamp"
    DROP_WHOLE_HAND = "drop_whole_hand"


@dataclass(frozen=True, slots=True)
class Limits:
    """What keeps a side that has not won the bid from scoring.

    Source: NSA-37, H110-15, H110-16, MV-38.
    """

    lock_at: int | None = None
    lock_test: LockTest = LockTest.START_SCORE
    cap: int | None = None
    cap_test: CapTest = CapTest.CLAMP
    exact_45_reset: bool = False

    def defender(self, before: int, taken: int) -> int:
        """The score of a side that did not win the bid, after taking so many points."""
        after = before + taken
        if self.lock_at is not None:
            if before >= self.lock_at:
                return before
            if self.lock_test is LockTest.CLAMP:
                after = min(after, self.lock_at)
        if self.cap is not None and after > self.cap:
            after = before if self.cap_test is CapTest.DROP_WHOLE_HAND else max(before, self.cap)
        return after

    def reset(self, score: int) -> int:
        """The score after the exact-45 rule. Source: MV-38, AMB-64."""
        return 0 if self.exact_45_reset and score == EXACT_45 else score
