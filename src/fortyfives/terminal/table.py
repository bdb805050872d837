"""A match at the table in the terminal: deals and games, and what is told between them."""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from fortyfives.game.actions import Action
from fortyfives.game.deal import Deal, Step
from fortyfives.game.engine import apply
from fortyfives.game.events import seen_by
from fortyfives.game.game import Game
from fortyfives.game.legality import legal
from fortyfives.game.match import Match
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from fortyfives.game.table import Chair, steps
from fortyfives.rules.match import Series
from fortyfives.rules.seating import Seat
from fortyfives.telling.company import Company
from fortyfives.telling.heading import heading
from fortyfives.telling.summary import game_over, goes_on, winning
from fortyfives.terminal.bell import Bell
from fortyfives.terminal.chair import PersonsChair
from fortyfives.terminal.clock import Clock
from fortyfives.terminal.console import Console
from fortyfives.terminal.desk import Desk
from fortyfives.terminal.narrator import Narrator
from fortyfives.terminal.past import Moment, TakenBack
from fortyfives.terminal.resuming import Begun
from fortyfives.terminal.timer import start_timer
from fortyfives.wording.messages import Fact, capital

NOBODY_KNOWN: Final[Mapping[Seat, str]] = MappingProxyType({})


class Table:
    """Plays a match with one person and computer players; `chairs` go by seat.

    `person` is the chair that may speak up out of turn; it sits in `chairs` too. With `careful`
    the person may think better of each action before anybody else acts. `characters` has the keys
    of sentences about those at the table.
    """

    def __init__(  # noqa: PLR0913 - all that stands on a table
        self,
        company: Company,
        console: Console,
        desk: Desk,
        person: PersonsChair,
        chairs: Sequence[Chair],
        *,
        clock: Clock | None = None,
        careful: bool = False,
        characters: Mapping[Seat, str] = NOBODY_KNOWN,
    ) -> None:
        self._company = company
        self._console = console
        self._desk = desk
        self._person = person
        self._chairs = chairs
        self._keeper = desk.keeper
        self._careful = careful
        self._characters = characters
        self._clock = clock or Clock()
        self._bell = Bell(company, console)
        self._asked_to_slam = False

    def play(self, match: Match, begun: Begun | None = None) -> Match:
        """Play the match to its end, or go on with one; raises `Gone` when the person leaves."""
        single = match.game.variant.match.series is Series.SINGLE
        self._welcome(match.game)
        if begun is not None:
            self._go_on(match, begun)
        while True:
            self._desk.match = match
            game = self._game(match.game, begun)
            begun = None
            match = match.after(game)
            self._tell_game(game)
            if not single:
                self._say("table-games-won", games=self._company.figures(match.games))
            if single or match.over:
                break
            self._say("table-next-game")
            match = replace(match, game=match.next_game())
        if not single:
            self._tell_winners("table-wins-match", match.champions)
        return match

    def _go_on(self, match: Match, begun: Begun) -> None:
        """Tell how far the game has come, and put everything back where it lay."""
        keeper, sheet = self._desk.keeper, self._desk.sheet
        new_game = begun.replay.game.over
        if keeper:
            keeper.go_on(begun)
        if not new_game:
            for played in begun.replay.deals:
                if played.deal.over:
                    sheet.add(played.deal)
        self._say("table-goes-on", n=match.game.number)
        self._say("table-score", scores=self._company.figures(match.game.scores))
        if match.winners:
            self._say("table-games-won", games=self._company.figures(match.games))

    def _welcome(self, game: Game) -> None:
        """What is played, who sits where, who plays with the person, and what may be typed."""
        company, words = self._company, self._company.words
        me = company.me
        assert me is not None  # noqa: S101 - the person sits somewhere
        people = words.all_of([company.name(seat) for seat in (me, *company.others())])
        name = game.variant.name.in_language(words.language)
        if company.names[me] != words.say("table-you"):
            self._say("table-hello", name=company.names[me])
        self._say("table-welcome", game=name, people=people)
        partners = [seat for side in company.sides if me in side for seat in side if seat != me]
        if partners:
            self._console.tell(words.say("table-with", names=company.together(partners)))
        else:
            called = game.variant.calling is not None
            self._console.tell(words.say("table-each-alone", called=called))
        goal = game.variant.goal
        self._console.tell(words.say("table-goal", test=goal.target_test.value, n=goal.target))
        if game.variant.match.series is Series.BEST_OF_3:
            self._console.tell(words.say("sheet-match"))
        self._console.end_paragraph()
        for seat in company.others():
            if character := self._characters.get(seat):
                self._console.tell(f"{capital(words.say(character))}.")
        self._console.end_paragraph()
        self._desk.tell_how()

    # --- a game -------------------------------------------------------------------------------

    def _game(self, game: Game, begun: Begun | None) -> Game:
        """Play a game, or go on with the one that was begun."""
        minutes, gone = game.variant.goal.time_limit, 0
        if self._keeper and self._keeper.bookmark and begun is not None:
            gone = self._keeper.bookmark.minutes
        timer = start_timer(minutes, self._clock.seconds, gone) if minutes else None
        self._desk.timer = timer
        self._bell.begin_game()
        if timer:
            self._say("table-lasts", n=timer.minutes)
        if begun is None or begun.replay.game.over:
            self._begin_game(game)
        while not game.over:
            deal = self._deal(game, begun if begun and begun.deal else None)
            begun = None
            expired = bool(timer and timer.expired)
            game = game.after(deal, time_expired=expired) if deal.over else game.stopped()
            if deal.over:
                self._desk.sheet.add(deal)
            if self._keeper:
                self._mark(game)
                self._keeper.score(game)
            if game.verdict.removed:
                self._tell_winners("table-out", game.verdict.removed)
            for sentence in goes_on(self._company, game):
                self._console.say(sentence)
        return game

    def _begin_game(self, game: Game) -> None:
        """A new sheet, a new file."""
        self._desk.sheet.begin_game()
        if self._keeper:
            self._mark(game)
            self._keeper.begin_game(game)

    def _mark(self, game: Game) -> None:
        """Leave a mark where the match stands, for one who wants to go on with it."""
        keeper, match, timer = self._keeper, self._desk.match, self._desk.timer
        if keeper and keeper.bookmark and match:
            gone = timer.gone if timer else 0
            keeper.bookmark = replace(
                keeper.bookmark, seed=game.seed, won=match.winners, minutes=gone
            )

    def _tell_game(self, game: Game) -> None:
        self._console.space()
        for sentence in game_over(self._company, game, self._desk.sheet.rows):
            self._console.say(sentence)

    def _tell_winners(self, key: str, sides: Sequence[int]) -> None:
        self._console.say(winning(self._company, key, sides))

    # --- a deal -------------------------------------------------------------------------------

    def _deal(self, game: Game, begun: Begun | None = None) -> Deal:
        """The deal played to its end, or as far as the bell let it come."""
        self._announce(game)
        deal = self._begin_deal(game) if begun is None else self._go_on_in_deal(begun)
        narrator = Narrator(self._company, self._console, view_for(deal, self._company.me))
        self._asked_to_slam = self._person.has_something_to_say = False
        self._desk.past.begin(had_acted=begun is not None and self._had_acted(begun))
        while deal.turn is not None:
            if self._bell.stops(self._desk.timer, game.variant.goal.time_up):
                return deal
            try:
                action, step = self._speak_up(deal) or next(steps(deal, self._chairs))
                forced = action.seat == self._company.me and self._person.forced
                before = Moment(deal, copy(narrator), forced)
                narrator.tell(seen_by(step.events, self._company.me), forced=forced)
                deal = self._done(before, action, step)
                self._think_better(deal, forced=forced)
            except TakenBack:
                back = self._desk.past.take_back()
                deal, narrator = back.deal, back.narrator
                if self._keeper:
                    self._keeper.take_back(deal)
                self._say("table-taken-back")
        self._console.end_paragraph()
        return deal

    def _announce(self, game: Game) -> None:
        """Put a heading over the deal."""
        timer = self._desk.timer
        self._console.space()
        self._console.begin_heading()
        for sentence in heading(self._company, game, timer.left if timer else None):
            self._console.tell(sentence)
        self._console.end_paragraph()

    def _begin_deal(self, game: Game) -> Deal:
        hour = self._clock.hour()
        deal = game.deal(hour=hour)
        if self._keeper:
            self._keeper.begin_deal(deal, hour)
        return deal

    def _go_on_in_deal(self, begun: Begun) -> Deal:
        assert begun.deal is not None  # noqa: S101 - that is what is gone on with
        if self._keeper:
            self._keeper.go_on_in_deal(begun)
        return begun.deal

    def _had_acted(self, begun: Begun) -> bool:
        """Whether the person had done anything in the deal that was left in the middle."""
        return any(action.seat == self._company.me for action, _ in begun.replay.deals[-1].steps)

    def _done(self, before: Moment, action: Action, step: Step) -> Deal:
        """Remember an action: on paper, and for one who wants to take it back."""
        if action.seat == self._company.me:
            self._desk.past.acted(before, step, action.seat)
        else:
            self._desk.past.others_acted()
        if self._keeper:
            self._keeper.step(action, step)
        return step.deal

    def _think_better(self, deal: Deal, *, forced: bool) -> None:
        """Leave a careful person time before somebody else acts."""
        view = view_for(deal, self._company.me)
        if self._careful and self._desk.past.open and not forced and not view.my_turn:
            self._person.think_better(view)

    def _speak_up(self, deal: Deal) -> tuple[Action, Step] | None:
        """What the person does out of turn: call a Slam before trump is named, ask, or fold.

        Whoever has not said a word about asking is not held up by it. Source: MV-28, VAR-12.
        """
        view = view_for(deal, self._company.me)
        slam = deal.phase is Phase.NAMING and not self._asked_to_slam
        ask = deal.phase is Phase.PLAY and self._person.has_something_to_say
        if view.my_turn or not (slam or ask) or not legal(view).count:
            return None
        self._asked_to_slam |= slam
        action = self._person.speak_up(view)
        return None if action is None else (action, apply(deal, action))

    def _say(self, key: str, **facts: Fact) -> None:
        self._console.say(capital(self._company.words.say(key, **facts)))
