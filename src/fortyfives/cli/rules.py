"""`fortyfives rules`: the rule sheet of a game, or what differs between two."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from shutil import get_terminal_size
from typing import Final

from fortyfives.cli.common import (
    add_game_arguments,
    asked_game,
    find_game,
    read_game,
    read_players,
)
from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.wrong import WronglyAsked, fail, wrongly
from fortyfives.rules.describe import Sheet, as_markdown, as_text, describe, differences
from fortyfives.rules.describe.sheet import Choices
from fortyfives.rules.describe.text import wrap
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL
from fortyfives.wording.messages import Words

NARROW, WIDE = 40, 79
KEY_ROOM: Final = 2 + max(len(key) for key in ALL)


def main(argv: Sequence[str]) -> int:
    """Print what was asked for and give the exit code."""
    try:
        args = asked_of(argv, _parser)
        if args is not None:
            print(_answer(args, args.words), end="")
    except WronglyAsked as wrong:
        return fail(str(wrong))
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser("rules", "cli-rules", words)
    add_game_arguments(parser)
    parser.add_choice("--against", takes="cli-key", says="cli-help-against")
    parser.add_choice("--options", action="store_true", says="cli-help-options")
    parser.add_choice("--markdown", action="store_true", says="cli-help-markdown")
    return parser


def _answer(args: Namespace, words: Words) -> str:
    if asked_game(args) is None and not (args.option or args.players or args.against):
        return _games(words)
    game = read_game(args)
    if args.against:
        return _dress(differences(game, find_game(words, args.against, {}), words), args)
    sheet = _sheet(game, words, args)
    if args.options or args.markdown:
        return _dress(sheet, args)
    choices = [block for part in sheet.sections for block in part.blocks]
    number = sum(len(block.choices) for block in choices if isinstance(block, Choices))
    more = words.say("cli-options-more", n=number, key=game.key)
    return _dress(sheet.without("options"), args) + "\n" + _lines(more)


def _sheet(game: Variant, words: Words, args: Namespace) -> Sheet:
    try:
        sheet = describe(game, words, read_players(args))
    except InconsistentRules as wrong:
        raise wrongly(words, wrong.key, **wrong.facts) from None
    if args.option:
        rules = ", ".join(args.option)
        sheet = replace(sheet, subtitle=words.say("sheet-house", where=sheet.subtitle, rules=rules))
    return sheet


def _dress(sheet: Sheet, args: Namespace) -> str:
    return as_markdown(sheet) if args.markdown else as_text(sheet, _width())


def _games(words: Words) -> str:
    """All games, one under the other: key, name, for how many, and where."""
    said = [words.say("cli-games").upper() + "\n\n"]
    for game in ALL.values():
        name, region = (each.in_language(words.language) for each in (game.name, game.region))
        players = words.say("cli-players", counts=_counts(game, words))
        lead = f"  {game.key.ljust(KEY_ROOM)}"
        said.append(_lines(f"{name} · {players} · {region}", lead))
    return "".join([*said, "\n", _lines(words.say("cli-games-more", key=next(iter(ALL))))])


def _counts(game: Variant, words: Words) -> str:
    """For how many players the game is, in figures."""
    counts = game.seating.counts
    if len(counts) == 1:
        return str(counts[0])
    return words.say("count-range", least=str(counts[0]), most=str(counts[-1]))


def _lines(text: str, lead: str = "") -> str:
    return "\n".join(wrap(text, _width(), lead, " " * len(lead))) + "\n"


def _width() -> int:
    return min(max(get_terminal_size().columns - 1, NARROW), WIDE)
