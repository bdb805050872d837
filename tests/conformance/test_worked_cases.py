"""The files of worked cases: nothing has been lost from them, and the rules answer them all."""

import hashlib
import json
import re
from collections import Counter

import pytest

from fortyfives.conformance.case import read_file
from fortyfives.conformance.compare import SETS
from fortyfives.conformance.kinds import AREAS, KINDS
from fortyfives.conformance.run import run_all, run_case
from tests.conformance.files import CASES, FOLDER, case

FILES = {
    "vectors.json": (238, "17935cc31a7a61f4f0cd5c8d1c4c4f77fc2a6fe33d1fc13c90a6c2450bbad706"),
    "evening_vectors.json": (
        13,
        "e10f3bc01a292303cda3918050afde3a739958306af164e4ec45fc5d83c641b7",
    ),
    "tournament_vectors.json": (
        54,
        "e0ba05892e66856d6d3754815b70d78e232a1d308d75b8878836bd0c00c3ceff",
    ),
}


IN_EVERY_AREA = {"shape", "base", "start_from", "cases", "cuts"}
"""The page speaks of them once for all; what is marked by [] stands inside a list of cases, and
perhaps elsewhere too."""


@pytest.mark.parametrize("name", FILES)
def test_the_cases_are_the_published_ones(name: str) -> None:
    count, digest = FILES[name]
    raw = (FOLDER / name).read_bytes()
    whole = json.loads(raw)
    ids = [each["id"] for each in whole["vectors"]]
    assert len(ids) == len(set(ids)) == whole["meta"]["count"] == count
    assert hashlib.sha256(raw).hexdigest() == digest


@pytest.mark.parametrize("name", FILES)
def test_every_case_is_answered(name: str) -> None:
    outcomes = list(run_all(read_file(FOLDER / name)))
    assert [outcome for outcome in outcomes if not outcome.passed] == []
    assert len(outcomes) == FILES[name][0]


def test_every_kind_and_almost_every_shape_has_a_worked_case() -> None:
    evening = json.loads((FOLDER / "evening_vectors.json").read_text("utf-8"))["vectors"]
    used = Counter(
        (each["kind"], each["given"].get(KINDS[each["kind"]].selector, ""))
        for each in [*CASES, *evening]
    )
    shapes = {(kind.name, shape) for kind in KINDS.values() for shape in kind.shapes}
    unused = {pair for pair in shapes if pair not in used}
    assert unused == {("bid_legal", "blind_offer")}


def test_the_order_of_a_set_means_nothing_and_that_of_any_other_list_does() -> None:
    for each in CASES:
        for key, value in each["expect"].items():
            if not isinstance(value, list) or value == value[::-1]:
                continue
            turned = case(each["id"])
            turned["expect"][key] = value[::-1]
            assert run_case(turned).passed is (key in SETS), (each["id"], key)


def test_only_what_is_expected_is_asserted() -> None:
    for each in CASES:
        for key in each["expect"]:
            if len(each["expect"]) > 1 and (each["kind"], key) != ("hand_score", "winner"):
                less = case(each["id"])
                del less["expect"][key]
                assert run_case(less).passed, (each["id"], key)


@pytest.mark.parametrize("kind", [*KINDS, *AREAS])
def test_the_format_names_every_field_of_a_kind_and_no_other(kind: str) -> None:
    page = (FOLDER / "FORMAT.md").read_text("utf-8")
    section = page.split(f"### `{kind}`")[1].split("\n## ")[0].split("\n### ")[0]
    rows = re.findall(r"^\| (`[^|]+) \| ((?:in|out)[^|]*) \|", section, re.MULTILINE)
    every = {name for names, _ in rows for name in re.findall(r"`(\w+)`", names)}
    plain = [names for names, where in rows if "[]" not in where]
    own = {name for names in plain for name in re.findall(r"`(\w+)`", names)}
    known = KINDS[kind].fields if kind in KINDS else AREAS[kind].fields
    assert own <= known - IN_EVERY_AREA <= every
