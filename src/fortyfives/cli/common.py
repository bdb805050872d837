"""What the commands share: asking for a game and a language, and saying what was wrong."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NoReturn

from fortyfives.rules.options.option import OptionError, Value, read_value
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL
from fortyfives.variants.find import UnknownVariant, variant
from fortyfives.wording.messages import ENGLISH, Words, languages

WRONGLY_ASKED: Final = 2
LANG: Final = "--lang"


class WronglyAsked(Exception):
    """Something that cannot be done as asked; it reads as the sentence that says so."""


def fail(message: str) -> int:
    """Print the one line that says what was wrong, and give the exit code for it."""
    print(f"fortyfives: {message}", file=sys.stderr)
    return WRONGLY_ASKED


def language_around(surroundings: Mapping[str, str]) -> str:
    """The language that the surroundings ask for, English if there are no words in it."""
    said = (surroundings.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    asked = next((text for text in said if text), "")[:2].lower()
    return asked if asked in languages() else ENGLISH


def words_for(argv: Sequence[str]) -> Words:
    """The words of the language asked for with --lang, or else of the surroundings."""
    around = language_around(os.environ)
    asked = around
    for place, word in enumerate(argv):
        if word == LANG:
            asked = "".join(argv[place + 1 : place + 2]) or around
        elif word.startswith(f"{LANG}="):
            asked = word.partition("=")[2]
    if asked not in languages():
        sentence = Words(around).say(
            "language-unknown", language=asked, alternatives=", ".join(languages())
        )
        raise WronglyAsked(sentence)
    return Words(asked)


class Parser(ArgumentParser):
    """Reads the words behind a command, and says in the player's language what is wrong."""

    def __init__(self, name: str, what: str, words: Words) -> None:
        class Formatter(HelpFormatter):
            def add_usage(
                self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
            ) -> None:
                super().add_usage(usage, actions, groups, prefix or f"{words.say('cli-usage')} ")

        super().__init__(
            prog=f"fortyfives {name}",
            description=words.say(what),
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = words
        self.choices = self.add_argument_group(words.say("cli-choices"))
        self.set_defaults(words=words)

    def add_choice(self, *names: str, says: str, takes: str | None = None, **more: Any) -> None:
        """Add something that may be asked for.

        `says` is the key of the sentence that tells it, `takes` that of what stands after it.
        """
        if takes:
            more["metavar"] = self.words.say(takes)
        self.choices.add_argument(*names, help=self.words.say(says), **more)

    def read(self, argv: Sequence[str]) -> Namespace:
        """What was asked; raises `WronglyAsked`."""
        try:
            args, rest = self.parse_known_args(argv)
        except ArgumentError as wrong:
            said = wrong.argument_name or str(wrong)
            raise WronglyAsked(self.words.say("argument-lacks-value", said=said)) from None
        if rest:
            raise WronglyAsked(self.words.say("argument-unknown", said=rest[0]))
        return args

    def error(self, message: str) -> NoReturn:
        """Say what is wrong without leaving the program."""
        raise WronglyAsked(self.words.say("argument-unknown", said=message))


def add_game_arguments(parser: Parser, *, positional: bool = True) -> None:
    """Let a game, its house rules, the number of players and the language be chosen.

    The game may stand by itself, without --variant, where `positional` says so.
    """
    if positional:
        parser.add_choice("game", nargs="?", takes="cli-key", says="cli-help-game")
    else:
        parser.set_defaults(game=None)
    parser.add_choice("--variant", takes="cli-key", says="cli-help-game")
    parser.add_choice(
        "--option", takes="cli-key-value", action="append", default=[], says="cli-help-option"
    )
    parser.add_choice("--players", takes="cli-number", says="cli-help-players")
    parser.add_choice(LANG, metavar="|".join(languages()), says="cli-help-lang")
    parser.add_choice("-h", "--help", action="store_true", says="cli-help-help")


def asked_game(args: Namespace) -> str | None:
    """The key of the game asked for, if any."""
    key: str | None = args.variant or args.game
    return key


def read_game(args: Namespace, default: str | None = None) -> Variant:
    """The game asked for, with its house rules; raises `WronglyAsked`."""
    words: Words = args.words
    key = asked_game(args) or default
    if key is None:
        raise WronglyAsked(words.say("variant-needed", alternatives=", ".join(ALL)))
    return find_game(words, key, read_options(words, args.option))


def find_game(words: Words, key: str, options: Mapping[str, Value]) -> Variant:
    """The game of that key with these house rules; raises `WronglyAsked`."""
    try:
        return variant(key, **options)
    except UnknownVariant as wrong:
        sentence = words.say("variant-unknown", key=wrong.key, alternatives=wrong.alternatives)
    except OptionError as wrong:
        sentence = words.say(wrong.message, **wrong.facts)
    except InconsistentRules as wrong:
        sentence = words.say(wrong.key, **wrong.facts)
    raise WronglyAsked(sentence)


def read_options(words: Words, pairs: Iterable[str]) -> dict[str, Value]:
    """The house rules as they were typed, each as KEY=VALUE; raises `WronglyAsked`."""
    options: dict[str, Value] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not (key and equals and value):
            raise WronglyAsked(words.say("option-not-a-pair", said=pair))
        options[key.strip()] = read_value(value.strip())
    return options


def read_players(args: Namespace) -> int | None:
    """The number of players asked for, if any; raises `WronglyAsked`."""
    said: str | None = args.players
    if said is None:
        return None
    if not said.isdecimal():
        words: Words = args.words
        raise WronglyAsked(words.say("number-expected", said=said))
    return int(said)
