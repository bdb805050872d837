"""The table as it stands before one seat, for whoever explains what may be done."""

from dataclasses import dataclass

from fortyfives.game.view import SeatView
from fortyfives.rules.ranking import Order
from fortyfives.telling.company import Company
from fortyfives.wording.messages import Fact, capital


@dataclass(frozen=True, slots=True)
class Now:
    """The table as it stands before one seat."""

    company: Company
    view: SeatView

    def say(self, key: str, **facts: Fact) -> str:
        """The sentence of that key."""
        return capital(self.company.words.say(key, **facts))

    @property
    def order(self) -> Order:
        """The order of the cards."""
        return self.view.order()

    @property
    def side(self) -> int:
        """The side of the seat."""
        assert self.view.seat is not None  # noqa: S101 - the person sits somewhere
        return self.view.setting.side_of[self.view.seat]
