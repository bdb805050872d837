"""A server to try, and what a visitor asks of it."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient, WebSocketTestSession

from fortyfives.server.app import application
from fortyfives.server.rates import USUAL, Rates
from fortyfives.server.routes.pages import BUILT
from fortyfives.server.table.clock import AT_ONCE

SITE = "http://testserver"
HERE = {"origin": SITE}


@contextmanager
def served(
    folder: Path, rates: Rates = USUAL, site: str = SITE, page: Path = BUILT
) -> Iterator[TestClient]:
    """A visitor at a server with its games in that folder, and that page."""
    app = application(folder, ["testserver"], AT_ONCE, rates, page)
    with TestClient(app, base_url=site, raise_server_exceptions=False) as visitor:
        yield visitor


def opening(**more: Any) -> dict[str, Any]:
    """What one sends to open a table."""
    return {"game": "irish_45", "name": "Rose", "language": "en", **more}


def opened(visitor: TestClient, **more: Any) -> dict[str, Any]:
    """A table that was opened, as its host is told of it."""
    told = visitor.post("/api/tables", json=opening(**more), headers=HERE)
    assert told.status_code == 201, told.text
    found: dict[str, Any] = told.json()
    return found


@contextmanager
def seated(
    visitor: TestClient, table: Mapping[str, Any], **hello: Any
) -> Iterator[WebSocketTestSession]:
    """A socket of the seat, which has said who it is."""
    with visitor.websocket_connect(f"/api/tables/{table['table']}/socket", headers=HERE) as socket:
        said = {"t": "hello", "protocol": 1, "token": table["token"], "language": "en", **hello}
        socket.send_text(json.dumps(said))
        yield socket


def awaited(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.receive_text())
        if message["t"] == kind:
            return message


def refusal(told: Response, status: int, code: str) -> str:
    """The sentence of a refusal with that code."""
    assert told.status_code == status, told.text
    body = told.json()
    assert body["code"] == code
    assert set(body) - {"rule"} == {"code", "said"}
    assert body["said"].endswith((".", "?"))
    return str(body["said"])
