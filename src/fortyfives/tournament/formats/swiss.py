"""Swiss: in every round those meet who have won as many games, and nobody twice."""

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.game import Game
from fortyfives.tournament.formats.draw import drawn_once
from fortyfives.tournament.formats.history import Lap, laps, must_be_over, present, usable_tables
from fortyfives.tournament.formats.preset import Preset
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.formats.seating import Seating
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.swiss.meetings import Meetings
from fortyfives.tournament.swiss.pairing import Contender, pair_round


def equals_meet(rules: Rules, books: Books) -> Seating:
    """The next round, its tables from the top down."""
    rounds, here = laps(books), present(books)
    if len(rounds) >= rules.rounds:
        raise Refused("hall-rounds-over", rounds=rules.rounds)
    must_be_over(books)
    seeds = {number: seed for seed, number in enumerate(drawn_once(rules, rounds, here), 1)}
    byes = [number for lap in rounds for number in lap.resting]
    contenders = [
        Contender(
            number,
            seeds[number],
            books.tally.scores.get(number, 0) + rules.rest_credit * byes.count(number),
            byes.count(number),
        )
        for number in here
    ]
    found = pair_round(contenders, Meetings.of(_met(rounds)))
    tables = usable_tables(books, len(found.pairs))
    if len(tables) < len(found.pairs):
        raise Refused("hall-tables-too-few", there=len(tables), needed=len(found.pairs))
    games = tuple(Game(table, pair) for table, pair in zip(tables, found.pairs, strict=False))
    resting = () if found.bye is None else (found.bye,)
    return Seating(games, resting, () if found.notice is None else (found.notice,))


def _met(rounds: tuple[Lap, ...]) -> list[tuple[Number, Number]]:
    return [(game.couples[0], game.couples[1]) for lap in rounds for game in lap.games]


SWISS = Preset(Rules(format="swiss", rounds=6, bye_credit="win"), equals_meet)
