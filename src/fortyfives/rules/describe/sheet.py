"""A rule sheet: sections of paragraphs, lists and tables, in no particular dress."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fortyfives.wording.messages import capital


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some sentences in a row."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    """Short points, one under the other."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows with a head, such as the order of the cards in each suit."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A house rule: what one types, what it means now, and what else may be chosen.

    `text` says its name and what it is set to `now` in one sentence. `named` are the values that
    have a word of their own, and the one it is set to, in an order that no choice changes; `others`
    are those that it is not set to, and what may be typed. Both are (value, meaning) pairs; the
    meaning may be empty.
    """

    key: str
    value: str
    name: str
    now: str
    text: str
    what: str
    named: tuple[tuple[str, str], ...] = ()
    others: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Choices:
    """House rules of a game about one thing, the `title`; `otherwise` leads the other values in."""

    title: str
    choices: tuple[Choice, ...]
    otherwise: str


Block = Paragraph | Bullets | Table | Choices


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the sheet under its own heading; `key` names it in every language."""

    key: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that a sheet says, in one language."""

    language: str
    title: str
    subtitle: str
    sections: tuple[Section, ...]

    def without(self, *keys: str) -> Sheet:
        """The sheet without the sections of those keys."""
        kept = tuple(section for section in self.sections if section.key not in keys)
        return Sheet(self.language, self.title, self.subtitle, kept)


def paragraph(*sentences: str) -> Paragraph:
    """A paragraph of these sentences; empty ones are left out."""
    return Paragraph(" ".join(capital(sentence) for sentence in sentences if sentence))


def section(key: str, title: str, blocks: Iterable[Block]) -> Section:
    """A section of these blocks; empty paragraphs are left out."""
    said = (block for block in blocks if block != Paragraph(""))
    return Section(key, title, tuple(said))
