"""The house that the stories are played in: a server, a browser, and those who come."""

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.luck import seeded
from tests.web.stories.player import Player
from tests.web.stories.watching import Watch

SETTLE = 300
PHONE, DESK, SMALL = (390, 844), (1440, 900), (320, 640)
QUICK = {"motion": "none", "hold": 0, "sound": False}
BY_LOT = """
(() => {
  // Each time that the page is loaded it draws other numbers: no command has an id twice.
  localStorage.loaded = Number(localStorage.loaded ?? 0) + 1;
  let state = SEED + Number(localStorage.loaded) * 7919;
  const draw = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  Math.random = () => draw() / 2 ** 32;
  crypto.getRandomValues = (bytes) => bytes.map(() => draw() >>> 24);
})();
"""


@dataclass
class House:
    """Where people come to play; `whole` plays every story to its end."""

    browser: Browser
    site: str
    name: str
    whole: bool = False
    pictures: Path | None = None
    taken: set[str] = field(default_factory=set)
    came: list[Player] = field(default_factory=list)

    def guest(
        self,
        size: tuple[int, int] = PHONE,
        language: str = "en",
        settings: dict[str, Any] | None = None,
        kind: type[Player] = Player,
    ) -> Player:
        """Somebody with a browser of his own, at the start page of nothing yet."""
        context = self.browser.new_context(
            base_url=self.site,
            locale=f"{language}-CA",
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 700,
        )
        page = context.new_page()
        lot = Random(f"{self.name} {len(self.came)}")
        page.add_init_script(BY_LOT.replace("SEED", str(lot.randrange(2**32))))
        kept = json.dumps(json.dumps(QUICK if settings is None else settings))
        page.add_init_script(f"localStorage['fortyfives.settings'] ??= {kept}")
        player = kind(page, Watch(page, self.site), language, lot)
        player.picture = self.picture if self.pictures else None
        self.came.append(player)
        return player

    def lay(self, host: Player, game: str, players: int | None = None, name: str = "Ann") -> str:
        """Have somebody lay a table by the form, as far as the waiting room; its link."""
        host.page.goto("/new-table")
        host.page.get_by_label(host.say("web-new-name")).fill(name)
        self.choose_game(host, game, players)
        host.touch(host.button("web-new-lay"))
        link = host.page.get_by_label(host.say("web-invite-link"))
        link.wait_for()
        return link.input_value()

    def choose_game(self, host: Player, game: str, players: int | None = None) -> None:
        """Have the host choose the game on the form, and for how many."""
        games = host.page.get_by_label(host.say("web-new-game"))
        games.press("Shift")  # the browser then knows that what follows was somebody's choice
        games.select_option(game)
        if players is not None:
            host.tick(host.page.get_by_role("radio", name=str(players), exact=True))

    def sit(self, visitor: Player, link: str, name: str, seat: int | None = None) -> None:
        """Have somebody come by the link and sit down, on the free seat of that number."""
        visitor.page.goto(link)
        if seat is not None:
            visitor.tick(visitor.page.get_by_role("radio").nth(seat))
        visitor.page.get_by_label(visitor.say("web-new-name")).fill(name)
        visitor.touch(visitor.button("web-join-sit"))
        visitor.page.get_by_role("heading", name=visitor.say("web-wait-who")).wait_for()

    def fill(self, host: Player) -> None:
        """Have computer players take the seats that are free."""
        fill = host.page.get_by_role(
            "button", name=re.compile(host.say("web-wait-engage-all", n=7)[:8])
        )
        host.touch(fill)

    def begin(self, host: Player) -> None:
        """Have the host deal the cards."""
        host.touch(host.button("web-wait-start"))

    def picture(self, page: Page, name: str) -> None:
        """Take a picture of that moment in every size, once; only if pictures are wanted."""
        if self.pictures is None or name in self.taken:
            return
        self.taken.add(name)
        before = page.viewport_size
        watch = next(player.watch for player in self.came if player.page is page)
        known = len(watch.wrong)
        for size, (width, height) in {"phone": PHONE, "desk": DESK}.items():
            page.set_viewport_size({"width": width, "height": height})
            path = self.pictures / f"{self.name}-{name}-{size}.png"
            page.screenshot(path=path, full_page=True, animations="disabled")
        if before:
            page.set_viewport_size(before)
        page.wait_for_timeout(SETTLE)
        del watch.wrong[known:]  # a window that is drawn larger and smaller: nobody plays so

    def nothing_wrong(self) -> None:
        """Nothing that a page must never do was done at any page."""
        for player in self.came:
            player.watch.nothing_wrong()


@contextmanager
def house(browser: Browser, site: str, name: str, *, whole: bool = False) -> Iterator[House]:
    """A house for a story; all luck hangs on its name. Afterwards everybody has gone home."""
    folder = os.environ.get("FORTYFIVES_SCREENS")
    opened = House(browser, site, name, whole, Path(folder) if folder else None)
    with seeded(name):
        try:
            yield opened
            opened.nothing_wrong()
        finally:
            for player in opened.came:
                player.page.context.close()
