"""The worked cases of Swiss rounds, eliminations and ante games: they pass, and they can fail."""

import copy
import json
from typing import Any

import pytest

from fortyfives.conformance.run import run_case
from tests.conformance.files import FOLDER
from tests.conformance.test_bad_cases import JUNK, reason
from tests.conformance.test_every_expectation_can_fail import other_than, says_less

AREAS = {"swiss", "elimination", "ante"}
FILES = ("tournament_vectors.json", "evening_vectors.json")
CASES: list[dict[str, Any]] = [
    each
    for name in FILES
    for each in json.loads((FOLDER / name).read_text("utf-8"))["vectors"]
    if each.get("area") in AREAS or each["id"] == "OVER-022"
]
NAMES = [each["id"] for each in CASES]


def case(name: str) -> dict[str, Any]:
    return copy.deepcopy(next(each for each in CASES if each["id"] == name))


def asked(area: str, given: dict[str, Any], **expect: Any) -> dict[str, Any]:
    return {"id": "OWN-001", "area": area, "given": given, "expect": expect}


def told(area: str, given: dict[str, Any], **expect: Any) -> None:
    outcome = run_case(asked(area, given, **expect))
    assert (outcome.reason, outcome.differences) == ("", ())


@pytest.mark.parametrize("name", NAMES)
def test_the_worked_case_passes(name: str) -> None:
    outcome = run_case(case(name))
    assert (outcome.reason, outcome.differences) == ("", ())


@pytest.mark.parametrize("name", NAMES)
def test_the_worked_case_fails_when_it_expects_something_else(name: str) -> None:
    for key, right in case(name)["expect"].items():
        tried = 0
        for wrong in other_than(key, right):
            if says_less(key, right, wrong):
                continue
            spoilt = case(name)
            spoilt["expect"][key] = copy.deepcopy(wrong)
            outcome = run_case(spoilt)
            assert [each.key for each in outcome.differences] == [key], (wrong, outcome)
            tried += 1
        assert tried >= 2


@pytest.mark.parametrize("name", NAMES)
def test_whatever_odd_is_given_makes_no_accident(name: str) -> None:
    for field, right in case(name)["given"].items():
        for junk in JUNK:
            spoilt = case(name)
            spoilt["given"][field] = junk
            assert "could not be asked" not in run_case(spoilt).reason, (field, junk)
            for inner in _spoilt(right, junk):
                spoilt["given"][field] = inner
                assert "could not be asked" not in run_case(spoilt).reason, (field, inner)


def _spoilt(value: Any, junk: Any) -> list[Any]:
    """The value with each of its parts replaced."""
    if isinstance(value, dict):
        return [
            {**value, name: inner}
            for name, part in value.items()
            for inner in (junk, *_spoilt(part, junk))
        ]
    if isinstance(value, list):
        return [
            [*value[:at], inner, *value[at + 1 :]]
            for at, part in enumerate(value)
            for inner in (junk, *_spoilt(part, junk))
        ]
    return []


@pytest.mark.parametrize("name", NAMES)
def test_a_field_that_the_area_does_not_know_fails(name: str) -> None:
    for part in ("given", "expect"):
        spoilt = case(name)
        spoilt[part]["colour"] = "blue"
        assert f"{part}.colour is not a field of" in reason(spoilt)


def test_couples_may_be_named_by_words() -> None:
    told(
        "swiss",
        {"seeds": ["Ann", "Bob", "Cy"], "round1_winners": ["Ann"]},
        round1={"games": [["Ann", "Bob"]], "bye": "Cy"},
        round2={"games": [["Ann", "Cy"]], "bye": "Bob"},
    )
    told(
        "swiss",
        {"seeds": ["Ann", "Bob"], "score": {"Bob": 2, "Ann": 0}, "played": []},
        pairs=[["Bob", "Ann"]],
    )


def test_what_is_left_out_is_nothing() -> None:
    told("swiss", {"n": 4, "played": [[1, 3]]}, pairs=[[1, 4], [2, 3]])
    told("swiss", {"n": 2}, round1=[[1, 2]])
    told("swiss", {"n": 4, "score": {"4": 2}}, pairs=[[4, 1], [2, 3]])
    told("ante", {"ante_cents": 5, "players": [1, 2, 3, 4, 5, 6]}, pot=30)


