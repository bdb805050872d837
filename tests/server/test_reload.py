"""A newer page: an old one that is open at a table is told to load it, but never in mid-deal."""

import json
from pathlib import Path
from typing import Any

from fortyfives.server.routes.pages import STAMP
from tests.server.visitor import awaited, opened, seated, served


def page(folder: Path, build: str) -> Path:
    """A page of that build, as tools/page.py leaves it."""
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (folder / STAMP).write_text(build, encoding="ascii")
    return folder


def test_a_newer_server_asks_an_old_page_to_reload_between_deals(tmp_path: Path) -> None:
    games = tmp_path / "games"
    with served(games, page=page(tmp_path / "old", "0ld")) as visitor:
        build = visitor.get("/api/lobby").json()["build"]
        assert build == "0ld"
        table = opened(visitor, game="general_120", company="cast", start=True)
        with seated(visitor, table, build=build) as socket:
            frame = awaited(socket, "frame")
            while not (frame["cards"] and frame["cards"]["hand"]):
                do(socket, frame)
                frame = awaited(socket, "frame")
            assert not heard_before_pong(socket, "reload")
    with served(games, page=page(tmp_path / "new", "n3w")) as visitor:
        for same in ("n3w", ""):
            with seated(visitor, table, build=same) as socket:
                assert not heard_before_pong(socket, "reload")
        with seated(visitor, table, build=build) as socket:
            frames = until_told(socket)
            assert len(frames) > 5, "the deal was played out first"
            *others, last = [frame["cards"]["phase"] for frame in frames]
            assert last == "over"
            assert "over" not in others
            assert not heard_before_pong(socket, "reload"), "once is enough"


def test_a_page_that_comes_back_between_deals_is_told_at_once(tmp_path: Path) -> None:
    newer = page(tmp_path / "page", "n3w")
    for where, told in ((newer, True), (tmp_path / "nowhere", False)):
        with (
            served(tmp_path / f"games {told}", page=where) as visitor,
            seated(visitor, opened(visitor), build="0ld") as socket,
        ):
            assert heard_before_pong(socket, "reload") is told


def heard_before_pong(socket: Any, kind: str) -> bool:
    """Whether such a message comes before the answer to a question."""
    socket.send_json({"t": "ping"})
    heard = ""
    found = False
    while heard != "pong":
        heard = str(json.loads(socket.receive_text())["t"])
        found = found or heard == kind
    return found


def until_told(socket: Any) -> list[dict[str, Any]]:
    """Play until one is told to reload; the frames that came before."""
    frames: list[dict[str, Any]] = []
    while True:
        message = json.loads(socket.receive_text())
        if message["t"] == "reload":
            return frames
        if message["t"] == "frame":
            frames.append(message)
            do(socket, message)


def do(socket: Any, frame: dict[str, Any]) -> None:
    """Do the first thing that is allowed, if one is asked."""
    ask = frame["ask"]
    common = {"id": f"command-{frame['version']}", "at": frame["version"]}
    if ask and ask["cut"]:
        socket.send_json({"t": "cut", "depth": 20, **common})
    elif ask and ask["question"]:
        socket.send_json({"t": "act", "action": ask["choices"][0]["action"], **common})
