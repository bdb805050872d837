"""`fortyfives play`: sit down at a table in the terminal, with computer players."""

import io
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Final

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
from fortyfives.cli.verify import say_bad_record
from fortyfives.game.game import Game
from fortyfives.game.match import Match
from fortyfives.game.table import Chair
from fortyfives.players.cast import BEST, CAST
from fortyfives.players.player import Player
from fortyfives.players.registry import UnknownPlayer, player
from fortyfives.players.seated import seated
from fortyfives.record.bad import BadRecord
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.seating import Seat
from fortyfives.rules.variant import Variant
from fortyfives.terminal.aloud import Aloud
from fortyfives.terminal.bookmark import Bookmark, TornBookmark
from fortyfives.terminal.chair import PersonsChair
from fortyfives.terminal.colours import Colour, in_colours, unpainted
from fortyfives.terminal.company import Company, seat_names
from fortyfives.terminal.console import Console, Gone
from fortyfives.terminal.desk import Desk
from fortyfives.terminal.keeper import CannotWrite, Keeper
from fortyfives.terminal.letters import write_what_can_be_shown
from fortyfives.terminal.menu import choose_game
from fortyfives.terminal.resuming import Begun, CannotGoOn, resume
from fortyfives.terminal.table import Clock, Table
from fortyfives.terminal.vocabulary import vocabulary
from fortyfives.wording.messages import Words

OPPONENTS: Final = BEST
DRAWN: Final = "cast"
"""Said instead of names to have people of the cast drawn by lot."""
INTERRUPTED: Final = 130
NO_LOCALE: Final = {"C", "POSIX"}
ASCII: Final = "ascii"
STAYS: Final = ("variant", "game", "option", "players", "opponents", "partner", "seat")
STAYS_TOO: Final = ("name", "seed", "record")
"""What a game that is gone on with does not let one choose anew."""


@dataclass(frozen=True, slots=True)
class _Wishes:
    """What was asked for on the command line besides the game."""

    players: int | None
    seat: str
    opponents: tuple[str, ...]
    partner: str
    seed: str
    name: str
    record: Path | None
    plain: bool
    careful: bool


@dataclass(frozen=True, slots=True)
class _Sitting:
    """Who sits where, and what is played: a new match, or one that was begun."""

    match: Match
    me: Seat
    names: tuple[str, ...]
    players: tuple[str, ...]
    keeper: Keeper
    seed: str
    begun: Begun | None = None


def main(argv: Sequence[str], clock: Clock | None = None) -> int:
    """Play, and give the exit code: 0 for a game played or left, 2 for what cannot be played."""
    try:
        words = words_for(argv)
        parser = _parser(words)
        args = parser.read(argv)
        _let_signs_pass(words)
        if args.help:
            print(parser.format_help(), end="")
            return 0
        return _sit_down(args, words, _console(args, words), clock or Clock())
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
        raise WronglyAsked(words.say("colour-unknown", said=asked, alternatives=kinds))
    painted = Colour(asked).on(sys.stdout) and not args.plain
    hear = Aloud(words).hear if args.plain else str
    paint = in_colours if painted else unpainted
    return Console(sys.stdin, sys.stdout, hear=hear, paint=paint)


def _sit_down(args: Namespace, words: Words, console: Console, clock: Clock) -> int:
    """Find out what is to be played, play it, and take leave; raises `WronglyAsked`."""
    sitting: _Sitting | None = None
    files: Sequence[Path] = ()
    code = 0
    wishes = _read_wishes(args, words)
    try:
        try:
            if args.resume:
                sitting = _go_on(args, words)
            else:
                options = read_options(words, args.option)
                key = asked_game(args) or choose_game(words, console)
                sitting = _begin(find_game(words, key, options), wishes, words)
            table = _set_table(sitting, wishes, words, console, clock)
            table.play(sitting.match, sitting.begun)
        except Gone:
            pass
        except KeyboardInterrupt:
            console.space()
            code = INTERRUPTED
        files = sitting.keeper.put_away() if sitting else ()
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
    opponents = tuple(name.strip() for name in (args.opponents or OPPONENTS).split(","))
    partner = args.partner or BEST
    for name in (*opponents, partner):
        if name != DRAWN:
            _known(name, words)
    return _Wishes(
        read_players(args),
        args.seat or "1",
        opponents,
        partner,
        args.seed or token_hex(4),
        (args.name or "").strip(),
        record,
        plain=args.plain,
        careful=args.careful,
    )


def _known(name: str, words: Words) -> Player:
    """The computer player of that name; raises `WronglyAsked`."""
    try:
        return player(name)
    except UnknownPlayer as wrong:
        sentence = words.say("player-unknown", name=wrong.name, alternatives=wrong.alternatives)
        raise WronglyAsked(sentence) from None


