"""`evening_prizes`: an evening's prizes as the organisers of forty-five games know them."""

from collections.abc import Mapping
from typing import Final

from fortyfives.conformance.couples import Couples
from fortyfives.conformance.kind import Answers, Kind, Shape, fields
from fortyfives.conformance.kinds.evening_movement import MOVEMENT_SHAPE
from fortyfives.conformance.kinds.tie import Said, how, read_answers, read_choices, taker
from fortyfives.conformance.question import Question
from fortyfives.conformance.value import Json
from fortyfives.tournament.entry import Number
from fortyfives.tournament.points import GAME
from fortyfives.tournament.prizes.contest import opened
from fortyfives.tournament.prizes.finishers import Finisher, booby
from fortyfives.tournament.prizes.jar import Jar, jar_winners
from fortyfives.tournament.prizes.levels import levels
from fortyfives.tournament.prizes.method import Method
from fortyfives.tournament.prizes.prize import Cash, Prize

PLACES: Final = ("first", "second", "third")
MOST_GAMES: Final = 1000


def read_scores(couples: Couples, name: str) -> dict[Number, int]:
    """The score of each couple, from the games it has won."""
    return {
        entry: GAME * couples.question.as_number(name, wins, 0)
        for entry, wins in couples.object(name).items()
    }


def read_games(couples: Couples, name: str) -> dict[Number, frozenset[int]]:
    """The numbers of games that belong to each couple."""
    return {entry: games(couples, name, found) for entry, found in couples.object(name).items()}


def games(couples: Couples, name: str, found: Json) -> frozenset[int]:
    """The numbers of games in a list, each but once."""
    question = couples.question
    listed = [question.as_number(name, game, 1) for game in question.as_list(name, found)]
    if len(set(listed)) < len(listed):
        question.wrong(name, "a game stands twice")
    return frozenset(listed)


def contests(question: Question) -> Answers:
    """Who contends for what."""
    couples = Couples.of(question, "wins")
    found = levels(read_scores(couples, "wins"), question.number("prizes", 0, len(PLACES)))
    winning = {PLACES[level.places[0] - 1]: level.entrants for level in found.winning}
    return {
        "places": {place: couples.write_all(entrants) for place, entrants in winning.items()},
        "needs_tiebreak": [place for place, entrants in winning.items() if len(entrants) > 1],
        "undisputed": {
            place: couples.write(entrants[0])
            for place, entrants in winning.items()
            if len(entrants) == 1
        },
    }


def decide(question: Question) -> Answers:
    """One tie."""
    couples = Couples.of(question, "contenders")
    prize = Prize(Cash(question.number("prize_cents", 0, default=0)), place=1)
    contest = opened(prize, couples.listed, question.number("cash_unit", 1, default=1))
    cut = couples.cards("cut", question.named("cut")) if question.has("cut") else {}
    said = Said(
        couples,
        read_choices(couples, "choices", question.named("choices")),
        read_answers(couples),
        (tuple(cut.items()),) if cut else (),
    )
    contest = said.decide(contest)
    answers = how(couples, contest)
    winner = taker(contest)
    if winner is not None:
        answers["winner"] = couples.write(winner)
    shared = contest.ruling is not None and contest.ruling.method is Method.SPLIT
    if shared and contest.payout and question.has("prize_cents"):
        answers["shares"] = couples.write_cents(contest.payout.cents)
    return answers


def fewest(question: Question) -> Answers:
    """Who contends for the booby prize."""
    couples = Couples.of(question, "wins")
    scores = read_scores(couples, "wins")
    return {"booby": couples.write_all(booby(Finisher(*each) for each in scores.items()))}


def jar(question: Question) -> Answers:
    """Who has won every game of the jar."""
    couples = Couples.of(question, "punched")
    drawn = games(couples, "drawn_games", question.value("drawn_games"))
    won = read_games(couples, "punched")
    return {"jar_winners": couples.write_all(jar_winners(Jar(drawn, 0, couples.listed), won, {}))}


def audit(question: Question) -> Answers:
    """How many punches there must be on all cards together."""
    tables = question.number("tables_count", 0)
    return {"sum_of_wins": tables * question.number("rounds", 0, MOST_GAMES)}


SHAPES: Final[Mapping[str, Shape[Question]]] = {
    "contests": Shape(
        fields("shape prizes wins"), fields("places needs_tiebreak undisputed"), contests
    ),
    "decide": Shape(
        fields("shape contenders choices answers cut prize_cents cash_unit"),
        fields("method shares winner playoff_players forfeited games"),
        decide,
    ),
    "booby": Shape(fields("shape wins"), fields("booby"), fewest),
    "jar": Shape(fields("shape drawn_games punched"), fields("jar_winners"), jar),
    "movement": MOVEMENT_SHAPE,
    "audit": Shape(fields("shape tables_count rounds"), fields("sum_of_wins"), audit),
}
EVENING_PRIZES: Final = Kind("evening_prizes", SHAPES, selector="shape")
