"""What can be bid, what makes it good, and what it wins or costs."""

from __future__ import annotations

from enum import Enum
from typing import Final

from fortyfives.value import dataclass

ALL_TRICKS: Final = 5
THIRTY: Final = 30


class Call(Enum):
    """What a player may say in the auction.

    Source: MV-10, MV-13, MV-16, NSA-13, NSA-16, VAR-11, VAR-12.
    """

    PASS = "pass"  # noqa: S105 - the word a player says
    HOLD = "hold"
    FIFTEEN = "15"
    TWENTY = "20"
    TWENTY_FIVE = "25"
    THIRTY = "30"
    BLIND = "30for60_blind"
    THIRTY_FOR_SIXTY = "30for60"
    SIXTY_FOR_120 = "60for120"
    SLAM = "slam"

    __hash__ = object.__hash__

    @property
    def is_bid(self) -> bool:
        """Whether the call names something to be won."""
        return self not in {Call.PASS, Call.HOLD}

    @property
    def number(self) -> int | None:
        """The number of a plain bid; None for any other call."""
        return PLAIN.get(self)

    @property
    def rung(self) -> int:
        """How high the call ranks; a blind 30-for-60 ranks as 30. Source: AMB-49, AMB-50."""
        return _RUNGS[self]


PLAIN: Final = {Call.FIFTEEN: 15, Call.TWENTY: 20, Call.TWENTY_FIVE: 25, Call.THIRTY: 30}
_RUNGS: Final = {
    Call.PASS: 0,
    Call.HOLD: 0,
    **PLAIN,
    Call.BLIND: 30,
    Call.THIRTY_FOR_SIXTY: 31,
    Call.SIXTY_FOR_120: 32,
    Call.SLAM: 33,
}


class ThirtyForSixty(Enum):
    """Which 30 bid scores 60. Source: MV-13..15, NSA-40, G55-13, VAR-11."""

    OFF = "off"
    SEPARATE = "separate"
    EVERY_30 = "every_30"
    BLIND = "blind"


class Slam(Enum):
    """Whether a Slam may be called, and when. Source: VAR-12, AMB-51."""

    OFF = "off"
    IN_TURN = "in_turn"
    ANY_TIME = "any_time"


class AllTricksTest(Enum):
    """What makes a bid of 30 good: five tricks, or 30 points. Source: AMB-60."""

    FIVE_TRICKS = "five_tricks"
    POINTS = "points"


class MadeScores(Enum):
    """Whether a made bid earns what was taken or what was bid. Source: AMB-61."""

    TAKEN = "taken"
    BID = "bid"


@dataclass(frozen=True, slots=True)
class Stakes:
    """What each bid wins when made and costs when not.

    `bell` is None where that custom is unknown. Source: MV-13..16, MV-35, MV-36, NSA-33,
    NSA-40, NSA-41, G55-13, VAR-11, VAR-12, H110-13, H110-22.
    """

    thirty_for_sixty: ThirtyForSixty = ThirtyForSixty.OFF
    thirty_for_sixty_made: int = 60
    sixty_for_120: bool = False
    sixty_for_120_failed: int = 120
    bell: bool | None = None
    slam: Slam = Slam.OFF
    all_tricks_test: AllTricksTest = AllTricksTest.POINTS
    made_scores: MadeScores = MadeScores.TAKEN

    def points_needed(self, call: Call) -> int | None:
        """The points that make this bid good; None where it goes by five tricks. Source: AMB-60."""
        number = call.number
        if number is not None and number < THIRTY:
            return number
        by_tricks = call in {Call.BLIND, Call.SLAM}
        return None if by_tricks or self.all_tricks_test is AllTricksTest.FIVE_TRICKS else THIRTY

    def made(self, call: Call, taken: int, tricks: int) -> bool:
        """Whether so many points and tricks make this bid good."""
        needed = self.points_needed(call)
        return tricks == ALL_TRICKS if needed is None else taken >= needed

    def wins(self, call: Call, taken: int) -> int:
        """What the bid earns when it is made with so many points taken."""
        doubled = self.thirty_for_sixty is ThirtyForSixty.EVERY_30 or self.bell
        fixed = {
            Call.BLIND: 60,
            Call.THIRTY_FOR_SIXTY: self.thirty_for_sixty_made,
            Call.SIXTY_FOR_120: 120,
            Call.SLAM: 120,
        }
        if call is Call.THIRTY and doubled:
            return 60
        number = call.number
        if number is None:
            return fixed[call]
        return number if self.made_scores is MadeScores.BID else taken

    def costs(self, call: Call) -> int:
        """What the bid costs when it is not made."""
        number = call.number
        if number is not None:
            return number
        return {
            Call.BLIND: 30,
            Call.THIRTY_FOR_SIXTY: 60,
            Call.SIXTY_FOR_120: self.sixty_for_120_failed,
            Call.SLAM: 60,
        }[call]
