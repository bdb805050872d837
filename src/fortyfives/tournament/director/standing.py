"""The standings as they are now."""

from fortyfives.tournament.director.opening import preset
from fortyfives.tournament.entry import Number
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.game import Game
from fortyfives.tournament.points import GAME, HALF, NOTHING
from fortyfives.tournament.robin.withdrawal import counted_results
from fortyfives.tournament.standings.credit import Credit
from fortyfives.tournament.standings.order import Order, order
from fortyfives.tournament.standings.result import Result
from fortyfives.tournament.standings.rule import Positions
from fortyfives.tournament.standings.sheet import Sheet
from fortyfives.tournament.standings.table import Line, table

PLAYED = {"win", "tie"}


def sheet_of(books: Books, rules: Rules) -> Sheet:
    """All results that count, and the games sat out."""
    results = tuple(result for game in books.games.values() if (result := _result(game)))
    if preset(rules.format).round_robin:
        field = [n for n, entry in books.entries.items() if entry.last_game or not entry.gone]
        for number in (each for each in field if books.entries[each].gone):
            results = counted_results(results, field, number)
    rests = {
        number: sum(rest.reason in {"odd", "shortage"} for rest in found)
        for number, found in books.rests.items()
    }
    credit = Credit(GAME, HALF, NOTHING, rules.rest_credit)
    return Sheet(tuple(sorted(books.entries)), results, credit, rests)


def standings(books: Books, rules: Rules) -> tuple[Order, tuple[Line, ...]]:
    """Who is ahead, and the table of points."""
    sheet = sheet_of(books, rules)
    places = {Positions.MEDAL: rules.medal_places, Positions.PRIZE: len(rules.prizes.places)}
    found = order(sheet, rules.chain, places)
    return found, table(sheet, found)


def _result(game: Game) -> Result | None:
    outcome = game.outcome
    if outcome is None:
        return None
    return Result(game.seats, outcome.winner, outcome.points, played=outcome.kind in PLAYED)


def names_of(books: Books, number: Number) -> str:
    """The names of an entry, as they are said together."""
    return " & ".join(books.entries[number].names)
