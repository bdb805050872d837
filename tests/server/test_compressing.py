"""What is sent compressed, so that a slow line has the page soon, and what never is."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.visitor import HERE, opened, opening, served

SCRIPT = "export const hand = [5, 11, 1];\n" * 3_000
PAGE = "<!doctype html><title>Forty-fives</title>" + "<p>Cards on the cloth</p>" * 99


@pytest.fixture(name="visitor")
def _visitor(tmp_path: Path) -> Iterator[TestClient]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "assets" / "Table-1.js").write_text(SCRIPT, encoding="utf-8")
    (page / "index.html").write_text(PAGE, encoding="utf-8")
    with served(tmp_path / "games", page=page) as visitor:
        yield visitor


def test_the_page_and_all_that_is_long_is_sent_compressed(visitor: TestClient) -> None:
    for path in ("/", "/assets/Table-1.js", "/api/lobby", "/api/rules?game=one_ten"):
        with visitor.stream("GET", path) as told:
            sent = b"".join(told.iter_raw())
        assert told.headers["content-encoding"] == "gzip", path
        assert told.headers["vary"] == "Accept-Encoding", path
        plain = visitor.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(sent) == plain.content
        assert len(sent) < len(plain.content) / 2, path


def test_a_part_of_a_file_is_sent_as_it_lies_there(visitor: TestClient) -> None:
    told = visitor.get("/assets/Table-1.js", headers={"range": "bytes=10-19"})
    assert told.status_code == 206
    assert "content-encoding" not in told.headers
    assert told.content == SCRIPT.encode()[10:20]


def test_no_answer_with_a_secret_in_it_is_compressed(visitor: TestClient) -> None:
    long = "Ñ" * 24
    told = visitor.post("/api/tables", json=opening(name=long), headers=HERE)
    assert told.json()["token"]
    assert "content-encoding" not in told.headers
    table = opened(visitor)
    body = {"join": table["join"], "name": long}
    told = visitor.post(f"/api/tables/{table['table']}/seats", json=body, headers=HERE)
    assert told.json()["token"]
    assert "content-encoding" not in told.headers


def test_no_compressed_answer_tells_a_token_or_an_invitation(visitor: TestClient) -> None:
    table = opened(visitor, company="cast")
    invitation = {"join": table["join"]}
    told = visitor.post(f"/api/tables/{table['table']}/look", json=invitation, headers=HERE)
    assert told.headers["content-encoding"] == "gzip"
    assert table["join"] not in told.text
    assert table["token"] not in told.text
