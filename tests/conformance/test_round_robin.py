"""The worked cases about round robins: all pass, each can fail, and junk is told."""

import copy
import json
import re
from typing import Any

import pytest

from fortyfives.conformance.case import BadCase, read_case
from fortyfives.conformance.compare import IN_PART
from fortyfives.conformance.kinds import AREAS
from fortyfives.conformance.run import Outcome, run_case
from tests.conformance.files import FOLDER, asked
from tests.conformance.test_bad_cases import spoilt_parts
from tests.conformance.test_every_expectation_can_fail import other_than

CASES: list[dict[str, Any]] = [
    each
    for name in ("evening_vectors.json", "tournament_vectors.json")
    for each in json.loads((FOLDER / name).read_text("utf-8"))["vectors"]
    if each.get("kind") == "round_robin_table" or each.get("area") == "round_robin"
]
NAMES = [each["id"] for each in CASES]


def case(name: str) -> dict[str, Any]:
    """A copy of the case with that id."""
    return copy.deepcopy(next(each for each in CASES if each["id"] == name))


def run(given: dict[str, Any], **expect: Any) -> Outcome:
    """A case of one's own about a round robin."""
    return run_case({"id": "OWN-01", "area": "round_robin", "given": given, "expect": expect})


def reason(given: dict[str, Any]) -> str:
    """Why it cannot be asked, which must be told."""
    outcome = run(given, points={})
    assert "could not be asked" not in outcome.reason
    return outcome.reason


@pytest.mark.parametrize("name", NAMES)
def test_the_round_robin_is_as_published(name: str) -> None:
    assert run_case(case(name)) == Outcome(
        name, CASES[NAMES.index(name)].get("kind", "round_robin")
    )


def test_there_are_thirteen_of_them() -> None:
    assert len(NAMES) == 13


def says_the_same(key: str, right: Any, wrong: Any) -> bool:
    """Whether the other value asks no more: some fields of each case, or games in another order."""
    if key == "extra_games":
        return isinstance(wrong, list) and plain(wrong) == plain(right)
    if key == "rounds" and isinstance(right, list):
        if type(wrong) is int:
            return wrong == len(right)
        return isinstance(wrong, list) and list(map(plain, wrong)) == list(map(plain, right))
    return (
        key in IN_PART
        and isinstance(wrong, list)
        and len(wrong) == len(right)
        and all(
            isinstance(mine, dict) and bool(mine) and mine.items() <= theirs.items()
            for mine, theirs in zip(wrong, right, strict=True)
        )
    )


def plain(games: Any) -> Any:
    """A list without its order."""
    return sorted(map(json.dumps, games)) if isinstance(games, list) else games


@pytest.mark.parametrize("name", NAMES)
def test_a_round_robin_fails_when_something_else_is_expected(name: str) -> None:
    for key, right in case(name)["expect"].items():
        tried = 0
        for wrong in other_than(key, right):
            if says_the_same(key, right, wrong):
                continue
            spoilt = case(name)
            spoilt["expect"][key] = copy.deepcopy(wrong)
            outcome = run_case(spoilt)
            assert [each.key for each in outcome.differences] == [key], (key, wrong, outcome)
            tried += 1
        assert tried >= 2


@pytest.mark.parametrize("name", NAMES)
def test_a_field_that_no_round_robin_has_is_told(name: str) -> None:
    for part in ("given", "expect"):
        spoilt = case(name)
        spoilt[part]["colour"] = "blue"
        assert f"{part}.colour is not a field of round_robin" in run_case(spoilt).reason


@pytest.mark.parametrize("name", NAMES)
def test_no_junk_in_a_round_robin_is_an_accident(name: str) -> None:
    tried = 0
    for given in spoilt_parts(case(name)["given"]):
        outcome = run_case(case(name) | {"given": given})
        assert "could not be asked" not in outcome.reason, (given, outcome)
        tried += 1
    assert tried > 30


