"""Reading one line of a record."""

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final

from fortyfives.cards.card import Card, NotACard
from fortyfives.cards.notation import read_suit
from fortyfives.record.bad import BadRecord, printable
from fortyfives.record.told import (
    ANSWERS,
    CALLS,
    LETTERS,
    NOTHING,
    UNKNOWN,
    Deed,
    Places,
    Row,
    Told,
)
from fortyfives.rules.dealing import read_pattern
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.seating import Seat
from fortyfives.rules.stakes import Call

FIELDS: Final = {
    "number": r"(?P<number>[0-9]{1,3})",
    "pattern": r"(?P<pattern>\S+)",
    "call": r"(?P<call>.+)",
    "suit": r"(?P<suit>[^\s,]+)",
    "seat": r"(?P<seat>[^\s:]+)",
    "card": r"(?P<card>[^\s,]+)",
    "given": r"(?P<given>[^,]+?)",
    "draws": r"(?:, draws (?P<draws>[^,]+))?",
    "turned": r"(?:, (?P<draws>[^,]+))?",
    "answer": r"(?:, (?P<answer>yes|no))?",
}
EXAMPLES: Final = {
    "number": "17",
    "pattern": "2-3",
    "call": "20",
    "suit": "S",
    "seat": "B",
    "card": "6H",
    "given": "2C",
    "draws": ", draws KS",
    "turned": ", 2C 3D 4S",
    "answer": ", yes",
}
CARD_LIKE: Final = re.compile(r"(?:10|[2-9TJQKA])[CDHS♣♦♥♠]|[RB]J|\?\?|->", re.IGNORECASE)
REMARK: Final = "#"
TAKES: Final = "->"


def _pattern(deed: Deed) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", deed.value)
    return re.compile("".join(FIELDS[p] if i % 2 else re.escape(p) for i, p in enumerate(parts)))


PATTERNS: Final = {deed: _pattern(deed) for deed in Deed}


def without_remark(text: str) -> str:
    """A line without its remark, and with single blanks."""
    return " ".join(text.partition(REMARK)[0].split())


def read_told(text: str, line: int = 0, seats: int = len(LETTERS)) -> Told:
    """Read what a seat did; `BadRecord` says what a line should be like."""
    head, _, rest = without_remark(text).partition(" ")
    seat = read_seat(head, line, seats)
    for deed, pattern in PATTERNS.items():
        if found := pattern.fullmatch(rest):
            return _told(seat, deed, found, line, seats)
    raise BadRecord("record-line-unknown", line, found=printable(rest), expected=_like(head, rest))


def read_line(text: str, line: int = 0, seats: int = len(LETTERS)) -> Told | Row:
    """Read what a seat did, or a trick."""
    words = without_remark(text).split()
    if len(words) > 1 and CARD_LIKE.fullmatch(words[1]):
        return _row(words, line, seats)
    return read_told(text, line, seats)


def read_seat(text: str, line: int = 0, seats: int = len(LETTERS)) -> Seat:
    """Read the letter of a seat."""
    if len(text) == 1 and text in LETTERS[:seats]:
        return LETTERS.index(text)
    raise BadRecord(
        "record-seat-unknown", line, found=printable(text), expected=", ".join(LETTERS[:seats])
    )


def read_places(text: str, line: int = 0) -> Places:
    """Read cards, ?? where one is not known, or the word nothing; no card twice."""
    if text == NOTHING:
        return ()
    places = tuple(None if word == UNKNOWN else read_card(word, line) for word in text.split())
    no_card_twice([card for card in places if card], line)
    return places


def read_known(text: str, line: int = 0) -> tuple[Card, ...]:
    """Read cards that are all known, none of them twice."""
    cards = tuple(read_card(word, line) for word in text.split())
    no_card_twice(cards, line)
    return cards


def read_card(text: str, line: int = 0) -> Card:
    """Read one card."""
    try:
        return Card.parse(text)
    except NotACard:
        raise BadRecord("record-card-unknown", line, found=printable(text)) from None


def no_card_twice(cards: tuple[Card, ...] | list[Card], line: int) -> None:
    """Refuse a card that is there twice."""
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise BadRecord("record-card-twice", line, card=card)
        seen.add(card)


def _row(words: list[str], line: int, seats: int) -> Row:
    leader = read_seat(words[0], line, seats)
    cards, end = words[1:], words[len(words) :]
    if TAKES in words:
        place = words.index(TAKES)
        cards, end = words[1:place], words[place + 1 :]
    if UNKNOWN in cards:
        raise BadRecord("record-card-played", line)
    known = read_known(" ".join(cards), line)
    if TAKES not in words:
        return Row(leader, known, line=line)
    worth = end[1] if len(end) == 2 else "0"  # noqa: PLR2004 - the taker and the worth
    if not 1 <= len(end) <= 2 or not re.fullmatch("[0-9]{1,3}", worth):  # noqa: PLR2004
        raise BadRecord(
            "record-line-unknown",
            line,
            found=printable(" ".join(words)),
            expected="A KS 8S -> B 10",
        )
    taker = read_seat(end[0], line, seats)
    return Row(leader, known, taker, int(worth) if len(end) > 1 else None, line)


def _told(seat: Seat, deed: Deed, found: re.Match[str], line: int, seats: int) -> Told:
    readers: dict[str, tuple[str, Callable[[str], Any]]] = {
        "number": ("number", int),
        "pattern": ("pattern", lambda text: _or_unknown(read_pattern, text, deed, line)),
        "call": ("call", lambda text: read_call(text, line)),
        "suit": ("suit", lambda text: _or_unknown(read_suit, text, deed, line)),
        "seat": ("other", lambda text: read_seat(text, line, seats)),
        "card": ("card", lambda text: read_card(text, line)),
        "given": ("given", lambda text: read_places(text, line)),
        "draws": ("draws", lambda text: read_places(text, line)),
        "answer": ("answer", ANSWERS[True].__eq__),
    }
    told = {
        readers[name][0]: readers[name][1](text)
        for name, text in found.groupdict().items()
        if text is not None
    }
    if "given" in told and deed not in MANY and len(told["given"]) != 1:
        raise BadRecord(
            "record-line-unknown", line, found=printable(found.string), expected=_example(deed)
        )
    return Told(seat, deed, line=line, **told)


MANY: Final = (Deed.THROWS, Deed.SHOWS)
"""Where any number of cards may be given."""


def read_call(text: str, line: int = 0) -> Call:
    """Read a bid, such as 20 or 30 for 60."""
    for call, words in CALLS.items():
        if words == text:
            return call
    raise BadRecord(
        "record-line-unknown", line, found=printable(text), expected=", ".join(CALLS.values())
    )


def _or_unknown(read: Callable[[str], Any], text: str, deed: Deed, line: int) -> Any:
    try:
        return read(text)
    except (NotACard, InconsistentRules):
        raise BadRecord(
            "record-line-unknown", line, found=printable(text), expected=_example(deed)
        ) from None


def _example(deed: Deed) -> str:
    return "A " + deed.value.format_map(EXAMPLES)


def _like(seat: str, rest: str) -> str:
    """The lines most like this one."""
    verb = rest.partition(" ")[0]
    same = [deed for deed in Deed if deed.value.partition(" ")[0] == verb]
    words = {_example(deed)[2:]: deed for deed in Deed}
    near = same or [words[text] for text in get_close_matches(rest, words, n=3, cutoff=0.3)]
    lines = [f"{seat} {_example(deed)[2:]}" for deed in near or (Deed.SAYS, Deed.PASSES)]
    return "; ".join(lines)
