"""What people may be called."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.server.names import FILLERS, JOINERS, NoName, name_of

AS_THEY_ARE = [
    "Rose", "Évangéline", "O’Neil", "李小龙", "नमस्ते", "می‌خواهم", "Zoë-Ann 2", "👩‍👩‍👧", "<b>Jo</b>",
    "ᓄᓇᕗᑦ", "x" * 24,
]  # fmt: skip


@pytest.mark.parametrize("name", AS_THEY_ARE)
def test_a_name_may_be_in_any_script(name: str) -> None:
    assert name_of(name) == name


@pytest.mark.parametrize(
    ("given_", "shown"),
    [
        ("  Rose \t Ann\n", "Rose Ann"),
        ("e\u0301ve", "\u00e9ve"),
        ("\u202eesoR\u202c", "esoR"),
        ("\u0301Jo", "Jo"),
        ("Z" + "\u0301" * 40, "\u0179\u0301\u0301\u0301"),
        ("Jo\u200d", "Jo"),
        ("J\0o", "J o"),
    ],
)
def test_what_cannot_be_seen_is_left_out(given_: str, shown: str) -> None:
    assert name_of(given_) == shown


@pytest.mark.parametrize(
    "name", ["", "  ", "\u200b", "\u3164", "\u2800", "...", "\u0301", "\u200d"]
)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(NoName):
        name_of(name)


def test_a_name_is_not_cut_short_in_silence() -> None:
    with pytest.raises(NoName):
        name_of("x" * 25)
    assert name_of("e\u0301" * 24) == "\u00e9" * 24


@given(st.text(max_size=60))
def test_a_name_shows_all_that_it_is_and_stays_as_it_is(text: str) -> None:
    try:
        name = name_of(text)
    except NoName:
        return
    assert name_of(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert name == " ".join(name.split())
    hidden = {sign for sign in name if unicodedata.category(sign)[0] in "CZ"} - {" "}
    assert hidden <= set(JOINERS)
    assert not set(FILLERS) & set(name)
    assert len(name) <= 24 * 4
