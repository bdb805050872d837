"""The chair of the person at the keyboard: shown a view, it asks until the answer is allowed."""

from collections.abc import Callable
from random import Random
from typing import Final

from fortyfives.cards.cardset import NO_CARDS
from fortyfives.game.actions import Action
from fortyfives.game.legality import legal, refuse
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.record.bad import printable
from fortyfives.telling.company import Company
from fortyfives.telling.hand import in_order
from fortyfives.terminal.console import Console
from fortyfives.terminal.line import Line, Misread
from fortyfives.terminal.phrases import aside, phrase
from fortyfives.terminal.picture import picture
from fortyfives.terminal.question import Asking, question, question_aside
from fortyfives.terminal.vocabulary import Vocabulary
from fortyfives.terminal.wish import Wish, wish_in
from fortyfives.terminal.writing import Writer

NO_LUCK: Final = Random(0)  # noqa: S311 - there is nothing to guess
"""For choosing where there is only one choice."""
TOO_LATE: Final = {"booked-before-the-trick", "fold-before-the-trick"}
"""Refusals of what may be done again before the next trick."""
Grant = Callable[[Wish, SeatView, str], None]
"""Whatever fulfils a wish, such as showing the score; told what stood behind the wish, too."""
Read = Callable[[Line], Action | Misread]
Ask = Callable[[Asking], tuple[str, str]]


class PersonsChair:
    """Asks the person for each action; what is no choice is done without asking.

    `forced` tells whether the last action was no choice, and `has_something_to_say` that the
    person would like to ask "booked?" or to fold before the next trick.
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
        self._told: set[str] = set()
        self.forced = False
        self.has_something_to_say = False

    def __call__(self, view: SeatView) -> Action:
        """The action of the person; raises `Gone` when nobody answers any more."""
        may = legal(view)
        self.forced = may.count == 1
        if self.forced:
            if view.phase is Phase.PLAY and not view.hand <= self._shown:
                self._show(view)
            return may.any(NO_LUCK)
        self._show(view)
        asked = self._put(view, question)
        while True:
            line = self._line(self._console.ask(asked), view)
            if line.empty and isinstance(phrase(line), Misread):
                self._show(view, again=True)
                self._put(view, question)
            elif not line.empty and (wish := wish_in(line)):
                self._fulfil(wish, view, question)
            elif action := self._allowed(line, phrase):
                return action

    def speak_up(self, view: SeatView) -> Action | None:
        """What the person does out of turn, if anything; asked only where something is allowed."""
        self.forced = False
        asked = self._put(view, question_aside)
        while True:
            line = self._line(self._console.ask(asked), view)
            if line.empty:
                self.has_something_to_say = False
                return None
            if wish := wish_in(line):
                self._fulfil(wish, view, question_aside)
            elif action := self._allowed(line, aside):
                return action

    def _line(self, text: str, view: SeatView) -> Line:
        return Line(text, self._vocabulary, self._company.names, view)

    def _put(self, view: SeatView, ask: Ask) -> str:
        """Tell what may be done besides, and give the question."""
        besides, asked = ask(Asking(self._company, self._writer, view, self._told))
        if besides:
            self._console.say(besides)
        return asked

    def think_better(self, view: SeatView) -> None:
        """Leave time to take an action back, before anybody else acts; granting that raises."""
        undo = self._writer.word(Wish.UNDO.value)
        asked = self._company.words.say("table-ask-undo", undo=undo)
        while True:
            line = self._line(self._console.ask(asked), view)
            if line.empty:
                return
            if wish := wish_in(line):
                self._grant(wish[0], view, wish[1])
                if wish[0] is Wish.TABLE:
                    self._show(view, again=True)
            else:
                self._console.say(self._misread(line.misread(), view))

    def _fulfil(self, asked: tuple[Wish, str], view: SeatView, ask: Ask) -> None:
        """Grant a wish; the table shown again is asked about again, and help tells all again."""
        wish, behind = asked
        self._grant(wish, view, behind)
        if wish is Wish.TABLE:
            self._show(view, again=True)
        if wish is Wish.HELP:
            self._told.clear()
        if wish in {Wish.TABLE, Wish.HELP}:
            self._put(view, ask)

    def _allowed(self, line: Line, read: Read) -> Action | None:
        """The action that the line says, if it is allowed; otherwise the person is told why not."""
        said = read(line)
        if isinstance(said, Misread):
            self._console.say(self._misread(said, line.view))
            return None
        refusal = refuse(line.view, said)
        if refusal is None:
            return said
        self._console.tell(self._company.refused(refusal))
        if refusal.key in TOO_LATE:
            self.has_something_to_say = True
            self._console.tell(self._company.words.say("table-asked-later"))
        return None

    def _show(self, view: SeatView, *, again: bool = False) -> None:
        self._console.end_paragraph()
        if view.hand:
            self._console.space()
        self._shown = view.hand
        for paragraph in picture(self._company, view, again=again):
            self._console.say(paragraph)

    def _misread(self, misread: Misread, view: SeatView) -> str:
        said = {"said": printable(misread.said), "help": self._writer.word(Wish.HELP.value)}
        example = self._writer.cards(in_order(view.hand, view)[:1])
        return self._company.words.say(misread.key, example=example, **said)
