"""`fortyfives play`: sit down at a table in the terminal, with computer players."""

import io
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Final, TextIO

from fortyfives.cli.common import (
    Parser,
    WronglyAsked,
    add_game_arguments,
    asked_game,
    fail,
    find_game,
    read_options,
    read_players,
    words_for,
)
from fortyfives.game.game import Game
from fortyfives.game.match import Match
from fortyfives.game.table import Chair
from fortyfives.players.registry import UnknownPlayer, player
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.seating import Seat
from fortyfives.rules.variant import Variant
from fortyfives.terminal.chair import PersonsChair
from fortyfives.terminal.company import Company, seat_names
from fortyfives.terminal.console import Console, Gone
from fortyfives.terminal.desk import Desk
from fortyfives.terminal.keeper import CannotWrite, Keeper
from fortyfives.terminal.menu import choose_game
from fortyfives.terminal.table import Clock, Table, chair_of
from fortyfives.terminal.vocabulary import vocabulary
from fortyfives.wording.messages import Words

OPPONENTS: Final = "cautious"
INTERRUPTED: Final = 130


@dataclass(frozen=True, slots=True)
class _Wishes:
    """What was asked for on the command line besides the game."""

    players: int | None
    seat: str
    opponents: str
    seed: str
    name: str
    record: Path | None


def main(argv: Sequence[str], clock: Clock | None = None) -> int:
    """Play, and give the exit code: 0 for a game played or left, 2 for what cannot be played."""
    _let_signs_pass(sys.stdin, sys.stdout)
    console = Console(sys.stdin, sys.stdout)
    try:
        words = words_for(argv)
        parser = _parser(words)
        args = parser.read(argv)
        if args.help:
            print(parser.format_help(), end="")
            return 0
        return _sit_down(args, words, console, clock or Clock())
    except WronglyAsked as wrong:
        return fail(str(wrong))


def _parser(words: Words) -> Parser:
    parser = Parser("play", "cli-play", words)
    add_game_arguments(parser)
    parser.add_choice(
        "--opponents", takes="cli-player", default=OPPONENTS, says="cli-help-opponents"
    )
    parser.add_choice("--seat", takes="cli-number", default="1", says="cli-help-seat")
    parser.add_choice("--name", takes="cli-name", default="", says="cli-help-name")
    parser.add_choice("--seed", takes="cli-seed", default="", says="cli-help-seed")
    parser.add_choice("--record", takes="cli-file", says="cli-help-record")
    return parser


def _sit_down(args: Namespace, words: Words, console: Console, clock: Clock) -> int:
    """Find out what is to be played, play it, and take leave; raises `WronglyAsked`."""
    wishes, options = _read_wishes(args, words), read_options(words, args.option)
    keeper, code = None, 0
    try:
        try:
            variant = find_game(words, asked_game(args) or choose_game(words, console), options)
            company, game = _seat(variant, wishes, words)
            if wishes.record is not None:
                keeper = Keeper(wishes.record, dict(enumerate(company.names)))
            _set_table(company, wishes, console, keeper, clock).play(Match(game))
        except Gone:
            pass
        except KeyboardInterrupt:
            console.space()
            code = INTERRUPTED
        files = keeper.put_away() if keeper else ()
    except CannotWrite as wrong:
        raise WronglyAsked(words.say("record-cannot", file=str(wrong))) from None
    finally:
        console.end_paragraph()
    for file in files:
        console.say(words.say("table-written", file=str(file)))
    console.say(words.say("table-goodbye"))
    return code


def _read_wishes(args: Namespace, words: Words) -> _Wishes:
    """What was asked for; raises `WronglyAsked`."""
    record = Path(args.record) if args.record else None
    if record is not None and record.exists():
        raise WronglyAsked(words.say("record-exists", file=str(record)))
    try:
        player(args.opponents)
    except UnknownPlayer as wrong:
        sentence = words.say("player-unknown", name=wrong.name, alternatives=wrong.alternatives)
        raise WronglyAsked(sentence) from None
    return _Wishes(
        read_players(args),
        args.seat,
        args.opponents,
        args.seed or token_hex(4),
        args.name.strip(),
        record,
    )


def _seat(variant: Variant, wishes: _Wishes, words: Words) -> tuple[Company, Game]:
    """Who sits where, and the first game.

    Raises `WronglyAsked` if the game is not for so many, or has no such seat.
    """
    try:
        game = Game.new(variant, wishes.players, seed=wishes.seed)
    except InconsistentRules as wrong:
        raise WronglyAsked(words.say(wrong.key, **wrong.facts)) from None
    seats: dict[str, Seat] = {str(seat + 1): seat for seat in range(game.players)}
    if wishes.seat not in seats:
        raise WronglyAsked(words.say("seat-unknown", said=wishes.seat, most=game.players))
    me = seats[wishes.seat]
    names = seat_names(game.players, me, wishes.name or words.say("table-you"))
    return Company(words, names, game.sides, me), game


def _set_table(
    company: Company, wishes: _Wishes, console: Console, keeper: Keeper | None, clock: Clock
) -> Table:
    """The table with everybody in their chairs."""
    typed = vocabulary(company.words.language)
    desk = Desk(company, typed, console, player(OPPONENTS))
    person = PersonsChair(company, typed, console, desk.grant)
    chairs: list[Chair] = [
        chair_of(player(wishes.opponents), wishes.seed, seat) for seat in range(len(company.names))
    ]
    chairs[company.me] = person
    return Table(company, console, desk, person, chairs, keeper=keeper, clock=clock)


def _let_signs_pass(*streams: TextIO) -> None:
    """Let no sign that cannot be read or shown here stop the game."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
