"""What people may be called."""

import sqlite3
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from fortyfives.server.names import FILLERS, JOINERS, NoName, name_of
from fortyfives.telling.company import NAMES
from tests.server.visitor import HERE, opened, opening, refusal, served

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


def test_computer_players_without_a_name_of_their_own_find_one_at_any_table(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as visitor:
        for name in NAMES:
            wanted = {"game": "one_ten", "players": 8, "name": name, "company": "cautious"}
            table = opened(visitor, **wanted)
            room = look(visitor, table)
            names = [person["name"].casefold() for person in room["people"]]
            assert len(set(names)) == 8


def test_a_table_with_a_company_or_a_clock_that_there_is_not_is_not_opened(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        told = visitor.post("/api/tables", json=opening(company="nonsense"), headers=HERE)
        refusal(told, 409, "no-player")
        told = visitor.post("/api/tables", json=opening(clock="normal\n"), headers=HERE)
        refusal(told, 400, "unreadable")
    with sqlite3.connect(tmp_path / "tables.sqlite") as kept:
        assert kept.execute("select count(*) from tables").fetchone() == (0,)


def look(visitor: TestClient, table: dict[str, Any]) -> dict[str, Any]:
    """The room of a table, as one with its invitation sees it."""
    told = visitor.post(
        f"/api/tables/{table['table']}/look", json={"join": table["join"]}, headers=HERE
    )
    room: dict[str, Any] = told.json()["room"]
    return room
