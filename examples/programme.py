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
        thrown = hand[len(hand) - ask["throw"]["least"] :]
        return {"t": "act", "action": {"is": "Discard", "cards": thrown}}
    return {"t": "act", "action": random.choice(ask["choices"])["action"]}


server, *invitation = sys.argv[1:]
wanted = {"game": "irish_45", "company": "cast", "start": True}
place, wanted = "/api/tables", wanted | {"name": "Programme", "language": "en"}
if invitation:
    place, wanted = f"{place}/{invitation[0]}/seats", {"name": "Programme", "join": invitation[1]}
asked = Request(server + place, json.dumps(wanted).encode(), {"Content-Type": "application/json"})
seat = json.load(urlopen(asked))

with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{seat['table']}/socket") as socket:
    hello = {"t": "hello", "protocol": 1, "token": seat["token"], "language": "en"}
    socket.send(json.dumps(hello))
    for number, message in enumerate(socket):
        frame = json.loads(message)
        if frame["t"] == "frame":
            print(*(each["said"] for each in frame["happened"] if each["said"]), sep="\n")
            if frame["sheet"] and frame["sheet"]["over"]:
                print("The game is over:", frame["sheet"]["scores"])
                break
            if frame["ask"] and frame["ask"]["question"]:
                hand = [held["card"] for held in frame["cards"]["hand"]] if frame["cards"] else []
                command = {"id": f"command-{number}", "at": frame["version"]}
                socket.send(json.dumps(command | answer(frame["ask"], hand)))
