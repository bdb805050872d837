"""The language in which a command speaks."""

import os
from collections.abc import Mapping, Sequence
from typing import Final

from fortyfives.cli.wrong import wrongly
from fortyfives.wording.messages import ENGLISH, Words, languages

LANG: Final = "--lang"


def language_around(surroundings: Mapping[str, str]) -> str:
    """The language that the surroundings ask for, English if there are no words in it."""
    said = (surroundings.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    asked = next((text for text in said if text), "")[:2].lower()
    return asked if asked in languages() else ENGLISH


def language_asked(argv: Sequence[str]) -> str:
    """What is asked for with --lang, known or not, or else the language of the surroundings."""
    around = asked = language_around(os.environ)
    for place, word in enumerate(argv):
        if word == LANG:
            asked = "".join(argv[place + 1 : place + 2]) or around
        elif word.startswith(f"{LANG}="):
            asked = word.partition("=")[2] or around
    return asked


def words_in(argv: Sequence[str]) -> Words:
    """The words of the language asked for, or of the surroundings if there are none in it."""
    asked = language_asked(argv)
    return Words(asked if asked in languages() else language_around(os.environ))


def words_for(argv: Sequence[str]) -> Words:
    """The words of the language asked for with --lang, or else of the surroundings.

    Raises `WronglyAsked` for a language that there are no words in.
    """
    asked, words = language_asked(argv), words_in(argv)
    if asked != words.language:
        raise wrongly(
            words, "language-unknown", language=asked, alternatives=", ".join(languages())
        )
    return words
