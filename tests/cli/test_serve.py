"""`fortyfives serve`: what it says when it starts, when it cannot, and when it is stopped."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from fortyfives.cli import serve
from fortyfives.cli.main import main
from fortyfives.server.nearby import address_nearby
from fortyfives.server.running import bound_to
from fortyfives.wording.messages import languages

ENDINGS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]


@dataclass
class Server:
    """A server in a process of its own, and where it is."""

    process: "subprocess.Popen[str]"
    address: str
    said: list[str]

    def post(self, path: str, body: object) -> dict[str, Any]:
        request = urllib.request.Request(  # noqa: S310 - our own server
            self.address + path, json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - the same
            found: dict[str, Any] = json.load(answer)
        return found

    def table(self) -> dict[str, Any]:
        return self.post(
            "api/tables",
            {"game": "irish_45", "name": "Rose", "language": "en", "company": "cast",
             "start": True},
        )  # fmt: skip

    @contextmanager
    def sit(self, table: dict[str, Any]) -> Iterator[ClientConnection]:
        place = f"{self.address.replace('http', 'ws')}api/tables/{table['table']}/socket"
        hello = {"t": "hello", "protocol": 1, "token": table["token"], "language": "en"}
        with connect(place, origin=Origin(self.address.rstrip("/"))) as link:
            link.send(json.dumps(hello))
            yield link


@contextmanager
def running(folder: Path, *argv: str) -> Iterator[Server]:
    process = subprocess.Popen(
        [sys.executable, "-m", "fortyfives", "serve", "--port", "0", "--data", str(folder), *argv],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )
    assert process.stdout is not None
    said: list[str] = []
    while not said or not said[-1].startswith("Ctrl-C"):
        line = process.stdout.readline()
        assert line, process.communicate()
        said.append(line)
    try:
        yield Server(process, said[0].split()[-1], said)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def heard(link: ClientConnection) -> tuple[list[dict[str, Any]], ConnectionClosed]:
    """Everything that comes until the socket is closed, and how it was."""
    messages = []
    try:
        while True:
            messages.append(json.loads(link.recv(timeout=30)))
    except ConnectionClosed as closed:
        return messages, closed


@pytest.mark.parametrize("number", ENDINGS, ids=lambda number: number.name)
def test_a_signal_is_announced_to_all_and_nothing_is_lost(
    number: signal.Signals, tmp_path: Path
) -> None:
    with running(tmp_path) as server:
        table = server.table()
        with server.sit(table) as link:
            first = json.loads(link.recv(timeout=30))
            server.process.send_signal(number)
            messages, closed = heard(link)
        out, err = server.process.communicate(timeout=60)
    assert server.process.returncode == 128 + number
    assert [each for each in messages if each["t"] == "restart"] == [{"t": "restart", "seconds": 5}]
    assert closed.rcvd is not None
    assert (closed.rcvd.code, closed.rcvd.reason) == (1012, "restart")
    assert out == "Stopped. Every table will be as it was.\n"
    assert err == ""
    last = max([first, *messages], key=lambda each: int(each.get("version", 0)))["version"]
    with sqlite3.connect(tmp_path / "tables.sqlite") as stored:
        (kept,) = stored.execute("SELECT max(seq) FROM entries").fetchone()
    stored.close()
    assert kept >= last
    with running(tmp_path) as server, server.sit(table) as link:
        assert json.loads(link.recv(timeout=30))["version"] >= kept


def test_only_this_computer_is_listened_to_and_strangers_are_turned_away(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.address.startswith("http://127.0.0.1:")
        port = int(server.address.rstrip("/").rpartition(":")[2])
        near = address_nearby()
        if near is not None:
            with pytest.raises(OSError, match="refused"), socket.create_connection((near, port), 5):
                pass
        rebound = urllib.request.Request(  # noqa: S310 - our own server
            server.address, headers={"Host": "evil.example"}
        )
        with pytest.raises(urllib.error.HTTPError) as told:
            urllib.request.urlopen(rebound, timeout=30)  # noqa: S310 - the same
        assert told.value.code == 403
        told.value.close()
        server.process.send_signal(signal.SIGTERM)
        server.process.communicate(timeout=60)


def test_in_a_house_the_address_is_shown_with_a_picture_and_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bound: list[str] = []

    def stopped(_app: object, there: socket.socket, _proxy: str) -> None:
        bound.append(there.getsockname()[0])
        there.close()

    monkeypatch.setattr(serve, "run", stopped)
    monkeypatch.setattr(serve, "set_up_logs", lambda: None)
    monkeypatch.setattr(serve, "address_nearby", lambda: "192.0.2.7")
    asked = ["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    assert main([*asked, "--lan"]) == 0
    said = capsys.readouterr().out
    assert "http://192.0.2.7:" in said
    assert "plain http" in said
    assert "█" in said or "▄" in said
    assert main(asked) == 0
    assert "192.0.2.7" not in capsys.readouterr().out
    monkeypatch.setattr(serve, "address_nearby", lambda: None)
    assert main([*asked, "--lan"]) == 0
    assert "No address was found" in capsys.readouterr().out
    assert bound == ["0.0.0.0", "127.0.0.1", "127.0.0.1"]  # noqa: S104


def test_no_short_message_waits_until_the_one_before_it_has_arrived() -> None:
    host = "127.0.0.1"

    async def asked() -> int:
        came: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def meet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = writer.get_extra_info("socket")
            came.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with bound_to(host, 0) as bound:
            async with await asyncio.start_server(meet, sock=bound):
                _, writer = await asyncio.open_connection(host, bound.getsockname()[1])
                waits = await came
                writer.close()
                return waits

    assert asyncio.run(asked())


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line with which the command refuses this."""
    assert main(["serve", *argv]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("fortyfives: ")
    assert told.err.count("\n") == 1
    return told.err


SAID = {
    "port": {"en": "cannot be had", "fr": "pas libre"},
    "data": {"en": "cannot be used", "fr": "ne peut pas servir"},
    "new": {"en": "newer version", "fr": "plus récente"},
    "settings": {"en": "cannot be read as settings", "fr": "ne peut pas être lu"},
    "key": {"en": "prot is no setting", "fr": "prot n’est pas un réglage"},
    "value": {"en": "port cannot be 70000", "fr": "port ne peut pas être 70000"},
}


@pytest.mark.parametrize("language", languages())
def test_what_stands_in_the_way_is_told_in_one_line(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(tmp_path / "games"), "--lang", language)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = refused(capsys, "--port", port, *data)
        assert SAID["port"][language] in line
        assert port in line
    for host in ("nobody.invalid", "x" * 60, "192.0.2.77"):
        assert SAID["port"][language] in refused(capsys, "--host", host, *data)
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "in", Path("/proc/none")):
        line = refused(capsys, "--port", "0", "--data", str(folder), "--lang", language)
        assert SAID["data"][language] in line
    file = tmp_path / "settings.toml"
    for text, key in (("port =", "settings"), ("prot = 1", "key"), ("port = 70000", "value")):
        file.write_text(text, "utf-8")
        for check in ((), ("--check",)):
            line = refused(capsys, "--settings", str(file), *check, *data)
            assert SAID[key][language] in line
    for folder in (tmp_path / "file", tmp_path / "file" / "in", tmp_path / ("x" * 300)):
        line = refused(capsys, "--check", "--data", str(folder), "--lang", language)
        assert SAID["data"][language] in line
    with sqlite3.connect(tmp_path / "games" / "tables.sqlite") as stored:
        stored.execute("UPDATE alembic_version SET version_num = 'from_tomorrow'")
    stored.close()
    assert SAID["new"][language] in refused(capsys, "--port", "0", *data)


def test_a_check_starts_nothing_and_says_that_the_settings_are_good(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    assert main(["serve", "--check", "--data", str(folder), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "These settings can be used.\n"
    assert not folder.exists()
