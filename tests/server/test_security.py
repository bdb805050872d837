"""What stays outside the door: other sites, strange names, and whoever guesses."""

import asyncio
import json
import re
from pathlib import Path

import pytest
import structlog
from httpx2 import Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from fortyfives.server.app import application
from fortyfives.server.door import HEADERS, POLICY
from fortyfives.server.running import Running
from tests.server.visitor import HERE, awaited, opened, opening, refusal, seated, served

OTHERS = ["http://evil.example", "null", "", "https://testserver", "http://testserver:81"]
STRANGE = ["evil.example", "127.0.0.1.evil.example", "", "[::1", "testserver.evil.example"]


# --- whose page it is -------------------------------------------------------------------------


@pytest.mark.parametrize("origin", OTHERS)
def test_another_sites_page_opens_no_table(visitor: TestClient, origin: str) -> None:
    told = visitor.post("/api/tables", json=opening(), headers={"origin": origin})
    refusal(told, 403, "not-from-there")


@pytest.mark.parametrize("origin", OTHERS)
def test_another_sites_page_gets_no_socket(visitor: TestClient, origin: str) -> None:
    table = opened(visitor)
    place = f"/api/tables/{table['table']}/socket"
    refusal(not_let_in(visitor, place, origin=origin), 403, "not-from-there")


def not_let_in(visitor: TestClient, path: str, **headers: str) -> Response:
    """The answer to the handshake of a socket that was refused."""
    with (
        pytest.raises(WebSocketDenialResponse) as told,
        visitor.websocket_connect(path, headers=headers),
    ):
        pass
    return told.value


@pytest.mark.parametrize("host", STRANGE)
def test_a_name_that_leads_here_but_is_not_ours_is_not_answered(
    visitor: TestClient, host: str
) -> None:
    for path in ("/", "/api/lobby", "/assets/x.js"):
        refusal(visitor.get(path, headers={"host": host}), 403, "not-from-there")
    socket = not_let_in(visitor, "/api/tables/x/socket", host=host, origin=f"http://{host}")
    refusal(socket, 403, "not-from-there")


def test_a_browser_that_hides_where_it_comes_from_changes_nothing(visitor: TestClient) -> None:
    told = visitor.post("/api/tables", json=opening(), headers={"sec-fetch-site": "cross-site"})
    refusal(told, 403, "not-from-there")


def test_a_programme_that_is_no_browser_is_let_in(visitor: TestClient) -> None:
    assert visitor.post("/api/tables", json=opening()).status_code == 201


def test_a_form_of_another_page_is_not_read(visitor: TestClient) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        told = visitor.post(
            "/api/tables", content=json.dumps(opening()), headers={**HERE, "content-type": kind}
        )
        refusal(told, 415, "unreadable")


def test_looking_at_an_address_seats_nobody(visitor: TestClient) -> None:
    table = opened(visitor)
    invitation = {"join": table["join"]}
    place = f"/api/tables/{table['table']}"
    before = visitor.post(f"{place}/look", json=invitation, headers=HERE).json()
    for path in (f"/t/{table['table']}", place, f"{place}/seats", f"{place}/look"):
        visitor.get(path)
        visitor.head(path)
    assert visitor.post(f"{place}/look", json=invitation, headers=HERE).json() == before


# --- what every answer wears ------------------------------------------------------------------


def test_every_answer_wears_the_headers_and_no_answer_sets_a_cookie(visitor: TestClient) -> None:
    def broken(_request: object) -> None:
        raise ZeroDivisionError

    visitor.app.router.routes.insert(0, Route("/broken", broken))  # type: ignore[attr-defined]
    table = opened(visitor)
    place = f"/api/tables/{table['table']}"
    asked = [
        visitor.get("/"),
        visitor.get("/api/lobby"),
        visitor.get("/api/nothing"),
        visitor.get("/assets/nothing.js"),
        visitor.get("/assets/../../pyproject.toml"),
        visitor.get("/api/faces/mick.svg"),
        visitor.get("/broken"),
        visitor.get("/", headers={"host": "evil.example"}),
        visitor.options("/api/tables", headers={"origin": "http://evil.example"}),
        visitor.post("/api/tables", json=opening(), headers=HERE),
        visitor.post("/api/tables", json={}, headers=HERE),
        visitor.post("/api/tables", content=b"x" * 99_999, headers=HERE),
        visitor.post(f"{place}/look", json={"join": table["join"]}, headers=HERE),
        visitor.delete(place, headers=HERE),
    ]
    for told in asked:
        assert {name: told.headers.get(name) for name in HEADERS} == HEADERS, told.url
        assert "set-cookie" not in told.headers
        assert "access-control-allow-origin" not in told.headers
        assert "strict-transport-security" not in told.headers
        assert "Traceback" not in told.text
    assert not visitor.cookies


def test_an_address_with_an_invitation_in_it_is_told_to_no_other_site() -> None:
    assert HEADERS["referrer-policy"] == "no-referrer"
    assert HEADERS["x-content-type-options"] == "nosniff"
    assert HEADERS["cross-origin-opener-policy"] == "same-origin"
    assert HEADERS["cross-origin-resource-policy"] == "same-origin"


def test_nobody_is_sent_on_to_another_address(visitor: TestClient) -> None:
    for path in ("/", "/assets", "/assets/", "//evil.example", "/t/x/", "/api/", "/?next=//evil"):
        told = visitor.get(path, follow_redirects=False)
        assert not told.is_redirect, path
        assert "location" not in told.headers, path


