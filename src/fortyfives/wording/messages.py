"""The sentences of one language, and the little words that join them."""

from __future__ import annotations

import re
import warnings
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

Fact = str | int
"""What a sentence may be told: words, a number, or yes and no."""

ENGLISH: Final = "en"
MOST_REMEMBERED: Final = 4_096
"""So many sentences a language remembers, so that the same is not put together again and again."""
LINE_BREAK: Final = re.compile(r"[ \t]*\n[ \t]*")


class LackingWords(UserWarning):
    """A sentence that is missing, or that was not told all it speaks of."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are words in, English first."""
    found = (entry.name for entry in files(__package__).iterdir())
    names = [name.removesuffix(".ftl") for name in found if name.endswith(".ftl")]
    return tuple(sorted(names, key=lambda name: (name != ENGLISH, name)))


@cache
def read_resource(language: str) -> Resource:
    """The sentences of a language as they are written; `LackingWords` if one cannot be read."""
    text = files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    # Where each word stands in the file would be as much again, and nobody asks for it.
    resource = FluentParser(with_spans=False).parse(text)
    broken = [entry for entry in resource.body if isinstance(entry, Junk)]
    if broken:
        raise LackingWords(f"{language}.ftl: {(broken[0].content or '').strip()}")
    return resource


class Words:
    """Says things in one language.

    With `strict`, a sentence that is missing or not told all it needs raises `LackingWords`;
    otherwise it warns and falls back to English. `isolating` sets marks for right-to-left text
    around whatever is filled in. `own_letters` are the language's own letters on court cards (R D
    V in French); without them they are K Q J everywhere.
    """

    def __init__(
        self,
        language: str = ENGLISH,
        *,
        strict: bool = False,
        isolating: bool = False,
        own_letters: bool = True,
    ) -> None:
        self.language = language
        self.own_letters = own_letters
        self._strict = strict
        self._isolating = isolating
        self._bundle = self._load(language)
        self._english: FluentBundle | None = None
        # Yes is not one here, though Python has them equal: the types count, too.
        self._said = lru_cache(MOST_REMEMBERED, typed=True)(self._say)

    def say(self, key: str, /, **facts: Fact) -> str:
        """The sentence of that key, with these facts filled in."""
        if self.has(key):
            return self._said(key, *chain.from_iterable(facts.items()))
        self._lack(f"{self.language}.ftl lacks {key}")
        if self._english is None:
            self._english = self._load(ENGLISH)
        if self._english.has_message(key):
            return self._format(self._english, key, facts)
        return self._format(self._bundle, "words-lacking", {"key": key})

    def _say(self, key: str, *told: Fact) -> str:
        """The sentence of a key that there is, told the names of facts and the facts by turns."""
        names, facts = map(str, told[::2]), told[1::2]
        return self._format(self._bundle, key, dict(zip(names, facts, strict=True)))

    def has(self, key: str) -> bool:
        """Whether the language has a sentence of that key."""
        return self._bundle.has_message(key)

    def number(self, number: int) -> str:
        """A small number in letters, such as three."""
        return self.say("number", n=number)

    def all_of(self, items: Sequence[str]) -> str:
        """The items joined as in: one, two and three."""
        return self._join("list-and", items)

    def one_of(self, items: Sequence[str]) -> str:
        """The items joined as in: one, two or three."""
        return self._join("list-or", items)

    def in_turn(self, items: Sequence[str]) -> str:
        """The items joined as in: one, two, then three."""
        return self._join("list-then", items)

    def _join(self, key: str, items: Sequence[str]) -> str:
        *before, last = items
        return self.say(key, first=", ".join(before), last=last) if before else last

    def _load(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=self._isolating)
        bundle.add_resource(read_resource(language))
        return bundle

    def _format(self, bundle: FluentBundle, key: str, facts: dict[str, Fact]) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None  # noqa: S101 - no message consists of attributes alone
        told = {name: _told(fact) for name, fact in facts.items()}
        text, errors = bundle.format_pattern(pattern, told)
        if errors:
            self._lack(f"{self.language}.ftl, {key}: {errors[0]}")
        return LINE_BREAK.sub(" ", str(text))

    def _lack(self, what: str) -> None:
        lacking = LackingWords(what)
        if self._strict:
            raise lacking
        warnings.warn(lacking, stacklevel=4)


def _told(fact: Fact) -> str | FluentInt:
    """A fact as a sentence can use it: figures without thousands, and with a true minus sign."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, str):
        return fact
    return f"−{-fact}" if fact < 0 else FluentInt(fact, useGrouping=False)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
