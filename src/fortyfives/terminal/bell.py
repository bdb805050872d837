"""The bell of a timed game."""

from fortyfives.rules.goal import TimeUp
from fortyfives.telling.company import Company
from fortyfives.terminal.console import Console
from fortyfives.terminal.timer import Timer


class Bell:
    """Tells that the time of a game is up, and whether that stops the play."""

    def __init__(self, company: Company, console: Console) -> None:
        self._words = company.words
        self._console = console
        self._last_deal_told = False

    def begin_game(self) -> None:
        """Another game begins, and its last deal will be told in its turn."""
        self._last_deal_told = False

    def stops(self, timer: Timer | None, time_up: TimeUp) -> bool:
        """Whether play stops now for want of time; the last deal is told once."""
        if timer is None or not timer.expired:
            return False
        if time_up is TimeUp.STOP_AT_BELL:
            self._console.say(self._words.say("table-bell"))
            return True
        if not self._last_deal_told:
            self._console.say(self._words.say("table-last-deal"))
            self._last_deal_told = True
        return False
