"""One typed line, and the cards, players and words that can be found in it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from fortyfives.cards.card import Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.view import SeatView
from fortyfives.number import whole_number
from fortyfives.rules.seating import Seat
from fortyfives.telling.hand import laid_out
from fortyfives.terminal.typed import is_rank, read_items
from fortyfives.terminal.vocabulary import Vocabulary, plain, tight


@dataclass(frozen=True, slots=True)
class Misread:
    """A line that means nothing here: the key of the sentence that says so, and the words in it."""

    key: str
    said: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """What was typed, with what it is read by: the words known, the names by seat, the view."""

    text: str
    vocabulary: Vocabulary
    names: tuple[str, ...]
    view: SeatView

    @property
    def seat(self) -> Seat:
        """The seat of the person who typed it."""
        assert self.view.seat is not None  # noqa: S101 - the person sits somewhere
        return self.view.seat

    @property
    def empty(self) -> bool:
        """Whether only Enter was typed."""
        return not self.text.strip()

    def means(self, key: str) -> bool:
        """Whether the line is one of the words of that key."""
        return self.vocabulary.means(self.text, key)

    def begins(self, *keys: str) -> "tuple[str, Line] | None":
        """The key of the word that the line begins with, and the rest of the line."""
        found = self.vocabulary.beginning(self.text, keys)
        return found and (found[0], Line(found[1], self.vocabulary, self.names, self.view))

    def number(self) -> int | None:
        """The number that the line is, if it is one."""
        return whole_number(plain(self.text))

    def cards(self) -> CardSet | Misread:
        """The cards that are named, or told by their numbers in the hand."""
        hand, found = laid_out(self.view), NO_CARDS
        for item in read_items(self.text, self.vocabulary):
            if isinstance(item, Card):
                found = found.plus(item)
            elif isinstance(item, int) and (card := hand.numbered(item)):
                found = found.plus(card)
            else:
                return self._no_card(item)
        return found or self.misread()

    def card(self) -> Card | Misread:
        """The one card that is named, or told by its number in the hand."""
        found = self.cards()
        if isinstance(found, Misread):
            return found
        if len(found) != 1:
            return Misread("table-one-card")
        return next(iter(found))

    def player(self, among: Sequence[Seat]) -> Seat | None:
        """The seat of the player who is named; without a name, the only one there is."""
        if self.empty and len(among) == 1:
            return among[0]
        return next((s for s in among if tight(self.names[s]) == tight(self.text)), None)

    def which(self, keys: Iterable[str]) -> str | None:
        """The first of the keys that the line is a word of."""
        return self.vocabulary.which(self.text, keys)

    def misread(self) -> Misread:
        """That the line is not understood here."""
        return Misread("table-not-understood", self.text.strip())

    def _no_card(self, item: int | str) -> Misread:
        if isinstance(item, int):
            return Misread("table-no-such-number", str(item))
        if is_rank(item, self.vocabulary):
            return Misread("table-which-suit", item)
        return Misread("table-not-understood", item)
