"""What is known of one contest for a prize: who is in it, what they want, and how it went."""

import msgspec

from fortyfives.tournament.entry import Number
from fortyfives.tournament.log.events import CutDone, Paid


class Contest(msgspec.Struct, frozen=True, gc=False):
    """A contest; `choices` are in the order in which they were made, the last of a couple holds."""

    contest: str
    entrants: tuple[Number, ...]
    cents: int = 0
    goods: str = ""
    choices: tuple[tuple[Number, str], ...] = ()
    cuts: tuple[CutDone, ...] = ()
    winner: Number | None = None
    games: int | None = None
    paid: tuple[Paid, ...] = ()
