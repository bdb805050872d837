"""A programme that sits down and plays a whole game by doing whatever is allowed.

python examples/programme.py http://127.0.0.1:8045              opens a table with computer players
python examples/programme.py http://127.0.0.1:8045 TABLE JOIN   joins one, with its invitation

What it says and hears is told in docs/programmes.md.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def answer(ask: dict, hand: list[str]) -> dict:
    """What to do: cut somewhere, throw the fewest and worst cards, or take any choice."""
    if ask["cut"]:
        return {"t": "cut", "depth": random.randint(1, ask["cut"])}
    if ask["throw"]:
        worst = hand[len(hand) - ask["throw"]["least"] :]
        return {"t": "act", "action": {"is": "Discard", "cards": worst}}
    return {"t": "act", "action": random.choice(ask["choices"])["action"]}


server, *invitation = sys.argv[1:]
place, wanted = "/api/tables", {"game": "irish_45", "company": "cast", "start": True}
if invitation:
    place, wanted = f"{place}/{invitation[0]}/seats", {"join": invitation[1]}
me = json.dumps(wanted | {"name": "Programme", "language": "en"}).encode()
seat = json.load(urlopen(Request(server + place, me, {"Content-Type": "application/json"})))

with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{seat['table']}/socket") as socket:
    socket.send(json.dumps({"t": "hello", "protocol": 1, "token": seat["token"], "language": "en"}))
    for number, frame in enumerate(map(json.loads, socket)):
        if frame["t"] == "frame":
            print(*(each["said"] for each in frame["happened"] if each["said"]), sep="\n")
            if frame["sheet"] and frame["sheet"]["over"]:
                print("The game is over:", frame["sheet"]["scores"])
                break
            if frame["ask"] and frame["ask"]["question"]:
                hand = [held["card"] for held in frame["cards"]["hand"]] if frame["cards"] else []
                command = {"id": f"command-{number}", "at": frame["version"]}
                socket.send(json.dumps(command | answer(frame["ask"], hand)))
