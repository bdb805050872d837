"""What a record says of a deal as a whole: the cards, the draws, the tricks, the scores."""

from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.deal import Deal, Step
from fortyfives.game.events import FaceUp
from fortyfives.game.setting import Phase
from fortyfives.record.dealt import Dealt, dealt, draws
from fortyfives.record.doubt import Doubt
from fortyfives.record.model import Bid
from fortyfives.record.page import Page, letter
from fortyfives.record.told import DRAWING, Places, Row, Told
from fortyfives.record.write import write_bid
from fortyfives.rules.following import Revoke
from fortyfives.rules.seating import Seat
from fortyfives.rules.settling import HandScore

FLAGS: Final = {True: "true", False: "false", None: "-"}


class DealFacts:
    """Compares the facts of a deal while it is told; every method raises `Lie` or a `Doubt`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.drawn: dict[Seat, int] = {}
        self.rows: list[Row] = []
        self.draws = {
            line.seat: line
            for line in page.lines
            if isinstance(line, Told) and line.deed in DRAWING and line.draws is not None
        }

    @property
    def phases_to_pass(self) -> set[Phase]:
        """What came to its end after the last line, since the record tells what came of it."""
        record = self.page.record
        cards = (record.kitty, record.turned, record.stock)
        ends = (record.bid, record.thrown_in, record.made, record.taken, record.after)
        phases = set()
        if record.hands or record.later or any(heap is not None for heap in cards):
            phases |= {Phase.CUT, Phase.PACKETS}
        if any(end is not None for end in ends):
            phases |= {Phase.CUT, Phase.PACKETS, Phase.AUCTION}
        return phases

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
                says, real = record.stock or (), cards.stock[: len(record.stock or ())]
                raise self.page.lie_about("stock", says=says, real=real)

    def _as_dealt(self, part: str, told: Places, there: CardSet) -> None:
        if not CardSet.of(card for card in told if card) <= there:
            raise self.page.lie_about(part, says=told, real=tuple(there), seat=part[-1])

    def _drawn(self, deal: Deal, seat: Seat, cards: tuple[Card, ...], face_up: Card | None) -> None:
        before = self.drawn.get(seat, 0)
        self.drawn[seat] = before + len(cards)
        line = self.draws.get(seat)
        if line is None or line.draws is None:
            return
        who, told = letter(seat), line.draws[before : self.drawn[seat]]
        if len(told) < len(cards):
            said, drawn = len(line.draws), self.drawn[seat]
            raise self.page.lie("record-draws-number", line.line, seat=who, says=said, real=drawn)
        lie = self.page.lie("record-draws", line.line, seat=who, says=told, real=cards)
        self.page.among(lie, told, CardSet.of(cards), deal.shuffles)
        if face_up:
            self.page.among(lie, told[-1:], CardSet.of([face_up]), deal.shuffles)

    # --- the tricks and the end -------------------------------------------------------------------

    def trick(self, deal: Deal, row: Row, *, finished: bool) -> None:
        """Compare who took a trick; its worth is compared when the deal is scored."""
        self.rows.append(row)
        if row.taker is None:
            return
        if not finished:
            raise self.page.lie("record-trick-unfinished", row.line)
        trick = deal.public.tricks[len(self.rows) - 1]
        if row.taker != trick.taker:
            says, real = letter(row.taker), letter(trick.taker)
            card = next(card for seat, card in trick.plays if seat == trick.taker)
            raise self.page.lie("record-taker", row.line, says=says, real=real, card=card)

    def at_end(self, deal: Deal) -> None:
        """Compare what is told of the deal as a whole."""
        for seat, line in self.draws.items():
            if self.drawn.get(seat, 0) != len(line.draws or ()):
                raise self.page.lie("record-draws-never", line.line, seat=letter(seat))
        record, story = self.page.record, deal.public
        shown = story.turn_up.shown
        if record.turned is not None and record.turned != shown:
            raise self.page.lie_about("turned", says=record.turned, real=shown)
        shuffled = dict(deal.shuffles)
        for stream in record.chance:
            if stream not in shuffled:
                raise self.page.lie_about("chance", stream=stream)
        self._bid(deal)
        if record.thrown_in not in {None, story.thrown_in}:
            says, real = FLAGS[record.thrown_in], FLAGS[story.thrown_in]
            raise self.page.lie_about("thrown_in", says=says, real=real)
        if story.score is None:
            self._not_scored(deal)
        else:
            self._scored(deal, story.score)

    def _bid(self, deal: Deal) -> None:
        told, contract = self.page.record.bid, deal.public.auction.contract
        if told is None:
            return
        if contract is None:
            raise self.page.lie("record-no-bid", self.page.record.line("bid"))
        real = Bid(contract.bidder, contract.call, contract.bagged)
        if told != real:
            raise self.page.lie_about("bid", says=write_bid(told), real=write_bid(real))

    def _scored(self, deal: Deal, score: HandScore) -> None:
        """Compare the score, and what each trick was worth."""
        record = self.page.record
        for part, told, real in (
            ("made", FLAGS[record.made], FLAGS[score.made]),
            ("taken", _numbers(record.taken), _numbers(score.taken.points)),
            ("after", _numbers(record.after), _numbers(score.after)),
        ):
            if getattr(record, part) is not None and told != real:
                lie = self.page.lie_about(part, says=told, real=real)
                raise Doubt(lie, by_chance=self._hangs_on_guesses(deal))
        for number, row in enumerate(self.rows):
            points = score.taken.worth(number)
            if row.worth is not None and row.worth != points:
                self.page.trick = number + 1
                raise self.page.lie("record-worth", row.line, says=row.worth, real=points)

    def _hangs_on_guesses(self, deal: Deal) -> bool:
        """Whether cards that nobody has seen may decide the score: a revoke, a hand given up."""
        left = [card for own in deal.owns for card in own.hand if self.page.filling.guessed(card)]
        revoke = deal.setting.variant.following.revoke is not Revoke.PREVENT
        return bool(left) or (revoke and self.page.filling.unknown > 0)

    def _not_scored(self, deal: Deal) -> None:
        """Refuse scores of a deal without one; a deal thrown in leaves them as they were."""
        record, before = self.page.record, deal.setting.scores
        if deal.public.thrown_in and record.after is not None and record.after != before:
            says, real = _numbers(record.after), _numbers(before)
            raise self.page.lie_about("after", says=says, real=real)
        parts = ("made", "taken") if deal.public.thrown_in else ("made", "taken", "after")
        for part in parts:
            if getattr(record, part) is not None:
                raise self.page.lie("record-not-scored", record.line(part))
        for row in self.rows:
            if row.worth is not None:
                raise self.page.lie("record-not-scored", row.line)


def _numbers(numbers: tuple[int, ...] | None) -> str:
    return ", ".join(str(number) for number in numbers or ())
