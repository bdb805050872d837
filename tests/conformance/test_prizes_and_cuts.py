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
from tests.conformance.test_every_expectation_can_fail import other_than, says_less

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
            if says_less(key, right, wrong):
                continue
            spoilt = plain(name)
            spoilt["expect"][key] = copy.deepcopy(wrong)
            outcome = run_case(spoilt)
            assert [each.key for each in outcome.differences] == [key], (key, wrong, outcome)
            tried += 1
        assert tried >= 2


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


@pytest.mark.rule("EVE-09", "AMB-84")
def test_the_last_one_who_does_not_forfeit_has_won_without_a_game() -> None:
    tie = {
        "contenders": ["A", "B", "C"],
        "choices": {"A": "split", "B": "playoff", "C": "cut"},
        "answers": {"A": "forfeit", "C": "forfeit"},
        "prize_cents": 10000,
    }
    decided(tie, method="playoff", games=0, winner="B", forfeited=["C", "A"], playoff_players=["B"])
    decided({**tie, "answers": {"A": "forfeit"}}, method="playoff", games=1, forfeited=["A"])


def test_an_answer_is_not_heard_where_nobody_wants_to_play() -> None:
    tie = {
        "contenders": [4, 17],
        "choices": {"4": "split", "17": "cut"},
        "cut": {"17": "AS", "4": "KS"},
    }
    decided({**tie, "answers": {"17": "forfeit"}}, method="cut", winner=17, forfeited=[])


def test_the_losers_of_a_first_prize_get_nothing_further() -> None:
    wins = {"A": 18, "B": 18, "C": 16, "D": 15}
    given = {"prizes_cents": [10000, 6000, 4000], "wins": wins, "playoff_winner": "B"}
    first = {"A": "playoff", "B": "split"}
    for choices in (first, {"1": first}):
        told(
            "prizes",
            {**given, "choices": choices},
            methods={"1": "playoff"},
            payouts={"A": 0, "B": 10000, "C": 6000, "D": 4000},
            sum=20000,
            booby_contest=["D"],
        )


def test_pooled_places_and_competition_are_told_as_they_are_asked() -> None:
    given = {"prizes_cents": [10000, 6001, 4000], "wins": {"4": 9, "17": 9, "2": 7, "3": 7}}
    told(
        "prizes",
        {**given, "rank_mode": "pooled_places", "cash_unit": 5},
        payouts={"4": 8000, "17": 8000, "2": 2000, "3": 2000},
        sum=20001,
        no_prize=[],
        unclaimed=[],
    )
    told(
        "prizes",
        {**given, "rank_mode": "competition"},
        contests=[{"prize": 1, "entrants": [4, 17]}, {"prize": 3, "entrants": [2, 3]}],
        unclaimed=[2],
        by_policy={
            "house": {"house": 6001},
            "add_to_first": {"first_prize": 16001},
            "carry": {"carry": 6001},
        },
    )


def test_the_pot_may_be_told_or_come_from_the_entries() -> None:
    shares = {"shares_bp": [5000, 3000, 2000], "cash_unit": 100}
    told("prizes", {"pot": 10003, **shares}, prizes=[5000, 3000, 2000], house=3, sum=10003)
    entries = {"couples": 23, "entry_cents": 1000, "to_prizes_bp": 9000, **shares}
    told(
        "prizes",
        {**entries, "residual_to": "carry"},
        pot=23000,
        prizes=[10400, 6200, 4100],
        house=2300,
        carry=0,
        sum=23000,
    )


def test_units_left_over_go_in_the_order_that_was_published() -> None:
    tie = {"entrants": [8, 3], "prize_cents": 101, "choices": {"3": "split", "8": "split"}}
    told("prizes", tie, payouts={"8": 51, "3": 50}, forfeited=[])
    told("prizes", {**tie, "odd_unit_order": "entry_number"}, payouts={"3": 51, "8": 50})
    told("prizes", {**tie, "odd_unit_order": [3, 8]}, payouts={"3": 51, "8": 50})


