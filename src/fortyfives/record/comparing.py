"""Comparing what a record says with what is so."""

from collections.abc import Iterable

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.deal import Deal, Step
from fortyfives.game.events import BookedAsked, FaceUp, StubTurned
from fortyfives.record.bad import Lie
from fortyfives.record.dealt import Dealt, dealt, draws, worth
from fortyfives.record.deeds import card_lying
from fortyfives.record.filling import Doubt, Lacking, Unfitting
from fortyfives.record.model import Bid
from fortyfives.record.page import Page, letter
from fortyfives.record.told import ANSWERS, DRAWING, Deed, Places, Row, Told, write_places
from fortyfives.record.write import write_bid
from fortyfives.rules.following import Revoke
from fortyfives.rules.seating import Seat

PUBLIC_CARD = "{card}"


class Comparing:
    """Compares the facts of one deal while it is told; every method raises `Lie` or a `Doubt`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.drawn: dict[Seat, int] = {}
        self.worths: list[Row] = []
        self.draws = {
            line.seat: line
            for line in page.lines
            if isinstance(line, Told) and line.deed in DRAWING and line.draws is not None
        }

    @property
    def beyond_lines(self) -> bool:
        """Whether anything is told of the deal besides its lines."""
        record = self.page.record
        blocks = (record.hands, record.later)
        facts = (record.kitty, record.turned, record.stock, record.bid, record.made)
        ends = (record.taken, record.after, record.thrown_in)
        return any(blocks) or any(fact is not None for fact in (*facts, *ends))

    # --- around a line ---------------------------------------------------------------------------

    def before(self, deal: Deal, told: Told) -> None:
        """Compare the cards that a line sees lying there."""
        story = deal.public
        if PUBLIC_CARD in told.deed.value and told.deed is not Deed.CALLS:
            real = card_lying(told.deed, story)
            if told.card is not real:
                self._wrong_card(deal, told, real)
        if told.deed is Deed.TURNS_STUB:
            for card, real in zip(told.draws or (), deal.hidden.stock, strict=False):
                if card and card is not real:
                    says, there = write_places(told.draws or ()), deal.hidden.stock
                    lie = self.page.lie(
                        "record-stub", told.line, seat=letter(told.seat), says=says, real=there
                    )
                    raise Lacking(lie, card, CardSet.of([real]))

    def _wrong_card(self, deal: Deal, told: Told, real: Card | None) -> None:
        assert told.card is not None  # noqa: S101 - the line names a card
        says, there = str(told.card), str(real or "-")
        lie = self.page.lie("record-card-lies-there", told.line, says=says, real=there)
        here = CardSet.of([real]) if real else NO_CARDS
        raise Lacking(lie, told.card, here, shuffles=self.page.untold(deal.shuffles))

    def after_line(self, step: Step, told: Told) -> None:
        """Compare what a line says came of it."""
        for event in step.events:
            if isinstance(event, BookedAsked) and told.answer not in {None, event.answer}:
                self._wrong_answer(step.deal, told, event)
            if isinstance(event, StubTurned) and told.draws is not None:
                if len(told.draws) != len(event.cards):
                    says = write_places(told.draws)
                    facts = {"seat": letter(told.seat), "says": says, "real": event.cards}
                    raise self.page.lie("record-stub", told.line, **facts)
        if told.deed is Deed.GOES_ON_TOP_CARD and told.suit is not step.deal.public.trump:
            self._wrong_top_card(step, told)

    def _wrong_answer(self, deal: Deal, told: Told, event: BookedAsked) -> None:
        says, real = ANSWERS[bool(told.answer)], ANSWERS[event.answer]
        lie = self.page.lie("record-answer", told.line, says=says, real=real)
        order, booked = deal.public.order(), deal.setting.variant.booked

        def fits(hand: CardSet, kitty: CardSet) -> bool:
            del kitty
            return booked.answer(hand, order) == told.answer

        raise Unfitting(lie, fits, deal.owns[event.asked].hand)

    def _wrong_top_card(self, step: Step, told: Told) -> None:
        naming, trump = step.deal.setting.variant.naming, step.deal.public.trump
        assert naming is not None  # noqa: S101 - the top card is taken after an auction
        says, real = (suit.value if suit else "-" for suit in (told.suit, trump))
        lie = self.page.lie("record-top-card", told.line, says=says, real=real)

        def fits(hand: CardSet, kitty: CardSet) -> bool:
            del kitty
            return all(naming.suit_on_top_card(card) is told.suit for card in hand)

        raise Unfitting(lie, fits, CardSet.of(draws(step)[told.seat][:1]))

    def shows(self, deal: Deal, told: Told) -> None:
        """Compare the cards that a seat shows with its hand."""
        hand = deal.owns[told.seat].hand
        facts = {"seat": letter(told.seat), "says": write_places(told.given), "real": tuple(hand)}
        lie = self.page.lie("record-holds", told.line, **facts)
        if len(told.given) != len(hand):
            raise lie
        self._among(lie, told.given, hand, deal)

    def _among(self, lie: Lie, told: Iterable[Card | None], there: CardSet, deal: Deal) -> None:
        """Doubt a card that is told to be among these and is not."""
        known = CardSet.of(card for card in told if card)
        for card in known - there:
            raise Lacking(lie, card, there, kept=known, shuffles=self.page.untold(deal.shuffles))

    # --- after a step ----------------------------------------------------------------------------

    def after_step(self, step: Step) -> None:
        """Compare the cards that were dealt, drawn and turned."""
        if cards := dealt(step):
            self._dealt(cards)
        face_up = {event.seat: event.card for event in step.events if isinstance(event, FaceUp)}
        for seat, drawn in draws(step).items():
            self._drawn(step.deal, seat, drawn, face_up.get(seat))
        turned = self.page.record.turned
        shown = step.deal.public.turn_up.shown
        if turned is None and all(not self.page.filling.guessed(card) for card in shown):
            return
        if turned is None or len(turned) < len(shown):
            raise self.page.lie_about("turned-missing")
        if turned[: len(shown)] != shown:
            raise self.page.lie_about("turned", says=turned, real=shown)

    def _dealt(self, cards: Dealt) -> None:
        record = self.page.record
        for block, told, there in (
            ("hands", record.hands, cards.hands),
            ("later", record.later, cards.later),
        ):
            for seat, places in told.items():
                self._as_dealt(f"{block}.{letter(seat)}", places, there.get(seat, NO_CARDS))
        self._as_dealt("kitty", record.kitty or (), CardSet.of(cards.kitty))
        for place, card in enumerate(record.stock or ()):
            if card and cards.stock[place : place + 1] != (card,):
                says = write_places(record.stock or ())
                raise self.page.lie_about("stock", says=says, real=cards.stock)

    def _as_dealt(self, part: str, told: Places, there: CardSet) -> None:
        if not CardSet.of(card for card in told if card) <= there:
            says = write_places(told)
            raise self.page.lie_about(part, says=says, real=tuple(there), seat=part[-1])

    def _drawn(self, deal: Deal, seat: Seat, cards: tuple[Card, ...], face_up: Card | None) -> None:
        before = self.drawn.get(seat, 0)
        self.drawn[seat] = before + len(cards)
        line = self.draws.get(seat)
        if line is None or line.draws is None:
            return
        told = line.draws[before : self.drawn[seat]]
        if len(told) < len(cards):
            says, real = len(line.draws), self.drawn[seat]
            facts = {"seat": letter(seat), "says": says, "real": real}
            raise self.page.lie("record-draws-number", line.line, **facts)
        facts = {"seat": letter(seat), "says": write_places(told), "real": cards}
        lie = self.page.lie("record-draws", line.line, **facts)
        self._among(lie, told, CardSet.of(cards), deal)
        if face_up:
            self._among(lie, told[-1:], CardSet.of([face_up]), deal)

    # --- the end ---------------------------------------------------------------------------------

    def trick(self, deal: Deal, row: Row, *, finished: bool) -> None:
        """Compare who took a trick; its worth is compared when the deal is scored."""
        self.worths.append(row)
        if row.taker is None:
            return
        if not finished:
            raise self.page.lie("record-trick-unfinished", row.line)
        trick = deal.public.tricks[len(self.worths) - 1]
        if row.taker != trick.taker:
            card = next(card for seat, card in trick.plays if seat == trick.taker)
            facts = {"says": letter(row.taker), "real": letter(trick.taker), "card": card}
            raise self.page.lie("record-taker", row.line, **facts)

    def at_end(self, deal: Deal) -> None:
        """Compare what is told of the deal as a whole."""
        for seat, line in self.draws.items():
            if self.drawn.get(seat, 0) != len(line.draws or ()):
                raise self.page.lie("record-draws-never", line.line, seat=letter(seat))
        record = self.page.record
        shown = deal.public.turn_up.shown
        if record.turned is not None and record.turned != shown:
            raise self.page.lie_about("turned", says=record.turned, real=shown)
        shuffled = dict(deal.shuffles)
        for stream in record.chance:
            if stream not in shuffled:
                raise self.page.lie_about("shuffle-missing", stream=stream)
        self._bid(deal)
        self._scores(deal)

    def _bid(self, deal: Deal) -> None:
        told, contract = self.page.record.bid, deal.public.auction.contract
        if told is None:
            return
        if contract is None:
            raise self.page.lie_about("no-bid")
        real = Bid(contract.bidder, contract.call, contract.bagged)
        if told != real:
            raise self.page.lie_about("bid", says=write_bid(told), real=write_bid(real))

    def _scores(self, deal: Deal) -> None:
        record, story = self.page.record, deal.public
        if record.thrown_in not in {None, story.thrown_in}:
            says, real = str(record.thrown_in).lower(), str(story.thrown_in).lower()
            raise self.page.lie_about("thrown_in", says=says, real=real)
        score = story.score
        if score is None:
            self._not_scored(deal)
            return
        for part, told, real in (
            ("made", record.made, score.made),
            ("taken", record.taken, score.taken.points),
            ("after", record.after, score.after),
        ):
            if told is not None and told != real:
                lie = self.page.lie_about(part, says=_said(told), real=_said(real))
                raise Doubt(lie) if self._hangs_on_guesses(deal) else lie
        for number, row in enumerate(self.worths):
            real = worth(story, number)
            if row.worth not in {None, real}:
                self.page.trick = number + 1
                raise self.page.lie("record-worth", row.line, says=row.worth or 0, real=real)

    def _hangs_on_guesses(self, deal: Deal) -> bool:
        """Whether cards that nobody has seen may decide the score: a revoke, a hand given up."""
        left = [card for own in deal.owns for card in own.hand if self.page.filling.guessed(card)]
        return bool(left) or deal.setting.variant.following.revoke is not Revoke.PREVENT

    def _not_scored(self, deal: Deal) -> None:
        record = self.page.record
        if deal.public.thrown_in and record.after is not None:
            before = deal.setting.scores
            if record.after != before:
                raise self.page.lie_about("after", says=_said(record.after), real=_said(before))
        for part in ("made", "taken"):
            if getattr(record, part) is not None:
                raise self.page.lie_about("not-scored")
        if record.after is not None and not deal.public.thrown_in:
            raise self.page.lie_about("not-scored")
        for row in self.worths:
            if row.worth is not None:
                raise self.page.lie("record-not-scored", row.line)


def _said(value: object) -> str:
    """Yes, no, or scores as records write them."""
    if isinstance(value, tuple):
        return ", ".join(str(number) for number in value)
    return {True: "true", False: "false"}.get(bool(value), "") if value is not None else "-"
