"""A real server on this computer, for as long as a test lasts."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import uvicorn
from websockets.sync.client import ClientConnection

from fortyfives.server import protocol as wire
from fortyfives.server.app import application
from fortyfives.server.running import bound_to
from fortyfives.server.table.clock import AT_ONCE

HERE = "127.0.0.1"
PATIENCE = 120.0


@dataclass(frozen=True)
class Answer:
    """What came back: its status, its headers, its bytes."""

    status: int
    headers: Mapping[str, str]
    content: bytes

    def json(self) -> Any:
        """The answer as JSON."""
        return json.loads(self.content)


@dataclass(frozen=True)
class Served:
    """A server by its host and port."""

    address: str

    def ask(
        self, path: str, body: object = None, method: str | None = None, token: str = ""
    ) -> Answer:
        """Ask the server for something."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        data = None
        if body is not None:
            data, headers["content-type"] = json.dumps(body).encode(), "application/json"
        request = Request(f"http://{self.address}{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as came:  # noqa: S310 - the same
                return Answer(came.status, dict(came.headers), came.read())
        except HTTPError as refused:
            with refused:
                return Answer(refused.code, dict(refused.headers), refused.read())


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    """A server that keeps its games in that folder and loses no time at its tables."""
    with bound_to(HERE, 0) as bound:
        config = uvicorn.Config(
            application(folder, [HERE], AT_ONCE),
            ws="websockets-sansio",
            log_level="warning",
            timeout_graceful_shutdown=3,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[bound])))
        thread.start()
        try:
            yield Served(f"{HERE}:{bound.getsockname()[1]}")
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


def greet(socket: ClientConnection, token: str) -> None:
    """Say who one is."""
    hello = {"t": "hello", "protocol": wire.VERSION, "token": token, "language": "en"}
    socket.send(json.dumps(hello))


def play(
    socket: ClientConnection,
    first: Callable[[], None] | None = None,
    begins: Callable[[dict[str, Any]], bool] | None = None,
) -> dict[str, Any]:
    """Do the first thing that is allowed until the game is over; the score sheet then.

    `first` is done once, before the game is over; the game is begun when a room `begins` it.
    """
    number = 0
    while True:
        frame = json.loads(socket.recv(PATIENCE))
        if frame["t"] != "frame":
            continue
        sheet, ask, room = frame["sheet"], frame["ask"], frame["room"]
        if sheet and sheet["over"]:
            return dict(sheet)
        if sheet and first:
            assert sheet["replay"] == ""
            first()
            first = None
        number += 1
        common = {"id": f"command-{number}", "at": frame["version"]}
        if begins and room and begins(room):
            socket.send(json.dumps({"t": "start", **common}))
            begins = None
        elif ask and ask["cut"]:
            socket.send(json.dumps({"t": "cut", "depth": 9, **common}))
        elif ask and ask["throw"]:
            hand = [held["card"] for held in frame["cards"]["hand"]]
            thrown = hand[len(hand) - ask["throw"]["least"] :]
            action = {"is": "Discard", "cards": thrown}
            socket.send(json.dumps({"t": "act", "action": action, **common}))
        elif ask and ask["question"]:
            action = ask["choices"][0]["action"]
            socket.send(json.dumps({"t": "act", "action": action, **common}))
