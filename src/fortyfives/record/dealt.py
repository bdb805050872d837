"""What can be read off a deal that has been played: the cards dealt, the draws, the tricks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import Action
from fortyfives.game.deal import Deal, Step
from fortyfives.game.events import CardsDealt, Drew, FaceUp, Played, Received, fold, seen_by
from fortyfives.game.showing import view_for
from fortyfives.game.view import SeatView
from fortyfives.rules.seating import Seat

Steps = Sequence[tuple[Action, Step]]
"""What was done in a deal, in order, and what it did."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards as they were dealt; the stock is top first, a card that was turned included."""

    hands: Mapping[Seat, CardSet]
    later: Mapping[Seat, CardSet]
    kitty: tuple[Card, ...]
    stock: tuple[Card, ...]


def dealt(step: Step) -> Dealt | None:
    """What was dealt in this step; None if nothing was."""
    if not any(isinstance(event, CardsDealt) for event in step.events):
        return None
    deal = step.deal
    hands = {event.seat: event.cards for event in step.events if isinstance(event, Received)}
    for seat in deal.setting.ring:
        hands.setdefault(seat, deal.hidden.unseen[seat])
    later = {seat: deal.hidden.later[seat] for seat in deal.setting.ring}
    stock = (*deal.public.turn_up.taken, *deal.hidden.stock)
    return Dealt(hands, later, deal.hidden.kitty, stock)


def draws(step: Step) -> dict[Seat, tuple[Card, ...]]:
    """What each seat was dealt from the stock in this step; a card dealt face up is the last."""
    drawn: dict[Seat, list[Card]] = {}
    face_up = {event.seat: event.card for event in step.events if isinstance(event, FaceUp)}
    for event, after in zip(step.events, step.events[1:], strict=False):
        if isinstance(event, Drew) and isinstance(after, Received):
            drawn.setdefault(event.seat, []).extend(after.cards)
    for seat, card in face_up.items():
        drawn[seat].remove(card)
        drawn[seat].append(card)
    return {seat: tuple(cards) for seat, cards in drawn.items()}


def played(deal: Deal) -> tuple[tuple[Seat, Card], ...]:
    """All cards played, in order."""
    story = deal.public
    return (*(play for trick in story.tricks for play in trick.plays), *story.trick)


def view_before(first: Deal, steps: Steps, number: int) -> SeatView:
    """What a seat knew when it played the card of that number, from 0."""
    befores = [first, *(step.deal for _, step in steps)]
    plays = [
        (deal, step.events[:at], event.seat)
        for deal, (_, step) in zip(befores, steps, strict=False)
        for at, event in enumerate(step.events)
        if isinstance(event, Played)
    ]
    deal, events, seat = plays[number]
    return reduce(fold, seen_by(events, seat), view_for(deal, seat))
