"""The story of the turned-up card: joker and ace, robbing, begging, and being too late."""

from dataclasses import dataclass, field
from typing import Final

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.cards.pack import pack
from fortyfives.conformance.case import BadCase
from fortyfives.conformance.question import Question
from fortyfives.conformance.table import SEAT
from fortyfives.conformance.value import Json, shown
from fortyfives.rules.robbing import Robbing, RobTurnedAce, RobWithAce

EVENT: Final = frozenset({"seat", "action", "card"})


@dataclass(slots=True)
class TurnUp:
    """What is known of one turned-up card; `happen` tells it the next event.

    Seats go by their names: who sits beside whom is of no matter here. `hands` are as dealt.
    """

    question: Question
    hands: dict[str, CardSet]
    robbing: Robbing | None = None
    card: Card | None = None
    trump: Suit | None = None
    dealer_takes: list[Card] = field(default_factory=list)
    played: set[str] = field(default_factory=set)
    tricks: int = 0
    declined: bool = False
    taker: str | None = None
    demoted: Card | None = None
    aside: dict[str, Card] = field(default_factory=dict)
    returned: dict[str, Card] = field(default_factory=dict)
    lost: Card | None = None

    @staticmethod
    def begin(question: Question) -> "TurnUp":
        """The turn-up as it lies: the dealer has taken the jokers that came first."""
        hands = question.hands("hands")
        story = TurnUp(question, hands, question.variant.robbing)
        turned = question.cards("turn_up", default=())
        if story.robbing is None:
            if turned:
                question.wrong("turn_up", "no card is turned up in this game")
            return story
        for card in turned:
            if story.card is not None:
                question.wrong(
                    "turn_up", f"{story.card} fixes trump, and no card is turned after it"
                )
            story.trump = story.robbing.trump(card)
            if story.trump is None:
                story.dealer_takes.append(card)
            else:
                story.card = card
        dealt = tuple(card for hand in hands.values() for card in hand)
        question.no_card_twice("hands", turned + dealt)
        for seat in hands:
            story.seat("hands", seat)
        if question.has("dealer"):
            story.seat("dealer", question.value("dealer"))
        story.find_ace_holder()
        return story

    def seat(self, name: str, seat: Json) -> str:
        """The name of a seat."""
        if not isinstance(seat, str) or not SEAT.fullmatch(seat):
            self.question.wrong(name, f"{shown(seat)} is no seat")
        return seat

    def find_ace_holder(self) -> None:
        """Note who holds the ace of trumps, where that is given apart from the hands."""
        if not self.question.has("ace_holder"):
            return
        told = self.question.value("ace_holder")
        holder = self.ace_holder()
        if told is None:
            if holder is not None:
                self.question.wrong("ace_holder", f"{holder} holds the ace of trumps")
            return
        seat = self.seat("ace_holder", told)
        if seat != holder and (holder is not None or seat in self.hands):
            self.question.wrong("ace_holder", "the hands given say otherwise")

    def ace_holder(self) -> str | None:
        """Who may take this turn-up with the ace of trumps, if he is still in time."""
        if self.robbing is None or self.card is None:
            return None
        for seat, hand in self.hands.items():
            if self.robbing.may_rob(hand, self.card):
                return seat
        told = self.question.given.get("ace_holder")
        return told if isinstance(told, str) else None

    # --- what may be done ---------------------------------------------------------------------

    def may_rob(self) -> tuple[str, ...]:
        """The seats that may still take the turn-up now."""
        if self.robbing is None or self.card is None or self.taker or self.declined:
            return ()
        if self.robbing.dealer_may_take(self.card):
            late = self.robbing.turned_ace is RobTurnedAce.AFTER_FIRST_TRICK
            dealer = self.seat("dealer", self.question.value("dealer"))
            if late:
                return (dealer,) if self.tricks == 1 and dealer not in self.played else ()
            return (dealer,) if self.tricks == 0 and not self.played else ()
        holder = self.ace_holder()
        in_time = holder is not None and self.tricks == 0 and holder not in self.played
        return (holder,) if in_time and holder else ()

    def key_card(self) -> Card | None:
        """The card that gives the right to rob, found by asking for each card of the pack."""
        robbing, turned = self.robbing, self.card
        if robbing is None or turned is None:
            return None
        cards = (card for card in pack(self.question.variant.dealing.jokers) if card is not turned)
        return next((card for card in cards if robbing.may_rob(CardSet.of([card]), turned)), None)

    def may_beg(self) -> tuple[str, ...]:
        """The seats that may put a card aside for the turn-up now."""
        robbing, card = self.robbing, self.card
        if robbing is None or card is None or self.taker or self.tricks or self.declined:
            return ()
        return tuple(
            seat
            for seat, hand in self.hands.items()
            if robbing.may_beg(hand, card) and seat not in self.played and seat not in self.aside
        )

    def discards(self) -> CardSet | None:
        """What the one who may take the card, or has taken it, may throw; None if not known."""
        seat = next(iter(self.may_rob()), None if self.lost else self.taker)
        if self.robbing is None or self.card is None or seat is None:
            return NO_CARDS
        hand = self.hands.get(seat)
        return None if hand is None else self.robbing.discards(hand, self.card)

    # --- what happens -------------------------------------------------------------------------

    def happen(self, entry: Json) -> None:
        """Tell the next event; `BadCase` if the rules do not allow it."""
        if not isinstance(entry, dict) or set(entry) != EVENT:
            self.question.wrong("events", f"{shown(entry)} is not a seat, an action and a card")
        action = entry["action"]
        if action == "end_trick":
            self._end_trick(entry)
            return
        seat = self.seat("events", entry["seat"])
        leaves = action == "decline" and entry["card"] is None
        card = self.card if leaves else self.question.as_card("events", entry["card"])
        if action == "play":
            self._play(seat)
        elif action in ("take", "rob", "decline"):
            self._answer(seat, card, str(action))
        elif action == "lay_aside" and card is not None:
            if seat not in self.may_beg() or card not in self.hands[seat]:
                self.question.wrong("events", f"{seat} may not put {card} aside")
            self.aside[seat] = card
        else:
            self.question.wrong("events", f"{shown(action)} is no action")

    def _answer(self, seat: str, card: Card | None, action: str) -> None:
        """Take the turn-up, or leave it."""
        robbing = self.robbing
        if robbing is None or card is None or card is not self.card or seat not in self.may_rob():
            raise BadCase(f"given.events: {seat} may not {action} {card} there")
        by_dealer = robbing.dealer_may_take(card)
        if action == "decline":
            may_decline = (
                robbing.turned_ace is not RobTurnedAce.MANDATORY
                if by_dealer
                else robbing.with_ace is RobWithAce.DECLINE_BY_ANNOUNCEMENT
            )
            if not may_decline:
                self.question.wrong("events", f"{seat} may not decline {card}")
            self.declined = True
            return
        if (action == "take") is not by_dealer:
            self.question.wrong(
                "events", f"the dealer takes an ace, and the ace robs: not {action}"
            )
        if by_dealer:
            self.dealer_takes.append(card)
        self.taker = seat
        self.returned, self.aside = self.aside, {}

    def _play(self, seat: str) -> None:
        """A card is played: its owner can no longer rob or beg."""
        robbing = self.robbing
        if robbing is not None and seat in self.may_rob():
            by_dealer = self.card is not None and robbing.dealer_may_take(self.card)
            must = (
                robbing.turned_ace is RobTurnedAce.MANDATORY
                if by_dealer
                else robbing.with_ace is RobWithAce.MANDATORY
            )
            if must:
                self.question.wrong("events", f"{seat} must take the turned card first")
            self._too_late(seat)
        self.played.add(seat)

    def _too_late(self, seat: str) -> None:
        """An ace of trumps that did not rob in time falls to the bottom."""
        if self.robbing is None or self.card is None or seat != self.ace_holder():
            return
        if self.robbing.demotes(self.card):
            self.demoted = self.key_card()

    def _end_trick(self, entry: dict[str, Json]) -> None:
        """A trick is over: after the first one, whoever begged takes the turn-up."""
        if entry["seat"] is not None or entry["card"] is not None:
            self.question.wrong("events", "the end of a trick has neither seat nor card")
        for seat in self.may_rob():
            self._play(seat)
        self.tricks += 1
        self.played = set()
        if self.aside and self.taker is None:
            self.taker, self.lost = self.aside.popitem()
