"""What a seat has not seen may be anything: the same deal with other cards there.

The cards that a seat has never seen are exchanged for one another in the pack, in every shuffle
and in all that the others did, and the deal is played again. As long as that is a deal that could
have been, the seat must not notice anything at all.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any

from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.cards.pack import pack
from fortyfives.game import events
from fortyfives.game.actions import Action, AskBooked, CallCard, GoOnTopCard, Play
from fortyfives.game.chance import Recorded
from fortyfives.game.deal import Deal, Step
from fortyfives.game.engine import IllegalAction, apply, start
from fortyfives.game.events import Conceded, Event, Played, seen_by
from fortyfives.game.legality import legal
from fortyfives.game.showing import view_for
from fortyfives.rules.seating import Seat

Exchange = Mapping[Card, Card]
History = list[tuple[Action, Step]]


class Ending(Enum):
    """How far a deal with other cards could be told again."""

    SAME = "the seat noticed nothing"
    ILLEGAL = "with other cards somebody could not have acted like this"
    ANSWERED = "with other cards the true answer to a question is another"
    NAMED = "with other cards the suit of the top card is another"
    FORCED = "with other cards a side that has folded plays another card"
    CLAIMED = "with other cards another has revoked in a hand that was conceded"


@dataclass(frozen=True)
class Retold:
    """A deal told again with other cards: how it ended, and after how many actions."""

    ending: Ending
    steps: int
    exchanged: int


# ---------------------------------------------------------------- what has been seen


SHOWN = (
    events.Turned,
    events.TurnUpTaken,
    events.FaceUp,
    events.StubTurned,
    events.StubTaken,
    events.Played,
    events.Conceded,
)
"""What shows cards to all; a card that is called has only been spoken of."""
SHOWN_TO_ONE = (
    events.Received,
    events.PutAway,
    events.SawKitty,
    events.LaidAside,
    events.TookBack,
)


def named(value: object) -> Iterable[Card]:
    """Every card that a value speaks of."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, CardSet | tuple):
        for part in value:
            yield from named(part)


def known_to(happened: Iterable[Event], seat: Seat | None) -> CardSet:
    """The cards that a seat may have seen, whatever it was told."""
    return CardSet.of(
        card
        for event in happened
        if isinstance(event, SHOWN) or (isinstance(event, SHOWN_TO_ONE) and event.seat == seat)
        for part in fields(event)
        for card in named(getattr(event, part.name))
    )


# ---------------------------------------------------------------- exchanging cards


def exchanged(value: Any, by: Exchange) -> Any:
    """The value with its cards exchanged."""
    if isinstance(value, Card):
        return by.get(value, value)
    if isinstance(value, CardSet):
        return CardSet.of(by.get(card, card) for card in value)
    return value


def acting(action: Action, by: Exchange) -> Action:
    """The action with its cards exchanged; a card that is called was not shown, and stays."""
    if isinstance(action, CallCard):
        return action
    changes = {f.name: exchanged(getattr(action, f.name), by) for f in fields(action)}
    return replace(action, **changes)


def _all(cards: list[Card], _deal: Deal, lot: random.Random) -> list[list[Card]]:
    """Any card for any other."""
    del lot
    return [cards]


def _a_few(cards: list[Card], _deal: Deal, lot: random.Random) -> list[list[Card]]:
    """Two, three or four cards for one another."""
    return [lot.sample(cards, min(len(cards), lot.randint(2, 4)))]


def _in_suit(cards: list[Card], deal: Deal, lot: random.Random) -> list[list[Card]]:
    """Cards for others of their suit, trumps for trumps."""
    del lot
    order = None if deal.public.trump is None else deal.public.order()
    groups: dict[Suit | None, list[Card]] = {}
    for card in cards:
        groups.setdefault(order.suit(card) if order else card.suit, []).append(card)
    return list(groups.values())


