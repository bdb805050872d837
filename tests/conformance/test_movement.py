"""The worked cases about the movement of an evening."""

import copy
import json
import re
from typing import Any

import pytest

from fortyfives.conformance.case import Case, read_case
from fortyfives.conformance.kinds import AREAS
from fortyfives.conformance.run import Outcome, run_case
from tests.conformance.files import FOLDER
from tests.conformance.test_bad_cases import spoilt_parts
from tests.conformance.test_every_expectation_can_fail import other_than

RAW = json.loads((FOLDER / "tournament_vectors.json").read_text("utf-8"))["vectors"]
ALL: dict[str, dict[str, Any]] = {each["id"]: each for each in RAW}
OTHERS: dict[str, Case] = {name: read_case(each) for name, each in ALL.items()}
NAMES = [name for name, each in ALL.items() if each["area"] == "movement"]
EVENING = json.loads((FOLDER / "evening_vectors.json").read_text("utf-8"))["vectors"]
SHAPE = next(each for each in EVENING if each["given"].get("shape") == "movement")


def case(name: str) -> dict[str, Any]:
    return copy.deepcopy(SHAPE if name == "EVE-T09" else ALL[name])


def ran(spoilt: dict[str, Any]) -> Outcome:
    outcome = run_case(spoilt, others=OTHERS)
    assert "could not be asked" not in outcome.reason, (spoilt["given"], outcome)
    return outcome


def as_sets(key: str, value: Any) -> str:
    """The value as text, the pairs of `rematches` without their order."""
    if key != "rematches" or not isinstance(value, list):
        return json.dumps(value)
    return json.dumps([turned(step) for step in value])


def turned(step: Any) -> Any:
    """Pairs of couples in one order, so that the same pairs look the same."""
    if not isinstance(step, list):
        return step
    return sorted(
        json.dumps(sorted(map(json.dumps, pair)) if isinstance(pair, list) else pair)
        for pair in step
    )


@pytest.mark.parametrize("name", [*NAMES, "EVE-T09"])
def test_the_evening_answers_every_case(name: str) -> None:
    assert ran(case(name)).passed, ran(case(name))


@pytest.mark.parametrize("name", [*NAMES, "EVE-T09"])
def test_a_case_of_an_evening_fails_when_it_expects_something_else(name: str) -> None:
    for key, right in case(name)["expect"].items():
        tried = 0
        for wrong in other_than(key, right):
            if as_sets(key, wrong) == as_sets(key, right):
                continue
            spoilt = case(name)
            spoilt["expect"][key] = wrong
            assert [each.key for each in ran(spoilt).differences] == [key], (key, wrong)
            tried += 1
        assert tried >= 2


@pytest.mark.parametrize("name", [*NAMES, "EVE-T09"])
def test_no_junk_in_a_case_of_an_evening_is_an_accident(name: str) -> None:
    for given in spoilt_parts(case(name)["given"]):
        ran(case(name) | {"given": given})


@pytest.mark.parametrize("part", ["given", "expect"])
def test_a_field_that_the_movement_does_not_know_fails(part: str) -> None:
    spoilt = case("MOV-01")
    spoilt[part]["colour"] = "blue"
    assert f"{part}.colour is not a field of movement" in ran(spoilt).reason


def test_the_format_names_every_field_of_the_movement_and_no_other() -> None:
    page = (FOLDER / "FORMAT.md").read_text("utf-8").split("## 7. Tournaments")[1]
    section = page.split("### `movement`")[1].split("\n### ")[0]
    rows = re.findall(r"^\| (`[^|]+) \| (in|out)[^|]* \|", section, re.MULTILINE)
    told = {name for names, _ in rows for name in re.findall(r"`(\w+)`", names)}
    shape = AREAS["movement"].shapes[""]
    assert told == (shape.given | shape.expect) - {"base", "start_from"}


