"""A person who plays by the pen: each answer is written as one would type it.

What to do is chosen by a computer player; how it is typed is the terminal's own grammar.
"""

import io
import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

from fortyfives import Game, legal
from fortyfives.game.actions import Action
from fortyfives.game.match import Match
from fortyfives.game.view import SeatView
from fortyfives.players.player import Player
from fortyfives.players.registry import player
from fortyfives.players.seated import seated
from fortyfives.rules.variant import Variant
from fortyfives.telling.company import Company, seat_names
from fortyfives.terminal.aloud import Aloud
from fortyfives.terminal.chair import PersonsChair
from fortyfives.terminal.clock import Clock
from fortyfives.terminal.console import Console, Gone
from fortyfives.terminal.desk import Desk
from fortyfives.terminal.table import Table
from fortyfives.terminal.vocabulary import vocabulary
from fortyfives.terminal.writing import Writer
from fortyfives.wording.messages import Words

SPEAKS_UP = 0.2
EVENING = Clock(lambda: 0.0, lambda: 20)
"""A clock that stands still, so that no deal and no record depends on when it is played."""
STARTS = {"en": r"\nDeal \d+\. ", "fr": r"\nBrasse \d+\. "}
Pen = Callable[[SeatView, str], str]
"""Writes the next line, for the view of the person; told the action in mind, as it is typed."""


class Paper:
    """Lines that are written when they are asked for; `lines` keeps them."""

    def __init__(self, pen: Callable[[], str]) -> None:
        self.pen = pen
        self.lines: list[str] = []

    def readline(self) -> str:
        self.lines.append(self.pen())
        return f"{self.lines[-1]}\n"

    def isatty(self) -> bool:
        return False


class Sitting:
    """A table with a person who plays by the pen; `text` is all that the person was shown.

    A `careful` one is asked after each action, and takes back the first so many that it `undoes`.
    """

    def __init__(  # noqa: PLR0913 - all that makes a table
        self,
        variant: Variant,
        players: int | None = None,
        *,
        language: str = "en",
        seed: str | int = 1,
        mind: Player | None = None,
        pen: Pen = lambda _view, typed: typed,
        seat: int = 0,
        clock: Clock = EVENING,
        opponents: str = "kitchen-table",
        scores: tuple[int, ...] | None = None,
        careful: bool = False,
        undoes: int = 0,
        spoken: bool = False,
        width: int = 79,
    ) -> None:
        game = Game.new(variant, players, seed=seed, scores=scores)
        words = Words(language, strict=True)
        names = seat_names(game.players, seat, "Jo")
        company = Company(words, names, game.sides, seat, spoken=spoken)
        typed = vocabulary(language)
        writer, luck = Writer(company, typed), Random(f"{seed}/pen")
        thinking = mind or player("cautious")
        self.language = language
        self.deals: int | None = None
        self.view: SeatView | None = None
        self.pen = pen
        self.aside = self.thinking = False
        self.undoes = undoes
        self.actions: list[Action] = []

        def write() -> str:
            assert self.view is not None
            if self.deals is not None and len(re.findall(STARTS[language], self.text)) > self.deals:
                return "quit"
            if self.thinking:
                self.undoes -= 1
                return "undo" if self.undoes >= 0 else ""
            if self.aside:
                speaks = luck.random() < SPEAKS_UP
                return self.pen(
                    self.view, writer.action(legal(self.view).any(luck)) if speaks else ""
                )
            action = thinking.choose(self.view, luck).action
            return self.pen(self.view, writer.action(action))

        self.paper = Paper(write)
        self.out = io.StringIO()
        aloud = Aloud(words) if spoken else None
        hear = aloud.hear if aloud else str
        console = Console(self.paper, self.out, lambda: width, hear=hear)
        desk = Desk(company, typed, console, player("kitchen-table"), aloud=aloud)
        self.person = _Watched(self, company, console, desk)
        chairs = [
            self.person if seat == place else seated(player(opponents), seed, place)
            for place in range(game.players)
        ]
        self.company, self.desk = company, desk
        self.table = Table(
            company, console, desk, self.person, chairs, clock=clock, careful=careful
        )
        self.match = Match(game)

    def play(self) -> Match:
        """The whole match."""
        self.match = self.table.play(self.match)
        return self.match

    def play_deals(self, number: int) -> None:
        """So many deals, or the whole match if it is shorter; then the person leaves."""
        self.deals = number
        with suppress(Gone):
            self.play()

    @property
    def text(self) -> str:
        """All that has been printed."""
        return self.out.getvalue()

    @property
    def flat(self) -> str:
        """The same in one long line."""
        return " ".join(self.text.split())


class _Watched(PersonsChair):
    """The person's chair; the pen is told what the person sees."""

    def __init__(self, sitting: Sitting, company: Company, console: Console, desk: Desk) -> None:
        super().__init__(company, vocabulary(company.words.language), console, desk.grant)
        self._sitting = sitting

    def think_better(self, view: SeatView) -> None:
        self._sitting.view, self._sitting.thinking = view, True
        try:
            super().think_better(view)
        finally:
            self._sitting.thinking = False

    def speak_up(self, view: SeatView) -> Action | None:
        self._sitting.view, self._sitting.aside = view, True
        return super().speak_up(view)

    def __call__(self, view: SeatView) -> Action:
        self._sitting.view, self._sitting.aside = view, False
        action = super().__call__(view)
        self._sitting.actions.append(action)
        return action


def no_other_game(language: str) -> str:
    """What is said after a match to one who does not want another."""
    words, yes = Words(language), vocabulary(language).shown("typed-yes")
    return f"{words.say('table-ask-another', yes=yes)} {words.say('table-goodbye')}"
