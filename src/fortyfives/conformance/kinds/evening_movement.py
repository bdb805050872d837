"""Who sits where after a game of the evening, and who deals first: one shape of a kind."""

from typing import Final

from fortyfives.conformance.given import FAR
from fortyfives.conformance.kind import Answers, Shape, fields
from fortyfives.conformance.kinds.movement_seats import MOST_TABLES, Couples, decided, read_pair
from fortyfives.conformance.question import Question
from fortyfives.conformance.value import shown
from fortyfives.tournament.evening.game import Table
from fortyfives.tournament.evening.next_game import next_game
from fortyfives.tournament.evening.room import Room
from fortyfives.tournament.evening.walk import Walk

TABLES: Final = {str(table): table for table in range(1, MOST_TABLES + 1)}


def answer(question: Question) -> Answers:
    """Where everybody sits next, table by table."""
    couples = Couples()
    seats = {
        _table(question, "tables", key): read_pair(question, "tables", pair, couples)
        for key, pair in question.named("tables").items()
    }
    winners = {
        _table(question, "table_winners", key): couples.read(question, "table_winners", winner)
        for key, winner in question.named("table_winners").items()
    }
    games = decided(question, "table_winners", seats, winners)
    walk = Walk("given", (question.number("step", 1, FAR),))
    after = next_game(Room(1, games, tuple(sorted(seats)), walk))
    return {
        "next_tables": {str(game.table): couples.write(game.couples) for game in after.games},
        "first_deal": {str(game.table): couples.write_deal(game.deals) for game in after.games},
    }


def _table(question: Question, field: str, key: str) -> Table:
    """The number of a table, written as a key."""
    if key not in TABLES:
        question.wrong(field, f"{shown(key)} is no table")
    return TABLES[key]


MOVEMENT_SHAPE: Final[Shape[Question]] = Shape(
    fields("step tables table_winners"), fields("next_tables first_deal"), answer
)
"""The shape `movement` of the kind `evening_prizes`."""
