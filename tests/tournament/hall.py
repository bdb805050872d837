"""A hall in memory: a director who runs an event from the first entry to the last standings."""

from collections.abc import Sequence
from typing import Any

from fortyfives.tournament.director.entering import Newcomer, enter, go_home
from fortyfives.tournament.director.opening import rules_of, set_format, whole_rules
from fortyfives.tournament.director.playing import begin_round, correct, game_at, report
from fortyfives.tournament.director.standing import standings
from fortyfives.tournament.director.undoing import undo
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.log.book import Book, Wanted
from fortyfives.tournament.log.events import Event, Outcome
from fortyfives.tournament.log.events.games import Kind
from fortyfives.tournament.log.facts import Facts
from fortyfives.tournament.log.game import Game


class Hall:
    """What is known and the log that it comes from; every command is written whole or refused."""

    def __init__(self, couples: int = 0, **document: Any) -> None:
        self.book = Book()
        self.facts = Facts()
        self.do(set_format(whole_rules({"format": "evening25", "seed": "5a" * 32, **document})))
        self.enter(couples)

    @property
    def rules(self) -> Rules:
        return rules_of(self.facts)

    def do(self, events: Sequence[Event], by: str = "desk") -> None:
        wanted = Wanted(f"c-{len(self.book.records)}", tuple(events), by)
        _, fresh = self.book.sealed([wanted])
        self.facts.take(fresh)
        self.book.extend(fresh)

    def enter(self, couples: int = 1, **said: Any) -> None:
        for _ in range(couples):
            number = max(self.facts.entries, default=0) + 1
            names = (f"Anne {number}", f"Léo {number}")
            self.do(enter(self.facts, self.rules, [Newcomer(names, **said)]))

    def leave(self, number: int) -> None:
        self.do(go_home(self.facts, self.rules, number, "desk"))

    def next(self) -> None:
        self.do(begin_round(self.facts, self.rules))

    def says(self, table: int, winner: int | None, kind: Kind = "win", by: str = "desk") -> None:
        said = Outcome(winner=winner, kind=kind)
        self.do(report(self.facts, game_at(self.facts, table), by, said), by)

    def correct(self, round_: int, table: int, winner: int | None) -> None:
        self.do(correct(self.facts, game_at(self.facts, table, round_), winner).events)

    def undo(self) -> None:
        self.do(undo(self.book.records))

    def games(self, round_: int | None = None) -> list[Game]:
        number = max(self.facts.rounds) if round_ is None else round_
        return [self.facts.games[each.game] for each in self.facts.rounds[number].games]

    def resting(self) -> tuple[int, ...]:
        return self.facts.rounds[max(self.facts.rounds)].resting

    def play(self, winner: int = 0) -> None:
        """Play one round: at every table the one of that place wins."""
        self.next()
        for game in self.games():
            self.says(game.table or 0, game.seats[winner])

    def present(self) -> list[int]:
        return sorted(number for number, entry in self.facts.entries.items() if not entry.gone)

    def points(self) -> dict[int, int]:
        _, lines = standings(self.facts, self.rules)
        return {line.entry: line.points for line in lines}
