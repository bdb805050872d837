"""The couples and tables of a worked case about an evening."""

from collections.abc import Collection

from fortyfives.conformance.given import FAR, Given
from fortyfives.conformance.value import Json, shown
from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import TWO, Game, Table

MOST_TABLES = 2000


class Couples:
    """The couples of a case: numbers stand for themselves, names are numbered as they appear."""

    def __init__(self) -> None:
        self._numbers: dict[str, Number] = {}
        self._names: dict[Number, int | str] = {}

    def read(self, given: Given, field: str, found: Json) -> Number:
        """The number of a couple."""
        if type(found) is int:
            name: int | str = given.as_number(field, found, 1, FAR)
        else:
            name = given.as_text(field, found)
        new = name if isinstance(name, int) else FAR + 1 + len(self._names)
        number = self._numbers.setdefault(str(name), new)
        if self._names.setdefault(number, name) != name:
            given.wrong(field, f"{shown(name)} is also written otherwise")
        return number

    def read_all(self, given: Given, field: str) -> tuple[Number, ...]:
        """Couples in order; none if the field is missing."""
        if not given.has(field):
            return ()
        return tuple(self.read(given, field, each) for each in given.entries(field))

    def known(self, given: Given, field: str, among: Collection[Number]) -> tuple[Number, ...]:
        """Couples in order, all of them among these; none if the field is missing."""
        found = self.read_all(given, field)
        for number in found:
            if number not in among:
                given.wrong(field, f"{shown(self.name(number))} is not one of the couples")
        return found

    def read_numbers(self, given: Given, field: str) -> dict[Number, int]:
        """A number of rests for each couple; none if the field is missing."""
        if not given.has(field):
            return {}
        found = {}
        for key, entry in given.named(field).items():
            if key not in self._numbers:
                given.wrong(field, f"{shown(key)} is not one of the couples")
            found[self._numbers[key]] = given.as_number(field, entry, 0, FAR)
        return found

    def name(self, number: Number) -> int | str:
        """A couple as the case writes it."""
        return self._names[number]

    def write(self, numbers: Collection[Number]) -> list[Json]:
        """Couples as the case writes them."""
        return [self.name(number) for number in numbers]

    def write_deal(self, deals: Number | None) -> int | str:
        """The couple that deals first, or that they cut for it."""
        return "cut" if deals is None else self.name(deals)


def read_pair(given: Given, field: str, found: Json, couples: Couples) -> tuple[Number, ...]:
    """The two couples of a table, the one that stays first."""
    pair = given.as_list(field, found)
    if len(pair) != TWO:
        given.wrong(field, f"{shown(found)} is not a couple that stays and one that arrives")
    return tuple(couples.read(given, field, each) for each in pair)


def read_tables(given: Given, field: str, couples: Couples) -> tuple[tuple[Number, ...], ...]:
    """The couples of the tables from table 1 on, at least one table."""
    entries = given.entries(field)
    if not 0 < len(entries) <= MOST_TABLES:
        given.wrong(field, "there is at least one table, and no hall holds so many")
    return tuple(read_pair(given, field, entry, couples) for entry in entries)


def decided(
    given: Given,
    field: str,
    seats: dict[Table, tuple[Number, ...]],
    winners: dict[Table, Number],
) -> tuple[Game, ...]:
    """The games of these tables with their winners, who must sit there."""
    if seats.keys() != winners.keys():
        given.wrong(field, "every table has one winner")
    return tuple(Game(table, seats[table], winner=winners[table]) for table in sorted(seats))
