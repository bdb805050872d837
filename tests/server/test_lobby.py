"""What the lobby tells: the games, the people, the rules, and a link as a picture."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from fortyfives.players.cast import CAST
from fortyfives.rules.options import OPTIONS
from fortyfives.server.nearby import address_nearby
from fortyfives.server.routes import lobby, pages
from fortyfives.variants import ALL
from tests.server.visitor import HERE, refusal, served


@pytest.fixture(scope="module", name="visitor")
def _visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("games")) as visitor:
        yield visitor


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lobby_names_every_game_and_everybody_in_the_cast(
    visitor: TestClient, language: str
) -> None:
    told = visitor.get("/api/lobby", headers={"accept-language": f"{language}-CA"})
    offered = told.json()
    assert told.headers["cache-control"] == "no-store"
    assert [game["key"] for game in offered["games"]] == list(ALL)
    assert {each["key"] for each in offered["cast"]} == set(CAST)
    assert offered["best"]
    names = {each["name"] for each in offered["games"]}
    assert names == {each.name.in_language(language) for each in ALL.values()}


def test_everybody_in_the_cast_has_a_face(visitor: TestClient) -> None:
    for key in CAST:
        told = visitor.get(f"/api/faces/{key}.svg")
        assert told.headers["content-type"].startswith("image/svg+xml")
        assert "<script" not in told.text
    refusal(visitor.get("/api/faces/nobody.svg"), 404, "no-player")


@pytest.mark.parametrize("game", ALL)
def test_the_rules_of_every_game_can_be_read(visitor: TestClient, game: str) -> None:
    told = visitor.get("/api/rules", params={"game": game, "language": "fr"}).json()
    assert told["sheet"]
    assert (told["wrong"], told["differs"]) == ("", None)


def test_house_rules_are_told_as_what_differs_and_wrong_ones_in_a_sentence(
    visitor: TestClient,
) -> None:
    def asked(options: dict[str, object]) -> dict[str, object]:
        params = {"game": "merrimack_valley", "options": json.dumps(options)}
        found: dict[str, object] = visitor.get("/api/rules", params=params).json()
        return found

    assert asked({"target": 60})["differs"]
    assert asked({"target": "60"})["differs"]
    wrong = asked({"target": -5})
    assert wrong["wrong"]
    assert wrong["rule"] == "GEN-14"
    assert asked({"target": 60})["rule"] == ""
    mixed = asked({"bonus": "none", "sixty_for_120": True})
    assert mixed["wrong"]
    assert mixed["rule"] == "GEN-13"
    assert wrong["sheet"] == asked({})["sheet"]


@pytest.mark.parametrize("value", [10**12, -(10**12), "1" * 30, None, 1.5, [10**12], {"a": 10**12}])
def test_whatever_a_house_rule_cannot_be_it_is_told_what_it_may_be(
    visitor: TestClient, value: object
) -> None:
    options = json.dumps({"target": value})
    told = visitor.get("/api/rules", params={"game": "merrimack_valley", "options": options}).json()
    assert told["wrong"].endswith(" is not a value of target; it may be: 5 … 1000.")
    assert told["rule"] == "GEN-14"


def test_a_house_rule_that_is_none_is_named_whatever_its_value(visitor: TestClient) -> None:
    params = {"game": "irish_45", "options": json.dumps({"targt": 10**12})}
    assert "did you mean: target, " in visitor.get("/api/rules", params=params).json()["wrong"]


def test_what_many_ask_is_worked_out_once_and_not_kept_without_end(visitor: TestClient) -> None:
    params = {"game": "irish_45", "options": '{"target": 50}', "language": "fr"}
    first, before = visitor.get("/api/rules", params=params), lobby.rules_told.cache_info()
    again, after = visitor.get("/api/rules", params=params), lobby.rules_told.cache_info()
    assert again.content == first.content
    assert (after.hits, after.misses) == (before.hits + 1, before.misses)
    assert after.maxsize == lobby.KEPT
    english = visitor.get("/api/rules", params=params | {"language": "en"})
    assert english.json()["sheet"] != first.json()["sheet"]


HALF = '{"\\ud800":1}', '{"target":"\\ud800"}', '{"target":["\\udfff"]}'
"""Half a character each."""


@pytest.mark.parametrize("options", ["[", "[]", "1", "[" * 5000, '{"a":' * 500, "9" * 5000, *HALF])
def test_house_rules_that_are_none_are_refused(visitor: TestClient, options: str) -> None:
    told = visitor.get("/api/rules", params={"game": "irish_45", "options": options})
    refusal(told, 400, "unreadable")


def test_rules_of_no_game_are_not_there(visitor: TestClient) -> None:
    refusal(visitor.get("/api/rules"), 404, "no-game-of-that-name")
    refusal(visitor.get("/api/rules?game=x"), 404, "no-game-of-that-name")
    for players in ("x", "-1", "0", "99", "9" * 5000):
        told = visitor.get("/api/rules", params={"game": "irish_45", "players": players})
        assert told.status_code in {200, 400}, players


@settings(max_examples=25)
@given(
    game=st.sampled_from(sorted(ALL)),
    key=st.sampled_from(sorted(OPTIONS)) | st.text(max_size=9),
    value=st.none() | st.integers() | st.text(max_size=9) | st.lists(st.integers(), max_size=3),
)
def test_any_house_rule_is_answered(
    visitor: TestClient, game: str, key: str, value: object
) -> None:
    params = {"game": game, "options": json.dumps({key: value})}
    assert visitor.get("/api/rules", params=params).status_code == 200


def test_a_link_is_shown_as_a_picture_and_stands_in_no_address(visitor: TestClient) -> None:
    link = {"text": "http://192.0.2.7:8045/t/abc#" + "j" * 22}
    told = visitor.post("/api/qr", json=link, headers=HERE)
    assert told.headers["content-type"].startswith("image/svg+xml")
    assert told.text.startswith("<svg")
    assert "no-store" in told.headers["cache-control"]
    for text in ("", "x" * 401, 5):
        refusal(visitor.post("/api/qr", json={"text": text}, headers=HERE), 400, "unreadable")
    refusal(visitor.get("/api/qr", params=link), 404, "nothing-here")
    assert visitor.post("/api/qr", json={"text": "é李👩‍👩‍👧\0"}, headers=HERE).status_code == 200


def test_the_page_is_the_answer_to_every_other_address(tmp_path: Path) -> None:
    with served(tmp_path / "games", page=tmp_path) as visitor:
        assert visitor.get("/").status_code == 503
        (tmp_path / "index.html").write_text("<!doctype html><title>45</title>", "utf-8")
        for path in ("/", "/t/abc", "/nothing/at/all", "/%2e%2e/pyproject.toml"):
            told = visitor.get(path)
            assert told.text == "<!doctype html><title>45</title>"
            assert told.headers["cache-control"] == "no-cache"


def test_a_file_that_was_built_is_kept_for_ever_and_no_other_is_given(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "assets" / "a-1234.js").write_text("a card", "utf-8")
    (page / "index.html").write_text("the page", "utf-8")
    for folder in (page, tmp_path):
        (folder / "secret.js").write_text("a secret", "utf-8")
    with served(tmp_path / "games", page=page) as visitor:
        told = visitor.get("/assets/a-1234.js")
        assert (told.text, told.headers["cache-control"]) == ("a card", pages.FOR_EVER)
        for path in ("none.js", "../secret.js", "%2e%2e/secret.js", "..%2fsecret.js", ""):
            found = visitor.get(f"/assets/{path}")
            assert "a secret" not in found.text
            assert found.headers.get("cache-control") != pages.FOR_EVER


def test_what_lies_beside_the_page_is_given_as_what_it_is(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the page", "utf-8")
    (tmp_path / "favicon.svg").write_text("<svg/>", "utf-8")
    with served(tmp_path / "games", page=tmp_path) as visitor:
        told = visitor.get("/favicon.svg")
        assert (told.text, told.headers["content-type"]) == ("<svg/>", "image/svg+xml")
        assert visitor.get("/licences.md").status_code == 404


def test_the_page_links_what_its_address_and_its_reader_need_and_nothing_else(
    tmp_path: Path,
) -> None:
    (tmp_path / "index.html").write_text("<head><title>45</title></head>", "utf-8")
    needs = {
        "first": "lobby",
        "next": {"lobby": "table"},
        "screens": {
            "lobby": ["assets/Lobby-1.js", "assets/Lobby-1.css"],
            "table": ["assets/Table-1.js", "assets/Table-1.css"],
            "rules": [],
        },
        "words": {"en": ["assets/en-1.js"], "fr": ["assets/fr-1.js"]},
    }
    (tmp_path / "ahead.json").write_text(json.dumps(needs), "utf-8")
    french = {"accept-language": "fr-CA,fr;q=0.9,en;q=0.8"}
    with served(tmp_path / "games", page=tmp_path) as visitor:
        first = visitor.get("/", headers=french).text
        other = visitor.get("/rules/irish_45").text
        nowhere = visitor.get("/assets").text
    assert first == (
        "<head><title>45</title>"
        '<link rel="modulepreload" crossorigin href="/assets/Lobby-1.js">'
        '<link rel="stylesheet" crossorigin href="/assets/Lobby-1.css">'
        '<link rel="modulepreload" crossorigin href="/assets/fr-1.js">'
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/Table-1.js">'
        '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/Table-1.css">'
        "</head>"
    )
    assert re.findall(r"assets/[^\"]+", other + nowhere) == ["assets/en-1.js"] * 2


def test_a_page_tells_one_build_from_another(tmp_path: Path) -> None:
    for page, build in (
        (tmp_path, ""),
        (pages.BUILT, (pages.BUILT / "built-from.txt").read_text()),
    ):
        with served(tmp_path / "games", page=page) as visitor:
            assert visitor.get("/api/lobby").json()["build"] == build


def test_the_address_in_the_house_is_one_that_others_can_reach() -> None:
    near = address_nearby()
    assert near is None or (near.count(".") == 3 and not near.startswith(("127.", "0.")))


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def alone(_socket: object, _address: object) -> None:
        raise OSError

    monkeypatch.setattr("socket.socket.connect", alone)
    assert address_nearby() is None
