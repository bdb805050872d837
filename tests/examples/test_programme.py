import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.serving import PATIENCE, Served, greet, play, served

PROGRAMME = Path(__file__).parents[2] / "examples" / "programme.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server on this computer."""
    with served(tmp_path) as found:
        yield found


def sits_down(server: Served, *invitation: str) -> "subprocess.Popen[str]":
    """The programme, started as one starts it."""
    return subprocess.Popen(
        [sys.executable, "-X", "utf8", str(PROGRAMME), f"http://{server.address}", *invitation],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def test_a_programme_opens_a_table_and_plays_a_game_to_its_end(server: Served) -> None:
    with sits_down(server) as programme:
        said, wrong = programme.communicate(timeout=2 * PATIENCE)
    assert programme.returncode == 0, wrong
    assert "You cut the pack." in said
    assert said.splitlines()[-1].startswith("The game is over: [")


def test_a_programme_joins_a_table_with_its_invitation(server: Served) -> None:
    wanted = {"game": "merrimack_valley", "name": "Rose", "language": "en", "players": 2}
    seat = server.ask("/api/tables", {**wanted, "options": {"target": 10}}).json()

    def all_sit(room: dict[str, Any]) -> bool:
        return all(person["kind"] == "person" for person in room["people"])

    with sits_down(server, seat["table"], seat["join"]) as programme:
        address = f"ws://{server.address}/api/tables/{seat['table']}/socket"
        with connect(address, open_timeout=PATIENCE) as socket:
            greet(socket, seat["token"])
            sheet = play(socket, begins=all_sit)
            said, wrong = programme.communicate(timeout=2 * PATIENCE)
    assert programme.returncode == 0, wrong
    assert said.splitlines()[-1] == f"The game is over: {sheet['scores']}"
