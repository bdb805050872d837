"""The chair of the person at the keyboard: shown a view, it asks until the answer is allowed."""

from collections.abc import Callable
from random import Random
from typing import Final

from fortyfives.cards.cardset import NO_CARDS
from fortyfives.game.actions import Action
from fortyfives.game.legality import legal, refuse
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.refusal import Refusal
from fortyfives.terminal.company import Company
from fortyfives.terminal.console import Console
from fortyfives.terminal.hand import in_order
from fortyfives.terminal.line import Line, Misread
from fortyfives.terminal.phrases import aside, phrase
from fortyfives.terminal.picture import picture
from fortyfives.terminal.question import Asking, how_to_throw, question, question_aside
from fortyfives.terminal.vocabulary import Vocabulary
from fortyfives.terminal.wish import Wish, wish_in
from fortyfives.terminal.writing import Writer
from fortyfives.wording.refusals import say_refusal

NO_LUCK: Final = Random(0)  # noqa: S311 - there is nothing to guess
"""For choosing where there is only one choice."""
Grant = Callable[[Wish, SeatView], None]
"""Whatever fulfils a wish, such as showing the score."""


class PersonsChair:
    """Asks the person for each action; what is no choice is done without asking.

    `forced` tells whether the last action was no choice.
    """

    def __init__(
        self, company: Company, vocabulary: Vocabulary, console: Console, grant: Grant
    ) -> None:
        self._company = company
        self._vocabulary = vocabulary
        self._console = console
        self._grant = grant
        self._writer = Writer(company, vocabulary)
        self._shown = NO_CARDS
        self._has_thrown = False
        self.forced = False

    def __call__(self, view: SeatView) -> Action:
        """The action of the person; raises `Gone` when nobody answers any more."""
        may = legal(view)
        self.forced = may.count == 1
        if self.forced:
            if view.phase is Phase.PLAY and not view.hand <= self._shown:
                self._show(view)
            return may.any(NO_LUCK)
        self._show(view)
        asking = Asking(self._company, self._writer, view)
        besides, asked = question(asking)
        if besides:
            self._console.say(besides)
        if view.phase is Phase.EXCHANGE and not self._has_thrown:
            self._console.say(how_to_throw(asking))
            self._has_thrown = True
        while True:
            line = self._line(self._console.ask(asked), view)
            if (action := self._answer(line, phrase)) is not None:
                return action

    def speak_up(self, view: SeatView) -> Action | None:
        """What the person does out of turn, if anything; asked only where something is allowed."""
        self.forced = False
        asked = question_aside(Asking(self._company, self._writer, view))
        while True:
            line = self._line(self._console.ask(asked), view)
            if line.empty:
                return None
            if (action := self._answer(line, aside)) is not None:
                return action

    def _line(self, text: str, view: SeatView) -> Line:
        return Line(text, self._vocabulary, self._company.names, view)

    def _answer(self, line: Line, read: Callable[[Line], Action | Misread]) -> Action | None:
        """The action that the line says, if it is allowed; otherwise the person is told why not."""
        if wish := wish_in(line):
            self._grant(wish, line.view)
            if wish is Wish.TABLE:
                self._show(line.view)
            return None
        said = read(line)
        if isinstance(said, Misread):
            if line.empty:
                self._show(line.view)
            else:
                self._console.say(self._misread(said, line.view))
            return None
        refusal = refuse(line.view, said)
        if refusal is not None:
            self._console.say(self._refused(refusal))
            return None
        return said

    def _show(self, view: SeatView) -> None:
        self._console.end_paragraph()
        if view.hand:
            self._console.space()
        self._shown = view.hand
        for paragraph in picture(self._company, view):
            self._console.say(paragraph)

    def _misread(self, misread: Misread, view: SeatView) -> str:
        example = self._writer.cards(in_order(view.hand, view)[:1])
        return self._company.words.say(misread.key, said=misread.said, example=example)

    def _refused(self, refusal: Refusal) -> str:
        cards = [str(card) for card in refusal.cards]
        return say_refusal(self._company.words, refusal.key, cards, dict(refusal.facts))
