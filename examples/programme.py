"""A programme that sits down at a table and plays whatever is allowed: docs/programmes.md.

python examples/programme.py http://127.0.0.1:8045              opens a table with computer players
python examples/programme.py http://127.0.0.1:8045 TABLE JOIN   joins one, with its invitation
"""

import json
import random
import sys
from itertools import count
from secrets import token_hex
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url: str, body: dict[str, Any]) -> dict[str, str]:
    """Ask the server for something."""
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return dict(json.load(answer))


def chosen(frame: dict[str, Any]) -> dict[str, Any] | None:
    """What to answer to the question in a frame; None if there is none."""
    match frame["ask"]:
        case {"cut": int(most)}:
            return {"t": "cut", "depth": random.randint(1, most), "number": token_hex(16)}
        case {"throw": {"plain": plain, "least": least, "most": most}}:
            rest = [held["card"] for held in frame["cards"]["hand"] if held["card"] not in plain]
            thrown = (plain + rest)[: max(least, min(most, len(plain)))]
            return {"t": "act", "action": {"is": "Discard", "cards": thrown}}
        case {"question": str(question), "choices": choices} if question:
            return {"t": "act", "action": random.choice(choices)["action"]}
    return None


def play(server: str, seat: dict[str, str]) -> list[int]:
    """Play until the game is over; the scores."""
    ids = count(10_000_000)  # no command has the id of another
    table = f"{server.replace('http', 'ws', 1)}/api/tables/{seat['table']}/socket"
    with connect(table) as socket:
        hello = {"t": "hello", "protocol": 1, "token": seat["token"], "language": "en"}
        socket.send(json.dumps(hello))
        for message in socket:
            frame = json.loads(message)
            if frame["t"] != "frame":
                continue
            print(*(each["said"] for each in frame["happened"] if each["said"]), sep="\n")
            if frame["sheet"] and frame["sheet"]["over"]:
                return list(frame["sheet"]["scores"])
            if answer := chosen(frame):
                socket.send(json.dumps(answer | {"id": str(next(ids)), "at": frame["version"]}))
    raise ConnectionError("the table is gone")


if __name__ == "__main__":
    server, *invitation = sys.argv[1:]
    me: dict[str, Any] = {"name": "Programme", "language": "en"}
    if invitation:
        table, join = invitation
        seat = post(f"{server}/api/tables/{table}/seats", me | {"join": join})
    else:
        wanted = {"game": "irish_45", "company": "cast", "start": True}
        seat = post(f"{server}/api/tables", me | wanted)
    print("The game is over:", play(server, seat))