def _idle(cards: list[Card], deal: Deal, lot: random.Random) -> list[list[Card]]:
    """Cards of the stock and those thrown for one another."""
    del lot
    hidden = deal.hidden
    idle = CardSet.of((*hidden.stock, *hidden.kitty)) | hidden.pile | hidden.leftovers
    return [[card for card in cards if card in idle]]


WAYS: tuple[Callable[[list[Card], Deal, random.Random], list[list[Card]]], ...] = (
    _all,
    _a_few,
    _in_suit,
    _idle,
)


def exchange(unseen: Iterable[Card], deal: Deal, lot: random.Random) -> dict[Card, Card]:
    """Other cards for those unseen, in one of several ways, so that many deals can be retold."""
    by: dict[Card, Card] = {}
    for group in lot.choice(WAYS)(list(unseen), deal, lot):
        others = lot.sample(group, len(group))
        by.update(zip(group, others, strict=True))
    return by


# ---------------------------------------------------------------- telling it again


def retell(first: Step, history: History, seat: Seat | None, lot: random.Random) -> Retold:
    """Play a deal again with other cards wherever the seat has not looked."""
    last = history[-1][1].deal if history else first.deal
    happened = [*first.events, *(event for _, step in history for event in step.events)]
    unseen = CardSet.of(pack(last.setting.variant.dealing.jokers)) - known_to(happened, seat)
    by = exchange(unseen, last, lot)
    moved = sum(card is not other for card, other in by.items())
    chance = Recorded({n: tuple(exchanged(c, by) for c in order) for n, order in last.shuffles})
    again = start(last.setting, chance)
    _compare(first, again, seat)
    deal, other = first.deal, again.deal
    for number, (action, step) in enumerate(history):
        try:
            again = apply(other, acting(action, by))
        except IllegalAction:
            return Retold(Ending.ILLEGAL, number, moved)
        if ending := _rightly_told(deal, action, step, other, again):
            return Retold(ending, number, moved)
        _compare(step, again, seat)
        deal, other = step.deal, again.deal
    return Retold(Ending.SAME, len(history), moved)


def _compare(step: Step, again: Step, seat: Seat | None) -> None:
    """The seat saw and may know and do the same in both deals, down to the number of events."""
    one, other = view_for(step.deal, seat), view_for(again.deal, seat)
    assert seen_by(again.events, seat) == seen_by(step.events, seat)
    assert other == one
    assert again.deal.turn == step.deal.turn
    assert legal(other) == legal(one)
    told, retold = (Counter(type(event) for event in s.events) for s in (step, again))
    assert told == retold, "nobody else may notice more or less either"


def _rightly_told(
    deal: Deal, action: Action, step: Step, other: Deal, again: Step
) -> Ending | None:
    """Whether the rules themselves tell the two deals apart here.

    "Booked?" is answered truly, the suit of a top card is trump, a side that has folded plays its
    weakest card, and when a hand is conceded a revoke that cards never shown would have proved is
    charged all the same.
    """
    if isinstance(action, AskBooked) and _booked(deal, action) != _booked(other, action):
        return Ending.ANSWERED
    if isinstance(action, GoOnTopCard) and step.deal.public.trump is not again.deal.public.trump:
        return Ending.NAMED
    if _forced(action, step) != _forced(action, again):
        return Ending.FORCED
    conceded = any(isinstance(event, Conceded) for event in step.events)
    if conceded and step.deal.hidden.revoked != again.deal.hidden.revoked:
        return Ending.CLAIMED
    return None


def _booked(deal: Deal, question: AskBooked) -> bool:
    order = deal.public.order()
    return all(order.is_trump(card) for card in deal.owns[question.asked].hand)


def _forced(action: Action, step: Step) -> list[Event]:
    """The cards played in a step besides the one that was chosen."""
    played = [event for event in step.events if isinstance(event, Played)]
    return list(played[1:] if isinstance(action, Play) else played)
