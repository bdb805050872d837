"""What a record does not tell and a game needs to be gone on with: the seed, the seat, the company.

It stands in the record's file behind its text, in comments.
"""

import tomllib
from dataclasses import dataclass
from typing import Final

from fortyfives.rules.seating import Seat, Side

LEAD: Final = "#: "
FIRST: Final = "# So that `fortyfives play --resume` can go on with this game:"
LONGEST: Final = 10_000
BASIC: Final = range(0x20, 0x7F)


@dataclass(frozen=True, slots=True)
class Bookmark:
    """Where a game was left.

    `players` are the computer players by seat, with nothing at the person's own; `won` has the
    winning sides of each earlier game of the match, and `minutes` what has gone of a timed game.
    """

    seed: str
    seat: Seat
    players: tuple[str, ...]
    won: tuple[tuple[Side, ...], ...] = ()
    minutes: int = 0

    def write(self) -> str:
        """The comments to set behind a record."""
        players = ", ".join(map(_quoted, self.players))
        lines = [
            f"seed = {_quoted(self.seed)}",
            f"seat = {self.seat + 1}",
            f"players = [{players}]",
            f"won = {[list(sides) for sides in self.won]}",
            f"minutes = {self.minutes}",
        ]
        return "\n".join([FIRST, *(LEAD + line for line in lines)]) + "\n"


class TornBookmark(ValueError):
    """There are comments of a bookmark that cannot be understood."""


def read_bookmark(text: str, seats: int, sides: int) -> Bookmark | None:
    """The bookmark in the file of a record; None if there is none.

    Raises `TornBookmark` for one that is not of a table with so many seats and sides.
    """
    lines = [line.removeprefix(LEAD) for line in text.splitlines() if line.startswith(LEAD)]
    if not lines:
        return None
    written = "\n".join(lines)
    if len(written) > LONGEST:
        raise TornBookmark
    try:
        told = tomllib.loads(written)
    except (ValueError, RecursionError):  # also of a number without end
        raise TornBookmark from None
    match told:
        case {
            "seed": str(seed),
            "seat": int(seat),
            "players": [*players],
            "won": [*won],
            "minutes": int(minutes),
        } if (
            seat - 1 in range(seats)
            and len(players) == seats
            and all(isinstance(player, str) for player in players)
            and all(_are_sides(game, sides) for game in won)
        ):
            games = tuple(map(tuple, won))
            return Bookmark(seed, seat - 1, tuple(players), games, max(minutes, 0))
    raise TornBookmark


def _are_sides(told: object, sides: int) -> bool:
    return isinstance(told, list) and all(
        type(side) is int and side in range(sides) for side in told
    )


def _quoted(text: str) -> str:
    """The text in quotes, in ASCII."""
    signs = (
        sign if ord(sign) in BASIC and sign not in '"\\' else f"\\U{ord(sign):08X}"
        for sign in text.encode("utf-8", "replace").decode()
    )
    return f'"{"".join(signs)}"'
