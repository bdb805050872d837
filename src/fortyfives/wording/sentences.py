"""The sentences of a language as they are written, each read when it is first needed.

A programme says a few dozen of them, and to read them all takes longer than all else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

ENGLISH: Final = "en"
SENTENCE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A sentence goes on until another or a remark begins at the beginning of a line."""


class LackingWords(UserWarning):
    """A sentence that is missing or cannot be read, or that was not told all it speaks of."""


class Sentence:
    """One sentence: `message` as Fluent reads it, and what it hangs on.

    `refers_to` are the sentences that stand in it. `chooses` are the facts that choose its words;
    all the others stand in it as they are told, whatever they are.
    """

    def __init__(self, message: Message) -> None:
        looked = _Looking()
        looked.visit(message)
        self.message = message
        self.refers_to = frozenset(looked.refers_to)
        self.chooses = frozenset(looked.chooses)


class Sentences:
    """All the sentences of one language by their keys."""

    def __init__(self, language: str, text: str) -> None:
        self._language = language
        self._texts = {found[1]: found[0] for found in SENTENCE.finditer(text)}
        self._read: dict[str, Sentence] = {}
        # Where each word stands in the file would be as much again, and nobody asks for it.
        self._parser = FluentParser(with_spans=False)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def __getitem__(self, key: str) -> Sentence:
        """The sentence of that key; raises `LackingWords` if it cannot be read."""
        if key not in self._read:
            text = self._texts[key]
            entry = self._parser.parse_entry(text)
            if not isinstance(entry, Message):
                raise LackingWords(f"{self._language}.ftl: {text.strip()}")
            self._read[key] = Sentence(entry)
        return self._read[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def within(self, key: str) -> dict[str, Sentence]:
        """The sentence of that key and all that stand in it, by their keys."""
        found, waiting = dict[str, Sentence](), [key]
        while waiting:
            name = waiting.pop()
            if name not in found and name in self:
                found[name] = self[name]
                waiting += found[name].refers_to
        return found


class _Looking(Visitor):
    """Collects what a sentence refers to, and what stands where something is chosen or reckoned."""

    def __init__(self) -> None:
        self._deep = 0
        self.refers_to: set[str] = set()
        self.chooses: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.refers_to.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self._chosen(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self._chosen(node.arguments)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        if self._deep:
            self.chooses.add(node.id.name)

    def _chosen(self, node: BaseNode) -> None:
        self._deep += 1
        self.visit(node)
        self._deep -= 1


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are words in, English first."""
    found = (entry.name for entry in files(__package__).iterdir())
    names = [name.removesuffix(".ftl") for name in found if name.endswith(".ftl")]
    return tuple(sorted(names, key=lambda name: (name != ENGLISH, name)))


@cache
def sentences(language: str) -> Sentences:
    """The sentences of a language."""
    return Sentences(language, text_of(language))


def text_of(language: str) -> str:
    """The file of a language."""
    return files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
