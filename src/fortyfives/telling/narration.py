"""What happens in a deal, told to one seat: from what it may know and from nothing else."""

from collections.abc import Iterable, Iterator
from typing import Final

from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.events import (
    Asked,
    Conceded,
    Drew,
    Event,
    KittyTaken,
    LaterTaken,
    Received,
    Reshuffled,
    Settled,
    fold,
)
from fortyfives.game.view import SeatView
from fortyfives.telling.company import Company
from fortyfives.telling.events.bidding import BIDDING
from fortyfives.telling.events.dealing import DEALING
from fortyfives.telling.events.exchanging import EXCHANGING, say_drawn
from fortyfives.telling.events.playing import PLAYING
from fortyfives.telling.events.scene import Scene, Told, untold
from fortyfives.telling.events.scoring import settlement

TOLD: Final[Told] = {**DEALING, **BIDDING, **EXCHANGING, **PLAYING, Asked: untold}


class Narration:
    """Tells one deal; it knows what the seat was shown, event by event.

    A copy of it tells on from the same moment by itself.
    """

    def __init__(self, company: Company, view: SeatView) -> None:
        self._company = company
        self._view = view
        self._last = self._waiting = Event()
        self._drawn: CardSet = NO_CARDS
        self._shown: CardSet = NO_CARDS

    @property
    def view(self) -> SeatView:
        """What the seat knows, as it follows from all that has been told."""
        return self._view

    def tell(self, events: Iterable[Event], *, forced: bool = False) -> list[tuple[Event, str]]:
        """The sentences for what happened, each with its event; many an event needs none.

        `events` are those that the seat may know, and `forced` tells that it had no choice. The
        cards of a refill are told together, as soon as the last of them has come; the end of a
        hand takes several sentences.
        """
        return [told for event in events for told in self._tell(event, forced=forced)]

    def _tell(self, event: Event, *, forced: bool) -> Iterator[tuple[Event, str]]:
        after = fold(self._view, event)
        scene = Scene(self._company, self._view, after, forced)
        self._view = after
        if self._drawn and not isinstance(event, Drew | Received | Reshuffled):
            yield self._waiting, say_drawn(scene, self._drawn)
            self._drawn = NO_CARDS
        for sentence in self._sentences(scene, event):
            yield event, sentence
        if isinstance(event, Conceded):
            self._shown = CardSet.of(card for _, cards in event.cards for card in cards)
        self._last = event

    def _sentences(self, scene: Scene, event: Event) -> Iterator[str]:
        if isinstance(event, Settled):
            yield from settlement(self._company, self._view, self._shown)
        elif isinstance(event, Received):
            yield from self._received(scene, event)
        elif sentence := TOLD[type(event)](scene, event):
            yield sentence

    def _received(self, scene: Scene, event: Received) -> Iterator[str]:
        """What has come into the player's hand; the cards dealt are shown when they are needed."""
        cards = scene.cards(event.cards)
        if isinstance(self._last, Drew) and scene.after.public.trump is None:
            yield scene.say("table-top-card", card=cards)
        elif isinstance(self._last, Drew):
            self._drawn, self._waiting = self._drawn | event.cards, event
        elif isinstance(self._last, KittyTaken) and scene.after.own.kitty is None:
            yield scene.say("table-you-take-kitty", cards=cards)
        elif isinstance(self._last, LaterTaken):
            yield scene.say("table-later", cards=cards)
