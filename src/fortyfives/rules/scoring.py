"""What the tricks of one hand are worth."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from fortyfives.cards.card import ACE_OF_HEARTS, Card
from fortyfives.rules.ranking import plain_order
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fortyfives.rules.ranking import Order
    from fortyfives.rules.seating import Side

TRICK: Final = 5
BONUS: Final = 5


class Bonus(Enum):
    """Which card makes the trick that is worth ten.

    Source: GEN-13, MV-39, MV-40, IRL-02, IRL-08, TNS-12, VAR-10, AMB-59, AMB-60.
    """

    BEST_TRUMP = "best_trump"
    TOP_ONLY = "top_only"
    FIVE_ONLY = "five_only"
    NONE = "none"
    BEST_CARD = "best_card"

    def card(self, played: Sequence[Card], order: Order) -> Card | None:
        """The card that earns the bonus, of all cards played in that order; None if none does."""
        if self is Bonus.NONE or not played:
            return None
        best = order.best(played)
        if not order.is_trump(best):
            return _best_plain(played) if self is Bonus.BEST_CARD else None
        tops = best in {order.five, order.jack, ACE_OF_HEARTS} or best.joker
        earns = {
            Bonus.FIVE_ONLY: best is order.five or order.five in played,
            Bonus.TOP_ONLY: tops,
        }.get(self, True)
        if not earns:
            return None
        return order.five if self is Bonus.FIVE_ONLY else best

    def trick(self, tricks: Sequence[Sequence[Card]], order: Order) -> int | None:
        """Which trick, from 0, is worth ten; None if none is."""
        card = self.card([card for trick in tricks for card in trick], order)
        if card is None:
            return None
        return next(place for place, trick in enumerate(tricks) if card in trick)


def _best_plain(played: Sequence[Card]) -> Card:
    """The highest in its own suit, the first played of equals. Source: AMB-60."""
    return min(played, key=lambda card: plain_order(card.suit).index(card) if card.suit else 0)


@dataclass(frozen=True, slots=True)
class Taken:
    """What each side took in one hand: points, bonus included, and tricks, by side.

    `by_trick` lists (side, points) in the order of the tricks; where a side has lost what it took,
    its tricks are not there. `bonus` is the place, from 0, of the trick worth ten among all that
    were played, None if none is.
    """

    points: tuple[int, ...]
    tricks: tuple[int, ...]
    by_trick: tuple[tuple[Side, int], ...] = ()
    bonus: int | None = None

    def worth(self, trick: int) -> int:
        """What that trick, from 0, is worth, whoever may keep it."""
        return TRICK + BONUS if trick == self.bonus else TRICK

    def keeper(self) -> Side | None:
        """The side that has the ten of the bonus trick; None if nobody has."""
        return next((side for side, points in self.by_trick if points > TRICK), None)


def count_tricks(takers: Sequence[Side], bonus: int | None, sides: int) -> Taken:
    """Add up the tricks: five each, ten for the bonus trick. Source: GEN-12, GEN-13, MV-46."""
    by_trick = tuple(
        (side, TRICK + BONUS if place == bonus else TRICK) for place, side in enumerate(takers)
    )
    points = [0] * sides
    tricks = [0] * sides
    for side, worth in by_trick:
        points[side] += worth
        tricks[side] += 1
    return Taken(tuple(points), tuple(tricks), by_trick, bonus)
