"""`fortyfives play`: sit down at a table in the terminal, with computer players."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from fortyfives.cli.common import add_game_arguments, asked_game, find_game, read_options
from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.sitting import Sitting, begin, go_on
from fortyfives.cli.wishes import Wishes, read_wishes
from fortyfives.cli.wrong import WronglyAsked, fail, wrongly
from fortyfives.game.table import Chair
from fortyfives.players.cast import BEST, CAST
from fortyfives.players.registry import player
from fortyfives.players.seated import seated
from fortyfives.telling.company import Company
from fortyfives.terminal.again import wants_another
from fortyfives.terminal.aloud import Aloud
from fortyfives.terminal.chair import PersonsChair
from fortyfives.terminal.clock import Clock
from fortyfives.terminal.colours import Colour, in_colours, unpainted
from fortyfives.terminal.console import Console, Gone
from fortyfives.terminal.desk import Desk
from fortyfives.terminal.keeper import CannotWrite, Keeper
from fortyfives.terminal.menu import choose_game
from fortyfives.terminal.table import Table
from fortyfives.terminal.vocabulary import vocabulary
from fortyfives.wording.messages import Words

INTERRUPTED: Final = 130


def main(argv: Sequence[str], clock: Clock | None = None) -> int:
    """Play, and give the exit code: 0 for a game played or left, 2 for what cannot be played."""
    try:
        args = asked_of(argv, _parser)
        if args is None:
            return 0
        return _sit_down(args, args.words, _console(args, args.words), clock or Clock())
    except WronglyAsked as wrong:
        return fail(str(wrong))


def _parser(words: Words) -> Parser:
    parser = Parser("play", "cli-play", words)
    add_game_arguments(parser)
    parser.add_choice("--opponents", takes="cli-player", says="cli-help-opponents")
    parser.add_choice("--partner", takes="cli-player", says="cli-help-partner")
    parser.add_choice("--seat", takes="cli-number", says="cli-help-seat")
    parser.add_choice("--name", takes="cli-name", says="cli-help-name")
    parser.add_choice("--seed", takes="cli-seed", says="cli-help-seed")
    parser.add_choice("--record", takes="cli-file", says="cli-help-record")
    parser.add_choice("--resume", takes="cli-file", says="cli-help-resume")
    parser.add_choice("--careful", action="store_true", says="cli-help-careful")
    parser.add_choice("--plain", action="store_true", says="cli-help-plain")
    kinds = "|".join(colour.value for colour in Colour)
    parser.add_choice("--colour", "--color", metavar=kinds, says="cli-help-colour")
    return parser


def _console(args: Namespace, words: Words) -> Console:
    """Where the table speaks: in signs or in words, in colours or without."""
    asked: str = args.colour or Colour.AUTO.value
    if asked not in {colour.value for colour in Colour}:
        kinds = ", ".join(colour.value for colour in Colour)
        raise wrongly(words, "colour-unknown", said=asked, alternatives=kinds)
    painted = Colour(asked).on(sys.stdout) and not args.plain
    hear = Aloud(words).hear if args.plain else str
    paint = in_colours if painted else unpainted
    return Console(sys.stdin, sys.stdout, hear=hear, paint=paint)


def _sit_down(args: Namespace, words: Words, console: Console, clock: Clock) -> int:
    """Find out what is to be played, play it, and take leave; raises `WronglyAsked`.

    However it ends, what has been played is put away first.
    """
    keeper: Keeper | None = None
    wishes = read_wishes(args, words)
    code = 0
    try:
        try:
            sitting = go_on(args, words) if args.resume else _new(args, wishes, words, console)
            keeper = sitting.keeper
            _play(sitting, wishes, words, console, clock)
        except Gone:
            pass
        except KeyboardInterrupt:
            console.space()
            code = INTERRUPTED
        finally:
            files = keeper.put_away() if keeper else ()
    except CannotWrite as wrong:
        console.end_paragraph()
        raise wrongly(words, "record-cannot", file=str(wrong)) from None
    for file in files:
        console.say(words.say("table-written", file=str(file)))
    console.say(words.say("table-goodbye"))
    return code


def _new(args: Namespace, wishes: Wishes, words: Words, console: Console) -> Sitting:
    """A new match of the game asked for, here or on the command line; raises `WronglyAsked`."""
    options = read_options(words, args.option)
    key = asked_game(args) or choose_game(words, console, _aloud(wishes, words))
    return begin(find_game(words, key, options), wishes, words)


def _aloud(wishes: Wishes, words: Words) -> Aloud | None:
    """What says cards and signs in words, for one who wants that."""
    return Aloud(words) if wishes.plain else None


def _play(sitting: Sitting, wishes: Wishes, words: Words, console: Console, clock: Clock) -> None:
    """Play matches until the person has had enough; raises `Gone`."""
    while True:
        table = _set_table(sitting, wishes, words, console, clock)
        match = table.play(sitting.match, sitting.begun)
        if not wants_another(words, console):
            return
        sitting = sitting.another(match.game)


def _set_table(
    sitting: Sitting, wishes: Wishes, words: Words, console: Console, clock: Clock
) -> Table:
    """The table with everybody in their chairs."""
    sides = sitting.match.game.sides
    company = Company(words, sitting.names, sides, sitting.me, spoken=wishes.plain)
    typed = vocabulary(words.language)
    aloud = _aloud(wishes, words)
    desk = Desk(company, typed, console, player(BEST), keeper=sitting.keeper, aloud=aloud)
    person = PersonsChair(company, typed, console, desk.grant)
    chairs: list[Chair] = [
        person if seat == sitting.me else seated(player(name), sitting.luck, seat)
        for seat, name in enumerate(sitting.players)
    ]
    characters = {
        seat: f"player-{name}" for seat, name in enumerate(sitting.players) if name in CAST
    }
    return Table(
        company,
        console,
        desk,
        person,
        chairs,
        clock=clock,
        careful=wishes.careful,
        characters=characters,
    )
