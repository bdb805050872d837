"""The sentences as they are written in the .ftl files, for tests that read them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fortyfives.wording.sentences import text_of


@dataclass
class Written:
    """One message: its text without placeables, what it asks for, and what it refers to."""

    key: str
    texts: list[str]
    variables: set[str]
    references: set[str]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent's names
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def read(language: str) -> ast.Resource:
    """The whole file of a language, as Fluent itself reads it."""
    return FluentParser(with_spans=False).parse(text_of(language))


def messages(language: str) -> list[Written]:
    """The messages of a language in the order of the file."""
    return list(_messages(language))


def _messages(language: str) -> Iterator[Written]:
    for entry in read(language).body:
        if isinstance(entry, ast.Message):
            reader = _Reader()
            reader.visit(entry)
            yield Written(entry.id.name, reader.texts, reader.variables, reader.references)


@cache
def asked_for(language: str) -> dict[str, set[str]]:
    """What each message must be told, for itself and for the messages it refers to."""
    written = {message.key: message for message in messages(language)}

    def all_of(key: str) -> set[str]:
        message = written[key]
        return message.variables.union(*(all_of(name) for name in message.references))

    return {key: all_of(key) for key in written}
