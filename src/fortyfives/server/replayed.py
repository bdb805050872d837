"""A finished game as it is shown again: every step of every deal, with all hands open."""

import msgspec

from fortyfives.server.protocol import CardName, Cards, HandCard, Part, Proof, Room, Row, Sheet


class ReplayStep(Part, frozen=True):
    """The table after something was done: `seat` did it, None if nobody at the table did.

    `cards` is what everybody could see, `hands` what each seat held, and `kitty` the kitty while
    it lies there.
    """

    seat: int | None
    said: str
    cards: Cards
    hands: list[list[HandCard]]
    kitty: list[CardName]


class ReplayDeal(Part, frozen=True):
    """A deal from the cut on, without what was taken back; no `score` if the bell rang in it."""

    number: int
    dealer: int
    steps: list[ReplayStep]
    score: Row | None


class Replay(msgspec.Struct, frozen=True):
    """A finished game of a table, its people as they sat at its end.

    There is a proof for each commitment that was told, also for one that came to no cards.
    """

    room: Room
    sheet: Sheet
    deals: list[ReplayDeal]
    proofs: list[Proof]
