"""A check that cannot fail is no check: whatever a case expects, something else is refused."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from fortyfives.conformance.compare import IN_PART, NONE_OF, PAIRS, SETS
from fortyfives.conformance.run import run_case
from tests.conformance.files import CASES, case

NAMES = [each["id"] for each in CASES]


def other_than(key: str, value: Any) -> Iterator[Any]:
    """Values that are wrong where this one is right."""
    if value is None:
        yield from ("P1", 0, False, [], {})
    elif isinstance(value, bool):
        yield from (not value, int(value), None, str(value))
    elif isinstance(value, int):
        yield from (value + 5, value - 5, value + 1, -value or 7, float(value), str(value), None)
    elif isinstance(value, str):
        yield from (value + "x", value.swapcase() if value.swapcase() != value else "", None)
        yield "3D" if value != "3D" else "3C"
    elif isinstance(value, list):
        yield from other_lists(key, value)
    else:
        yield from other_objects(key, value)


def other_lists(key: str, value: list[Any]) -> Iterator[Any]:
    """Lists with one entry too few, too many or wrong, or in another order if order counts."""
    yield None
    yield [*value, "P9"]
    if value:
        yield []
        yield [*value, value[0]]
    for place, entry in enumerate(value):
        yield value[:place] + value[place + 1 :]
        for wrong in other_than(key, entry):
            yield [*value[:place], wrong, *value[place + 1 :]]
    if key not in SETS and value != value[::-1]:
        yield value[::-1]


def other_objects(key: str, value: dict[str, Any]) -> Iterator[Any]:
    """Objects with one name too few, too many or wrong, or another value behind a name."""
    yield None
    yield {**value, "P9": 0}
    for name, entry in value.items():
        rest = {each: value[each] for each in value if each != name}
        yield rest
        yield {**rest, name + "x": entry}
        for wrong in other_than(key, entry):
            yield {**rest, name: wrong}


def same_pairs(one: list[Any], other: Any) -> bool:
    """Whether a list holds the same pairs, each perhaps the other way round."""
    if not isinstance(other, list) or len(one) != len(other):
        return False
    return all(pair in (theirs, theirs[::-1]) for pair, theirs in zip(other, one, strict=True))


def says_less(key: str, right: Any, wrong: Any) -> bool:
    """Whether this expectation only leaves out fields that need not be asked for."""
    if key not in IN_PART or not isinstance(wrong, list) or len(wrong) != len(right):
        return False
    return all(
        isinstance(less, dict) and less and less.items() <= whole.items()
        for less, whole in zip(wrong, right, strict=True)
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_case_fails_when_it_expects_something_else(name: str) -> None:
    expect = case(name)["expect"]
    assert expect
    for key, right in expect.items():
        if key in NONE_OF:
            continue
        tried = 0
        for wrong in other_than(key, right):
            if key in PAIRS and same_pairs(right, wrong):
                continue
            spoilt = case(name)
            spoilt["expect"][key] = copy.deepcopy(wrong)
            outcome = run_case(spoilt)
            assert [each.key for each in outcome.differences] == [key], (key, wrong, outcome)
            tried += 1
        assert tried >= 2


@pytest.mark.parametrize("each", [c for c in CASES if set(c["expect"]) & set(NONE_OF)])
def test_what_must_be_refused_fails_when_it_is_allowed(each: dict[str, Any]) -> None:
    for key in set(each["expect"]) & set(NONE_OF):
        for allowed in (*each["expect"][NONE_OF[key]], None, 5):
            spoilt = copy.deepcopy(each)
            spoilt["expect"][key].append(allowed)
            assert [one.key for one in run_case(spoilt).differences] == [key], allowed
        for no_list in (None, "15", 15):
            spoilt["expect"][key] = no_list
            assert not run_case(spoilt).passed


@pytest.mark.parametrize("each", [c for c in CASES if c["kind"] == "hand_score"])
def test_a_hand_that_names_no_winner_says_that_nobody_has_won(each: dict[str, Any]) -> None:
    spoilt = copy.deepcopy(each)
    if spoilt["expect"].pop("winner", None) is not None:
        assert [one.key for one in run_case(spoilt).differences] == ["winner"]
        return
    for side in each["given"]["before"]:
        spoilt["expect"]["winner"] = side
        assert [one.key for one in run_case(spoilt).differences] == ["winner"]


@pytest.mark.parametrize("name", NAMES)
def test_a_field_that_the_case_cannot_answer_fails(name: str) -> None:
    spoilt = case(name)
    spoilt["expect"]["nonsense"] = None
    assert "expect.nonsense" in run_case(spoilt).reason