def test_goods_may_be_told_by_name_or_not() -> None:
    tie = {"entrants": [8, 3], "choices": {"3": "split", "8": "split"}}
    told("prizes", {**tie, "prize": "beer", "indivisible": False}, method="split")
    told("prizes", {**tie, "indivisible": True, "draws": [{"3": "2S", "8": "AS"}]}, winner=8)
    told("prizes", {**tie, "choices": {"3": "cut", "8": "split"}}, method="cut")


def test_the_booby_prize_is_contended_for_like_any_other() -> None:
    given = {"wins": {"G": 4, "H": 4, "K": 6}, "choices": {"G": "split", "H": "split"}}
    told("prizes", {**given, "prize_cents": 500}, method="split", payouts={"G": 250, "H": 250})
    told("prizes", {"wins": {"G": 4}, "withdrawn": ["G"]}, booby_contest=[])


@pytest.mark.parametrize(
    ("name", "field", "value", "why"),
    [
        ("PRZ-01", "wins", {}, "couples are named"),
        ("PRZ-01", "wins", {"A": -1}, "not between"),
        ("PRZ-01", "rank_mode", "dense", "not one of"),
        ("PRZ-01", "prizes_cents", [-1], "not between"),
        ("PRZ-01", "tickets", 3, "is not a field"),
        ("PRZ-01", "drawn", [1], "not asked for beside drawn"),
        ("PRZ-01", "choices", {"1": {"A": "cut"}, "A": "cut"}, "for some prizes only"),
        ("PRZ-02", "choices", {"1": {"A": "split"}}, "hall-contest-choice-missing"),
        ("PRZ-02", "draws", {"3": [{"D": "9C", "E": "9C"}]}, "hall-cut-card-gone"),
        ("PRZ-02", "draws", {"3": [{}]}, "is no cut"),
        ("PRZ-04", "answers", {"A": "forfeit"}, "hall-contest-asked-to-play"),
        ("PRZ-04", "playoff_winner", "Z", "not one of the couples"),
        ("PRZ-04", "playoff_winner", "C", "hall-contest-no-claim"),
        ("PRZ-04", "choices", {"A": "coin"}, "not one of"),
        ("PRZ-05", "odd_unit_order", [3, 8], "an entrant is missing"),
        ("PRZ-05", "odd_unit_order", "age", "not one of"),
        ("PRZ-05", "entrants", [3, 3], "each but once"),
        ("PRZ-05", "entrants", [0], "not between"),
        ("PRZ-07", "rank", "ace_high", "not one of"),
        ("PRZ-10", "shares_bp", [9000, 9000], "hall-prize-share"),
        ("PRZ-14", "withdrawn", ["W", "W"], "stands twice"),
        ("PRZ-15", "cases", [{"tickets": 1, "colour": 1}], "no 50/50 draw"),
        ("PRZ-16", "drawn", [1, 2], "hall-jar-games"),
        ("PRZ-16", "drawn", [1, 1], "a game stands twice"),
        ("PRZ-16", "bye_credit", "some", "not one of"),
        ("CUT-01", "secret_hex", "AB", "secret_hex: secret is not as it is published"),
        ("CUT-01", "context", {}, "context: context is not"),
        ("CUT-03", "cuts", [], "there is no cut"),
        ("CUT-03", "cuts", [1], "is no cut"),
        ("CUT-04", "max_per_cut", 1, "not between"),
        ("EVE-T12", "contenders", ["A"], "not one of the couples"),
    ],
)
def test_what_is_given_about_prizes_must_make_sense(
    name: str, field: str, value: object, why: str
) -> None:
    spoilt = plain(name)
    spoilt["given"][field] = value
    assert why in failed_because(spoilt)


def test_a_recut_repeats_the_cut_before_it() -> None:
    spoilt = plain("CUT-03")
    spoilt["given"]["cuts"][1]["context"]["contest"] = "2026-03-07/prize-2"
    assert "does not repeat" in failed_because(spoilt)


def test_a_case_about_prizes_asks_something() -> None:
    case: Case = {"id": "OWN-001", "area": "prizes", "given": {}, "expect": {"sum": 0}}
    assert "neither scores nor entrants" in failed_because(case)
