"""What the person may still take back: all that was done since anybody else acted."""

from dataclasses import dataclass
from typing import Final

from fortyfives.game.deal import Deal, Step
from fortyfives.game.learnt import learnt
from fortyfives.rules.seating import Seat
from fortyfives.terminal.narrator import Narrator

NOTHING_DONE: Final = "table-undo-nothing"
BEFORE_LEAVING: Final = "table-undo-before"
OTHERS_ACTED: Final = "table-undo-others"
CARDS_SEEN: Final = "table-undo-seen"


class TakenBack(Exception):
    """The person takes the last action back."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The deal before an action of the person's, and what had been told by then."""

    deal: Deal
    narrator: Narrator
    forced: bool


class Past:
    """Remembers the moments to which the person may go back; `refusal` tells why there is none."""

    def __init__(self) -> None:
        self._moments: list[Moment] = []
        self._at_first = self.refusal = NOTHING_DONE

    def begin(self, *, had_acted: bool = False) -> None:
        """A deal begins, or goes on in which the person `had_acted` before leaving."""
        self._at_first = BEFORE_LEAVING if had_acted else NOTHING_DONE
        self._forget(self._at_first)

    def others_acted(self) -> None:
        """Somebody else has done something."""
        if self.refusal != NOTHING_DONE or self._moments:
            self._forget(OTHERS_ACTED)

    def acted(self, before: Moment, step: Step, me: Seat) -> None:
        """The person has done something; if it showed anybody a card, it is done for good."""
        if learnt(before.deal, step, me):
            self._forget(CARDS_SEEN)
        else:
            self._moments.append(before)

    @property
    def open(self) -> bool:
        """Whether there is something to take back: an action that was a choice."""
        return any(not moment.forced for moment in self._moments)

    def take_back(self) -> Moment:
        """The moment before the person's last choice; `open` tells that there was one."""
        while True:
            moment = self._moments.pop()
            if not moment.forced:
                if not self._moments:
                    self.refusal = self._at_first
                return moment

    def _forget(self, refusal: str) -> None:
        self._moments.clear()
        self.refusal = refusal
