"""When the game is over, and who has won it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fortyfives.rules.seating import Side

GREEN: Final = 30
HANGED: Final = 40


class TargetTest(Enum):
    """Whether the target must be reached or passed. Source: G55-26, AMB-73."""

    REACH = "reach"
    EXCEED = "exceed"


class BothCross(Enum):
    """Who wins when several sides are at the target.

    Source: GEN-15, MV-43, TNS-14, NSA-53, AMB-68, AMB-69.
    """

    MORE_POINTS = "more_points"
    BIDDER_FIRST = "bidder_first"
    TRICK_ORDER = "trick_order"
    PARTNERS = "partners"
    NEVER = "never"


class PartnerWin(Enum):
    """How bidder and called partner share the win of the game. Source: NSA-53, NSA-54, AMB-78."""

    BOTH_OVER = "both_over"
    EITHER_PULLS_BOTH = "either_pulls_both"


class TimeUp(Enum):
    """What happens to the hand in progress when the time is up. Source: G55-24, AMB-74."""

    FINISH_HAND = "finish_hand"
    STOP_AT_BELL = "stop_at_bell"


@dataclass(frozen=True, slots=True)
class Standing:
    """The scores around one finished hand, and all that decides the game.

    `bidding` are the sides that played the bid, `sets` the times each side has been set,
    `still_in` the sides that had not fallen out before, `by_trick` as in `Taken`.
    """

    before: tuple[int, ...]
    after: tuple[int, ...]
    bidding: tuple[Side, ...] = ()
    made: bool = False
    by_trick: tuple[tuple[Side, int], ...] = ()
    sets: tuple[int, ...] = ()
    still_in: tuple[Side, ...] = ()
    jin: Side | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the game is over, who won it and who has fallen out of it."""

    over: bool
    winners: tuple[Side, ...] = ()
    removed: tuple[Side, ...] = ()


PLAY_ON: Final = Verdict(over=False)


@dataclass(frozen=True, slots=True)
class Goal:
    """The score that ends the game, and every other way of ending it.

    `jin` is None where that rule is unknown; `time_limit` is in minutes.
    Source: GEN-14..16, MV-42..45, IRL-01, IRL-03, TNS-14, NSA-36, H110-18, H110-19, G55-24..26.
    """

    target: int
    target_test: TargetTest = TargetTest.REACH
    both_cross: BothCross = BothCross.BIDDER_FIRST
    floor: int | None = None
    cutoff: int | None = None
    max_sets: int | None = None
    must_bid_out: bool = False
    jin: bool | None = None
    partner_win: PartnerWin = PartnerWin.BOTH_OVER
    time_limit: int | None = None
    time_up: TimeUp = TimeUp.FINISH_HAND

    def reached(self, score: int) -> bool:
        """Whether a score is at the target."""
        return (
            score > self.target if self.target_test is TargetTest.EXCEED else score >= self.target
        )

    def on_the_green(self, score: int) -> bool:
        """Whether a side is within 30 of the target. Source: MV-41, AMB-71."""
        return score >= self.target - GREEN

    def falls_out(self, score: int, sets: int) -> bool:
        """Whether a side with that score, set so many times, is out of the game.

        Source: G55-25, H110-18, AMB-75.
        """
        return (
            (self.floor is not None and score < self.floor)
            or (self.cutoff is not None and score <= self.cutoff)
            or (self.max_sets is not None and sets >= self.max_sets)
        )

    def decide(self, standing: Standing) -> Verdict:
        """Whether the game is over after this hand, and for whom."""
        if standing.jin is not None:
            return Verdict(over=True, winners=(standing.jin,))
        everyone = standing.still_in or tuple(range(len(standing.after)))
        sets = standing.sets or (0,) * len(standing.after)
        removed = tuple(s for s in everyone if self.falls_out(standing.after[s], sets[s]))
        rest = [side for side in everyone if side not in removed]
        if removed and len(rest) <= 1:
            winners = rest or _highest(everyone, standing.after)
            return Verdict(over=True, winners=tuple(winners), removed=removed)
        crossed = [
            s for s in rest if self.reached(standing.after[s]) and self._may_win(s, standing)
        ]
        won = tuple(self._winners(crossed, standing))
        return Verdict(over=bool(won), winners=won, removed=removed)

    def on_time(self, scores: Sequence[int], still_in: Sequence[Side] = ()) -> Verdict:
        """The end of a timed game: the higher score wins, equal is a tie. Source: AMB-74.

        A side that has fallen out cannot win; without `still_in` all are in the game.
        """
        best = _highest(still_in or range(len(scores)), scores)
        return Verdict(over=True, winners=tuple(best) if len(best) == 1 else ())

    def _may_win(self, side: Side, standing: Standing) -> bool:
        """Whether the side may go out this way. Source: MV-44, AMB-72."""
        if not self.must_bid_out or (side in standing.bidding and standing.made):
            return True
        playing = standing.still_in or range(len(standing.before))
        greens = sum(self.on_the_green(standing.before[other]) for other in playing)
        return greens < 2 and not self.reached(standing.before[side])  # noqa: PLR2004 - two sides

    def _winners(self, crossed: Sequence[Side], standing: Standing) -> Sequence[Side]:
        """Who wins of the sides at the target; nobody if they are level."""
        bidders = [side for side in crossed if side in standing.bidding and standing.made]
        if self.both_cross is BothCross.PARTNERS and bidders:
            both = self.partner_win is PartnerWin.EITHER_PULLS_BOTH
            return standing.bidding if both else bidders
        if self.both_cross is BothCross.TRICK_ORDER:
            return self._first_in_trick_order(crossed, standing)
        if self.both_cross is not BothCross.MORE_POINTS and bidders:
            return bidders
        best = _highest(crossed, standing.after)
        return best if len(best) == 1 else ()

    def _first_in_trick_order(self, crossed: Sequence[Side], standing: Standing) -> Sequence[Side]:
        """The first to reach the target, counting trick by trick. Source: TNS-14, AMB-70."""
        scores = list(standing.before)
        for side, points in standing.by_trick:
            scores[side] += points
            if side in crossed and self.reached(scores[side]):
                return (side,)
        best = _highest(crossed, standing.after)
        return best if len(best) == 1 else ()


def _highest(sides: Iterable[Side], scores: Sequence[int]) -> list[Side]:
    sides = tuple(sides)
    top = max((scores[side] for side in sides), default=0)
    return [side for side in sides if scores[side] == top]


MATCH_POINTS: Final = {"win": 2, "tie": 1, "loss": 0}


def match_points(verdict: Verdict, sides: int) -> tuple[int, ...]:
    """Two points for a won game, one for a tie, none for a loss or while it is being played.

    Source: G55-27.
    """
    if not verdict.over:
        return (0,) * sides
    if not verdict.winners:
        return (MATCH_POINTS["tie"],) * sides
    return tuple(MATCH_POINTS["win" if s in verdict.winners else "loss"] for s in range(sides))


def hangs_a_40(verdict: Verdict, before: Sequence[int]) -> bool:
    """Whether a side that began the hand on 40 has been beaten by it. Source: TNS-13."""
    return bool(verdict.winners) and any(
        score == HANGED for side, score in enumerate(before) if side not in verdict.winners
    )
