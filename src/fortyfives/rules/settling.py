"""How one hand changes the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fortyfives.rules.following import Revoke
from fortyfives.rules.goal import Standing
from fortyfives.rules.scoring import Taken
from fortyfives.rules.stakes import ALL_TRICKS
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from fortyfives.rules.auction import Contract
    from fortyfives.rules.seating import Side
    from fortyfives.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class HandScore:
    """What one hand did to the scores.

    `bidding` are the sides that played the bid: the bidder's and that of a called partner.
    `made` is None without an auction. `next_start` are the opening scores of the next game
    where this hand carries points into it (IRL-04).
    """

    before: tuple[int, ...]
    after: tuple[int, ...]
    taken: Taken
    contract: Contract | None = None
    bidding: tuple[Side, ...] = ()
    made: bool | None = None
    jin: Side | None = None
    next_start: tuple[int, ...] | None = None
    revoked: tuple[Side, ...] = ()

    def standing(self, sets: tuple[int, ...] = (), still_in: tuple[Side, ...] = ()) -> Standing:
        """What decides the game after this hand."""
        return Standing(
            before=self.before,
            after=self.after,
            bidding=self.bidding,
            made=bool(self.made),
            by_trick=self.taken.by_trick,
            sets=sets,
            still_in=still_in,
            jin=self.jin,
        )


def score_hand(  # noqa: PLR0913 - the whole hand decides
    variant: Variant,
    before: tuple[int, ...],
    taken: Taken,
    *,
    contract: Contract | None = None,
    bidding: tuple[Side, ...] = (),
    revoked: tuple[Side, ...] = (),
) -> HandScore:
    """The scores after a hand.

    Source: MV-35..38, NSA-33, NSA-37, NSA-50, NSA-59, H110-13, H110-15, G55-22, G55-23, IRL-03.
    """
    if variant.following.revoke is Revoke.OFFENDER_SIDE_SCORES_ZERO and revoked:
        taken = _without(taken, revoked)
    if contract is None:
        return _score_without_auction(variant, before, taken, revoked)
    pooled = sum(taken.points[side] for side in bidding)
    tricks = sum(taken.tricks[side] for side in bidding)
    assert variant.auction is not None  # noqa: S101 - a contract comes from an auction
    stakes = variant.auction.stakes
    made = stakes.made(contract.call, pooled, tricks)
    if variant.following.revoke is Revoke.BIDDER_SET and set(bidding) & set(revoked):
        made = False
    change = stakes.wins(contract.call, pooled) if made else -stakes.costs(contract.call)
    limits = variant.limits
    after = tuple(
        limits.reset(
            score + change if side in bidding else limits.defender(score, taken.points[side])
        )
        for side, score in enumerate(before)
    )
    return HandScore(before, after, taken, contract, bidding, made, revoked=revoked)


def _score_without_auction(
    variant: Variant, before: tuple[int, ...], taken: Taken, revoked: tuple[Side, ...]
) -> HandScore:
    after = [
        variant.limits.reset(score + points)
        for score, points in zip(before, taken.points, strict=True)
    ]
    jin = None
    next_start = None
    if variant.goal.jin and ALL_TRICKS in taken.tricks:
        jin = taken.tricks.index(ALL_TRICKS)
        after = list(before)
        after[jin] = variant.goal.target
        next_start = tuple(s if side == jin else 0 for side, s in enumerate(before))
    return HandScore(before, tuple(after), taken, jin=jin, next_start=next_start, revoked=revoked)


def _without(taken: Taken, offenders: tuple[Side, ...]) -> Taken:
    """What was taken, less all that sides which revoked took. Source: AMB-17."""

    def spare(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(0 if side in offenders else n for side, n in enumerate(numbers))

    kept = tuple(entry for entry in taken.by_trick if entry[0] not in offenders)
    return Taken(spare(taken.points), spare(taken.tricks), kept, taken.bonus)
