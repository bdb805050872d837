"""Reads the words behind a command."""

from argparse import Action, ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from fortyfives.cli.language import LANG, words_for
from fortyfives.cli.wrong import WronglyAsked, nearest_few, wrongly
from fortyfives.wording.messages import Words, languages


class Parser(ArgumentParser):
    """Reads the words behind a command, and says in the player's language what is wrong.

    Whatever takes one value may stand there once, and no value may be empty or be no text.
    """

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
        self._names: dict[str, str] = {}
        self._given: set[str] = set()

    def add_choice(self, *names: str, says: str, takes: str | None = None, **more: Any) -> None:
        """Add something that may be asked for.

        `says` is the key of the sentence that tells it, `takes` that of what stands after it.
        """
        if takes:
            more["metavar"] = self.words.say(takes)
        if names[0].startswith("-"):
            more.setdefault("action", _Once)
        added = self.choices.add_argument(*names, help=self.words.say(says), **more)
        self._names[added.dest] = names[0] if names[0].startswith("-") else str(added.metavar)

    def add_language(self) -> None:
        """Let the language and these lines of help be asked for."""
        self.add_choice(LANG, metavar="|".join(languages()), says="cli-help-lang")
        self.add_choice("-h", "--help", action="store_true", says="cli-help-help")

    def read(self, argv: Sequence[str]) -> Namespace:
        """What was asked; raises `WronglyAsked`."""
        for word in argv:
            if not _is_text(word):
                raise wrongly(self.words, "argument-no-text", said=word)
        self._given.clear()
        try:
            args, rest = self.parse_known_args(argv)
        except ArgumentError as wrong:
            said = wrong.argument_name or str(wrong)
            raise wrongly(self.words, "argument-lacks-value", said=said) from None
        self._refuse_empty(args)
        if rest:
            raise self._stranger(args, rest[0])
        return args

    def say_once(self, dest: str, name: str) -> None:
        """Remember that this was asked for; raises `WronglyAsked` the second time."""
        if dest in self._given:
            raise wrongly(self.words, "argument-twice", said=name)
        self._given.add(dest)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong without leaving the program."""
        raise wrongly(self.words, "argument-unknown", said=message, near=nearest_few("", ()))

    def _refuse_empty(self, args: Namespace) -> None:
        for dest, name in self._names.items():
            told = getattr(args, dest)
            for text in told if isinstance(told, list) else [told]:
                if isinstance(text, str) and not text.strip():
                    key = "argument-lacks-value" if name.startswith("-") else "argument-empty"
                    raise wrongly(self.words, key, said=name)

    def _stranger(self, args: Namespace, word: str) -> WronglyAsked:
        """A word too many."""
        game = getattr(args, "game", None)
        if game and not word.startswith("-"):
            return wrongly(self.words, "variant-twice", first=game, second=word)
        near = nearest_few(word.partition("=")[0], self._option_string_actions)
        near = near if word.startswith("-") else nearest_few("", ())
        return wrongly(self.words, "argument-unknown", said=word, near=near)


def asked_of(argv: Sequence[str], make: Callable[[Words], Parser]) -> Namespace | None:
    """What was asked of a command, its `words` among it; None if help was, which is given at once.

    Raises `WronglyAsked`.
    """
    parser = make(words_for(argv))
    asked = parser.read(argv)
    if asked.help:
        print(parser.format_help(), end="")
        return None
    return asked


class _Once(Action):
    """Stores the value of something that may be asked for once."""

    def __call__(
        self, parser: ArgumentParser, namespace: Namespace, values: Any, name: str | None = None
    ) -> None:
        assert isinstance(parser, Parser)  # noqa: S101 - no other has this action
        parser.say_once(self.dest, name or self.dest)
        setattr(namespace, self.dest, values)


def _is_text(word: str) -> bool:
    """Whether the word could be read as text when the command was called."""
    return "\0" not in word and not any("\ud800" <= sign <= "\udfff" for sign in word)
