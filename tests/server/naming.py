"""Every card that a message names: in a field for cards, in an action, and in its sentences."""

import re
import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from fortyfives.cards.card import PACK, Card, NotACard
from fortyfives.server import protocol as wire
from fortyfives.server.languages import words_in
from fortyfives.wording.cards import Form, say_card
from fortyfives.wording.messages import languages

A_CARD: Final = (wire.CardName, wire.CardName | None)
NO_CARDS: Final = (int, float, bool, int | None, float | None, bool | None)
"""Annotations of fields in which no card can stand."""
IN_TWO_LETTERS: Final = re.compile(r"(?<![A-Za-z0-9])(?:[A2-9TJQK][CDHS]|RJ|BJ)(?![A-Za-z0-9])")


@dataclass(frozen=True)
class Named:
    """A card, and where in the message it is named: the fields from the outside in."""

    path: str
    card: Card


Looker = Callable[[Any, str], Iterator[Named]]
"""Looks through a value of one kind, which stands at that path."""


def named(message: msgspec.Struct) -> Iterator[Named]:
    """The cards that a message names; a text that hides one is read as a listener would."""
    yield from _in_struct(message, type(message).__name__)


def _in_struct(value: msgspec.Struct, path: str) -> Iterator[Named]:
    for name, look in _looked_at(type(value)):
        found = getattr(value, name)
        if found is not None:
            yield from look(found, f"{path}.{name}")


@cache
def _looked_at(kind: type[Any]) -> tuple[tuple[str, Looker], ...]:
    """The fields of a message, or of a part of one, by their annotations: none is overlooked."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, _looker(hint)) for name, hint in hints.items() if hint not in NO_CARDS)


@cache
def _looker(hint: Any) -> Looker:
    """What looks through the values of that annotation."""
    if hint in A_CARD:
        return lambda value, path: iter([Named(path, Card.parse(value))])
    (inner,) = get_args(_one(hint, list)) or (Any,)
    _, held = get_args(_one(hint, dict)) or (Any, Any)

    def look(value: Any, path: str) -> Iterator[Named]:
        if isinstance(value, str):
            yield from (Named(path, card) for card in in_text(value))
        elif isinstance(value, msgspec.Struct):
            yield from _in_struct(value, path)
        elif isinstance(value, list):
            for each in value:
                yield from _looker(inner)(each, f"{path}[]")
        elif isinstance(value, dict):
            for key, each in value.items():
                yield from _looker(held)(each, f"{path}.{key}")

    return look


def _one(hint: Any, origin: type[Any]) -> Any:
    """The part of a union that is of that kind."""
    if get_origin(hint) is typing.Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) is origin:
        return hint
    return next((each for each in get_args(hint) if get_origin(each) is origin), Any)


# ---------------------------------------------------------------- in sentences


@lru_cache(maxsize=1 << 16)
def in_text(text: str) -> tuple[Card, ...]:
    """The cards that a text names, in any of the ways in which they are said, or as records do."""
    pattern, by_name = _spoken()
    found = [by_name[name.casefold()] for name in pattern.findall(text)]
    for code in IN_TWO_LETTERS.findall(text):
        try:
            found.append(Card.parse(code))
        except NotACard:
            continue
    return tuple(found)


@cache
def _spoken() -> tuple[re.Pattern[str], dict[str, Card]]:
    """Every name of every card in every language, the longest first; R♥ is the king of hearts."""
    names: dict[str, Card] = {}
    for language, card, form in product(languages(), PACK, Form):
        names[say_card(words_in(language), str(card), form).casefold()] = card
    ordered = sorted(names, key=len, reverse=True)
    choice = "|".join(re.escape(name) for name in ordered)
    return re.compile(rf"(?<!\w)(?:{choice})(?!\w)", re.IGNORECASE), names
