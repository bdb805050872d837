"""`swiss`: who meets whom in the next round, and when nobody surely meets anybody again."""

from typing import Final

from fortyfives.conformance.entries import Entries, case_list
from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers, fields, one_shape
from fortyfives.conformance.value import Json, shown
from fortyfives.tournament.swiss.completion import certain
from fortyfives.tournament.swiss.meetings import Meetings, Pair
from fortyfives.tournament.swiss.pairing import Contender, Round, pair_round
from fortyfives.tournament.swiss.swiss import Swiss

MOST: Final = 2_000
"""More couples than any hall holds."""


def answer(hall: Hall) -> Answers:
    """Whatever the fields given allow to say."""
    answers: Answers = {}
    if hall.has("cases"):
        answers["sure"] = [
            certain(couples, played)
            for each in case_list(hall, fields("n rounds_played"))
            for couples, played in [(each.number("n", 1), each.number("rounds_played", 0))]
        ]
    if hall.has("played") or hall.has("score"):
        answers |= _next_round(hall, _entries(hall))
    elif hall.has("n") or hall.has("seeds"):
        answers |= _first_rounds(hall, _entries(hall))
    return answers


def _entries(hall: Hall) -> Entries:
    """The couples in the order of their seeds, which are their numbers if nothing else is said."""
    if not hall.has("seeds"):
        return Entries(hall, tuple(range(1, hall.number("n", 2, MOST) + 1)))
    entries = Entries.of(hall, "seeds")
    if hall.number("n", 2, MOST, default=len(entries.names)) != len(entries.names):
        hall.wrong("seeds", "there are not n of them")
    return entries


def _first_rounds(hall: Hall, entries: Entries) -> Answers:
    swiss = Swiss.of(2, range(1, len(entries.names) + 1))
    first = swiss.next_round()
    answers: Answers = {"round1": _written(entries, first)}
    if hall.has("round1_winners"):
        winners = entries.listed("round1_winners", hall.value("round1_winners"))
        if any(len(set(pair) & set(winners)) != 1 for pair in first.pairs):
            hall.wrong("round1_winners", "every game of the first round has one winner")
        if first.bye in winners:
            hall.wrong("round1_winners", "who has the bye plays no game")
        answers["round2"] = _written(entries, swiss.after(first, winners).next_round())
    return answers


def _next_round(hall: Hall, entries: Entries) -> Answers:
    scores = entries.keyed("score") if hall.has("score") else {}
    contenders = [
        Contender(number, number, hall.as_number("score", scores.get(number, 0), 0))
        for number in range(1, len(entries.names) + 1)
    ]
    games = hall.entries("played") if hall.has("played") else []
    met = Meetings.of(_pair(entries, entry) for entry in games)
    return {"pairs": _pairs(entries, pair_round(contenders, met))}


def _pair(entries: Entries, entry: Json) -> Pair:
    pair = entries.listed("played", entry)
    if len(pair) != 2:  # noqa: PLR2004 - a pair
        entries.given.wrong("played", f"{shown(entry)} is no pair")
    return pair[0], pair[1]


def _pairs(entries: Entries, found: Round) -> Json:
    return [entries.named(pair) for pair in found.pairs]


def _written(entries: Entries, found: Round) -> Json:
    if found.bye is None:
        return _pairs(entries, found)
    return {"games": _pairs(entries, found), "bye": entries.name(found.bye)}


SWISS: Final = one_shape(
    "swiss",
    "n seeds round1_winners played score cases",
    "round1 round2 pairs sure",
    answer,
)
