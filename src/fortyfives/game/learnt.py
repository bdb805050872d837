"""Whether anybody has learnt something by an action, so that it is not taken back as if unseen."""

from fortyfives.cards.cardset import CardSet
from fortyfives.game.deal import Deal, Step
from fortyfives.game.events import BookedAsked
from fortyfives.game.showing import view_for
from fortyfives.rules.seating import Seat


def learnt(before: Deal, step: Step, me: Seat) -> bool:
    """Whether anybody has learnt something by what this seat did, besides that it was done.

    That is a card that was neither in the seat's own hand nor seen before, or an answer.
    """
    after = step.deal
    if after.over or any(isinstance(event, BookedAsked) for event in step.events):
        return True
    own = before.owns[me].hand
    return any(_seen(after, seat) - _seen(before, seat) - own for seat in before.setting.ring)


def _seen(deal: Deal, seat: Seat) -> CardSet:
    return view_for(deal, seat).seen()
