"""`elimination`: brackets and their games, and what becomes of a wrong result."""

from typing import Final

from fortyfives.conformance.entries import case_list, read_name
from fortyfives.conformance.given import Given
from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers, fields, one_shape
from fortyfives.conformance.value import Json
from fortyfives.tournament.elimination.bracket import games_double, games_single
from fortyfives.tournament.elimination.correction import Change, Stage, correction
from fortyfives.tournament.elimination.seeding import bracket_order, byes_to, first_round

MOST: Final = 4_096
"""More entries than any hall holds."""


def answer(hall: Hall) -> Answers:
    """Whatever the fields given allow to say."""
    answers: Answers = {}
    if hall.has("n"):
        entries = hall.number("n", 2, MOST)
        answers["games_if_unbeaten_wins"] = games_double(entries)
        answers["games_if_reset"] = games_double(entries, reset=True)
    if hall.has("game"):
        hall.text("game")
    if hall.has("cases"):
        cases = case_list(hall, fields("n next_game change"))
        answers["cases"] = [
            _bracket(each) if each.has("n") else _corrected(hall, each) for each in cases
        ]
    return answers


def _bracket(each: Given) -> Json:
    if each.has("next_game") or each.has("change"):
        each.wrong("n", "a case asks for a bracket or for a correction")
    entries = each.number("n", 2, MOST)
    order = bracket_order(entries)
    return {
        "bracket": len(order),
        "order": list(order),
        "byes_to": list(byes_to(entries)),
        "first_round": [list(pair) for pair in first_round(entries)],
        "games": games_single(entries),
    }


def _corrected(hall: Hall, each: Given) -> Json:
    recorded = read_name(hall, "recorded", hall.value("recorded"))
    should_be = read_name(hall, "should_be", hall.value("should_be"))
    stage = Stage(each.text("next_game", [stage.value for stage in Stage]))
    change = Change(each.text("change", [change.value for change in Change]))
    found = correction(stage, change)
    if not found.automatic:
        return {"automatic": False, "director_choices": [one.value for one in found.choices]}
    return {"automatic": True, "advances": should_be if change is Change.WINNER else recorded}


ELIMINATION: Final = one_shape(
    "elimination",
    "n game recorded should_be cases",
    "games_if_unbeaten_wins games_if_reset cases",
    answer,
)
