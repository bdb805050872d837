"""Games that have been played, as cases tell them: who met whom, and who won."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Generic

from fortyfives.conformance.kind import Answers, Asked
from fortyfives.conformance.value import Json, shown
from fortyfives.tournament.seniors.preset import CHAIN
from fortyfives.tournament.standings.credit import MATCH, Credit
from fortyfives.tournament.standings.medals import medals
from fortyfives.tournament.standings.order import Order, order
from fortyfives.tournament.standings.result import Result
from fortyfives.tournament.standings.rule import Positions
from fortyfives.tournament.standings.sheet import Sheet, Tally

TIE: Final = "tie"
MOST_TEAMS: Final = 200

Name = str | int
"""Teams are called by letters or by numbers."""


@dataclass(frozen=True, slots=True)
class Results(Generic[Asked]):
    """The games of a case, its teams by name; they are numbered in the order of the file."""

    names: tuple[Name, ...]
    results: tuple[Result, ...]
    medal_places: int
    credit: Credit

    @staticmethod
    def of(question: Asked, field: str, credit: Credit = MATCH) -> "Results[Asked]":
        """The games in that field, at least one, and the medals in `medal_places`."""
        triples = [_triple(question, field, entry) for entry in question.entries(field)]
        names = tuple(dict.fromkeys(name for one, other, _ in triples for name in (one, other)))
        if not triples or len(names) > MOST_TEAMS:
            question.wrong(field, f"between 2 and {MOST_TEAMS} teams play")
        if len(set(map(str, names))) < len(names):
            question.wrong(field, "two teams are written alike")
        number = {name: place for place, name in enumerate(names, start=1)}
        results = tuple(
            Result((number[one], number[other]), None if winner == TIE else number[winner])
            for one, other, winner in triples
        )
        places = question.number("medal_places", 0, MOST_TEAMS, default=0)
        return Results(names, results, places, credit)

    @property
    def sheet(self) -> Sheet:
        """The games on a score sheet."""
        return Sheet(tuple(range(1, len(self.names) + 1)), self.results, self.credit)

    def order(self) -> Order:
        """The order by the rules of the 55+ Games."""
        return order(self.sheet, CHAIN, {Positions.MEDAL: self.medal_places})

    def answers(self) -> Answers:
        """Points, order, ranks, medals and extra games."""
        found = self.order()
        points = Tally.of(self.sheet).points
        return {
            "points": {self._key(number): each for number, each in points.items()},
            "order": self._groups(found.groups),
            "ranks": {self._key(number): rank for number, rank in found.ranks.items()},
            "medal_order": self._groups(found.down_to(self.medal_places)),
            "medals": {
                medal: self._groups([group])[0]
                for medal, group in medals(found, self.medal_places).items()
            },
            "medals_decided": found.decided(self.medal_places),
            "extra_games": [[self._name(number) for number in each] for each in found.extra_games],
        }

    def _name(self, number: int) -> Name:
        return self.names[number - 1]

    def _key(self, number: int) -> str:
        return str(self._name(number))

    def _groups(self, groups: Iterable[tuple[int, ...]]) -> list[Json]:
        """Groups as `order` writes them: a name, or a list of those who are level."""
        named = [[self._name(number) for number in group] for group in groups]
        return [list(group) if len(group) > 1 else group[0] for group in named]


def read_name(question: Asked, field: str, found: Json) -> Name:
    """A team: a letter, a word or a number; nobody is called `tie`."""
    if found == TIE:
        question.wrong(field, f"no team is called {shown(TIE)}")
    if type(found) is int:
        return question.as_number(field, found)
    return question.as_text(field, found)


def _triple(question: Asked, field: str, entry: Json) -> tuple[Name, Name, Name]:
    if not isinstance(entry, list) or len(entry) != 3:  # noqa: PLR2004 - a triple
        question.wrong(field, f"{shown(entry)} is not two teams and who won")
    one, other = (read_name(question, field, found) for found in entry[:2])
    if one == other:
        question.wrong(field, f"{shown(one)} plays against itself")
    if type(entry[2]) is bool or entry[2] not in (one, other, TIE):
        question.wrong(field, f"{shown(entry[2])} is neither of the two teams nor a tie")
    return one, other, TIE if entry[2] == TIE else one if entry[2] == one else other