def test_a_bracket_is_written_with_its_byes_and_first_games() -> None:
    six = {
        "bracket": 8,
        "order": [1, 8, 4, 5, 2, 7, 3, 6],
        "byes_to": [1, 2],
        "first_round": [[4, 5], [3, 6]],
        "games": 5,
    }
    two = {"bracket": 2, "order": [1, 2], "byes_to": [], "first_round": [[1, 2]], "games": 1}
    told("elimination", {"cases": [{"n": 6}, {"n": 2}]}, cases=[six, two])


def test_an_ante_game_is_told_as_far_as_it_has_come() -> None:
    given = {"ante_cents": 5, "players": [*"abcdef"], "teams": [[*"abc"], [*"def"]]}
    told("ante", given, pot=30)
    told("ante", {**given, "stage1_winner": [*"fed"]}, stage2_players=[*"def"])
    first = case("OVER-022")
    del first["given"]["stage2_winner"], first["expect"]["pays"]
    assert run_case(first).passed


@pytest.mark.parametrize(
    ("name", "field", "value", "why"),
    [
        ("SWI-01", "n", 1, "not between"),
        ("SWI-01", "n", 5, "not n of them"),
        ("SWI-01", "seeds", [1, 2, 3, 4, 5, "1"], "stands twice"),
        ("SWI-01", "seeds", [0, 2, 3, 4, 5, 6], "not between"),
        ("SWI-01", "round1_winners", [1, 2], "has one winner"),
        ("SWI-01", "round1_winners", [1, 4, 3], "has one winner"),
        ("SWI-01", "round1_winners", [1, 2, 2], "stands twice"),
        ("SWI-01", "round1_winners", [1, 2, 9], "has not entered"),
        ("SWI-02", "round1_winners", [1, 2, 5], "plays no game"),
        ("SWI-04", "cases", [7], "no object"),
        ("SWI-04", "cases", [{"n": 6, "rounds": 2}], "not known"),
        ("SWI-04", "cases", [{"n": 6}], "is missing"),
        ("SWI-05", "played", [[1]], "no pair"),
        ("SWI-05", "played", [[1, 1]], "stands twice"),
        ("SWI-05", "score", {"9": 2}, "has not entered"),
        ("SWI-05", "score", {"1": -2}, "not between"),
        ("ELM-02", "n", 1, "not between"),
        ("ELM-03", "game", 7, "no text"),
        ("ELM-03", "recorded", None, "no name"),
        ("ELM-03", "cases", [{"n": 4, "change": "winner"}], "a bracket or"),
        ("ELM-03", "cases", [{"next_game": "over", "change": "winner"}], "not one of"),
        ("ANT-01", "players", [1, 2, 3], "six play"),
        ("ANT-01", "teams", [[1, 2, 3], [4, 5]], "two teams of three"),
        ("ANT-01", "teams", [[1, 2, 3], [3, 4, 5]], "two teams of three"),
        ("ANT-01", "teams", [[1, 2, 3], [4, 5, 7]], "has not entered"),
        ("ANT-01", "stage1_winner", [1, 2, 3], "not one of the teams"),
        ("ANT-01", "stage2_winner", 1, "not one of the three"),
        ("ANT-01", "ante_cents", 0, "not between"),
        ("ANT-02", "teams", [], "who plays"),
        ("ANT-02", "cases", [{"abandoned_in": "stage3"}], "not one of"),
        ("OVER-022", "order", [*"abcdfe"], "every other seat"),
        ("OVER-022", "stage1_winner", "Z", "not one of"),
        ("OVER-022", "stage2_winner", "b", "not one of the three"),
    ],
)
def test_what_is_given_must_make_sense(name: str, field: str, value: object, why: str) -> None:
    spoilt = case(name)
    spoilt["given"][field] = value
    assert why in reason(spoilt)


@pytest.mark.parametrize("missing", ["teams", "stage1_winner"])
def test_nothing_is_won_before_it_is_played(missing: str) -> None:
    spoilt = case("ANT-01")
    del spoilt["given"][missing]
    assert "what comes before it is not told" in reason(spoilt)


@pytest.mark.parametrize("area", sorted(AREAS))
def test_a_case_that_gives_nothing_does_not_pass(area: str) -> None:
    outcome = run_case(asked(area, {}, cases=[]) if area != "swiss" else asked(area, {}, sure=[]))
    assert not outcome.passed