@pytest.mark.parametrize(
    ("name", "field", "value", "why"),
    [
        ("MOV-01", "tables", [], "at least one table"),
        ("MOV-01", "tables", [[1, 2, 3]], "not a couple that stays"),
        ("MOV-01", "tables", [[1, "1"]], "also written otherwise"),
        ("MOV-01", "tables", [[1, 0]], "not between"),
        ("MOV-01", "tables", [[1, None]], "no name"),
        ("MOV-01", "tables", [[1, 2], [3, 4], [5, 6], [7, 1]], "hall-couple-twice"),
        ("MOV-01", "winners", [1, 4, 6], "one winner"),
        ("MOV-01", "winners", [1, 4, 6, 1], "hall-not-at-table"),
        ("MOV-01", "step", 0, "not between"),
        ("MOV-02", "tables", [[1, 2]], "where everybody is"),
        ("MOV-02", "start_from", "MOV-99", "no case"),
        ("MOV-02", "start_from", "PRZ-01", "missing"),
        ("MOV-03", "rests", {"8": 1}, "not one of the couples"),
        ("MOV-03", "rests", {"7": -1}, "not between"),
        ("MOV-03", "rest_policy", "three_couple_table", "not one of"),
        ("MOV-05", "couples", 6, "every couple stands in it"),
        ("MOV-05", "rota", [3, 1, 5, 2, 2], "hall-couple-twice"),
        ("MOV-05", "tables_count", 0, "not between"),
        ("MOV-07", "arrives", [7], "hall-couple-twice"),
        ("MOV-07", "tables_available", 0, "not between"),
        ("MOV-08", "leaves", [9], "hall-not-here"),
        ("MOV-09", "ring_tables", [0], "not between"),
        ("MOV-09", "tables_rounds", [[20]], "not a number of tables"),
        ("MOV-10", "odd_couple", 1, "neither true nor false"),
        ("MOV-11", "fixed_table", [9], "not one of the couples"),
        ("EVE-T09", "tables", {"0": ["A", "B"]}, "no table"),
        ("EVE-T09", "table_winners", {"1": "A"}, "one winner"),
        ("EVE-T09", "table_winners", {"1": "A", "2": "D", "3": "A"}, "hall-not-at-table"),
    ],
)
def test_what_is_given_of_an_evening_must_make_sense(
    name: str, field: str, value: object, why: str
) -> None:
    spoilt = case(name)
    spoilt["given"][field] = value
    assert why in ran(spoilt).reason


def asked(given: dict[str, Any], **expect: Any) -> Outcome:
    """How a case of one's own goes."""
    return ran({"id": "OWN", "area": "movement", "given": given, "expect": expect})


def test_a_case_may_begin_where_one_ends_that_began_where_another_ended() -> None:
    given = {"start_from": "MOV-07", "winners": [8, 2, 3, 6], "step": 1, "leaves": [1, 4]}
    assert asked(
        given,
        next=[[5, 3], [7, 8], [6, 2]],
        first_deal=[3, 8, "cut"],
        rematches=[[[3, 5]]],
        closed_tables=[4],
    ).passed


def test_no_case_begins_with_itself() -> None:
    spoilt = case("MOV-07")
    spoilt["given"]["start_from"] = "MOV-07"
    outcome = run_case(spoilt, others={"MOV-07": read_case(spoilt)})
    assert "no case begins with itself" in outcome.reason


def test_couples_may_have_names_and_keys_are_the_same_names() -> None:
    given = {
        "tables": [["A", "B"], ["C", "D"]], "winners": ["A", "C"], "step": 1, "resting": ["E"],
        "rests": {"E": 1},
    }  # fmt: skip
    expect = {
        "next": [["B", "E"], ["D", "A"]], "resting": ["C"],
        "rests_after_next_game": {"E": 1, "C": 1},
    }  # fmt: skip
    assert asked(given, **expect).passed


def test_an_odd_couple_has_a_hole_more_in_every_round() -> None:
    given = {"tables_count": 3, "rounds": 10, "odd_couple": True}
    assert asked(given, expected=40).passed
    assert not asked(given, difference=0).passed


def test_what_cannot_be_answered_is_a_difference() -> None:
    assert not asked({"tables_count": 3, "rounds": 10}, next=[]).passed
    moved = {"tables": [[1, 2], [3, 4]], "winners": [1, 3], "step": 1}
    assert asked(moved, closed_tables=[]).passed
    assert not asked(moved, rests={}).passed
