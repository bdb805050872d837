"""What a card led obliges the others to."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from fortyfives.cards.card import ACE_OF_HEARTS, Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.rules.refusal import Refusal
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fortyfives.rules.ranking import Order


class Follow(Enum):
    """What a plain lead obliges to. Source: GEN-17, G55-18."""

    FOLLOW_OR_TRUMP = "follow_or_trump"
    TRUMP_ONLY = "trump_only"


class Renege(Enum):
    """Which trumps may be withheld when trump is led.

    Source: GEN-19..21, MV-32, MV-33, IRL-05, TNS-20..22, NSA-01, NSA-02.
    """

    NONE = "none"
    FIVE = "five"
    FIVE_JACK_AH = "five_jack_ah"


class FiveTest(Enum):
    """Whether the five may be withheld from a joker that outranks it. Source: AMB-15."""

    ALWAYS_FREE = "always_free"
    FORCED_BY_HIGHER = "forced_by_higher"


class RenegeTest(Enum):
    """When the jack, the ace of hearts or a joker may be withheld. Source: AMB-07."""

    OUTRANKS_LEAD = "outranks_lead"
    ALWAYS = "always"


class RenegeForce(Enum):
    """Whether the card to outrank is the one led or the best trump so far. Source: AMB-08."""

    LED = "led"
    PLAYED = "played"


class RenegeGroup(Enum):
    """How several trumps that may be withheld are treated in one hand. Source: AMB-09."""

    ALL = "all"
    SOLE_TRUMP_ONLY = "sole_trump_only"
    TNS_LITERAL = "tns_literal"


class AhLead(Enum):
    """Whether a led ace of hearts asks those without a trump for a heart. Source: TNS-24."""

    CLASSICAL = "classical"
    TRUMP_THEN_HEART = "trump_then_heart"


class AhLeadRenege(Enum):
    """Whether trumps may be withheld from a led ace of hearts. Source: TNS-23, AMB-06."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class Revoke(Enum):
    """What happens on an illegal card: it is refused, or it costs points. Source: MV-32, AMB-17."""

    PREVENT = "prevent"
    OFFENDER_SIDE_SCORES_ZERO = "offender_side_scores_zero"
    BIDDER_SET = "bidder_set"


@dataclass(frozen=True, slots=True)
class Reneging:
    """The right to keep a top trump back when a trump is led.

    Source: GEN-19..21, TNS-20..22.
    """

    right: Renege = Renege.FIVE
    test: RenegeTest = RenegeTest.OUTRANKS_LEAD
    force: RenegeForce = RenegeForce.LED
    group: RenegeGroup = RenegeGroup.ALL
    five_test: FiveTest = FiveTest.ALWAYS_FREE
    joker_renegable: bool = False

    def has_right(self, card: Card, order: Order) -> bool:
        """Whether this card is one of those that may ever be withheld."""
        if self.right is Renege.NONE:
            return False
        if card is order.five:
            return True
        if self.right is Renege.FIVE:
            return False
        if card.joker:
            return self.joker_renegable
        return card is order.jack or (card is ACE_OF_HEARTS and card is not order.trumps[-1])

    def may_withhold(self, card: Card, against: Card, order: Order) -> bool:
        """Whether this trump, alone in a hand, may be kept back from that one."""
        if not self.has_right(card, order):
            return False
        if card is order.five:
            free = self.five_test is FiveTest.ALWAYS_FREE
        else:
            free = self.test is RenegeTest.ALWAYS
        return free or order.outranks(card, against)

    def frees(self, trumps: CardSet, against: Card, order: Order) -> bool:
        """Whether a player with just these trumps need not play any of them."""
        if len(trumps) > 1:
            if self.group is RenegeGroup.SOLE_TRUMP_ONLY:
                return False
            if self.group is RenegeGroup.TNS_LITERAL:
                return all(self.has_right(card, order) for card in trumps)
        return all(self.may_withhold(card, against, order) for card in trumps)


@dataclass(frozen=True, slots=True)
class Bond:
    """What binds a player: he may play only the `allowed` cards, because of the `binding` ones."""

    allowed: CardSet
    binding: CardSet
    rule: str
    key: str

    def refusal(self, led: Card) -> Refusal:
        """The refusal of any other card; it names the card led, and then all that bind."""
        return Refusal(self.rule, self.key, (led, *self.binding))


@dataclass(frozen=True, slots=True)
class Following:
    """Follow suit or play a trump; top trumps may be withheld from a lower trump.

    Source: GEN-17..21, MV-30..33, TNS-20..25, G55-18.
    """

    follow: Follow = Follow.FOLLOW_OR_TRUMP
    reneging: Reneging = Reneging()
    must_trump_if_void: bool = False
    ah_lead: AhLead = AhLead.CLASSICAL
    ah_lead_renege: AhLeadRenege = AhLeadRenege.ALLOWED
    revoke: Revoke = Revoke.PREVENT

    def bond(self, hand: CardSet, played: Sequence[Card], order: Order) -> Bond | None:
        """What binds the holder of this hand after the cards played so far; None if nothing does.

        The first of `played` was led; it is empty for the leader.
        """
        if not played:
            return None
        led = played[0]
        suit = order.suit(led)
        trumps = order.of_suit(hand, order.trump)
        if suit is order.trump:
            return self._trump_led(hand, trumps, played, order)
        suited = order.of_suit(hand, suit)
        if suited and self.follow is Follow.FOLLOW_OR_TRUMP:
            return Bond(suited | trumps, suited, "GEN-17", "must-follow-or-trump")
        if not suited and trumps and self.must_trump_if_void:
            return Bond(trumps, trumps, "AMB-03", "must-trump-if-void")
        return None

    def _trump_led(
        self, hand: CardSet, trumps: CardSet, played: Sequence[Card], order: Order
    ) -> Bond | None:
        led = played[0]
        if trumps:
            if led is ACE_OF_HEARTS and self.ah_lead_renege is AhLeadRenege.FORBIDDEN:
                return Bond(trumps, trumps, "TNS-23", "must-trump-on-ace-of-hearts")
            against = led
            if self.reneging.force is RenegeForce.PLAYED:
                against = order.best(card for card in played if order.is_trump(card))
            if not self.reneging.frees(trumps, against, order):
                unfree = CardSet.of(
                    card for card in trumps if not self.reneging.may_withhold(card, against, order)
                )
                return Bond(trumps, unfree or trumps, "GEN-19", "must-play-trump")
        if led is ACE_OF_HEARTS and self.ah_lead is AhLead.TRUMP_THEN_HEART:
            # With hearts trump every heart is among the trumps, and this set is empty.
            hearts = order.of_suit(hand, Suit.HEARTS) - trumps
            if hearts:
                return Bond(trumps | hearts, hearts, "TNS-24", "must-play-heart")
        return None
