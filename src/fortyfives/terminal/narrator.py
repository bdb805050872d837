"""Tells the player what happens, from what the player may know and from nothing else."""

from collections.abc import Iterable
from typing import Final

from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.events import (
    Asked,
    AuctionWon,
    Conceded,
    Drew,
    Event,
    KittyTaken,
    LaterTaken,
    Received,
    Reshuffled,
    Settled,
    TrickTaken,
    TrumpNamed,
    Turned,
    fold,
)
from fortyfives.game.view import SeatView
from fortyfives.terminal.company import Company
from fortyfives.terminal.console import Console
from fortyfives.terminal.telling.bidding import BIDDING
from fortyfives.terminal.telling.dealing import DEALING
from fortyfives.terminal.telling.exchanging import EXCHANGING, say_drawn
from fortyfives.terminal.telling.playing import PLAYING
from fortyfives.terminal.telling.scene import Scene, Told, untold
from fortyfives.terminal.telling.scoring import settlement

TOLD: Final[Told] = {**DEALING, **BIDDING, **EXCHANGING, **PLAYING, Asked: untold}
PARAGRAPHS: Final = (Turned, AuctionWon, TrumpNamed, TrickTaken)
"""What ends a paragraph."""


class Narrator:
    """Tells one deal; it knows what the player's seat was shown, event by event."""

    def __init__(self, company: Company, console: Console, view: SeatView) -> None:
        self._company = company
        self._console = console
        self._view = view
        self._last: type[Event] = Asked
        self._drawn: CardSet = NO_CARDS
        self._shown: CardSet = NO_CARDS

    @property
    def view(self) -> SeatView:
        """What the player knows, as it follows from all that has been told."""
        return self._view

    def tell(self, events: Iterable[Event], *, forced: bool = False) -> None:
        """Tell what happened, of what the player may know; `forced` if he had no choice."""
        for event in events:
            after = fold(self._view, event)
            scene = Scene(self._company, self._view, after, forced)
            self._view = after
            self._event(scene, event)

    def _event(self, scene: Scene, event: Event) -> None:
        if self._drawn and not isinstance(event, Drew | Received | Reshuffled):
            self._console.tell(say_drawn(scene, self._drawn))
            self._console.end_paragraph()
            self._drawn = NO_CARDS
        if isinstance(event, Settled):
            self._settled()
        elif isinstance(event, Received):
            self._received(scene, event)
        elif sentence := TOLD[type(event)](scene, event):
            self._console.tell(sentence)
        if isinstance(event, Conceded):
            self._shown = CardSet.of(card for _, cards in event.cards for card in cards)
        if isinstance(event, PARAGRAPHS):
            self._console.end_paragraph()
        self._last = type(event)

    def _received(self, scene: Scene, event: Received) -> None:
        """What has come into the player's hand; the cards dealt are shown when they are needed."""
        cards = scene.cards(event.cards)
        if self._last is Drew and scene.after.public.trump is None:
            self._console.tell(scene.say("table-top-card", card=cards))
        elif self._last is Drew:
            self._drawn |= event.cards
        elif self._last is KittyTaken and scene.after.own.kitty is None:
            self._console.tell(scene.say("table-you-take-kitty", cards=cards))
        elif self._last is LaterTaken:
            self._console.tell(scene.say("table-later", cards=cards))

    def _settled(self) -> None:
        self._console.space()
        for sentence in settlement(self._company, self._view, self._shown):
            self._console.say(sentence)
