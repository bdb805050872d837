"""What the commands share: asking for a game with its house rules."""

from argparse import Namespace
from collections.abc import Iterable, Mapping

from fortyfives.cli.parser import Parser
from fortyfives.cli.wrong import nearest_few, wrongly
from fortyfives.number import whole_number
from fortyfives.rules.options import OPTIONS
from fortyfives.rules.options.option import OptionError, Value, read_value
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL
from fortyfives.variants.find import UnknownVariant, variant
from fortyfives.wording.messages import Words


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
    parser.add_language()


def asked_game(args: Namespace) -> str | None:
    """The key of the game asked for, if any; raises `WronglyAsked` for two of them."""
    if args.variant and args.game:
        raise wrongly(args.words, "variant-twice", first=args.game, second=args.variant)
    key: str | None = args.variant or args.game
    return key


def read_game(args: Namespace, default: str | None = None) -> Variant:
    """The game asked for, with its house rules; raises `WronglyAsked`."""
    words: Words = args.words
    key = asked_game(args) or default
    if key is None:
        raise wrongly(words, "variant-needed")
    return find_game(words, key, read_options(words, args.option))


def find_game(words: Words, key: str, options: Mapping[str, Value]) -> Variant:
    """The game of that key with these house rules; raises `WronglyAsked`."""
    try:
        return variant(key, **options)
    except UnknownVariant:
        wrong = wrongly(words, "variant-unknown", key=key, alternatives=nearest_few(key, ALL))
    except OptionError as error:
        facts = dict(error.facts)
        if error.message == "option-unknown":
            facts["alternatives"] = nearest_few(facts["key"], OPTIONS)
        wrong = wrongly(words, error.message, **facts)
    except InconsistentRules as error:
        wrong = wrongly(words, error.key, **error.facts)
    raise wrong


def read_options(words: Words, pairs: Iterable[str]) -> dict[str, Value]:
    """The house rules as they were typed, each as KEY=VALUE; raises `WronglyAsked`."""
    options: dict[str, Value] = {}
    for pair in pairs:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not (key and equals and value):
            raise wrongly(words, "option-not-a-pair", said=pair)
        if key in options:
            raise wrongly(words, "option-twice", key=key)
        options[key] = read_value(value)
    return options


def read_players(args: Namespace) -> int | None:
    """The number of players asked for, if any; raises `WronglyAsked`."""
    said: str | None = args.players
    if said is None:
        return None
    number = whole_number(said)
    if number is None or number < 0:
        raise wrongly(args.words, "number-expected", said=said)
    return number
