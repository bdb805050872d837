"""Reading a record: from text to values, or the line that is wrong."""

import re
import tomllib
from pathlib import Path
from typing import Final

from fortyfives.record.bad import BadRecord, printable
from fortyfives.record.grammar import read_seat
from fortyfives.record.lines import Lines, line_of_complaint
from fortyfives.record.model import ENDINGS, FORMAT, GameRecord, Result, write_side
from fortyfives.record.read_deal import DealReader
from fortyfives.record.table import Table
from fortyfives.rules.options import apply_options
from fortyfives.rules.options.option import OptionError, Value
from fortyfives.rules.refusal import InconsistentRules, Refusal
from fortyfives.rules.seating import FEWEST, MOST, Seat, Side
from fortyfives.rules.variant import Variant
from fortyfives.variants.find import UnknownVariant, variant

LONGEST: Final = 4_000_000
RULE_ID: Final = re.compile(r"[A-Z][A-Z0-9]*-[0-9]+")
KEYS: Final = (
    *("format", "title", "shows", "variant", "options", "players", "names"),
    *("dealer", "start", "deals", "result"),
)


def read_file(path: Path) -> GameRecord:
    """Read the record in a file; `BadRecord` if it is none, `OSError` if it cannot be opened."""
    with path.open("rb") as file:
        return read(file.read(LONGEST + 1))


def read(text: str | bytes) -> GameRecord:
    """Read a record; `BadRecord` tells the line that is wrong and what was expected."""
    if len(text) > LONGEST:
        raise BadRecord("record-too-large", most=LONGEST)
    decoded = _decoded(text)
    try:
        values = tomllib.loads(decoded)
        table = Table(values, Lines.of(decoded))
    except RecursionError:
        raise BadRecord("record-not-toml", 1) from None
    except ValueError as error:
        toml = isinstance(error, tomllib.TOMLDecodeError)  # or Python can count no further
        key = "record-not-toml" if toml else "record-number-endless"
        raise BadRecord(key, line_of_complaint(str(error), decoded)) from None
    return _game(table)


def _decoded(text: str | bytes) -> str:
    if isinstance(text, str):
        return text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise BadRecord("record-no-text", line) from None


def _game(table: Table) -> GameRecord:
    found = table.text("format")
    if found != FORMAT:
        shown = printable(found)
        raise BadRecord("record-wrong-format", table.line("format"), found=shown, expected=FORMAT)
    table.only(*KEYS)
    options = _options(table.table("options"))
    rules = _rules(table, options)
    players = _players(table, rules)
    sides = rules.seating.sides(players)
    reader = DealReader(rules, players, len(sides))
    deals = tuple(reader.read(deal) for deal in table.tables("deals"))
    return GameRecord(
        variant=rules.key,
        players=players,
        dealer=_dealer(table, players, deals[0].dealer if deals else None),
        start=table.numbers("start", len(sides)) if table.has("start") else (0,) * len(sides),
        options=options,
        names=_names(table.table("names"), players),
        title=table.text("title", ""),
        shows=_shows(table),
        deals=deals,
        result=_result(table.table("result"), sides) if table.has("result") else None,
        lines={key: table.line(key) for key in KEYS},
    )


# --- the rules -------------------------------------------------------------------------------


def _options(table: Table) -> dict[str, Value]:
    for key, value in table.values.items():
        inner = value.values() if isinstance(value, dict) else value
        parts = inner if isinstance(value, dict | list) else ()
        simple = isinstance(value, str | bool | int | dict | list)
        if not simple or any(type(part) is not int for part in parts):
            raise BadRecord("record-not-option", table.line(key), key=printable(key))
    return dict(table.values)


def _rules(table: Table, options: dict[str, Value]) -> Variant:
    key = table.text("variant")
    try:
        return apply_options(variant(key), options)
    except UnknownVariant as error:
        path: tuple[str, ...] = ("variant",)
        message, facts = "variant-unknown", {"key": key, "alternatives": error.alternatives}
    except OptionError as error:
        path = ("options", error.facts["key"])
        message, facts = error.message, error.facts
    except InconsistentRules as error:
        path = ("options",)
        message, facts = error.key, {name: str(fact) for name, fact in error.facts.items()}
    shown = tuple((name, printable(fact, 200)) for name, fact in facts.items())
    raise BadRecord(
        "record-rules-wrong", table.lines.line(path), because=Refusal("", message, facts=shown)
    )


def _players(table: Table, rules: Variant) -> int:
    if not table.has("players"):
        return rules.seating.usual
    players = table.number("players", FEWEST, MOST)
    if players not in rules.seating.counts:
        allowed = ", ".join(str(count) for count in rules.seating.counts)
        facts = (("players", players), ("allowed", allowed))
        why = Refusal("", "players-not-allowed", facts=facts)
        raise BadRecord("record-rules-wrong", table.line("players"), because=why)
    return players


# --- the table and the end -------------------------------------------------------------------


def _dealer(table: Table, players: int, first: Seat | None) -> Seat:
    """Who deals first: told for the game, or with its first deal."""
    if first is not None and not table.has("dealer"):
        return first
    return read_seat(table.text("dealer"), table.line("dealer"), players)


def _names(table: Table, players: int) -> dict[Seat, str]:
    return {
        read_seat(letter, table.line(letter), players): table.text(letter)
        for letter in table.values
    }


def _shows(table: Table) -> tuple[str, ...]:
    rules = table.texts("shows")
    for line, rule in rules:
        if not RULE_ID.fullmatch(rule):
            raise BadRecord("record-rule-id", line, found=printable(rule))
    return tuple(rule for _, rule in rules)


def _result(table: Table, sides: tuple[tuple[Seat, ...], ...]) -> Result:
    table.only("winners", "ended")
    if not table.has("winners"):
        raise BadRecord("record-key-missing", table.line(), key="winners")
    winners = tuple(_side(text, line, sides) for line, text in table.texts("winners"))
    ended = table.text("ended", "")
    if ended not in ("", *ENDINGS):
        raise BadRecord(
            "record-line-unknown",
            table.line("ended"),
            found=printable(ended),
            expected=", ".join(ENDINGS),
        )
    return Result(winners, ended)


def _side(text: str, line: int, sides: tuple[tuple[Seat, ...], ...]) -> Side:
    written = [write_side(members) for members in sides]
    if text in written:
        return written.index(text)
    expected = ", ".join(written)
    raise BadRecord("record-side-unknown", line, found=printable(text), expected=expected)
