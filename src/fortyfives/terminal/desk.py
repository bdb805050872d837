"""The desk beside the table: the score, the rules, the last trick and other things asked for."""

from random import Random

from fortyfives.cards.pack import pack
from fortyfives.game.match import Match
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.players.player import Player
from fortyfives.rules.describe import as_text, describe
from fortyfives.rules.match import Series
from fortyfives.terminal.company import Company
from fortyfives.terminal.console import Console, Gone
from fortyfives.terminal.picture import points_so_far, say_plays
from fortyfives.terminal.timer import Timer
from fortyfives.terminal.vocabulary import Vocabulary
from fortyfives.terminal.wish import Wish
from fortyfives.terminal.writing import Writer
from fortyfives.wording.refusals import say_refusal


class Desk:
    """Fulfils the player's wishes; the table keeps `match` as it stands."""

    def __init__(
        self,
        company: Company,
        vocabulary: Vocabulary,
        console: Console,
        adviser: Player,
    ) -> None:
        self._company = company
        self._words = company.words
        self._writer = Writer(company, vocabulary)
        self._console = console
        self._adviser = adviser
        self.match: Match | None = None
        self.timer: Timer | None = None

    def grant(self, wish: Wish, view: SeatView) -> None:
        """Show what was asked for; raises `Gone` for one who wants to leave."""
        if wish is Wish.QUIT:
            raise Gone
        {
            Wish.HELP: self._help,
            Wish.RULES: self._rules,
            Wish.SCORE: self._score,
            Wish.LAST: self._last_trick,
            Wish.HINT: self._hint,
        }.get(wish, _nothing)(view)

    def tell_how(self) -> None:
        """How to ask for help, for the rules, and to leave."""
        word = self._writer.word
        rules, quitting = word(Wish.RULES.value), word(Wish.QUIT.value)
        self._console.say(self._words.say("table-typing", rules=rules, quit=quitting))

    def _help(self, view: SeatView) -> None:
        """How cards are typed, the order of the trumps, and the wishes."""
        say, word = self._words.say, self._writer.word
        self._console.say(say("table-help-cards"))
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
        self._console.say(
            say(
                "table-help-words",
                rules=word(Wish.RULES.value),
                score=word(Wish.SCORE.value),
                last=word(Wish.LAST.value),
                table=word(Wish.TABLE.value),
                hint=word(Wish.HINT.value),
                quit=word(Wish.QUIT.value),
            )
        )

    def _rules(self, view: SeatView) -> None:
        sheet = describe(view.variant, self._words, len(self._company.names))
        self._console.show(as_text(sheet.without("options"), self._console.width))

    def _score(self, view: SeatView) -> None:
        """The scores and what wins, the points of this deal, who deals, and the time left."""
        say, setting = self._words.say, view.setting
        self._console.tell(say("table-score", scores=self._company.figures(setting.scores)))
        goal = view.variant.goal
        self._console.tell(say("table-goal", test=goal.target_test.value, n=goal.target))
        if view.public.tricks:
            points = self._company.figures(points_so_far(view))
            self._console.tell(say("table-points-so-far", points=points))
        self._console.tell(say("table-dealer", **self._company.who(setting.dealer)))
        if self.match is not None and view.variant.match.series is not Series.SINGLE:
            games = self._company.figures(self.match.games)
            self._console.tell(say("table-games-won", games=games))
        if self.timer is not None:
            self._console.tell(say("table-time-left", n=self.timer.left))
        self._console.end_paragraph()

    def _last_trick(self, view: SeatView) -> None:
        if not view.public.tricks:
            self._console.say(self._words.say("table-no-last-trick"))
            return
        last = view.public.tricks[-1]
        self._console.say(
            self._words.say(
                "table-last-trick",
                plays=say_plays(self._company, last.plays),
                best=self._company.name(last.taker),
            )
        )

    def _hint(self, view: SeatView) -> None:
        """What the adviser would do in this seat, and why."""
        if not view.my_turn:
            return
        choice = self._adviser.choose(view, Random(0))  # noqa: S311 - no secret hangs on it
        self._console.tell(self._words.say("table-hint", typed=self._writer.action(choice.action)))
        if choice.why is not None:
            cards = [str(card) for card in choice.why.cards]
            self._console.tell(say_refusal(self._words, choice.why.key, cards))
        self._console.end_paragraph()


def _nothing(_view: SeatView) -> None:
    """The chair shows the table itself."""
