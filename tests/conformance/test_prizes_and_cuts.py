"""Worked cases about prizes and cuts: they pass, whatever else they expect fails, junk is told."""

import copy
import json
import re
from typing import Any

import pytest

from fortyfives.conformance.kinds import AREAS
from fortyfives.conformance.run import run_all, run_case
from tests.conformance.files import FOLDER
from tests.conformance.test_bad_cases import spoilt_parts
from tests.conformance.test_every_expectation_can_fail import other_than

Case = dict[str, Any]


def published(name: str) -> list[Case]:
    """The cases of a file that are about prizes and cuts."""
    cases: list[Case] = json.loads((FOLDER / name).read_text("utf-8"))["vectors"]
    ours = {"prizes", "cut", "evening_prizes"}
    return [each for each in cases if each.get("area", each.get("kind")) in ours]


CASES = [
    each
    for each in published("evening_vectors.json") + published("tournament_vectors.json")
    if each["given"].get("shape") != "movement"
]
WHOLE = {each["id"]: each for each in CASES}


def plain(name: str) -> Case:
    """A copy of a case that refers to no other."""
    case = copy.deepcopy(WHOLE[name])
    base = case["given"].pop("base", None)
    if base:
        case["given"] = copy.deepcopy(WHOLE[base]["given"]) | case["given"]
    return case


def failed_because(case: Case) -> str:
    """Why a case failed, which it must have, without an accident."""
    outcome = run_case(case)
    assert not outcome.passed
    assert "could not be asked" not in outcome.reason
    return outcome.reason


def told(area: str, given: dict[str, Any], **expect: Any) -> None:
    """Hold the director to these answers."""
    case: Case = {"id": "OWN-001", "area": area, "given": given, "expect": expect}
    outcome = run_case(case)
    assert (outcome.reason, outcome.differences) == ("", ())


def decided(given: dict[str, Any], **expect: Any) -> None:
    """Hold the director to these answers about one tie."""
    case: Case = {"id": "OWN-001", "rules": "evening_45", "kind": "evening_prizes"}
    outcome = run_case(case | {"given": {"shape": "decide", **given}, "expect": expect})
    assert (outcome.reason, outcome.differences) == ("", ())


def test_every_case_about_prizes_and_cuts_passes() -> None:
    outcomes = list(run_all(CASES))
    assert [outcome for outcome in outcomes if not outcome.passed] == []
    assert len(outcomes) == 26


@pytest.mark.parametrize("name", WHOLE)
def test_a_case_about_prizes_fails_when_it_expects_something_else(name: str) -> None:
    for key, right in WHOLE[name]["expect"].items():
        tried = 0
        for wrong in other_than(key, right):
            if wrong in in_part(key, right):
                continue
            spoilt = plain(name)
            spoilt["expect"][key] = copy.deepcopy(wrong)
            outcome = run_case(spoilt)
            assert [each.key for each in outcome.differences] == [key], (key, wrong, outcome)
            tried += 1
        assert tried >= 2


def in_part(key: str, right: Any) -> list[Any]:
    """Expectations that say less and are as true: contests with fewer of their fields."""
    if key != "contests":
        return []
    return [
        [
            *right[:place],
            {name: entry[name] for name in entry if name != left_out},
            *right[place + 1 :],
        ]
        for place, entry in enumerate(right)
        for left_out in entry
    ]


@pytest.mark.parametrize("name", WHOLE)
def test_no_junk_in_a_case_about_prizes_is_an_accident(name: str) -> None:
    case = plain(name)
    tried = 0
    for given in spoilt_parts(case["given"]):
        outcome = run_case(case | {"given": given})
        assert "could not be asked" not in outcome.reason, (given, outcome)
        tried += 1
    assert tried > 20


@pytest.mark.parametrize("area", ["prizes", "cut"])
def test_the_format_names_every_field_of_an_area_and_no_other(area: str) -> None:
    page = (FOLDER / "FORMAT.md").read_text("utf-8")
    section = page.split(f"### `{area}`")[1].split("\n### ")[0]
    rows = re.findall(r"^\| (`[^|]+) \| ([^|]+) \|", section, re.MULTILINE)
    top = {
        part: {
            name
            for names, where in rows
            if part in outer(where)
            for name in re.findall(r"`(\w+)`", names)
        }
        for part in ("in", "out")
    }
    shape = AREAS[area].shapes[""]
    assert top["in"] | {"base", "cases", "cuts"} >= shape.given
    assert top["in"] <= shape.given
    assert top["out"] | {"cases", "cuts"} >= shape.expect
    assert top["out"] <= shape.expect


def outer(where: str) -> set[str]:
    """Whether a field stands in `given` or in `expect`, not only in a list inside."""
    return set(re.findall(r"\b(in|out)\b(?! `\[\])", where))
