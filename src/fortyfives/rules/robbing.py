"""The card turned up for trump, and who may take it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from fortyfives.cards.card import ACE_OF_HEARTS, Card, Suit, card_of
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from fortyfives.cards.cardset import CardSet


class RobTurnedAce(Enum):
    """The dealer's right to a turned ace. Source: GEN-04, GEN-05, AMB-20."""

    OPTIONAL_IMMEDIATE = "optional_immediate"
    MANDATORY = "mandatory"
    AFTER_FIRST_TRICK = "after_first_trick"


class RobWithAce(Enum):
    """The right of the holder of the ace of trumps. Source: GEN-07, GEN-08, AMB-23."""

    OPTIONAL = "optional"
    MANDATORY = "mandatory"
    DECLINE_BY_ANNOUNCEMENT = "decline_by_announcement"


class Demotion(Enum):
    """Whether an ace that did not rob in time becomes the lowest trump.

    Source: GEN-09, AMB-16.
    """

    ON = "on"
    OFF = "off"
    NOT_AH = "not_ah"


@dataclass(frozen=True, slots=True)
class Robbing:
    """A card is turned up for trump, and an ace may take it.

    Source: GEN-03..09, IRL-10..13, AMB-20..26.
    """

    turned_ace: RobTurnedAce = RobTurnedAce.OPTIONAL_IMMEDIATE
    with_ace: RobWithAce = RobWithAce.OPTIONAL
    demotion: Demotion = Demotion.ON
    beg_king: bool = False

    def trump(self, turned: Card) -> Suit | None:
        """The suit a turned card makes trump; None for a joker, which is replaced.

        Source: GEN-03, GEN-06.
        """
        return turned.suit

    def dealer_may_take(self, turned: Card) -> bool:
        """Whether the dealer has a right to the turned card. Source: GEN-04."""
        return turned.rank == "A"

    def may_rob(self, hand: CardSet, turned: Card) -> bool:
        """Whether this hand holds the ace of trumps and the turn-up may be had for it.

        Source: GEN-07, AMB-22.
        """
        return turned.suit is not None and card_of("A", turned.suit) in hand

    def may_beg(self, hand: CardSet, turned: Card) -> bool:
        """Whether this hand may put a card down for the turn-up with the king of trumps.

        Source: IRL-10, AMB-26.
        """
        if not self.beg_king or turned.suit is None or turned.rank in {"A", "K"}:
            return False
        return card_of("K", turned.suit) in hand and not self.may_rob(hand, turned)

    def discards(self, hand: CardSet, turned: Card) -> CardSet:
        """What a robber may throw: anything but the ace itself. Source: AMB-24."""
        return hand.minus(card_of("A", turned.suit)) if turned.suit else hand

    def demotes(self, turned: Card) -> bool:
        """Whether an ace of trumps that fails to rob this turn-up falls to the bottom.

        Source: GEN-09, AMB-16, AMB-21.
        """
        if self.demotion is Demotion.OFF or turned.rank == "A" or turned.suit is None:
            return False
        ace = card_of("A", turned.suit)
        return not (ace is ACE_OF_HEARTS and self.demotion is Demotion.NOT_AH)