def test_an_address_is_taken_from_a_proxy_only_where_there_is_one(tmp_path: Path) -> None:
    app = application(tmp_path, ["testserver"])
    assert not Running(app).config.proxy_headers
    behind = Running(app, "10.0.0.1").config
    assert (behind.proxy_headers, behind.forwarded_allow_ips) == (True, "10.0.0.1")


def test_a_handshake_that_is_refused_is_answered_as_any_other_request(visitor: TestClient) -> None:
    async def broken(_socket: WebSocket) -> None:
        raise ZeroDivisionError

    visitor.app.router.routes.insert(0, WebSocketRoute("/broken", broken))  # type: ignore[attr-defined]
    other = {"origin": "http://evil.example", "accept-language": "fr"}
    for told, status, code in (
        (not_let_in(visitor, "/api/tables/x/socket", **other), 403, "not-from-there"),
        (not_let_in(visitor, "/api/nothing", **HERE), 404, "nothing-here"),
        (not_let_in(visitor, "/broken", **HERE), 500, "bug"),
    ):
        refusal(told, status, code)
        assert {name: told.headers.get(name) for name in HEADERS} == HEADERS, code
        assert "set-cookie" not in told.headers
    french = not_let_in(visitor, "/api/tables/x/socket", **other)
    assert "autre page" in refusal(french, 403, "not-from-there")


def test_where_a_handshake_cannot_be_answered_it_is_closed(visitor: TestClient) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    headers = [(b"host", b"testserver"), (b"origin", b"http://evil.example")]
    scope = {"type": "websocket", "scheme": "ws", "path": "/", "headers": headers}

    async def ask() -> None:
        await visitor.app(scope, receive, send)

    asyncio.run(ask())
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "elsewhere"}]


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    rules = dict(each.strip().split(" ", 1) for each in POLICY.split(";"))
    assert rules["default-src"] == rules["object-src"] == rules["base-uri"] == "'none'"
    assert rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in POLICY
    assert "http" not in POLICY


def test_an_encrypted_way_stays_encrypted(tmp_path: Path) -> None:
    with served(tmp_path, site="https://testserver") as visitor:
        told = visitor.get("/api/lobby")
        assert "max-age=31536000" in told.headers["strict-transport-security"]
        ours = {"origin": "https://testserver"}
        assert visitor.post("/api/tables", json=opening(), headers=ours).status_code == 201
        refusal(visitor.post("/api/tables", json=opening(), headers=HERE), 403, "not-from-there")


@pytest.mark.parametrize(("language", "word"), [("en", "wrong"), ("fr", "mal")])
def test_a_bug_is_told_in_a_sentence_and_written_down_without_what_stood_there(
    visitor: TestClient, language: str, word: str
) -> None:
    def broken(_request: object) -> None:
        raise ValueError("the five of hearts lies under the kitty")

    visitor.app.router.routes.insert(0, Route("/broken", broken))  # type: ignore[attr-defined]
    with structlog.testing.capture_logs() as lines:
        told = visitor.get(f"/broken?language={language}")
    assert word in refusal(told, 500, "bug")
    (line,) = lines
    assert line["error"] == "ValueError"
    assert line["where"][-1].startswith("test_security.py:")
    assert "hearts" not in json.dumps(line)


# --- who may know of a table ------------------------------------------------------------------


def test_a_wrong_invitation_and_a_table_that_is_not_there_are_told_alike(
    visitor: TestClient,
) -> None:
    table = opened(visitor)
    wrong = {"join": "w" * 22}
    for way in ("look", "seats"):
        body = wrong if way == "look" else {**wrong, "name": "Jo"}
        told = [
            visitor.post(f"/api/tables/{key}/{way}", json=body, headers=HERE)
            for key in (table["table"], "nothing", "a" * 12, "%00", "x" * 300)
        ]
        refusal(told[0], 404, "no-table")
        assert len({(each.status_code, each.content, str(each.headers)) for each in told}) == 1


def test_a_strange_token_opens_no_seat_wherever(visitor: TestClient) -> None:
    table = opened(visitor)
    for key in (table["table"], "nothing"):
        stranger = {"table": key, "token": "w" * 22}
        with seated(visitor, stranger) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert (closed.value.code, closed.value.reason) == (4002, "token")
        bearer = {**HERE, "authorization": f"Bearer {stranger['token']}"}
        refusal(visitor.delete(f"/api/tables/{key}", headers=bearer), 404, "no-table")
    for without in ({}, {"authorization": "Bearer "}, {"authorization": "Basic x"}):
        told = visitor.delete(f"/api/tables/{table['table']}", headers={**HERE, **without})
        refusal(told, 401, "token")


def test_there_is_no_list_of_tables(visitor: TestClient) -> None:
    opened(visitor)
    for path in ("/api/tables", "/api/tables/", "/api/seats"):
        refusal(visitor.get(path), 404, "nothing-here")


def test_ids_invitations_and_tokens_cannot_be_guessed(visitor: TestClient) -> None:
    table = opened(visitor)
    assert len(table["table"]) >= 12
    assert len({table["token"], table["join"]}) == 2
    for secret in (table["token"], table["join"]):
        assert re.fullmatch(r"[A-Za-z0-9_-]{22,}", secret)


def test_what_is_stored_tells_neither_token_nor_invitation(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = opened(visitor, company="cast", start=True)
        with seated(visitor, table) as socket:
            awaited(socket, "frame")
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table["table"].encode() in stored
    assert table["token"].encode() not in stored
    assert table["join"].encode() not in stored
