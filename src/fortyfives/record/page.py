"""One deal of a record while it is being proved: what it tells, and how lies are named."""

from collections.abc import Iterable, Sequence

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.chance import Chance
from fortyfives.game.setting import Setting
from fortyfives.record.bad import Fact, Lie
from fortyfives.record.deck import uncut
from fortyfives.record.doubt import Lacking
from fortyfives.record.filling import Filling
from fortyfives.record.model import DECK, DealRecord
from fortyfives.record.told import LETTERS, Place, Row, Told
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.seating import Seat

Shuffles = Sequence[tuple[str, tuple[Card, ...]]]
"""The permutations of a deal so far, by the names of their streams."""


class Page(Chance):
    """The deal as it is told, how its unknown cards are filled in, and how far it is proved.

    `trick` is the trick being told, from 1. It is also the chance of the deal: what was shuffled
    lies as the record says, and otherwise as it is filled in.
    """

    def __init__(
        self, record: DealRecord, setting: Setting, number: int, filling: Filling, cut: int
    ) -> None:
        self.record = record
        self.setting = setting
        self.number = number
        self.filling = filling
        self.cut = cut
        self.trick = 0
        self.lines: tuple[Told | Row, ...] = (*record.opening, *record.play)
        self.later = _shown_later(self.lines, setting)

    @property
    def complete(self) -> bool:
        """Whether the record has the deck, and then leaves nothing out."""
        return DECK in self.record.chance

    def lie(self, key: str, line: int = 0, *, because: Refusal | None = None, **facts: Fact) -> Lie:
        """What is not so, in this deal and trick."""
        place = line or self.record.line("")
        return Lie(key, place, deal=self.number, trick=self.trick, because=because, **facts)

    def lie_about(self, part: str, /, *, because: Refusal | None = None, **facts: Fact) -> Lie:
        """What is not so in a part of the deal that is not of one trick."""
        line = self.record.line(part)
        key = f"record-{part.partition('.')[0].replace('_', '-')}"
        return Lie(key, line, deal=self.number, trick=0, because=because, **facts)

    def among(self, lie: Lie, told: Iterable[Place], there: CardSet, shuffles: Shuffles) -> None:
        """Doubt a card that is told to be among these and is not."""
        known = CardSet.of(card for card in told if card)
        for card in known - there:
            raise Lacking(lie, card, there, kept=known, shuffles=self.unordered(shuffles))

    def unordered(self, shuffles: Shuffles) -> Shuffles:
        """The shuffles of which the record does not tell the order."""
        known = (DECK, *self.record.chance)
        return [(stream, order) for stream, order in shuffles if stream not in known]

    def shuffled(self, stream: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in the order of the record, or as they are filled in."""
        order = self.record.chance.get(stream)
        if order is not None:
            return self._told(stream, order, cards)
        if stream == DECK:
            return uncut(self.filling.cards, self.cut)
        if self.complete:
            raise self.lie_about("chance", stream=stream)
        return self.filling.shuffled(stream, cards)

    def _told(
        self, stream: str, order: tuple[Card, ...], cards: tuple[Card, ...]
    ) -> tuple[Card, ...]:
        there = CardSet.of(cards)
        strange = [card for card in order if card not in there]
        lie = self.lie("record-shuffle", self.record.line("chance"), stream=stream, real=cards)
        if len(order) != len(cards):
            raise lie
        if strange:
            raise Lacking(lie, strange[0], there, kept=CardSet.of(order))
        return order


def letter(seat: Seat | None) -> str:
    """A seat as records write it."""
    return "-" if seat is None else LETTERS[seat]


def _shown_later(lines: Sequence[Told | Row], setting: Setting) -> tuple[dict[Seat, CardSet], ...]:
    """Which cards each seat will show out of its hand after each line; the last entry is empty."""
    shown: dict[Seat, CardSet] = {}
    later: list[dict[Seat, CardSet]] = [shown]
    for line in reversed(lines):
        shown = dict(shown)
        if isinstance(line, Told):
            known = CardSet.of(card for card in line.given if card)
            shown[line.seat] = shown.get(line.seat, NO_CARDS) | known
        elif line.leader in setting.ring:
            for seat, card in zip(setting.from_seat(line.leader), line.cards, strict=False):
                shown[seat] = shown.get(seat, NO_CARDS).plus(card)
        later.append(shown)
    return tuple(reversed(later))
