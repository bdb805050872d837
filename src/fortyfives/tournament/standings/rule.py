"""One rule of a chain: what breaks a tie, and which ties it may break."""

from __future__ import annotations

from enum import Enum

from fortyfives.value import dataclass


class By(Enum):
    """What breaks a tie."""

    POINTS = "points"
    WINS = "wins"
    HEAD_TO_HEAD = "head_to_head"
    EXTRA_GAMES = "extra_games"
    SPREAD = "spread"
    CAPPED_SPREAD = "capped_spread"
    BUCHHOLZ = "buchholz"
    BUCHHOLZ_CUT1 = "buchholz_cut1"
    SONNEBORN_BERGER = "sonneborn_berger"
    FEWEST_RESTS = "fewest_rests"
    LOW_CARD_CUT = "low_card_cut"
    SHARE = "share"


class Positions(Enum):
    """For which places a rule is meant; a tie counts if any of its places is among them."""

    ALL = "all"
    MEDAL = "medal"
    PRIZE = "prize"
    QUALIFYING = "qualifying"


@dataclass(frozen=True, slots=True)
class Rule:
    """A step of a chain.

    `group_size`: only for ties of just so many; `cap`: no game counts for more in a capped spread.
    """

    by: By
    positions: Positions = Positions.ALL
    group_size: int | None = None
    cap: int | None = None
