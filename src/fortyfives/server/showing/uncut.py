"""The pack that waits to be cut, as its cutter is told of it."""

import msgspec

from fortyfives.rules.seating import Seat
from fortyfives.server.table.state import Table


class Uncut(msgspec.Struct, frozen=True):
    """A deal that is committed to and not cut.

    `at` is the version to cut it at, `most` how many cards may be lifted.
    """

    at: int
    most: int
    deal: str
    commitment: str


def uncut(table: Table, seat: Seat | None) -> Uncut | None:
    """The pack that this seat may cut now, if there is one."""
    playing, game = table.playing, table.game
    if playing is None or game is None or playing.start is not None or table.adjourned:
        return None
    if table.cutter != seat:
        return None
    most = 51 + game.variant.dealing.jokers
    return Uncut(table.version, most, playing.deal_id, playing.commitment)
