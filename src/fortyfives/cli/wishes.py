"""What was asked for on the command line besides the game: the seat, the company, the record."""

from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Final

from fortyfives.cli.common import read_players
from fortyfives.cli.wrong import nearest_few, wrongly
from fortyfives.players.cast import BEST
from fortyfives.players.player import Player
from fortyfives.players.registry import UnknownPlayer, names, player
from fortyfives.terminal.keeper import AlreadyThere, CannotWrite, check_free
from fortyfives.wording.messages import Words

OPPONENTS: Final = BEST
LONGEST_NAME: Final = 40
LONGEST_SEED: Final = 200
DRAWN: Final = "cast"
"""Said instead of names to have people of the cast drawn by lot."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """Where one sits, with whom, and what is written down."""

    players: int | None
    seat: str
    opponents: tuple[str, ...]
    partner: str
    seed: str
    name: str
    record: Path | None
    plain: bool
    careful: bool


def read_wishes(args: Namespace, words: Words) -> Wishes:
    """What was asked for; raises `WronglyAsked`."""
    record = Path(args.record) if args.record else None
    if record is not None:
        _check_record(record, words)
    name = (args.name or "").strip()
    for said, most in ((name, LONGEST_NAME), (args.seed or "", LONGEST_SEED)):
        if len(said) > most or (said and not said.isprintable()):
            raise wrongly(words, "text-too-long", said=said, most=most)
    opponents = tuple(other.strip() for other in (args.opponents or OPPONENTS).split(","))
    partner = args.partner or BEST
    for other in (*opponents, partner):
        if other != DRAWN:
            known_player(other, words)
    return Wishes(
        read_players(args),
        args.seat or "1",
        opponents,
        partner,
        args.seed or token_hex(4),
        name,
        record,
        plain=args.plain,
        careful=args.careful,
    )


def known_player(name: str, words: Words) -> Player:
    """The computer player of that name; raises `WronglyAsked`."""
    try:
        return player(name)
    except UnknownPlayer:
        near = nearest_few(name, names())
        raise wrongly(words, "player-unknown", name=name, alternatives=near) from None


def _check_record(path: Path, words: Words) -> None:
    try:
        check_free(path)
    except AlreadyThere:
        raise wrongly(words, "record-exists", file=str(path)) from None
    except CannotWrite:
        raise wrongly(words, "record-cannot", file=str(path)) from None