@pytest.mark.parametrize("name", NAMES)
def test_no_field_of_a_round_robin_is_left_unread(name: str) -> None:
    for field in case(name)["given"]:
        for junk in (None, True, "", [7], {"x": 1.5}):
            spoilt = case(name)
            spoilt["given"][field] = junk
            assert not run_case(spoilt).passed, (field, junk)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"n": 1}, "not between 2 and 200"),
        ({"n": 201}, "not between 2 and 200"),
        ({"n": 4, "table": "square"}, "not one of: berger, circle"),
        ({"results": []}, "between 2 and 200 teams"),
        ({"results": [["A", "B"]]}, "not two teams and who won"),
        ({"results": [["A", "A", "A"]]}, "plays against itself"),
        ({"results": [["A", "B", "C"]]}, "neither of the two teams nor a tie"),
        ({"results": [[1, 2, True]]}, "neither of the two teams nor a tie"),
        ({"results": [["tie", "B", "B"]]}, "no team is called"),
        ({"results": [["A", 1.5, "A"]]}, "is no name"),
        ({"results": [["1", 1, 1]]}, "written alike"),
        ({"results": [["A", "B", "A"]], "medal_places": -1}, "not between"),
        ({"match_points": {"win": 2, "tie": 1}}, "those of win, tie, loss"),
        ({"match_points": {"win": 0, "tie": 1, "loss": 2}}, "worth more than a loss"),
        ({"policy": "none"}, "not one of: fide_50"),
        ({"policy": "fide_50"}, "withdrawn is missing"),
        ({"withdrawn": "F"}, "policy is missing"),
        ({"policy": "fide_50", "withdrawn": 6, "played": 6, "scheduled": 5}, "not between"),
        ({"preset": "evening25"}, "not one of: seniors55"),
        ({"games_date": "20260815"}, "it is written 2026-08-15"),
        ({"games_date": "in August"}, "is no date"),
        ({"games_year": 0}, "not between"),
        ({"target_test": "pass"}, "not one of: reach, exceed"),
        ({"cases": [5]}, "is no object"),
        ({"cases": [{}]}, "given.cases[0]: a case has one of: n, score, members"),
        ({"cases": [{"n": 4, "score": [1, 2]}]}, "a case has one of"),
        ({"cases": [{"n": 4, "time_up": True}]}, "not a field of a case with n"),
        ({"cases": [{"n": 4}]}, "given.cases[0]: tables_count is missing"),
        ({"cases": [{"score": [1]}]}, "two sides"),
        ({"cases": [{"members": ["1960-01-01"]}]}, "games_year is missing"),
        ({"cases": [{"members": []}], "games_year": 2026}, "a team has members"),
    ],
)
def test_what_is_given_of_a_round_robin_must_make_sense(given: dict[str, Any], why: str) -> None:
    assert why in reason(given)


def test_teams_may_be_numbers() -> None:
    results = [[7, 3, 7], [7, 5, "tie"], [3, 5, 5]]
    level = run({"results": results, "medal_places": 1}, order=[[7, 5], 3], extra_games=[[5, 7]])
    assert level.passed
    assert run({"results": results}, points={"7": 3, "3": 0, "5": 3}, order=[[7, 5], 3]).passed


def test_medals_that_are_not_decided_are_missing() -> None:
    tied = [["A", "B", "tie"], ["A", "C", "A"], ["B", "C", "B"]]
    given = {"results": tied, "medal_places": 3}
    assert run(given, medals={"bronze": "C"}, medals_decided=False).passed


def test_another_game_may_be_won_by_reaching_its_target() -> None:
    cases = [{"score": [120, 90]}, {"score": [110, 90]}]
    given = {
        "target_test": "reach",
        "cases": cases,
        "match_points": {"win": 3, "tie": 1, "loss": 0},
    }
    first = {"result": "A", "match_points": [3, 0]}
    assert run(given, cases=[first, {"result": "play_on"}]).passed
    assert not run(given, slots=[]).passed


def test_nobody_sits_out_where_the_number_is_even() -> None:
    assert run({"n": 4}, byes_by_round=[], rounds=3, games=6).passed


def test_the_games_of_a_round_may_stand_in_any_order_but_not_the_two_who_play() -> None:
    assert run({"n": 4}, rounds=[[[2, 3], [1, 4]], [[1, 2], [4, 3]], [[3, 1], [2, 4]]]).passed
    assert not run({"n": 4}, rounds=[[[2, 3], [4, 1]], [[1, 2], [4, 3]], [[3, 1], [2, 4]]]).passed


def test_the_format_names_every_field_of_a_round_robin_and_no_other() -> None:
    page = (FOLDER / "FORMAT.md").read_text("utf-8")
    section = page.split("### `round_robin`")[1].split("\n### ")[0]
    rows = re.findall(r"^\| (`[^|]+) \| ((?:in|out)[^|]*) \|", section, re.MULTILINE)
    top = {
        name for names, where in rows if "[]" not in where for name in re.findall(r"`(\w+)`", names)
    }
    shape = AREAS["round_robin"].shapes[""]
    assert top == (shape.given | shape.expect) - {"cases"}


def test_a_table_of_the_evening_file_needs_its_games() -> None:
    missing = asked("games_55plus", "round_robin_table", {"medal_places": 3}, points={})
    assert run_case(missing).reason == "given.games is missing"
    with pytest.raises(BadCase):
        read_case({"id": "OWN-01", "area": "round_robin"})
