"""Somebody who plays in a browser: he does what the page offers, by its own controls."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Locator, Page

from fortyfives.server.languages import words_in
from tests.web.stories.watching import Watch

KINDS = (".discard", ".panel", ".hand .legal")
ASKED = ", ".join(KINDS)
KIND = "all => all.find(each => document.querySelector(each)) ?? ''"
OVER = ".end"
GLANCE = 20
NAMES = "all => all.map(each => (each.ariaLabel ?? '').split(',')[0])"


def play_together(players: list["Player"], until: Callable[[], bool] = lambda: False) -> None:
    """All play in turn, until all look at the summary of the deal, or something else is so."""
    order = list(players)
    while not until():
        for due, player in enumerate(order):
            if player.asked:
                player.answer()
                order = (
                    order[due + 1 :] + order[: due + 1]
                )  # most often it is then the next one's turn
                break
        else:
            if all(player.reads for player in players):
                for player in players:
                    player.show("summary")
                return
            players[0].page.wait_for_timeout(GLANCE)


@dataclass
class Player:
    """One person at one page; `lot` chooses for him where there is a choice."""

    page: Page
    watch: Watch
    language: str = "en"
    lot: Random = field(default_factory=Random)
    wishes: tuple[str, ...] = ()
    """Words of the answers that he gives whenever he may."""
    picture: Callable[[Page, str], None] | None = None
    """Keeps a picture of a moment, where pictures are wanted."""

    def say(self, key: str, **facts: str | int) -> str:
        """The page's own words."""
        return words_in(self.language).say(key, **facts)

    def button(self, key: str, **facts: str | int) -> Locator:
        """The button with these words on it."""
        return self.page.get_by_role("button", name=self.say(key, **facts))

    def link(self, key: str, **facts: str | int) -> Locator:
        """The link with these words on it."""
        return self.page.get_by_role("link", name=self.say(key, **facts))

    # --- how a control is worked ----------------------------------------------------------

    def touch(self, control: Locator) -> None:
        """Do what a finger does."""
        control.click()

    def tick(self, choice: Locator) -> None:
        """Choose one of several; what stands on it takes the finger."""
        choice.check(force=True)

    def show(self, moment: str = "") -> None:
        """Have a picture of that moment kept, if pictures are wanted."""
        if self.picture:
            self.picture(self.page, moment or self._moment())

    # --- at the table ---------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """What the page waits for him to do, as the place where he does it; empty if nothing."""
        return str(self.page.evaluate(KIND, KINDS))

    @property
    def reads(self) -> bool:
        """Whether he looks at the summary of a deal."""
        return self.page.locator(OVER).count() > 0

    def wait(self) -> None:
        """Look on until there is something to do or to read."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for()

    def play_deal(self) -> None:
        """Play until the summary of the deal lies there."""
        self.wait()
        while not self.reads:
            self.answer()
            self.wait()
        self.show("summary")

    @property
    def trick(self) -> list[str]:
        """The cards on the cloth, in the order played."""
        lies = self.page.get_by_role("list", name=self.say("web-trick")).get_by_role("img")
        return list(lies.evaluate_all(NAMES))

    @property
    def hand(self) -> list[str]:
        """The cards in his hand, by their names."""
        cards = self.page.get_by_role("region", name=self.say("web-hand")).get_by_role("button")
        return list(cards.evaluate_all(NAMES))

    def order(self, key: str) -> None:
        """Ask for something by the menu."""
        self.touch(self.button("web-tools-menu"))
        self.touch(self.page.get_by_role("dialog").get_by_role("button", name=self.say(key)))

    def play_game(self) -> int:
        """Play until the game is over; how many deals it took."""
        deals = 1
        self.play_deal()
        while self.button("web-summary-next").count():
            self.next_deal()
            self.play_deal()
            deals += 1
        return deals

    def next_deal(self) -> None:
        """Put the summary away."""
        self.touch(self.button("web-summary-next"))

    def answer(self) -> None:
        """Do one thing that the page asks for."""
        asked = self.asked
        if asked == ".discard":
            self._throw()
        elif asked == ".panel":
            self._choose(self.page.locator(".panel"))
        elif asked:
            self._card()

    def _throw(self) -> None:
        """Throw away: all that are no trumps by one button, or card by card."""
        self.show("discard")
        box = self.page.locator(".discard")
        plain = box.get_by_role("button", name=self.say("web-discard-plain", n=1)[:-3])
        if plain.count() and self.lot.random() < 0.7:
            self.touch(plain)
            return
        throw = box.locator(".acts").get_by_role("button").last
        while not throw.is_enabled():
            self.touch(box.locator(".cards:not(.going)").get_by_role("button").last)
        self.touch(throw)

    def _choose(self, panel: Locator) -> None:
        """Bid, name trump, call a card, cut."""
        choices = panel.get_by_role("radio")
        cards = panel.locator(".all").get_by_role("button")
        names = panel.locator(".suits").count() > 0
        self.show("call" if cards.count() else "naming" if names else "auction")
        if count := choices.count():
            self.tick(self._wished(panel) or choices.nth(self.lot.randrange(count)))
        elif count := cards.count():
            self.touch(cards.nth(self.lot.randrange(count)))
        self.touch(panel.get_by_role("button").last)

    def _moment(self) -> str:
        """What his card is for, for the name of a picture."""
        slip = self.page.locator(".slip")
        for name, key in (
            ("rob", "label-decline-rob"),
            ("rob", "web-way-rob"),
            ("beg", "web-way-beg"),
        ):
            if slip.get_by_role("button", name=self.say(key)).count():
                return name
        return "beside" if slip.locator(".acts").count() else f"trick-of-{len(self.trick) + 1}"

    def _wished(self, panel: Locator) -> Locator | None:
        """What he has always wanted, if it is offered."""
        found = (panel.get_by_role("radio", name=wish) for wish in self.wishes)
        return next((each.first for each in found if each.count()), None)

    def _card(self) -> None:
        """Choose a card and play it, or do what stands beside the cards."""
        beside = self.page.locator(".slip .acts").get_by_role("button", pressed=False)
        self.show()
        if beside.count() and self.lot.random() < 0.5:
            self.touch(beside.first)
            return
        hand = self.page.locator(".hand").get_by_role("button", disabled=False)
        self.touch(hand.nth(self.lot.randrange(hand.count())))
        chosen = self.page.locator(".hand").get_by_role("button", pressed=True)
        self.touch(chosen)
        chosen.wait_for(state="detached")
