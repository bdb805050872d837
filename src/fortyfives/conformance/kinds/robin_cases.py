"""The list `cases` of a round robin: lengths of a day, ends of a game, and ages of teams."""

from dataclasses import replace
from datetime import date
from typing import Final

from fortyfives.conformance.case import BadCase
from fortyfives.conformance.given import Given
from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers
from fortyfives.conformance.kinds.results import TIE
from fortyfives.conformance.value import Json, one_of, shown
from fortyfives.rules.goal import Goal, TargetTest
from fortyfives.tournament.robin.day import Day
from fortyfives.tournament.robin.packing import slots_needed
from fortyfives.tournament.robin.rounds import MOST
from fortyfives.tournament.seniors.age import eligible
from fortyfives.tournament.seniors.ending import result, verdict
from fortyfives.tournament.seniors.preset import GOAL
from fortyfives.tournament.standings.credit import Credit

MOST_MINUTES: Final = 1440
"""Nothing lasts longer than a day."""

LAST_YEAR: Final = 9999
"""A date has four figures for the year."""

FIELDS: Final = {
    "n": frozenset({"n", "tables_count", "game_min", "change_min"}),
    "score": frozenset({"score", "time_up"}),
    "members": frozenset({"members"}),
}
"""The fields of a case, by the one that tells what is asked."""


def cases(hall: Hall, credit: Credit) -> Answers:
    """The answer to each case of the list, and the slots of each if all are asked for them."""
    found: list[Answers] = []
    for place, entry in enumerate(hall.entries("cases")):
        if not isinstance(entry, dict):
            hall.wrong("cases", f"{shown(entry)} is no object")
        try:
            found.append(_answer(hall, Given(entry), credit))
        except BadCase as error:
            hall.wrong(f"cases[{place}]", str(error).removeprefix("given."))
    answers: Answers = {"cases": list(found)}
    if all("slots" in each for each in found):
        answers["slots"] = [each["slots"] for each in found]
    return answers


def read_date(given: Given, field: str, found: Json) -> date:
    """A date, written as year, month and day."""
    text = given.as_text(field, found)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        given.wrong(field, f"{shown(text)} is no date")
    if day.isoformat() != text:
        given.wrong(field, f"{shown(text)} is no date; it is written {day.isoformat()}")
    return day


def read_goal(hall: Hall) -> Goal:
    """The goal of the 55+ Games, but for what is given."""
    test = GOAL.target_test
    if hall.has("target_test"):
        test = TargetTest(hall.text("target_test", [each.value for each in TargetTest]))
    return replace(
        GOAL,
        target=hall.number("target", default=GOAL.target),
        target_test=test,
        floor=hall.number("floor", default=GOAL.floor),
    )


def _answer(hall: Hall, case: Given, credit: Credit) -> Answers:
    asked = [field for field in FIELDS if case.has(field)]
    if len(asked) != 1:
        raise BadCase(f"a case has one of: {one_of(FIELDS)}")
    for field in case.given:
        if field not in FIELDS[asked[0]]:
            case.wrong(field, f"is not a field of a case with {asked[0]}")
    if asked == ["n"]:
        return _day(case)
    if asked == ["score"]:
        return _ending(hall, case, credit)
    return _age(hall, case)


def _day(case: Given) -> Answers:
    """The slots of a round robin, and how long it lasts if a game has so many minutes."""
    slots = slots_needed(case.number("n", 2, MOST), case.number("tables_count", 1))
    change = case.number("change_min", 0, MOST_MINUTES, default=0)
    if not case.has("game_min"):
        return {"slots": slots}
    day = Day(case.number("game_min", 1, MOST_MINUTES), change)
    return {"slots": slots, "minutes": day.minutes(slots)}


def _ending(hall: Hall, case: Given, credit: Credit) -> Answers:
    """Whether a game is over at a score."""
    score = [case.as_number("score", points) for points in case.entries("score")]
    if len(score) != 2:  # noqa: PLR2004 - two sides
        case.wrong("score", "a game has two sides")
    found, time_up = (score[0], score[1]), case.flag("time_up", default=False)
    goal = read_goal(hall)
    if not verdict(found, goal, time_up=time_up).over:
        return {"result": "play_on"}
    game = result((1, 2), found, goal, time_up=time_up)
    return {
        "result": TIE if game.winner is None else "AB"[game.winner - 1],
        "match_points": [credit.of(game, number) for number in game.sides],
    }


def _age(hall: Hall, case: Given) -> Answers:
    """Whether all members are old enough in the year of the Games."""
    members = case.entries("members")
    if not members:
        case.wrong("members", "a team has members")
    born = [read_date(case, "members", member) for member in members]
    return {"eligible": eligible(born, hall.number("games_year", 1, LAST_YEAR))}
