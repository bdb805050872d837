"""Noting down a deal as it is played."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import CardSet
from fortyfives.fairness.committed import Committed
from fortyfives.fairness.proof import Proof
from fortyfives.game.actions import Action, AskBooked, GoOnTopCard, Play, TurnStub
from fortyfives.game.deal import Deal, Step
from fortyfives.game.events import BookedAsked, Conceded, Played, StubTurned, TrickTaken
from fortyfives.game.setting import Phase
from fortyfives.game.story import PublicStory
from fortyfives.record.dealt import Dealt, Steps, dealt, draws
from fortyfives.record.deeds import told_of
from fortyfives.record.model import Bid, DealRecord
from fortyfives.record.told import DRAWING, Deed, Row, Told
from fortyfives.rules.scoring import TRICK
from fortyfives.rules.seating import Seat


@dataclass
class _Notes:
    """The lines so far; `row` is the place of the trick being played, None between tricks."""

    opening: list[Told] = field(default_factory=list)
    play: list[Told | Row] = field(default_factory=list)
    row: int | None = None
    dealt: Dealt | None = None

    def step(self, before: PublicStory, action: Action, step: Step) -> None:
        """Note down an action and what it did."""
        self.dealt = self.dealt or dealt(step)
        if not isinstance(action, Play):
            self._line(before, action, step)
        for event in step.events:
            if isinstance(event, Played):
                self._card(event.seat, event.card)
            elif isinstance(event, TrickTaken):
                self._replace_row(taker=event.seat)
                self.row = None
            elif isinstance(event, Conceded):
                self.play += [
                    Told(seat, Deed.SHOWS, given=tuple(cards)) for seat, cards in event.cards
                ]
        self._draws(step)

    def _line(self, before: PublicStory, action: Action, step: Step) -> None:
        told = told_of(action, before)
        if isinstance(action, AskBooked):
            answers = [e.answer for e in step.events if isinstance(e, BookedAsked)]
            told = replace(told, answer=answers[0])
        elif isinstance(action, TurnStub):
            turned = [e.cards for e in step.events if isinstance(e, StubTurned)]
            told = replace(told, draws=turned[0])
        elif isinstance(action, GoOnTopCard):
            told = replace(told, suit=step.deal.public.trump)
        if before.phase is not Phase.PLAY and not before.tricks:
            self.opening.append(told)
        elif self.row is None:
            self.play.append(told)
        else:  # done within a trick, and told before it
            self.play.insert(self.row, told)
            self.row += 1

    def _card(self, seat: Seat, card: Card) -> None:
        if self.row is None:
            self.row = len(self.play)
            self.play.append(Row(seat, (card,)))
        else:
            row = self.play[self.row]
            assert isinstance(row, Row)  # noqa: S101 - the place is that of a trick
            self._replace_row(cards=(*row.cards, card))

    def _replace_row(self, **changes: object) -> None:
        assert self.row is not None  # noqa: S101 - a trick is being played
        self.play[self.row] = replace(self.play[self.row], **changes)  # type: ignore[arg-type]

    def _draws(self, step: Step) -> None:
        """Write what was drawn beside what was thrown for it."""
        for seat, cards in draws(step).items():
            place = max(
                place
                for place, told in enumerate(self.opening)
                if told.seat == seat and told.deed in DRAWING
            )
            told = self.opening[place]
            self.opening[place] = replace(told, draws=(*(told.draws or ()), *cards))


def deal_record(start: Deal, steps: Steps, hour: int | None = None) -> DealRecord:
    """A deal as far as it has been played; the hour is told where it decides about the joker.

    Cards that were committed to come with their proof, and so with the secret.
    """
    notes = _Notes()
    deal = start
    for action, step in steps:
        notes.step(deal.public, action, step)
        deal = step.deal
    story, contract, score = deal.public, deal.public.auction.contract, deal.public.score
    cards, chance = notes.dealt, start.chance
    return DealRecord(
        dealer=story.setting.dealer,
        scores=story.setting.scores,
        hour=hour,
        chance=dict(deal.shuffles),
        proof=Proof(chance.commitment, chance) if isinstance(chance, Committed) else None,
        hands=_sorted(cards.hands, story) if cards else {},
        later=_sorted(cards.later, story) if cards and any(cards.later.values()) else {},
        kitty=(cards.kitty or None) if cards else None,
        turned=story.turn_up.shown or None,
        opening=tuple(notes.opening),
        play=tuple(_with_worth(notes.play, story)),
        bid=Bid(contract.bidder, contract.call, contract.bagged) if contract else None,
        made=score.made if score else None,
        taken=score.taken.points if score else None,
        after=score.after if score else None,
        thrown_in=story.thrown_in or None,
    )


def _sorted(hands: Mapping[Seat, CardSet], story: PublicStory) -> dict[Seat, tuple[Card, ...]]:
    """Hands as players hold them, once trump is known."""
    if story.trump is None:
        return {seat: tuple(cards) for seat, cards in hands.items()}
    order = story.order()
    return {seat: tuple(sorted(cards, key=order.sort_key)) for seat, cards in hands.items()}


def _with_worth(lines: Iterable[Told | Row], story: PublicStory) -> Iterable[Told | Row]:
    """The lines, with the worth of the trick that is worth more than others."""
    trick = 0
    for line in lines:
        if isinstance(line, Row) and story.score:
            points = story.score.taken.worth(trick)
            trick += 1
            yield line if points == TRICK else replace(line, worth=points)
        else:
            yield line
