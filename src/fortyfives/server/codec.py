"""Actions and events of the engine as JSON: how they are stored, and how a client writes them.

Each becomes an object whose `is` names it; its fields follow in the order in which the engine
declares them, so that the same event always gives the same bytes. Cards are written as records
write them, sets of cards as lists in the order of the pack.
"""

from enum import Enum
from functools import cache
from typing import Any, Final, get_type_hints

import msgspec

from fortyfives.cards.card import Card, NotACard, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import ACTIONS, Action
from fortyfives.game.events import Event
from fortyfives.rules.dealing import Packet, Pattern, read_pattern, write_pattern
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call

BY_NAME: Final[dict[str, Any]] = {kind.__name__: kind for kind in ACTIONS}


class NotReadable(ValueError):
    """Something that is no action: an unknown name, a field that lacks, or a card that is none."""


def plain(value: object) -> Any:
    """Any value of the engine as JSON has it."""
    found: Any = value
    if isinstance(value, Card):
        found = str(value)
    elif isinstance(value, Enum):
        found = value.value
    elif isinstance(value, tuple) and value and isinstance(value[0], Packet):
        found = write_pattern(value)
    elif isinstance(value, tuple | CardSet):
        found = [plain(each) for each in value]
    elif (names := getattr(type(value), "__match_args__", None)) is not None:
        found = {name: plain(getattr(value, name)) for name in names}
    return found


def write_action(action: Action) -> dict[str, Any]:
    """An action as an object, such as `{"is": "Play", "seat": 2, "card": "5H"}`."""
    return {"is": type(action).__name__, **plain(action)}


def write_event(event: Event) -> bytes:
    """An event as bytes, always the same for the same event."""
    return msgspec.json.encode({"is": type(event).__name__, **plain(event)})


def read_action(written: object, seat: Seat | None = None) -> Action:
    """The action that an object stands for, done by that seat whatever the object says.

    Without a seat the object must name it. Raises `NotReadable` for anything else.
    """
    if not isinstance(written, dict):
        raise NotReadable("an action is an object")
    kind = BY_NAME.get(str(written.get("is")))
    if kind is None:
        raise NotReadable("there is no such action")
    given = dict(written) if seat is None else {**written, "seat": seat}
    fields = _fields(kind)
    if set(given) - {"is"} != set(fields):
        raise NotReadable(f"{kind.__name__} needs {', '.join(fields)}")
    made: Action = kind(**{name: _read(given[name], wanted) for name, wanted in fields.items()})
    return made


@cache
def _fields(kind: type[Any]) -> dict[str, Any]:
    """The fields of a kind of action and what each must be."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in kind.__match_args__}


def _read(value: object, wanted: Any) -> Any:
    try:
        return _READERS[wanted](value)
    except (ValueError, NotACard, KeyError) as wrong:
        raise NotReadable("a field is not what it should be") from wrong


def _number(value: object) -> int:
    if type(value) is not int:
        raise ValueError
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > 40:  # noqa: PLR2004 - no card or call is longer
        raise ValueError
    return value


def _cards(value: object) -> CardSet:
    if not isinstance(value, list):
        raise ValueError  # noqa: TRY004 - all that is wrong here is told alike
    cards = [Card.parse(_text(each)) for each in value]
    if len(set(cards)) != len(cards):
        raise ValueError
    return CardSet.of(cards)


_READERS: Final[dict[Any, Any]] = {
    Seat: _number,
    Card: lambda value: Card.parse(_text(value)),
    CardSet: _cards,
    Suit: lambda value: Suit(_text(value)),
    Call: lambda value: Call(_text(value)),
    Pattern: lambda value: read_pattern(_text(value)),
}
