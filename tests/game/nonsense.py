"""Actions of every kind, most of which the rules forbid at any moment."""

import random
from collections.abc import Callable

from fortyfives.cards.card import PACK, Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game import actions as acts
from fortyfives.game.actions import ACTIONS, Action
from fortyfives.rules.dealing import read_pattern
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call

PATTERNS = tuple(map(read_pattern, ("3-2", "2-3", "5", "2-K2-3-K2", "3-K3-2", "3-2-X3-K4")))
Maker = Callable[[Seat, random.Random, CardSet], Action]
SEATS = (acts.ChooseLeader, acts.AskBooked)
"""What names another seat; it may be any of the table."""


def _card(lot: random.Random, hand: CardSet) -> Card:
    """A card of the hand as often as any other."""
    return lot.choice(tuple(hand) or PACK) if lot.random() < 0.5 else lot.choice(PACK)


def _cards(lot: random.Random, hand: CardSet) -> CardSet:
    """Some cards of the hand, and now and then a stranger."""
    thrown = [card for card in hand if lot.random() < 0.6]
    return CardSet.of([*thrown, lot.choice(PACK)] if lot.random() < 0.3 else thrown)


MAKERS: dict[type[Action], Maker] = {
    acts.Cut: lambda seat, lot, _: acts.Cut(seat, lot.randint(-1, 60)),
    acts.ChoosePackets: lambda seat, lot, _: acts.ChoosePackets(seat, lot.choice(PATTERNS)),
    acts.ThrowForJoker: lambda seat, lot, hand: acts.ThrowForJoker(seat, _card(lot, hand)),
    acts.TakeTurned: lambda seat, lot, hand: acts.TakeTurned(seat, _card(lot, hand)),
    acts.Say: lambda seat, lot, _: acts.Say(seat, lot.choice(tuple(Call))),
    acts.NameTrump: lambda seat, lot, _: acts.NameTrump(seat, lot.choice(tuple(Suit))),
    acts.CallCard: lambda seat, lot, hand: acts.CallCard(seat, _card(lot, hand)),
    acts.Discard: lambda seat, lot, hand: acts.Discard(seat, _cards(lot, hand)),
    acts.SwapStub: lambda seat, lot, hand: acts.SwapStub(seat, _card(lot, hand)),
    acts.Rob: lambda seat, lot, hand: acts.Rob(seat, _card(lot, hand)),
    acts.Beg: lambda seat, lot, hand: acts.Beg(seat, _card(lot, hand)),
    acts.Play: lambda seat, lot, hand: acts.Play(seat, _card(lot, hand)),
}


def nonsense(
    kind: type[Action], seat: Seat, lot: random.Random, hand: CardSet, seats: int
) -> Action:
    """Some action of that kind at a table of so many."""
    if issubclass(kind, SEATS):
        return kind(seat, lot.randrange(seats))
    maker = MAKERS.get(kind)
    if maker is None:
        return kind(seat)  # type: ignore[call-arg]
    return maker(seat, lot, hand)


def any_nonsense(seat: Seat, lot: random.Random, hand: CardSet, seats: int) -> Action:
    """Some action of any kind at a table of so many."""
    return nonsense(lot.choice(ACTIONS), seat, lot, hand, seats)
