"""Plain letters for a terminal that cannot show every sign: 5H for 5♥, and straight quotes."""

import codecs
import io
import unicodedata
from collections.abc import Mapping
from typing import Final, TextIO

from fortyfives.cards.card import SYMBOLS
from fortyfives.terminal.vocabulary import Vocabulary, vocabulary
from fortyfives.wording.cards import JOKERS, say_card
from fortyfives.wording.messages import Words

STRAIGHT: Final = {
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "−": "-",
    "–": "-",
    "•": "-",
    "·": "-",
    "…": "...",
    "\u00a0": " ",
    "œ": "oe",
    "Œ": "OE",
    "★": "*",
    "☆": "*",
}
LACKING: Final = "?"


def in_letters(text: str, vocabulary: Vocabulary) -> str:
    """The text in ASCII: suits by the letter one types for them, other signs by the nearest."""
    return _spelled(text, 0, len(text), _signs(vocabulary))[0]


def write_what_can_be_shown(stream: TextIO, language: str, encoding: str | None) -> None:
    """Let a stream write the letters of that language for the signs that it cannot show.

    `encoding` is None to keep the stream's own. What cannot be read stops nothing either.
    """
    if not isinstance(stream, io.TextIOWrapper):
        return

    def handler(error: UnicodeError) -> tuple[str | bytes, int]:
        if not isinstance(error, UnicodeEncodeError):
            return "\ufffd", getattr(error, "end", 0)
        signs = _signs(vocabulary(language))
        return _spelled(error.object, error.start, error.end, signs)

    name = f"fortyfives-{language}"
    codecs.register_error(name, handler)
    stream.reconfigure(encoding=encoding, errors=name)


def _signs(vocabulary: Vocabulary) -> Mapping[str, str]:
    suits = {
        sign: vocabulary.shown(f"typed-suit-{letter}").upper() for letter, sign in SYMBOLS.items()
    }
    words = Words(vocabulary.language)
    jokers = {say_card(words, joker): words.say("joker-in-letters", r=joker) for joker in JOKERS}
    return {**jokers, **STRAIGHT, **suits}


def _spelled(text: str, begin: int, end: int, signs: Mapping[str, str]) -> tuple[str, int]:
    """The letters for that part of the text, and where they end: a joker is spelled as a whole."""
    spelled, place = [], begin
    while place < end:
        sign = next((known for known in signs if text.startswith(known, place)), text[place])
        spelled.append(signs.get(sign) or _bare(sign))
        place += len(sign)
    return "".join(spelled), place


def _bare(sign: str) -> str:
    """The letter without its accent."""
    letters = unicodedata.normalize("NFKD", sign)
    bare = "".join(letter for letter in letters if letter.isascii())
    return bare or LACKING
