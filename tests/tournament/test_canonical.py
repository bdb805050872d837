"""Two machines that write the same thing down write the same bytes."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.canonical import canonical
from fortyfives.tournament.refused import Refused

letters = st.text(st.characters(exclude_categories=["Cs"]))
written = st.recursive(
    st.none() | st.booleans() | st.integers() | letters,
    lambda held: st.lists(held) | st.dictionaries(letters, held),
    max_leaves=12,
)


def test_keys_are_sorted_as_strings_so_that_17_stands_before_4() -> None:
    assert canonical({"4": 312, "17": 77}) == b'{"17":77,"4":312}'


def test_letters_stand_as_they_are_and_keys_go_by_code_point() -> None:
    assert canonical({"é": "Chéticamp", "z": [1, 2]}) == '{"z":[1,2],"é":"Chéticamp"}'.encode()
    assert canonical({"\U0001f0a1": 1, "\uffff": 2}) == '{"\uffff":2,"\U0001f0a1":1}'.encode()


def test_true_false_and_null_and_large_numbers_are_plain() -> None:
    assert canonical((True, False, None, -(10**20))) == b"[true,false,null,-100000000000000000000]"


@given(written)
def test_what_was_written_is_read_back_whatever_the_order_of_its_keys(value: object) -> None:
    text = canonical(value)
    assert json.loads(text) == value
    turned = dict(reversed(value.items())) if isinstance(value, dict) else value
    assert canonical(turned) == text


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (1.0, "float"),
        ({"a": [1, {"b": 0.5}]}, "float"),
        ({1: "a"}, "int"),
        ({"a": b"bytes"}, "bytes"),
        ([{1, 2}], "set"),
        ("\ud800", "surrogate"),
    ],
)
def test_anything_else_is_refused(value: object, found: str) -> None:
    with pytest.raises(Refused) as refused:
        canonical(value)
    assert (refused.value.key, refused.value.facts) == ("hall-not-canonical", {"found": found})
