"""The sentences of one language, and the little words that join them."""

from __future__ import annotations

import re
import warnings
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Resource

from fortyfives.wording.sentences import ENGLISH, LackingWords, languages, sentences

__all__ = ["ENGLISH", "Fact", "LackingWords", "Words", "capital", "languages"]

Fact = str | int
"""What a sentence may be told: words, a number, or yes and no."""

MOST_REMEMBERED: Final = 4_096
"""So many sentences a language remembers, so that the same is not put together again and again."""
GAP: Final = "\0"
"""Stands on both sides of the name of a fact that is put into a sentence later."""
LINE_BREAK: Final = re.compile(r"[ \t]*\n[ \t]*")


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
        self._sentences = sentences(language)
        self._bundle = FluentBundle([language], use_isolating=isolating)
        # Yes is not one here, though Python has them equal: the types count, too.
        self._said = lru_cache(MOST_REMEMBERED, typed=True)(self._say)
        self._chooses: dict[str, frozenset[str]] = {}

    def say(self, key: str, /, **facts: Fact) -> str:
        """The sentence of that key, with these facts filled in."""
        chooses = self._chooses.get(key)
        if chooses is None:
            if not self.has(key):
                return self._say_otherwise(key, facts)
            chooses = self._learn(key)
        told: list[Fact | None] = []
        for name, fact in facts.items():
            told += (name, fact if name in chooses or not isinstance(fact, str) else None)
        said = self._said(key, *told)
        return said[0] if len(said) == 1 else _filled(said, facts)

    def _say(self, key: str, *told: Fact | None) -> tuple[str, ...]:
        """The sentence of a key that there is, told the names of facts and the facts by turns.

        A name without a fact is put in later: the sentence is cut there, name and text by turns.
        """
        facts: dict[str, Fact] = {}
        for name, fact in zip(map(str, told[::2]), told[1::2], strict=True):
            facts[name] = f"{GAP}{name}{GAP}" if fact is None else _without_gaps(fact)
        return tuple(self._format(key, facts).split(GAP))

    def _say_otherwise(self, key: str, facts: dict[str, Fact]) -> str:
        """What is said for a sentence that the language lacks."""
        self._lack(f"{self.language}.ftl lacks {key}")
        if self.language != ENGLISH and key in sentences(ENGLISH):
            return Words(ENGLISH).say(key, **facts)
        return self.say("words-lacking", key=key)

    def _learn(self, key: str) -> frozenset[str]:
        """Read the sentence of a key that there is; the facts that choose its words."""
        found = self._sentences.within(key)
        self._bundle.add_resource(Resource([sentence.message for sentence in found.values()]))
        chooses = frozenset[str]().union(*(sentence.chooses for sentence in found.values()))
        self._chooses[key] = chooses
        return chooses

    def has(self, key: str) -> bool:
        """Whether the language has a sentence of that key."""
        return key in self._sentences

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

    def _format(self, key: str, facts: dict[str, Fact]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # noqa: S101 - no message consists of attributes alone
        told = {name: _told(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, told)
        if errors:
            self._lack(f"{self.language}.ftl, {key}: {errors[0]}")
        return LINE_BREAK.sub(" ", str(text))

    def _lack(self, what: str) -> None:
        lacking = LackingWords(what)
        if self._strict:
            raise lacking
        warnings.warn(lacking, stacklevel=4)


def _filled(said: tuple[str, ...], facts: dict[str, Fact]) -> str:
    """The sentence with its gaps filled."""
    pieces = list(said)
    pieces[1::2] = [LINE_BREAK.sub(" ", str(_without_gaps(facts[name]))) for name in said[1::2]]
    return "".join(pieces)


def _without_gaps(fact: Fact) -> Fact:
    """The fact without what would be taken for a gap: nobody can read that sign anyhow."""
    return fact.replace(GAP, "") if isinstance(fact, str) else fact


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
