"""Telling one deal again: the engine does each line, and every fact is compared."""

from typing import NoReturn

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.actions import Action, Play
from fortyfives.game.deal import Step
from fortyfives.game.engine import apply, start
from fortyfives.game.legality import refuse
from fortyfives.game.phases.play import lawful
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from fortyfives.game.view import OwnStory, SeatView
from fortyfives.record.bad import Lie
from fortyfives.record.deal_facts import DealFacts
from fortyfives.record.dealt import played, view_before
from fortyfives.record.deeds import BY_THE_HAND, IN_ITS_TURN, action_of, given_in, in_time
from fortyfives.record.doubt import Doubt, Fits, Lacking, Unfitting
from fortyfives.record.line_facts import LineFacts
from fortyfives.record.page import Page, letter
from fortyfives.record.told import Deed, Row, Told
from fortyfives.record.untold import untold
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.seating import Seat


class Telling:
    """One deal told from its first line to its last, with its unknown cards filled in.

    `run` raises `Lie` at the first thing that is not so, and a `Doubt` if it is not so with the
    cards that were filled in.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.first = start(page.setting, page).deal
        self.deal = self.first
        self.steps: list[tuple[Action, Step]] = []
        self.facts = DealFacts(page)
        self.line_facts = LineFacts(page)
        self.waiting: list[tuple[int, Told]] = []
        self.threw: dict[Seat, dict[int, CardSet]] = {}
        self.chosen: dict[Card, int] = {}
        self.rows = 0

    def run(self) -> None:
        """Do every line and compare every fact."""
        try:
            self._tell()
        except Doubt as doubt:
            doubt.chosen = self.chosen
            raise

    def _tell(self) -> None:
        for place, line in enumerate(self.page.lines):
            if isinstance(line, Row):
                self._row(place, line)
            elif line.deed is Deed.SHOWS:
                self.line_facts.shows(self.deal, line)
            elif self._waits(line):
                self.waiting.append((place, line))
            else:
                self._do(place, line)
        self._end()

    def _end(self) -> None:
        self._do_waiting()
        for _, told in self.waiting:
            raise self.page.lie("record-never-came", told.line, seat=letter(told.seat))
        while self.deal.phase in self.facts.phases_to_pass and self._pass_one(None):
            pass
        self.facts.at_end(self.deal)

    # --- what a seat did -------------------------------------------------------------------------

    def _waits(self, told: Told) -> bool:
        """Whether this is told before the trick in which it is done."""
        if told.deed not in IN_ITS_TURN:
            return False
        self._pass_over(told)
        return self.deal.phase is Phase.PLAY and self.deal.turn not in {None, told.seat}

    def _do_waiting(self) -> None:
        """Do what was told before the trick by the seat whose turn it is now."""
        for entry in tuple(self.waiting):
            if entry[1].seat == self.deal.turn:
                self.waiting.remove(entry)
                self._do(*entry)

    def _do(self, place: int, told: Told) -> None:
        """Do what a line tells, after what goes without saying."""
        action = self._action(place, told)
        while refusal := self._refusal(action):
            if not self._pass_one(told):
                self._refuse(place, told, refusal)
            action = self._action(place, told)
        self.line_facts.before(self.deal, told)
        if None in told.given:
            pool = CardSet.of(self._pool(place, told, self.deal.owns[told.seat].hand))
            self.threw.setdefault(told.seat, {})[place] = pool
            self.chosen |= dict.fromkeys(given_in(action) & pool, place)
        self._apply(action)
        self.line_facts.after(self.steps[-1][1], told)

    def _apply(self, action: Action) -> None:
        step = apply(self.deal, action)
        self.steps.append((action, step))
        self.deal = step.deal
        self.facts.after_step(step)

    def _refusal(self, action: Action) -> Refusal | None:
        return refuse(view_for(self.deal, action.seat), action)

    def _pass_one(self, told: Told | Row | None) -> bool:
        """Do one thing that goes without saying before a line, if there is one."""
        action = None if self.page.complete else untold(self.deal, told)
        if action is not None:
            self._apply(action)
        return action is not None

    def _pass_over(self, told: Told | Row | None) -> None:
        while self._pass_one(told):
            pass

    # --- cards that are not told -----------------------------------------------------------------

    def _action(self, place: int, told: Told, hand: CardSet | None = None) -> Action:
        """The action of a line; cards that it does not tell are chosen from the hand."""
        held = view_for(self.deal, told.seat).hand if hand is None else hand
        known = tuple(card for card in told.given if card)
        count = len(told.given) - len(known)
        pool = self._pool(place, told, held)
        if count > len(pool):
            says, real = len(told.given), len(held)
            seat = letter(told.seat)
            raise self.page.lie("record-too-many", told.line, seat=seat, says=says, real=real)
        if count and told.deed is not Deed.THROWS:
            view = self._view(told.seat, held, self.deal.owns[told.seat].kitty)
            for card in pool:
                action = action_of(told, (card,), self.deal.phase)
                if refuse(view, action) is None:
                    return action
        return action_of(told, (*known, *pool[:count]), self.deal.phase)

    def _pool(self, place: int, told: Told, held: CardSet) -> tuple[Card, ...]:
        """What the seat may have given: first what it never shows again, guesses before others."""
        filling = self.page.filling
        first = filling.thrown.get(place, NO_CARDS)
        later = self.page.later[place + 1].get(told.seat, NO_CARDS)
        pool = held - CardSet.of(card for card in told.given if card)
        ranked = sorted(pool, key=lambda c: (c in later, c not in first, not filling.guessed(c)))
        return tuple(ranked)

    def _view(self, seat: Seat, hand: CardSet, kitty: CardSet | None) -> SeatView:
        own = self.deal.owns[seat]
        return SeatView(seat, self.deal.public, OwnStory(hand, own.thrown, kitty, own.aside))

    def _refuse(self, place: int, told: Told, refusal: Refusal) -> NoReturn:
        """Name the lie, or doubt the cards that were filled in."""
        self._right_time(told, refusal)
        seat = letter(told.seat)
        lie = self.page.lie("record-refused", told.line, because=refusal, seat=seat)
        if told.deed not in BY_THE_HAND:
            raise lie
        own = self.deal.owns[told.seat]
        known = CardSet.of(card for card in told.given if card)
        for card in known - own.hand:
            raise self._lacking(lie, told.seat, card, own.hand, kept=known)

        def fits(hand: CardSet, kitty: CardSet) -> bool:
            view = self._view(told.seat, hand, None if own.kitty is None else kitty)
            enough = len(hand) >= max(1, len(told.given))
            return enough and refuse(view, self._action(place, told, hand)) is None

        raise self._unfitting(lie, told.seat, fits, own.hand, known)

    def _right_time(self, told: Told, refusal: Refusal) -> None:
        """Name the lie if it was not the time for this, or for another to act."""
        turn = letter(self.deal.turn)
        if self.deal.over:
            raise self.page.lie("record-nobody-acts", told.line)
        if not in_time(told.deed, self.deal.phase):
            raise self.page.lie("record-not-now", told.line, seat=turn)
        if refusal.key == "not-your-turn":
            raise self.page.lie("record-turn", told.line, says=letter(told.seat), real=turn)

    def _lacking(  # noqa: PLR0913 - all that decides where the card may come from
        self,
        lie: Lie,
        seat: Seat,
        card: Card,
        here: CardSet,
        *,
        kept: CardSet = NO_CARDS,
        also: CardSet = NO_CARDS,
    ) -> Lacking:
        thrown = NO_CARDS
        for cards in self.threw.get(seat, {}).values():
            thrown |= cards - here
        shuffles = self.page.unordered(self.deal.shuffles)
        return Lacking(lie, card, here, kept=kept, also=also, thrown=thrown, shuffles=shuffles)

    def _unfitting(
        self, lie: Lie, seat: Seat, fits: Fits, hand: CardSet, kept: CardSet
    ) -> Unfitting:
        kitty = self.deal.owns[seat].kitty or NO_CARDS
        return Unfitting(lie, fits, hand, kitty, kept=kept, throws=self.threw.get(seat))

    # --- the tricks ------------------------------------------------------------------------------

    def _row(self, place: int, row: Row) -> None:
        """Play the cards of a trick that are not on the table already, and see who takes it."""
        self._pass_over(row)
        self.page.trick = trick = self.rows + 1
        size = len(self.page.setting.ring)
        story = self.deal.public
        if len(story.tricks) < self.rows or len(row.cards) > size:
            count = len(row.cards) if len(story.tricks) >= self.rows else len(story.trick)
            raise self.page.lie("record-trick-cards", row.line, says=count, real=size)
        for number, card in enumerate(row.cards):
            self._card(place, row, self.rows * size + number, card)
        self._do_waiting()
        self.rows = trick
        self.facts.trick(self.deal, row, finished=len(row.cards) == size)
        self.page.trick = 0

    def _card(self, place: int, row: Row, number: int, card: Card) -> None:
        """Play a card, or compare it with the one that a folded side has played itself."""
        self._do_waiting()
        there = played(self.deal)
        seat = self.deal.turn
        if number < len(there):
            seat, real = there[number]
            self._right_leader(row, card, seat)
            self._compare_played(row, number, real, card)
            return
        if seat is None:
            raise self.page.lie("record-nobody-acts", row.line)
        if self.deal.phase is not Phase.PLAY:
            raise self.page.lie("record-not-now", row.line, seat=letter(seat))
        self._right_leader(row, card, seat)
        action = Play(seat, card)
        if refusal := self._refusal(action):
            self._refuse_card(place, row, action, refusal)
        self._apply(action)

    def _right_leader(self, row: Row, card: Card, seat: Seat) -> None:
        if card is row.cards[0] and seat != row.leader:
            says, real = letter(row.leader), letter(seat)
            raise self.page.lie("record-leader", row.line, says=says, real=real)

    def _refuse_card(self, place: int, row: Row, action: Play, refusal: Refusal) -> NoReturn:
        seat, card = action.seat, action.card
        own = self.deal.owns[seat]
        lie = self.page.lie("record-refused", row.line, because=refusal, seat=letter(seat))
        if card not in own.hand:
            lie = self.page.lie("record-not-held", row.line, seat=letter(seat), card=card)
            also = self.page.later[place].get(seat, NO_CARDS).minus(card)
            raise self._lacking(lie, seat, card, own.hand, also=also)

        def fits(hand: CardSet, kitty: CardSet) -> bool:
            return card in hand and refuse(self._view(seat, hand, kitty), action) is None

        raise self._unfitting(lie, seat, fits, own.hand, CardSet.of([card]))

    def _compare_played(self, row: Row, number: int, real: Card, card: Card) -> None:
        """See that a side that has folded played the card that is told."""
        if card is real:
            return
        view = view_before(self.first, self.steps, number)
        seat = view.seat
        assert seat is not None  # noqa: S101 - a seat played that card
        who = letter(seat)
        lie = self.page.lie("record-played-itself", row.line, seat=who, says=card, real=real)
        if card not in view.hand:
            raise self._lacking(lie, seat, card, view.hand)

        def fits(hand: CardSet, kitty: CardSet) -> bool:
            del kitty
            holding = SeatView(seat, view.public, OwnStory(hand))
            return bool(hand) and view.order().weakest(lawful(holding)) is card

        raise self._unfitting(lie, seat, fits, view.hand, CardSet.of([card]))
