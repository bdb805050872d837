"""The couples of a worked case: their names in the file, and the numbers of their cue cards."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from fortyfives.cards.card import Card
from fortyfives.conformance.given import Given
from fortyfives.conformance.value import Json, shown
from fortyfives.tournament.entry import Number


@dataclass(frozen=True, slots=True)
class Couples:
    """The couples that a case names; couples called by letters are numbered as they are listed.

    Where all are called by numbers, those are their numbers.
    """

    question: Given
    numbers: Mapping[str, Number]

    @staticmethod
    def of(question: Given, field: str) -> "Couples":
        """The couples that this list or object names, in its order."""
        found = question.value(field)
        named = found if isinstance(found, list) else list(question.named(field))
        names = [_name(question, field, entry) for entry in named]
        if not names or len(set(names)) < len(names):
            question.wrong(field, "couples are named, each but once")
        if all(map(_is_number, names)):
            return Couples(question, {name: int(name) for name in names})
        return Couples(question, {name: place for place, name in enumerate(names, start=1)})

    @property
    def listed(self) -> tuple[Number, ...]:
        """All couples in the order of the file."""
        return tuple(self.numbers.values())

    def find(self, field: str, name: Json) -> Number:
        """The couple of that name."""
        known = _name(self.question, field, name)
        if known not in self.numbers:
            self.question.wrong(field, f"{shown(name)} is not one of the couples")
        return self.numbers[known]

    def some(self, field: str) -> tuple[Number, ...]:
        """The couples that a list names, each but once; none if the field is missing."""
        if not self.question.has(field):
            return ()
        found = tuple(self.find(field, entry) for entry in self.question.entries(field))
        if len(set(found)) < len(found):
            self.question.wrong(field, "a couple stands twice")
        return found

    def object(self, field: str) -> dict[Number, Json]:
        """What an object says of each couple it names; nothing if the field is missing."""
        named = self.question.named(field) if self.question.has(field) else {}
        return {self.find(field, name): entry for name, entry in named.items()}

    def cards(self, field: str, found: Mapping[str, Json]) -> dict[Number, Card]:
        """The card of each couple."""
        return {
            self.find(field, name): self.question.as_card(field, card)
            for name, card in found.items()
        }

    def write(self, entry: Number) -> Json:
        """The name of a couple, which is a number if it looks like one."""
        name = self._names()[entry]
        return int(name) if _is_number(name) else name

    def write_all(self, entries: Iterable[Number]) -> list[Json]:
        """The names of couples."""
        return [self.write(entry) for entry in entries]

    def write_cents(self, cents: Iterable[tuple[Number, int]]) -> dict[str, Json]:
        """A number for each couple by its name."""
        names = self._names()
        return {names[entry]: each for entry, each in cents}

    def _names(self) -> dict[Number, str]:
        return {number: name for name, number in self.numbers.items()}


def _is_number(name: str) -> bool:
    return name.isascii() and name.isdecimal() and not name.startswith("0")


def _name(question: Given, field: str, found: Json) -> str:
    """The name as the keys of an object hold it."""
    if type(found) is int:
        return str(question.as_number(field, found, 1))
    return question.as_text(field, found)
