"""The results of a comparison on paper: a line for what is asked, and one for each result."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from fortyfives.rules.options.option import write_value

FORMERLY: Final = frozenset({"fortyfives-comparison/1"})
"""The forms of results that cannot be gone on with any more."""
NOTHING: Final = "–"


@dataclass(frozen=True, slots=True)
class Result:
    """What one deal or game gave, by its number."""

    number: int
    net: tuple[int, int]
    hands: int
    won: int
    lost: int
    games: int
    cut: int
    clocks: tuple[tuple[int, float, tuple[tuple[int, int], ...]], ...]


class OtherResults(ValueError):
    """A results file that cannot be gone on with: its sentence's key, and the words that it needs.

    It belongs to another comparison, other players or other rules, or is none at all.
    """

    def __init__(self, message: str, **facts: str | int) -> None:
        said = "; ".join(f"{name}: {fact}" for name, fact in facts.items())
        super().__init__(f"{message.replace('-', ' ')} ({said})")
        self.message = message
        self.facts = facts


def begin(file: Path, head: Mapping[str, Any]) -> None:
    """Begin the file if nothing is in it yet; raises `OtherResults` if that cannot be done."""
    try:
        with file.open("a", encoding="utf-8") as out:
            if not out.tell():
                out.write(json.dumps(head) + "\n")
    except OSError as error:
        raise _unusable(file, error) from None


def add(file: Path, result: Result) -> None:
    """Add a result to the file."""
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(asdict(result)) + "\n")


def stored(file: Path, head: Mapping[str, Any]) -> list[Result]:
    """The results that a stopped run has left; a torn last line is taken out of the file.

    Raises `OtherResults` if the file is not of this comparison, or names the line that is wrong.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except UnicodeDecodeError:
        raise OtherResults("results-none", file=file.name) from None
    except OSError as error:
        raise _unusable(file, error) from None
    if not text:
        return []
    first, *lines = text.split("\n")
    _compare_heads(file, _read(first), head)
    found: dict[int, Result] = {}
    for place, line in enumerate(lines[:-1], start=2):
        result = _result(_read(line))
        if result is None or result.number in found:
            raise OtherResults("results-line", file=file.name, n=place)
        found[result.number] = result
    if not lines:
        raise OtherResults("results-none", file=file.name)
    if lines[-1]:
        file.write_text("\n".join([first, *lines[:-1], ""]), encoding="utf-8")
    return list(found.values())


def _compare_heads(file: Path, told: Any, head: Mapping[str, Any]) -> None:
    if not isinstance(told, dict) or told.get("format") not in {head["format"], *FORMERLY}:
        raise OtherResults("results-none", file=file.name)
    for key, value in head.items():
        if told.get(key) != value:
            there, here = _written(key, told.get(key)), _written(key, value)
            raise OtherResults(
                "results-of-another", file=file.name, key=key, there=there, here=here
            )


def _written(key: str, value: Any) -> str:
    """A value of a head as one types it for the command; house rules as they follow --option."""
    if isinstance(value, dict):
        return " ".join(f"{rule}={write_value(said)}" for rule, said in value.items()) or NOTHING
    if isinstance(value, bool):
        return f"--{key}" if value else NOTHING
    return NOTHING if value is None else write_value(value)


def _unusable(file: Path, error: OSError) -> OtherResults:
    return OtherResults("results-unusable", file=str(file), why=error.strerror or str(error))


def _read(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _result(told: Any) -> Result | None:
    """The result that a line tells; nothing for a line that tells none."""
    match told:
        case {
            "number": int(number),
            "net": [int(over), int(under)],
            "hands": int(hands),
            "won": int(won),
            "lost": int(lost),
            "games": int(games),
            "cut": int(cut),
            "clocks": [first, second],
        } if under > 0 and min(number, hands, won, lost, games, cut) >= 0:
            clocks = tuple(clock for told in (first, second) if (clock := _clock(told)))
            if len(clocks) == len((first, second)):
                return Result(number, (over, under), hands, won, lost, games, cut, clocks)
    return None


def _clock(told: Any) -> tuple[int, float, tuple[tuple[int, int], ...]] | None:
    match told:
        case [int(count), int() | float() as total, [*buckets]] if all(map(_is_pair, buckets)):
            return count, total, tuple((place, number) for place, number in buckets)
    return None


def _is_pair(told: Any) -> bool:
    return isinstance(told, list) and [type(each) for each in told] == [int, int]
