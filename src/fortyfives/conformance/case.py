"""One worked case: the rules it asks about, what is given and what is expected."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fortyfives.conformance.value import Json, parse, shown
from fortyfives.rules.options.option import Value

NEEDED: Final = ("id", "rules", "kind", "given", "expect")
FIELDS: Final = frozenset({*NEEDED, "options", "why", "source", "basis", "differs"})
"""The fields of a case about the rules; the last four tell where it comes from."""

HALL_NEEDED: Final = ("id", "area", "given", "expect")
HALL_FIELDS: Final = frozenset({*HALL_NEEDED, "title", "why"})
"""The fields of a case about a tournament."""


class BadCase(ValueError):
    """A case that cannot be asked, and why."""


class BadFile(ValueError):
    """A file that holds no worked cases: its sentence's key, and the words that it needs."""

    def __init__(self, message: str, **facts: str) -> None:
        said = "; ".join(f"{name}: {fact}" for name, fact in facts.items())
        super().__init__(f"{message.replace('-', ' ')} ({said})")
        self.message = message
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Case:
    """A question to the rules and the answers it expects."""

    id: str
    kind: str
    rules: str
    options: Mapping[str, Value]
    given: Mapping[str, Json]
    expect: Mapping[str, Json]
    hall: bool = False
    """Whether the director of a hall is asked, who knows no rules of cards."""


def read_file(path: Path) -> list[Json]:
    """The cases of a file, not yet looked into; `BadFile` says why there are none."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadFile("cases-unreadable", file=str(path), why=error.strerror or "") from None
    except UnicodeDecodeError:
        raise BadFile("cases-no-text", file=str(path)) from None
    except ValueError as error:
        raise BadFile("cases-unreadable", file=str(path), why=str(error)) from None
    try:
        whole = parse(text)
    except ValueError as error:
        raise BadFile("cases-no-json", file=str(path), why=str(error)) from None
    cases = whole.get("vectors") if isinstance(whole, dict) else None
    if not isinstance(cases, list):
        raise BadFile("cases-no-list", file=str(path))
    if not cases:
        raise BadFile("cases-empty-list", file=str(path))
    return cases


def read_case(raw: Json) -> Case:
    """Look into one case about the rules; `BadCase` says what is wrong with it."""
    if not isinstance(raw, dict):
        raise BadCase("a case is an object")
    hall = "area" in raw
    for name in HALL_NEEDED if hall else NEEDED:
        if name not in raw:
            raise BadCase(f"{name} is missing")
    for name in raw:
        if name not in (HALL_FIELDS if hall else FIELDS):
            raise BadCase(f"{shown(name)} is not a field of a case")
    return Case(
        id=_text(raw, "id"),
        kind=_text(raw, "area" if hall else "kind"),
        rules="" if hall else _text(raw, "rules"),
        options={} if hall else _options(raw.get("options", {})),
        given=_object(raw, "given"),
        expect=_object(raw, "expect"),
        hall=hall,
    )


def _text(raw: dict[str, Json], name: str) -> str:
    found = raw[name]
    if not isinstance(found, str):
        raise BadCase(f"{name} is {shown(found)}, which is no text")
    return found


def _object(raw: dict[str, Json], name: str) -> dict[str, Json]:
    found = raw[name]
    if not isinstance(found, dict):
        raise BadCase(f"{name} is {shown(found)}, which is no object")
    return found


def _options(raw: Json) -> dict[str, Value]:
    if not isinstance(raw, dict):
        raise BadCase(f"options is {shown(raw)}, which is no object")
    return {key: _option(key, value) for key, value in raw.items()}


def _option(key: str, value: Json) -> Value:
    if isinstance(value, str | int):
        return value
    if isinstance(value, dict):
        pairs = {name: number for name, number in value.items() if type(number) is int}
        if len(pairs) == len(value):
            return pairs
    if isinstance(value, list):
        numbers = [number for number in value if type(number) is int]
        if len(numbers) == len(value):
            return numbers
    raise BadCase(f"option {key} cannot be {shown(value)}")
