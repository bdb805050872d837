"""Card order, trick winner and legal plays a second time, written from the rules alone.

Nothing in here comes from the package that it is compared with. Cards are strings such as `5H`
and `RJ`, every order is written out card by card, and every question is put to one card at a time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

SUITS = ("C", "D", "H", "S")

TRUMPS = {
    "C": "5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC",
    "D": "5D JD AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D",
    "H": "5H JH AH KH QH TH 9H 8H 7H 6H 4H 3H 2H",
    "S": "5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS",
}
PLAIN = {
    "C": "KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC",
    "D": "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD",
    "H": "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
    "S": "KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S TS",
}
JOKERS = {0: "", 1: "RJ", 2: "RJ BJ"}


@dataclass(frozen=True)
class House:
    """The rules of one house, as far as following suit goes."""

    jokers: int = 0
    joker_rank: Literal["below_ah", "below_jack", "above_five"] = "below_ah"
    follow: Literal["follow_or_trump", "trump_only"] = "follow_or_trump"
    must_trump_if_void: bool = False
    renege: Literal["none", "five", "five_jack_ah"] = "five"
    five_test: Literal["always_free", "forced_by_higher"] = "always_free"
    renege_test: Literal["outranks_lead", "always"] = "outranks_lead"
    renege_force: Literal["led", "played"] = "led"
    renege_group: Literal["all", "sole_trump_only", "tns_literal"] = "all"
    joker_renegable: bool = False
    ah_lead: Literal["classical", "trump_then_heart"] = "classical"
    ah_lead_renege: Literal["allowed", "forbidden"] = "allowed"


def pack(jokers: int) -> list[str]:
    """Every card of a pack with so many jokers."""
    plain = " ".join(PLAIN.values()).split()
    return [*plain, "AH", *JOKERS[jokers].split()]


def trumps_best_first(house: House, trump: str, *, demoted: bool) -> list[str]:
    """All trumps, best first (CARDS-02..12, 23, 24; GEN-09, AMB-16)."""
    order = TRUMPS[trump].split()
    jokers = JOKERS[house.jokers].split()
    if house.joker_rank == "above_five":
        order = jokers + order
    elif house.joker_rank == "below_jack":
        order = order[:2] + jokers + order[2:]
    else:
        order = order[:3] + jokers + order[3:]
    if demoted:
        ace = f"A{trump}"
        order = [card for card in order if card != ace] + [ace]
    return order


class Oracle:
    """What the rules of one house say in one deal."""

    def __init__(self, house: House, trump: str, *, demoted: bool = False) -> None:
        self.house = house
        self.trump = trump
        self.demoted = f"A{trump}" if demoted else None
        self.trumps = trumps_best_first(house, trump, demoted=demoted)
        self.place = {card: place for place, card in enumerate(self.trumps)}
        self.plain = {
            suit: [card for card in PLAIN[suit].split() if card not in self.trumps]
            for suit in SUITS
            if suit != trump
        }

    # ------------------------------------------------------------ order and winner

    def is_trump(self, card: str) -> bool:
        """Whether this card is a trump in this deal (CARDS-05, CARDS-08, GEN-23)."""
        return card in self.place

    def outranks(self, one: str, other: str) -> bool:
        """Whether the first of two trumps is the better one."""
        return self.place[one] < self.place[other]

    def winner(self, cards: Sequence[str]) -> str:
        """The card that wins, the first of them being the card led (CARDS-20, 21; GEN-11, 18)."""
        for card in self.trumps:
            if card in cards:
                return card
        suit_led = cards[0][1]
        return next(card for card in self.plain[suit_led] if card in cards)

    # ------------------------------------------------------------ legal plays

    def legal(self, hand: Sequence[str], played: Sequence[str]) -> tuple[str, ...]:
        """The cards of a hand that may be played to the cards played so far."""
        if not played:
            return tuple(hand)
        question = self.after_trump if self.is_trump(played[0]) else self.after_plain
        return tuple(card for card in hand if question(card, hand, played))

    def after_plain(self, card: str, hand: Sequence[str], played: Sequence[str]) -> bool:
        """Whether a card may be played when the card led is plain (GEN-17, G55-18, AMB-01..04)."""
        suit_led = self.plain[played[0][1]]
        if self.is_trump(card) or card in suit_led:
            return True
        if any(held in suit_led for held in hand):
            return self.house.follow == "trump_only"
        if self.house.must_trump_if_void:
            return not any(self.is_trump(held) for held in hand)
        return True

    def after_trump(self, card: str, hand: Sequence[str], played: Sequence[str]) -> bool:
        """Whether a card may be played when the card led is a trump (GEN-19..21, MV-30, AMB-05)."""
        if self.is_trump(card):
            return True
        if not self.may_withhold_all(hand, played):
            return False
        if self.asks_for_hearts(played[0]) and any(self.is_plain_heart(held) for held in hand):
            return self.is_plain_heart(card)
        return True

    def is_plain_heart(self, card: str) -> bool:
        """Whether a card is a heart and no trump."""
        return card[1] == "H" and not self.is_trump(card)

    def asks_for_hearts(self, led: str) -> bool:
        """Whether this lead asks for a heart where there is no trump (TNS-24, AMB-05)."""
        return led == "AH" and self.trump != "H" and self.house.ah_lead == "trump_then_heart"

    # ------------------------------------------------------------ withholding

    def may_withhold_all(self, hand: Sequence[str], played: Sequence[str]) -> bool:
        """Whether no trump need be played, whatever trumps the hand holds (AMB-06, AMB-09)."""
        held = [card for card in hand if self.is_trump(card)]
        if not held:
            return True
        if played[0] == "AH" and self.house.ah_lead_renege == "forbidden":
            return False
        if not all(self.has_the_right(card) for card in held):
            return False
        if len(held) > 1 and self.house.renege_group == "sole_trump_only":
            return False
        if len(held) > 1 and self.house.renege_group == "tns_literal":
            return True
        return all(self.passes_its_test(card, played) for card in held)

    def has_the_right(self, card: str) -> bool:
        """Whether a trump is one of those that may ever be withheld (AMB-11..14, AMB-16)."""
        if card == self.demoted or self.house.renege == "none":
            return False
        if card == f"5{self.trump}":
            return True
        if self.house.renege == "five":
            return False
        if card in {"RJ", "BJ"}:
            return self.house.joker_renegable
        return card in {f"J{self.trump}", "AH"}

    def passes_its_test(self, card: str, played: Sequence[str]) -> bool:
        """Whether nothing that counts against this trump outranks it (AMB-07, AMB-08, AMB-15)."""
        if card == f"5{self.trump}":
            free = self.house.five_test == "always_free"
        else:
            free = self.house.renege_test == "always"
        return free or all(self.outranks(card, against) for against in self.counted(played))

    def counted(self, played: Sequence[str]) -> list[str]:
        """The trumps that a withheld card has to outrank (AMB-08)."""
        if self.house.renege_force == "led":
            return [played[0]]
        return [card for card in played if self.is_trump(card)]
