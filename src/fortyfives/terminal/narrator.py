"""Tells the player what happens, in paragraphs on the console."""

from collections.abc import Iterable
from typing import Final

from fortyfives.game.events import AuctionWon, Event, Settled, TrickTaken, TrumpNamed, Turned
from fortyfives.game.view import SeatView
from fortyfives.telling.company import Company
from fortyfives.telling.narration import Narration
from fortyfives.terminal.console import Console

PARAGRAPHS: Final = (Turned, AuctionWon, TrumpNamed, TrickTaken)
"""What ends a paragraph."""


class Narrator(Narration):
    """A narration that is printed while it is told."""

    def __init__(self, company: Company, console: Console, view: SeatView) -> None:
        super().__init__(company, view)
        self._console = console

    def tell(self, events: Iterable[Event], *, forced: bool = False) -> list[tuple[Event, str]]:
        """Print what happened, of what the player may know; `forced` if he had no choice."""
        printed = []
        for event in events:
            told = super().tell([event], forced=forced)
            self._print(event, told)
            printed += told
        return printed

    def _print(self, event: Event, told: list[tuple[Event, str]]) -> None:
        if isinstance(event, Settled):
            self._console.space()
        for about, sentence in told:
            if isinstance(event, Settled):
                self._console.say(sentence)
            else:
                self._console.tell(sentence)
            if about is not event:  # the cards drawn, which have waited for the last of them
                self._console.end_paragraph()
        if isinstance(event, PARAGRAPHS):
            self._console.end_paragraph()
