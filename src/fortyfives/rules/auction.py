"""Who may bid what, and who has won the bid."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from fortyfives.rules.stakes import PLAIN, Call, Slam, Stakes, ThirtyForSixty
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fortyfives.rules.seating import Seat

STEP: Final = 5


class Step(Enum):
    """How far a bid must exceed the standing bid. Source: NSA-15, H110-04, AMB-42."""

    ANY_HIGHER = "any_higher"
    FIVE_OR_TEN = "five_or_ten"
    EXACT_STEP_5 = "exact_step_5"

    @property
    def most(self) -> int:
        """The largest step over a standing bid."""
        return {Step.ANY_HIGHER: 15, Step.FIVE_OR_TEN: 10, Step.EXACT_STEP_5: STEP}[self]


class Rounds(Enum):
    """Whether players who have bid are asked again. Source: MV-11, NSA-17, H110-06."""

    ONE_ROUND = "one_round"
    CONTINUOUS = "continuous"


class Hold(Enum):
    """Whether the dealer may take the standing bid at its value. Source: NSA-16, G55-09."""

    NONE = "none"
    DEALER = "dealer"


class AfterHold(Enum):
    """Who goes on after the dealer has held or raised. Source: NSA-17, G55-10, AMB-44."""

    NONE = "none"
    LIVE_BIDDERS = "live_bidders"
    HIGH_BIDDER = "high_bidder"


class AllPass(Enum):
    """What happens when everybody passes. Source: MV-12, AMB-48."""

    DEALER_FORCED_MINIMUM = "dealer_forced_minimum"
    REDEAL_NEXT_DEALER = "redeal_next_dealer"
    REDEAL_SAME_DEALER = "redeal_same_dealer"


@dataclass(frozen=True, slots=True)
class Contract:
    """Who plays the hand and for what; `bagged` if the dealer was charged after all passed."""

    bidder: Seat
    call: Call
    bagged: bool = False


@dataclass(frozen=True, slots=True)
class Bidding:
    """An auction as it stands: the table, each seat's minimum and what has been said.

    `ring` is the table in bidding order, the dealer last; `minimums` go by seat.
    """

    ring: tuple[Seat, ...]
    minimums: tuple[int, ...]
    calls: tuple[tuple[Seat, Call], ...] = ()

    @property
    def dealer(self) -> Seat:
        """The seat that bids last."""
        return self.ring[-1]

    @property
    def standing(self) -> tuple[Seat, Call] | None:
        """Who owns the highest bid, and that bid; whoever holds it owns it."""
        owner: tuple[Seat, Call] | None = None
        for seat, call in self.calls:
            if call is Call.HOLD and owner:
                owner = (seat, owner[1])
            elif call.is_bid:
                owner = (seat, call)
        return owner

    def passed(self, seat: Seat) -> bool:
        """Whether the seat has passed; it is then out. Source: NSA-19."""
        return (seat, Call.PASS) in self.calls

    def after(self, seat: Seat, call: Call) -> Bidding:
        """The auction once this has been said."""
        return Bidding(self.ring, self.minimums, (*self.calls, (seat, call)))


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction for the right to name trump.

    `min_bid_at` raises the minimum for a side that stands at so many points or more, as
    (score, bid) pairs. Source: MV-09..12, NSA-13..21, H110-03..06, G55-07..11, VAR-01.
    """

    min_bid: int = 15
    min_bid_at: tuple[tuple[int, int], ...] = ()
    step: Step = Step.ANY_HIGHER
    rounds: Rounds = Rounds.ONE_ROUND
    hold: Hold = Hold.NONE
    after_hold: AfterHold = AfterHold.NONE
    all_pass: AllPass = AllPass.DEALER_FORCED_MINIMUM
    raise_after_win: bool = False
    stakes: Stakes = Stakes()

    def minimum(self, score: int) -> int:
        """The lowest bid of a side with that score. Source: VAR-01, AMB-53."""
        return max([self.min_bid, *(bid for at, bid in self.min_bid_at if score >= at)])

    @property
    def highest_minimum(self) -> int:
        """The lowest bid of the side that has to bid most."""
        return max([self.min_bid, *(bid for _, bid in self.min_bid_at)])

    def bids(self, bidding: Bidding, seat: Seat, highest: int) -> tuple[Call, ...]:
        """What the seat may bid now, lowest first, if it has seen its cards and is in turn.

        `highest` is the best plain bid that can be made at all in this game.
        """
        standing = bidding.standing
        rung = standing[1].rung if standing else 0
        most = rung + self.step.most if standing else max(PLAIN.values())
        stakes = self.stakes
        plain = [
            call
            for call, number in PLAIN.items()
            if max(bidding.minimums[seat], rung + STEP) <= number <= min(most, highest)
        ]
        special = []
        if stakes.thirty_for_sixty is ThirtyForSixty.SEPARATE:
            special.append(Call.THIRTY_FOR_SIXTY)
        if stakes.sixty_for_120:
            special.append(Call.SIXTY_FOR_120)
        if stakes.slam is not Slam.OFF:
            special.append(Call.SLAM)
        # Only a Slam goes over a blind 30-for-60.
        blind = standing is not None and standing[1] is Call.BLIND
        return (
            *plain,
            *(c for c in special if c.rung > rung and (c is Call.SLAM or not blind)),
        )

    def may_hold(self, bidding: Bidding, seat: Seat) -> bool:
        """Whether the seat may take the standing bid at its value. Source: NSA-16, AMB-46."""
        standing = bidding.standing
        return (
            self.hold is Hold.DEALER
            and seat == bidding.dealer
            and standing is not None
            and standing[0] != seat
            and standing[1] not in {Call.BLIND, Call.SLAM}
        )

    def calls(self, bidding: Bidding, seat: Seat, highest: int) -> tuple[Call, ...]:
        """All the seat may say in its turn: pass, hold, then the bids, lowest first."""
        hold = (Call.HOLD,) if self.may_hold(bidding, seat) else ()
        return (Call.PASS, *hold, *self.bids(bidding, seat, highest))

    def blind_offered(self, bidding: Bidding) -> bool:
        """Whether 30-for-60 may still be called before looking. Source: VAR-11, AMB-49."""
        standing = bidding.standing
        return standing is None or standing[1].rung < Call.THIRTY.rung

    def turn(self, bidding: Bidding, highest: int) -> Seat | None:
        """Who must speak now; None when the auction is over."""
        standing = bidding.standing
        if standing and standing[1] is Call.SLAM:
            return None
        spoken = len(bidding.calls)
        if spoken < len(bidding.ring):
            return bidding.ring[spoken]
        last = bidding.calls[-1][0]
        start = bidding.ring.index(last) + 1
        clockwise = bidding.ring[start:] + bidding.ring[:start]
        going_on = self._going_on(bidding)
        for seat in clockwise:
            if seat not in going_on or bidding.passed(seat):
                continue
            if standing and standing[0] == seat:
                continue
            if len(self.calls(bidding, seat, highest)) > 1:
                return seat
        return None

    def _going_on(self, bidding: Bidding) -> Sequence[Seat]:
        """Who is still asked after the first circuit. Source: AMB-43, AMB-44."""
        first = Bidding(bidding.ring, bidding.minimums, bidding.calls[: len(bidding.ring)])
        before = Bidding(bidding.ring, bidding.minimums, first.calls[:-1]).standing
        if self.hold is Hold.DEALER and before and not first.passed(bidding.dealer):
            return {
                AfterHold.NONE: (),
                AfterHold.LIVE_BIDDERS: bidding.ring,
                AfterHold.HIGH_BIDDER: (before[0], bidding.dealer),
            }[self.after_hold]
        return bidding.ring if self.rounds is Rounds.CONTINUOUS else ()

    def result(self, bidding: Bidding) -> Contract | None:
        """Who plays for what once the auction is over; None if the cards are dealt again."""
        standing = bidding.standing
        if standing:
            return Contract(*standing)
        if self.all_pass is not AllPass.DEALER_FORCED_MINIMUM:
            return None
        minimum = bidding.minimums[bidding.dealer]
        call = next(call for call, number in PLAIN.items() if number == minimum)
        return Contract(bidding.dealer, call, bagged=True)

    def may_raise(self, call: Call) -> bool:
        """Whether the winner of a bid may still raise it to 30. Source: NSA-21, AMB-52."""
        number = call.number
        return self.raise_after_win and number is not None and number < Call.THIRTY.rung

    def slam_any_time(self, standing: Call | None) -> bool:
        """Whether a Slam may be called out of turn, over what stands, until trump is named.

        Source: VAR-12, AMB-51.
        """
        return self.stakes.slam is Slam.ANY_TIME and standing is not Call.SLAM

    @staticmethod
    def first_slam(ring: Sequence[Seat], callers: Sequence[Seat]) -> Seat:
        """Whose Slam counts of several at once: the one nearest the dealer's left.

        `ring` is the table in bidding order, the dealer last. Source: AMB-51.
        """
        return min(callers, key=ring.index)
