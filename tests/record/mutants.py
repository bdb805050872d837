"""A record spoiled in every way that one slip of the pen can spoil it."""

import random
import re
from collections.abc import Iterator

from fortyfives.cards.card import PACK

CARD = re.compile(r"\b(?:[2-9TJQKA][CDHS]|[RB]J)\b")
NUMBER = re.compile(r"(?<![\w/])-?\d+\b(?!/)")
LETTER = re.compile(r"\b[A-H]\b")
VERBS = ("passes", "holds", "says 15", "says 20", "says 30", "names C", "folds", "looks")
FREE = ("title", "names", "format", "asks", "turns down")
"""A title and names may be anything; a question or a wish may be left out, and nobody can tell."""


def mutants(text: str, lot: random.Random, many: int) -> Iterator[tuple[str, str]]:
    """So many spoiled texts, each with the line that was spoiled."""
    lines = text.split("\n")
    places = [n for n, line in enumerate(lines) if line and not line.startswith(FREE)]
    for _ in range(many):
        place = lot.choice(places)
        line = lines[place]
        spoiled = lot.choice([_card, _number, _letter, _verb, _swap, _double])(line, lot)
        if spoiled != [line]:
            told = "\n".join([*lines[:place], *spoiled, *lines[place + 1 :]])
            yield f"{line!r} became {spoiled!r}", told


def without_a_line(text: str) -> Iterator[tuple[str, str]]:
    """The text without each of its lines."""
    lines = text.split("\n")
    for place, line in enumerate(lines):
        if line and not any(word in line for word in FREE):
            yield f"without {line!r}", "\n".join([*lines[:place], *lines[place + 1 :]])


def _replace(found: re.Pattern[str], line: str, new: str, lot: random.Random) -> list[str]:
    spans = [match.span() for match in found.finditer(line)]
    if not spans:
        return [line]
    start, end = lot.choice(spans)
    return [line[:start] + new + line[end:]]


def _card(line: str, lot: random.Random) -> list[str]:
    return _replace(CARD, line, str(lot.choice(PACK)), lot)


def _number(line: str, lot: random.Random) -> list[str]:
    return _replace(NUMBER, line, str(lot.randint(-20, 60)), lot)


def _letter(line: str, lot: random.Random) -> list[str]:
    return _replace(LETTER, line, lot.choice("ABCDEFGH"), lot)


def _verb(line: str, lot: random.Random) -> list[str]:
    seat, _, rest = line.partition(" ")
    said = rest and len(seat) == 1 and not rest.startswith(" ")
    return [f"{seat} {lot.choice(VERBS)}"] if said else [line]


def _swap(line: str, lot: random.Random) -> list[str]:
    cards = CARD.findall(line)
    if len(cards) < 2:
        return [line]
    one, other = lot.sample(cards, 2)
    return [CARD.sub(lambda card: {one: other, other: one}.get(card[0], card[0]), line)]


def _double(line: str, lot: random.Random) -> list[str]:
    del lot
    return [line, line]
