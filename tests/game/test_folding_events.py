"""What a seat may know is what follows from the events that it may know."""

import random

from fortyfives.game.events import fold, seen_by
from fortyfives.game.showing import view_for
from tests.game.watching import played
from tests.strategies import Table


def test_whoever_puts_together_what_he_may_know_has_his_view() -> None:
    told = played(Table("merrimack_valley", 4), random.Random(1))
    for seat in told.everyone:
        view = view_for(told.first.deal, seat)
        for _, step in told.told:
            for event in seen_by(step.events, seat):
                view = fold(view, event)
        assert view == view_for(told.deal, seat)
