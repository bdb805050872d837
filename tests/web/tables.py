"""A seat at a table that stands where it is wanted: played there without a page."""

import itertools
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.serving import PATIENCE, Served, greet

MOST_TABLES = 60
MOST_DEALS = 4
BIDS = ("bid", "suit")

Frame = dict[str, Any]
When = Callable[[Frame], bool]


@dataclass(frozen=True)
class Seat:
    """Where somebody sits, as the browser remembers it."""

    table: str
    token: str
    join: str
    game: str

    def remembered(self) -> str:
        """What lies in the browser's storage."""
        return json.dumps([{**vars(self), "at": 4_102_444_800_000, "over": False}])

    def taken_in(self, where: BrowserContext | Page) -> None:
        """From now on the browser remembers the seat."""
        kept = json.dumps(self.remembered())
        where.add_init_script(f"localStorage.setItem('fortyfives.seats', {kept})")

    def taken_once(self, page: Page) -> None:
        """The browser remembers the seat now; what it forgets stays forgotten."""
        page.goto("/settings")
        page.evaluate("kept => { localStorage['fortyfives.seats'] = kept }", self.remembered())


def asks(*kinds: str) -> When:
    """One is asked something that is answered in that way: a bid, a suit, a card to be played."""
    return lambda frame: any(each in kinds for each in kinds_of(frame))


def throws(frame: Frame) -> bool:
    """One is asked what one throws."""
    return bool(frame["ask"] and frame["ask"]["throw"])


def last_card(frame: Frame) -> bool:
    """One is to play the last card of a deal."""
    cards = frame["cards"]
    return "play" in kinds_of(frame) and bool(cards) and len(cards["hand"]) == 1


def over(frame: Frame) -> bool:
    """The game is over."""
    return bool(frame["sheet"] and frame["sheet"]["over"])


def kinds_of(frame: Frame) -> list[str]:
    """The kinds of answers that one may give."""
    ask = frame["ask"]
    return [choice["kind"] for choice in ask["choices"]] if ask and ask["question"] else []


def seated(server: Served, game: str, **wanted: object) -> Seat:
    """Open a table with the cast and begin."""
    body = {"game": game, "name": "Marie", "language": "en", "company": "cast", "start": True}
    answer = server.ask("/api/tables", {**body, **wanted})
    assert answer.status < 300, answer.content
    told = answer.json()
    return Seat(told["table"], told["token"], told["join"], game)


def at(server: Served, when: When, game: str, **wanted: object) -> Seat:
    """A seat at a table that has come that far; tables that do not are left."""
    for _ in range(MOST_TABLES):
        seat = seated(server, game, **wanted)
        if played_until(server, seat, when):
            return seat
    raise AssertionError(f"no table of {game} came that far")


def played_until(server: Served, seat: Seat, when: When) -> bool:
    """Bid high and play anything until it is so; whether it came to that."""
    sheet: Mapping[str, Any] = {"rows": (), "over": False}
    address = f"ws://{server.address}/api/tables/{seat.table}/socket"
    home = Origin(f"http://{server.address}")
    with connect(address, origin=home, compression=None) as socket:
        greet(socket, seat.token)
        for number in itertools.count():
            frame = json.loads(socket.recv(PATIENCE))
            if frame["t"] != "frame":
                continue
            sheet = frame["sheet"] or sheet
            if when({**frame, "sheet": sheet}):
                return True
            if sheet["over"] or (when is not over and len(sheet["rows"]) >= MOST_DEALS):
                return False
            if order := answer_to(frame):
                common = {"id": f"command-{number}", "at": frame["version"]}
                socket.send(json.dumps({**order, **common}))
    return False


def answer_to(frame: Frame) -> dict[str, Any] | None:
    """The highest bid, the last card, plain cards thrown; None where nothing is asked."""
    ask = frame["ask"]
    if not ask or not ask["question"]:
        return None
    if ask["cut"]:
        return {"t": "cut", "depth": 9}
    if throw := ask["throw"]:
        cards = frame["cards"]["hand"]
        plain = [*throw["plain"], *(each["card"] for each in cards)]
        thrown = list(dict.fromkeys(plain))[: max(throw["least"], min(3, throw["most"]))]
        return {"t": "act", "action": {"is": "Discard", "cards": thrown}}
    choices = ask["choices"]
    best = [choice for choice in choices if choice["kind"] in BIDS]
    return {"t": "act", "action": (best or choices)[-1]["action"]}
