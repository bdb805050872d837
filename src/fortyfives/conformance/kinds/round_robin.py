"""`round_robin`: schedule, length of the day, table of points, and the rules of the 55+ Games."""

from typing import Final

from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.conformance.kinds.results import MOST_TEAMS, Results, read_name
from fortyfives.conformance.kinds.robin_cases import LAST_YEAR, cases, read_date, read_goal
from fortyfives.conformance.value import Json
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.game import first_deals
from fortyfives.tournament.robin.rounds import MOST, Table, byes, rounds
from fortyfives.tournament.robin.withdrawal import fide_50
from fortyfives.tournament.seniors.preset import SENIORS_55
from fortyfives.tournament.standings.credit import MATCH, Credit

POLICY: Final = "fide_50"
WITHDRAWAL: Final = ("policy", "withdrawn", "played", "scheduled")
WORDS: Final = ("win", "tie", "loss")


def answer(hall: Hall) -> Answers:
    """All that the fields given allow."""
    credit = _credit(hall)
    answers: Answers = {}
    if hall.has("n"):
        answers |= _schedule(hall)
    if hall.has("results"):
        answers |= Results.of(hall, "results", credit).answers()
    if any(map(hall.has, WITHDRAWAL)):
        answers |= _withdrawal(hall)
    if hall.has("cases"):
        answers |= cases(hall, credit)
    _read_the_rest(hall)
    return answers


def _schedule(hall: Hall) -> Answers:
    """The rounds of the printed table, and what they come to."""
    n = hall.number("n", 2, MOST)
    table = Table.BERGER
    if hall.has("table"):
        table = Table(hall.text("table", [each.value for each in Table]))
    found = rounds(n, table)
    games: list[Json] = [[list(game) for game in each] for each in found]
    return {
        "rounds": games,
        "games": sum(map(len, found)),
        "first_deals": {str(number): times for number, times in first_deals(found).items()},
        "byes_by_round": list(byes(n, table)),
    }


def _withdrawal(hall: Hall) -> Answers:
    """What becomes of the games of a team that goes home."""
    hall.text("policy", [POLICY])
    read_name(hall, "withdrawn", hall.value("withdrawn"))
    scheduled = hall.number("scheduled", 1, MOST_TEAMS)
    found = fide_50(hall.number("played", 0, scheduled), scheduled)
    return {"counted": found.counted, "unplayed": found.unplayed.value}


def _credit(hall: Hall) -> Credit:
    """What a game is worth; two, one and none where nothing is said."""
    if not hall.has("match_points"):
        return MATCH
    told = hall.numbers("match_points")
    if set(told) != set(WORDS):
        hall.wrong("match_points", f"they are those of {', '.join(WORDS)}")
    try:
        return Credit(*(told[word] for word in WORDS))
    except Refused:
        hall.wrong("match_points", "a win is worth more than a loss, and a tie between them")


def _read_the_rest(hall: Hall) -> None:
    """Look into the fields that are told for the reader and change nothing."""
    if hall.has("games_date"):
        read_date(hall, "games_date", hall.value("games_date"))
    if hall.has("preset"):
        hall.text("preset", [SENIORS_55])
    if hall.has("medal_places"):
        hall.number("medal_places", 0, MOST_TEAMS)
    if hall.has("games_year"):
        hall.number("games_year", 1, LAST_YEAR)
    read_goal(hall)


ROUND_ROBIN: Final = one_shape(
    "round_robin",
    "n table match_points results medal_places preset target target_test floor games_year "
    "games_date policy withdrawn played scheduled cases",
    "rounds first_deals byes_by_round games slots points order ranks medals medals_decided "
    "extra_games counted unplayed cases",
    answer,
)
