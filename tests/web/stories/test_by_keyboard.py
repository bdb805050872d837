"""One hundred and ten by keyboard alone; what a screen reader would say is read and compared."""

import json

from playwright.sync_api import WebSocket, expect

from tests.web.stories.house import House
from tests.web.stories.player import GLANCE, Player
from tests.web.stories.typist import Typist

KEYS = "htlsbwg"


class Told:
    """What the table has told this page: each sentence of what happened, and each question.

    `of_the_deal` counts the sentences up to the summary; the next deal waits until it is read.
    """

    def __init__(self) -> None:
        self.said: list[str] = []
        self.of_the_deal = 0
        self.questions: set[str] = set()
        self._version = 0

    def listen(self, line: WebSocket) -> None:
        """Read along on a line."""
        line.on("framereceived", self._read)

    def _read(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["t"] != "frame":
            return
        if frame["version"] > self._version:
            self.said += [each["said"] for each in frame["happened"] if each["said"]]
            if any(each["kind"] == "Settled" for each in frame["happened"]):
                self.of_the_deal = len(self.said)
        self._version = max(self._version, frame["version"])
        if frame["ask"]:
            self.questions.add(frame["ask"]["question"])


def by_keyboard(house: House) -> None:
    """Somebody who hears the table plays from the start page on."""
    guest = house.guest(kind=Typist)
    page, told = guest.page, Told()
    page.on("websocket", told.listen)
    page.goto("/")
    guest.touch(guest.button("web-lobby-play"))
    guest.touch(page.get_by_role("button", name=guest.say("web-place-one-ten-how")))
    while not page.locator(".hand .legal").count():
        guest.wait()
        guest.answer()
        guest.wait()
    asks_by_keys(guest)
    guest.play_game() if house.whole else guest.play_deal()
    page.evaluate("0")
    events = [said for said in guest.watch.spoken if said not in told.questions]
    assert events == told.said[: told.of_the_deal]


def asks_by_keys(guest: Player) -> None:
    """Each key is answered by one sentence, aloud and where the eye is."""
    spoken = guest.watch.spoken
    for key in KEYS:
        before = len(spoken)
        guest.page.keyboard.press(key)
        heard = guest.page.locator(".heard")
        expect(heard).to_be_visible()
        while len(spoken) == before:
            guest.page.wait_for_timeout(GLANCE)
        assert len(spoken) == before + 1
        expect(heard).to_have_text(spoken[-1])
        spoken.pop()


def test_a_deal_is_played_without_a_mouse_and_every_event_is_spoken_once(home: House) -> None:
    by_keyboard(home)
