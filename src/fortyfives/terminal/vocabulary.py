"""The words that a player may type, in every language; those of one's own language come first."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from fortyfives.cards.card import JOKERS, RANKS, SYMBOLS
from fortyfives.wording.messages import Words, languages

SIGNS: Final = {"♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣", "★": "red ", "☆": "black ", "œ": "oe"}
NO_LETTER: Final = re.compile(r"[^\w♠♥♦♣]+|_+")


def plain(text: str) -> str:
    """The text in small letters, without accents and signs, its words set apart by blanks."""
    text = text.casefold()
    for sign, read_as in SIGNS.items():
        text = text.replace(sign, read_as)
    letters = unicodedata.normalize("NFD", text)
    bare = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return NO_LETTER.sub(" ", bare).strip()


def tight(text: str) -> str:
    """The plain text without blanks, in which 30-for-60 and 30 for 60 are the same."""
    return plain(text).replace(" ", "")


@dataclass(frozen=True, slots=True)
class Tongue:
    """How cards are typed in one language: by words for ranks, suits and jokers.

    `small` are the words that may stand between them and say nothing.
    """

    ranks: Mapping[str, str]
    suits: Mapping[str, str]
    jokers: Mapping[str, str]
    small: frozenset[str]


class Vocabulary:
    """All that may be typed by a player who is spoken to in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        own, *others = sorted(languages(), key=lambda other: other != language)
        self._words = [Words(own), *map(Words, others)]
        self._known: dict[str, tuple[str, ...]] = {}
        self.tongues = tuple(map(_tongue, self._words))

    def shown(self, key: str) -> str:
        """The word of that key as a player is told to type it."""
        return _typed(self._words[0], key)[0]

    def means(self, text: str, key: str) -> bool:
        """Whether this is one of the words of that key, in any language."""
        meant = tight(text)
        return bool(meant) and meant in {word.replace(" ", "") for word in self._all(key)}

    def which(self, text: str, keys: Iterable[str]) -> str | None:
        """The first of the keys that the text is a word of."""
        return next((key for key in keys if self.means(text, key)), None)

    def beginning(self, text: str, keys: Iterable[str]) -> tuple[str, str] | None:
        """The key of the word that the text begins with, and what stands behind that word."""
        text = plain(text)
        starts = [(word, key) for key in keys for word in self._all(key)]
        for word, key in sorted(starts, key=lambda start: -len(start[0])):
            if f"{text} ".startswith(f"{word} "):
                return key, text.removeprefix(word).strip()
        return None

    def _all(self, key: str) -> tuple[str, ...]:
        """The words of that key in every language, plain."""
        if key not in self._known:
            typed = (word for words in self._words for word in _typed(words, key))
            self._known[key] = tuple(map(plain, typed))
        return self._known[key]


@cache
def vocabulary(language: str) -> Vocabulary:
    """The vocabulary of that language, made once."""
    return Vocabulary(language)


def _typed(words: Words, key: str) -> list[str]:
    return [word.strip() for word in words.say(key).split(",")]


def _tongue(words: Words) -> Tongue:
    def table(prefix: str, names: Iterable[str]) -> dict[str, str]:
        return {plain(word): name for name in names for word in _typed(words, f"{prefix}-{name}")}

    symbols = {symbol: letter for letter, symbol in SYMBOLS.items()}
    jokers = table("typed-joker", JOKERS)
    return Tongue(
        table("typed-rank", RANKS),
        table("typed-suit", SYMBOLS) | symbols,
        {word.replace(" ", ""): joker for word, joker in jokers.items()},
        frozenset(plain(word) for word in _typed(words, "typed-small-words")),
    )
