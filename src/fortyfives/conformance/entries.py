"""The couples or players of a worked case, named by numbers or words."""

from collections.abc import Iterable
from dataclasses import dataclass

from fortyfives.conformance.given import Given
from fortyfives.conformance.value import Json, shown
from fortyfives.tournament.entry import Number

Name = int | str


@dataclass(frozen=True, slots=True)
class Entries:
    """The names of a case in published order; the tournament numbers them from 1."""

    given: Given
    names: tuple[Name, ...]

    @staticmethod
    def of(given: Given, field: str) -> "Entries":
        """The names that this field lists, each but once, all numbers or all words."""
        names = tuple(read_name(given, field, entry) for entry in given.entries(field))
        if len({str(name) for name in names}) < len(names):
            given.wrong(field, "a name stands twice")
        return Entries(given, names)

    def number(self, field: str, entry: Json) -> Number:
        """The number of the one that is named in this field."""
        name = read_name(self.given, field, entry)
        if name not in self.names:
            self.given.wrong(field, f"{shown(entry)} has not entered")
        return self.names.index(name) + 1

    def listed(self, field: str, entries: Json) -> tuple[Number, ...]:
        """The numbers of those whom a list names, each but once."""
        found = tuple(self.number(field, e) for e in self.given.as_list(field, entries))
        if len(set(found)) < len(found):
            self.given.wrong(field, "a name stands twice")
        return found

    def keyed(self, field: str) -> dict[Number, Json]:
        """What stands behind each name, which is a word there even if it is a number."""
        known = {str(name): number for number, name in enumerate(self.names, start=1)}
        told = self.given.named(field)
        for name in told:
            if name not in known:
                self.given.wrong(field, f"{shown(name)} has not entered")
        return {known[name]: entry for name, entry in told.items()}

    def name(self, number: Number) -> Name:
        """The name of this number."""
        return self.names[number - 1]

    def named(self, numbers: Iterable[Number]) -> list[Json]:
        """The names of these numbers."""
        return [self.name(number) for number in numbers]


def read_name(given: Given, field: str, entry: Json) -> Name:
    """A name: a whole number from 1, or a word."""
    return given.as_number(field, entry, 1) if type(entry) is int else given.as_text(field, entry)


def case_list(given: Given, fields: frozenset[str]) -> list[Given]:
    """The questions of the field `cases`, each with some of these fields and no other."""
    found = []
    for entry in given.entries("cases"):
        if not isinstance(entry, dict):
            given.wrong("cases", f"{shown(entry)} is no object")
        for name in entry:
            if name not in fields:
                given.wrong("cases", f"{shown(name)} is not known")
        found.append(Given(entry))
    return found
