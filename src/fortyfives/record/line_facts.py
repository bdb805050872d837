"""What one line says besides the deed: the card lying there, what came of it, cards shown."""

from typing import Final, NoReturn

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.game.deal import Deal, Step
from fortyfives.game.events import BookedAsked, StubTurned
from fortyfives.record.bad import Lie
from fortyfives.record.dealt import draws
from fortyfives.record.deeds import card_lying
from fortyfives.record.doubt import Lacking, Unfitting
from fortyfives.record.page import Page, letter
from fortyfives.record.told import ANSWERS, Deed, Told
from fortyfives.rules.naming import Naming

LYING: Final = frozenset(deed for deed in Deed if "{card}" in deed.value and deed is not Deed.CALLS)
"""The deeds that concern a card which lies there for all to see."""


class LineFacts:
    """Compares what lines say with what is so; every method raises `Lie` or a `Doubt`."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def before(self, deal: Deal, told: Told) -> None:
        """Compare what lies there when the line begins."""
        real = card_lying(told.deed, deal.public)
        if told.deed in LYING and told.card is not real:
            self._wrong_card(deal, told, real)
        if told.deed is Deed.TURNS_STUB:
            for card, there in zip(told.draws or (), deal.hidden.stock, strict=False):
                if card and card is not there:
                    raise Lacking(self._stub(told, deal.hidden.stock), card, CardSet.of([there]))

    def after(self, step: Step, told: Told) -> None:
        """Compare what came of it."""
        for event in step.events:
            if isinstance(event, BookedAsked) and told.answer not in {None, event.answer}:
                self._wrong_answer(step.deal, told, event)
            turned = event.cards if isinstance(event, StubTurned) else ()
            if turned and told.draws is not None and len(told.draws) != len(turned):
                raise self._stub(told, turned)
        if told.deed is Deed.GOES_ON_TOP_CARD and told.suit is not step.deal.public.trump:
            self._wrong_top_card(step, told)

    def shows(self, deal: Deal, told: Told) -> None:
        """Compare the cards that a seat shows with its hand."""
        hand = deal.owns[told.seat].hand
        says, real = told.given, tuple(hand)
        lie = self.page.lie("record-holds", told.line, seat=letter(told.seat), says=says, real=real)
        if len(told.given) != len(hand):
            raise lie
        self.page.among(lie, told.given, hand, deal.shuffles)

    # --- what is not so --------------------------------------------------------------------------

    def _wrong_card(self, deal: Deal, told: Told, real: Card | None) -> NoReturn:
        assert told.card is not None  # noqa: S101 - such a line names a card
        there = (real,) if real else ()
        lie = self.page.lie("record-lies-there", told.line, says=told.card, real=there)
        raise Lacking(
            lie, told.card, CardSet.of(there), shuffles=self.page.unordered(deal.shuffles)
        )

    def _stub(self, told: Told, real: tuple[Card, ...]) -> Lie:
        says = told.draws or ()
        return self.page.lie("record-stub", told.line, seat=letter(told.seat), says=says, real=real)

    def _wrong_answer(self, deal: Deal, told: Told, event: BookedAsked) -> NoReturn:
        says, real = ANSWERS[bool(told.answer)], ANSWERS[event.answer]
        lie = self.page.lie("record-answer", told.line, says=says, real=real)
        order, booked = deal.public.order(), deal.setting.variant.booked

        def fits(hand: CardSet, kitty: CardSet) -> bool:
            del kitty
            return booked.answer(hand, order) == told.answer

        raise Unfitting(lie, fits, deal.owns[event.asked].hand)

    def _wrong_top_card(self, step: Step, told: Told) -> NoReturn:
        says, real = (suit.value if suit else "-" for suit in (told.suit, step.deal.public.trump))
        lie = self.page.lie("record-top-card", told.line, says=says, real=real)

        def fits(hand: CardSet, kitty: CardSet) -> bool:
            del kitty
            return all(Naming().suit_on_top_card(card) is told.suit for card in hand)

        raise Unfitting(lie, fits, CardSet.of(draws(step)[told.seat][:1]))
