"""The desk beside the table: the score, the rules, the last trick and other things asked for."""

from pathlib import Path
from typing import Final

from fortyfives.cards.pack import pack
from fortyfives.game.match import Match
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.players.player import Player
from fortyfives.record.bad import printable
from fortyfives.rules.booked import Booked
from fortyfives.rules.describe import describe
from fortyfives.rules.match import Series
from fortyfives.telling.company import Company
from fortyfives.telling.explaining.phases import explain
from fortyfives.telling.hint import hint, say_why
from fortyfives.telling.sheet import ScoreSheet
from fortyfives.telling.state import say_auction, say_last_trick, say_score
from fortyfives.terminal.aloud import Aloud
from fortyfives.terminal.console import Console, Gone
from fortyfives.terminal.keeper import AlreadyThere, CannotWrite, Keeper
from fortyfives.terminal.past import Past, TakenBack
from fortyfives.terminal.rulesheet import show_rules
from fortyfives.terminal.timer import Timer
from fortyfives.terminal.vocabulary import Vocabulary
from fortyfives.terminal.wish import Wish
from fortyfives.terminal.writing import Writer

TYPED_AS: Final = {
    Phase.CUT: "table-help-cut",
    Phase.PACKETS: "table-help-packets",
    Phase.AUCTION: "table-help-word",
    Phase.NAMING: "table-help-suit",
    Phase.LEADER: "table-help-word",
}
"""How to answer where no card is asked for."""


class Desk:
    """Fulfils the player's wishes; the table keeps `match` as it stands.

    `sheet` has the deals of the game, `past` knows what may be taken back, `keeper` writes the
    game down, and `aloud` says rule sheets to one who listens.
    """

    def __init__(  # noqa: PLR0913 - all that lies on a desk
        self,
        company: Company,
        vocabulary: Vocabulary,
        console: Console,
        adviser: Player,
        *,
        keeper: Keeper | None = None,
        aloud: Aloud | None = None,
    ) -> None:
        self._company = company
        self._words = company.words
        self._writer = Writer(company, vocabulary)
        self._console = console
        self._adviser = adviser
        self._aloud = aloud
        self.keeper = keeper
        self.sheet = ScoreSheet()
        self.past = Past()
        self.match: Match | None = None
        self.timer: Timer | None = None

    def grant(self, wish: Wish, view: SeatView, behind: str = "") -> None:
        """Show what was asked for; `behind` is what stood behind the wish, such as a file.

        Raises `Gone` for one who wants to leave, and `TakenBack` where that can be done.
        """
        if wish is Wish.QUIT:
            raise Gone
        if wish is Wish.SAVE:
            self._save(view, behind)
            return
        {
            Wish.WHY: self._why,
            Wish.HELP: self._help,
            Wish.RULES: self._rules,
            Wish.AUCTION: self._auction,
            Wish.SCORE: self._score,
            Wish.SHEET: self._sheet,
            Wish.LAST: self._last_trick,
            Wish.HINT: self._hint,
            Wish.UNDO: self._undo,
        }.get(wish, _nothing)(view)

    def tell_how(self) -> None:
        """How to ask for help, for the rules, and to leave."""
        word = self._writer.word
        self._console.say(
            self._words.say(
                "table-typing",
                help=word(Wish.HELP.value),
                rules=word(Wish.RULES.value),
                quit=word(Wish.QUIT.value),
            )
        )

    def _why(self, view: SeatView) -> None:
        if view.my_turn:
            self._console.say(explain(self._company, view))
        else:
            self._console.say(self._words.say("table-why-not-your-turn"))

    def _help(self, view: SeatView) -> None:
        """How to answer what is asked now, the order of the trumps, and the wishes."""
        say, word = self._words.say, self._writer.word
        self._console.say(say(_typed_as(view)))
        if view.public.trump is not None:
            # In the first trick nobody knows yet whether the ace of trumps will rob.
            ranking, known = view.variant.ranking, pack(view.variant.dealing.jokers)
            order = view.order() if view.public.tricks else ranking.order(view.public.trump)
            trumps = [card for card in order.trumps if card in known]
            self._console.say(say("table-help-trumps", cards=self._company.cards(trumps)))
        if view.phase is Phase.EXCHANGE:
            self._console.say(
                say("table-help-throw", all=word("typed-all"), none=word("typed-none"))
            )
        if view.variant.booked is not Booked.OFF:
            booked, fold = word("typed-booked"), word("typed-fold")
            self._console.say(say("table-help-booked", booked=booked, fold=fold))
        words = {wish.name.lower(): word(wish.value) for wish in Wish}
        self._console.say(say("table-help-words", **words))
        self._console.say(say("table-help-game", **words))

    def _rules(self, view: SeatView) -> None:
        sheet = describe(view.variant, self._words, len(self._company.names))
        show_rules(sheet, self._console, self._aloud)

    def _auction(self, view: SeatView) -> None:
        """What has been said in the auction, and who has the bid."""
        for sentence in say_auction(self._company, view):
            self._console.tell(sentence)
        self._console.end_paragraph()

    def _score(self, view: SeatView) -> None:
        """The scores and what wins, the points of this deal, who deals, and the time left."""
        for sentence in say_score(self._company, view):
            self._console.tell(sentence)
        if self.match is not None and view.variant.match.series is not Series.SINGLE:
            games = self._company.figures(self.match.games)
            self._console.tell(self._words.say("table-games-won", games=games))
        if self.timer is not None:
            self._console.tell(self._words.say("table-time-left", n=self.timer.left))
        self._console.end_paragraph()

    def _sheet(self, _view: SeatView) -> None:
        """The score sheet of the game, a line for each deal."""
        for line in self.sheet.read(self._company):
            self._console.say(line)

    def _last_trick(self, view: SeatView) -> None:
        self._console.say(say_last_trick(self._company, view))

    def _hint(self, view: SeatView) -> None:
        """What the adviser would do in this seat, and why."""
        choice = hint(self._adviser, view)
        if choice is None:
            return
        self._console.tell(self._words.say("table-hint", typed=self._writer.action(choice.action)))
        if why := say_why(self._company, choice):
            self._console.tell(why)
        self._console.end_paragraph()

    def _undo(self, _view: SeatView) -> None:
        """Take the last action back, or say why that cannot be done."""
        if self.past.open:
            raise TakenBack
        self._console.say(self._words.say(self.past.refusal))

    def _save(self, view: SeatView, name: str) -> None:
        """Write the game into a file, which must be its own or not there yet."""
        say = self._words.say
        if self.keeper is None:
            self._console.say(say("table-cannot-save"))
            return
        try:
            file = self.keeper.save_as(Path(name) if name else None, view.variant.key)
        except AlreadyThere as there:
            sentence = say("record-exists", file=printable(str(there)))
        except CannotWrite as wrong:
            sentence = say("record-cannot", file=printable(str(wrong)))
        else:
            sentence = say("table-saved", file=str(file))
        self._console.say(sentence)


def _typed_as(view: SeatView) -> str:
    """The sentence on how to answer what the seat is asked now."""
    if not view.my_turn:
        return "table-help-aside"
    if view.phase is Phase.STUB and view.public.stub.offered is None:
        return "table-help-word"
    return TYPED_AS.get(view.phase, "table-help-cards")


def _nothing(_view: SeatView) -> None:
    """The chair shows the table itself."""
