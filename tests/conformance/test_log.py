"""Worked cases about the log and the list of entries: each can fail, and none has an accident."""

import copy
import json
from typing import Any

import pytest

from fortyfives.conformance.run import run_case
from tests.conformance.files import FOLDER
from tests.conformance.test_bad_cases import reason, spoilt_parts
from tests.conformance.test_every_expectation_can_fail import other_than, says_less

CASES: list[dict[str, Any]] = [
    each
    for each in json.loads((FOLDER / "tournament_vectors.json").read_text("utf-8"))["vectors"]
    if each["area"] in {"log", "import"}
]
NAMES = [each["id"] for each in CASES]


def case(name: str, **given: Any) -> dict[str, Any]:
    found = copy.deepcopy(next(each for each in CASES if each["id"] == name))
    found["given"] |= given
    return found


def own(area: str, given: dict[str, Any], **expect: Any) -> dict[str, Any]:
    return {"id": "OWN-01", "area": area, "given": given, "expect": expect}


@pytest.mark.parametrize("name", NAMES)
def test_the_director_answers_it(name: str) -> None:
    assert run_case(case(name)).passed


@pytest.mark.parametrize("name", NAMES)
def test_it_fails_when_it_expects_something_else(name: str) -> None:
    for key, right in case(name)["expect"].items():
        for wrong in (each for each in other_than(key, right) if not says_less(key, right, each)):
            spoilt = case(name)
            spoilt["expect"][key] = wrong
            assert [each.key for each in run_case(spoilt).differences] == [key], (key, wrong)


@pytest.mark.parametrize("name", NAMES)
def test_no_junk_in_it_is_an_accident(name: str) -> None:
    for given in spoilt_parts(case(name)["given"]):
        outcome = run_case(case(name) | {"given": given})
        assert "could not be asked" not in outcome.reason, (given, outcome)


@pytest.mark.parametrize(
    ("name", "given", "why"),
    [
        ("LOG-01", {"events": []}, "there are records"),
        ("LOG-01", {"events": [{"seq": 2, "type": "NoteAdded", "text": "!"}]}, "this number"),
        ("LOG-01", {"events": [{"seq": 1, "type": "NoteAdded"}]}, "hall-log-unknown-event"),
        ("LOG-01", {"events": [{"seq": 1, "type": "Cheated"}]}, "hall-log-unknown-event"),
        (
            "LOG-01",
            {"events": [{"seq": 1, "type": "GameStarted", "players": [1, 2], "seats": [1, 2]}]},
            "players are seats",
        ),
        (
            "LOG-01",
            {"events": [{"seq": 1, "type": "ResultReported", "game": "R1T1", "winner": 1}]},
            "hall-log-no-game",
        ),
        (
            "LOG-07",
            {"events": [{"seq": 1, "type": "NoteAdded", "data": {"text": "!"}, "colour": 1}]},
            "not a field of a record",
        ),
        ("LOG-02", {"cases": [{"game": "R1T1", "entries": []}]}, "one of two couples"),
        ("LOG-02", {"cases": [{"game": "R1T1"}]}, "does not have the fields"),
        (
            "LOG-03",
            {"commands": [{"id": "c", "type": "Cheat", "game": "R1T1", "winner": 1}]},
            "is no command",
        ),
        ("LOG-04", {"torn_last_line": 1}, "neither true nor false"),
        ("IO-01", {"delimiter": ","}, "written otherwise"),
        ("IO-01", {"rows": ["1;\ud800;B;10"]}, "half a character"),
    ],
)
def test_what_is_given_must_make_sense(name: str, given: dict[str, Any], why: str) -> None:
    assert why in reason(case(name, **given))


def test_a_field_that_the_area_does_not_know_fails() -> None:
    for name in ("LOG-01", "IO-01"):
        for part in ("given", "expect"):
            spoilt = case(name)
            spoilt[part]["colour"] = "blue"
            assert f"{part}.colour is not a field of" in reason(spoilt)


def test_a_torn_line_needs_to_be_said_to_follow_whole_ones() -> None:
    assert "given.complete_lines is missing" in reason(
        own("log", {"torn_last_line": True}, warning=True)
    )


def test_a_whole_file_warns_of_nothing() -> None:
    given = {"complete_lines": 3}
    expect = {"loaded_events": 3, "torn_tail_suffix": None, "warning": False}
    assert run_case(own("log", given, **expect)).passed


def test_one_command_has_no_second_answer() -> None:
    once = case("LOG-03")
    del once["given"]["commands"][1]
    assert [each.key for each in run_case(once).differences] == ["second_answer_equals_first"]


def test_two_commands_about_one_game_confirm_it_and_other_answers_are_given() -> None:
    twice = case("LOG-03")
    twice["given"]["commands"][1]["id"] = "c-78"
    twice["expect"] = {"events_written": 2, "second_answer_equals_first": False}
    assert run_case(twice).passed


def test_couples_are_registered_where_the_case_registers_them() -> None:
    events = [
        {"seq": 1, "type": "NoteAdded", "text": "!"},
        {"seq": 2, "type": "EntryRegistered", "entry": 9, "names": ["Anne", "Léo"]},
        {"seq": 3, "type": "CheckedIn", "entry": 9},
    ]
    statuses = [None, "registered", "checked_in"]
    expect = {"entry": 9, "status_after_each": statuses, "log_length": 3}
    assert run_case(own("log", {"events": events}, **expect)).passed


def test_of_several_entries_no_status_is_told() -> None:
    events = [{"seq": n, "type": "Withdrawn", "entry": n} for n in (1, 2)]
    assert run_case(own("log", {"events": events}, log_length=2)).passed
    assert not run_case(own("log", {"events": events}, entry=1)).passed


def test_a_game_that_was_never_begun_after_all_has_no_seats() -> None:
    events: list[dict[str, Any]] = [
        {"seq": 1, "type": "GameStarted", "game": "R1T1", "players": [1, 2]},
        {"seq": 2, "type": "Reverted", "target": 1},
    ]
    assert run_case(own("log", {"events": events}, seats={}, wins={})).passed