# --- a new game -------------------------------------------------------------------------------


def _begin(variant: Variant, wishes: _Wishes, words: Words) -> _Sitting:
    """A new match, and who sits where in it.

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
    players = _company(game, me, wishes, words)
    names = seat_names(game.players, me, wishes.name or words.say("table-you"), players)
    keeper = Keeper(wishes.record, dict(enumerate(names)))
    keeper.bookmark = Bookmark(wishes.seed, me, players)
    return _Sitting(Match(game), me, names, players, keeper, wishes.seed)


def _company(game: Game, me: Seat, wishes: _Wishes, words: Words) -> tuple[str, ...]:
    """The computer players by seat: partners as one wishes, opponents from one's left."""
    mates = next(side for side in game.sides if me in side)
    around = [(me + step) % game.players for step in range(1, game.players)]
    opponents = [seat for seat in around if seat not in mates]
    named = wishes.opponents
    if len(named) == 1 and named[0] != DRAWN:
        named *= len(opponents)
    elif DRAWN in named:
        people = sorted(CAST)
        Random(f"{wishes.seed}/cast").shuffle(people)  # noqa: S311 - who sits down is no secret
        drawn = iter(people)
        named *= len(opponents) if len(named) == 1 else 1
        named = tuple(next(drawn) if name == DRAWN else name for name in named)
    if len(named) != len(opponents):
        told = {"seats": len(opponents), "said": len(named)}
        raise WronglyAsked(words.say("opponents-number", **told))
    players = [""] * game.players
    for seat in around:
        players[seat] = wishes.partner
    for seat, name in zip(opponents, named, strict=True):
        players[seat] = name
    return tuple(players)


# --- a game gone on with ----------------------------------------------------------------------


def _go_on(args: Namespace, words: Words) -> _Sitting:
    """The match in a file, where it was left; raises `WronglyAsked`."""
    chosen = [name for name in (*STAYS, *STAYS_TOO) if getattr(args, name)]
    if chosen:
        said = f"--{chosen[0].replace('game', 'variant')}"
        raise WronglyAsked(words.say("resume-alone", said=said))
    path = Path(args.resume)
    begun, bookmark = _read_game(path, words)
    game = begun.match.game
    if bookmark is None:
        players = ("", *(OPPONENTS for _ in range(1, game.players)))
        bookmark = Bookmark(game.seed, 0, players)
    for seat, name in enumerate(bookmark.players):
        if seat != bookmark.seat:
            _known(name, words)
    usual = seat_names(game.players, bookmark.seat, words.say("table-you"), bookmark.players)
    told = begun.record.names
    names = tuple(told.get(seat, name) for seat, name in enumerate(usual))
    keeper = Keeper(path, dict(enumerate(names)))
    keeper.bookmark = bookmark
    return _Sitting(
        begun.match, bookmark.seat, names, bookmark.players, keeper, bookmark.seed, begun
    )


def _read_game(path: Path, words: Words) -> tuple[Begun, Bookmark | None]:
    """The game in a file, proved; raises `WronglyAsked` and leaves the file as it is."""
    try:
        return resume(path, token_hex(4))
    except OSError:
        raise WronglyAsked(words.say("resume-unreadable", file=str(path))) from None
    except BadRecord as bad:
        why = say_bad_record(words, bad)
        if bad.line:
            why = words.say("resume-line", n=bad.line, why=why)
    except TornBookmark:
        why = words.say("resume-torn")
    except CannotGoOn as cannot:
        raise WronglyAsked(words.say(str(cannot), file=str(path))) from None
    raise WronglyAsked(words.say("resume-bad", file=str(path), why=why))


# --- the table --------------------------------------------------------------------------------


def _set_table(
    sitting: _Sitting, wishes: _Wishes, words: Words, console: Console, clock: Clock
) -> Table:
    """The table with everybody in their chairs."""
    sides = sitting.match.game.sides
    company = Company(words, sitting.names, sides, sitting.me, spoken=wishes.plain)
    typed = vocabulary(words.language)
    aloud = Aloud(words) if wishes.plain else None
    desk = Desk(company, typed, console, player(BEST), keeper=sitting.keeper, aloud=aloud)
    person = PersonsChair(company, typed, console, desk.grant)
    seed = sitting.seed.partition("/game ")[0]
    chairs: list[Chair] = [
        person if seat == sitting.me else seated(player(name), seed, seat)
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


def _let_signs_pass(words: Words) -> None:
    """Let no sign that cannot be read or shown here stop the game, and lose none."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    letters = ASCII if os.environ.get("LC_ALL") in NO_LOCALE else None
    write_what_can_be_shown(sys.stdout, vocabulary(words.language), letters)
