"""The house rules of every regional game, read from the tables of the catalogue."""

import json
import re
from pathlib import Path
from typing import Final

from fortyfives.rules.options.option import Value
from fortyfives.variants import ALL

HERE = Path(__file__).parent
Preset = dict[str, str]
"""What the catalogue writes for each key in one game; "-" where the key has no meaning."""


def _parts(name: str) -> list[list[str]]:
    """The lines of a table, part by part, without remarks and blank lines."""
    parts: list[list[str]] = []
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            parts.append([])
        elif line:
            parts[-1].append(line)
    return parts


def _pair(text: str) -> tuple[str, str]:
    key, _, value = text.partition(" = ")
    return key.strip(), value.strip()


def presets() -> dict[str, Preset]:
    """Every regional game that the catalogue knows."""
    columns, everywhere, derived = _parts("b9.txt")
    rows = [[cell.strip() for cell in line.split(" | ")] for line in columns]
    found = {
        game: {row[0]: row[place] for row in rows[1:]} | dict(map(_pair, everywhere))
        for place, game in enumerate(rows[0])
        if place
    }
    for line in derived:
        head, *changes = line.split(";")
        game, base = _pair(head)
        found[game] = found[base] | dict(map(_pair, changes))
    return found


def values() -> dict[str, list[str]]:
    """The values that each house rule may have, as the catalogue writes them."""
    return {key: value.split(", ") for key, value in map(_pair, _parts("b10.txt")[0])}


def cell(key: str, text: str) -> Value:
    """What the cell of a table stands for, as the option writes it."""
    if key in {"keep_min", "draw_max"}:
        return _quota(text)
    if key == "players":
        return _counts(text)
    if text.startswith("{"):
        read: Value = json.loads(text)
        return read
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    return {"true": True, "false": False}.get(text, text)


def _quota(text: str) -> Value:
    """A number such as "1 / six players 2" or "bidder 5 / others 2"."""
    if text.isdecimal():
        return int(text)
    names = {"others": "other", "six players": "six"}
    parts = re.findall(r"(?:(bidder|others|six players) )?(\d)", text)
    return {names.get(name, name) or "other": int(number) for name, number in parts}


def _counts(text: str) -> Value:
    """Numbers of players such as "2-6 (4)" or "4"."""
    first, _, last = text.partition(" ")[0].partition("-")
    return list(range(int(first), int(last) + 1)) if last else int(first)


def usual(text: str) -> int:
    """The usual number of players: in brackets, or the only one."""
    return int(re.findall(r"\d+", text)[-1])


def sides(players: str, text: str) -> dict[int, str]:
    """How each number of players is divided, such as "2,3 alone / 4 pairs"."""
    counts = _counts(players)
    every = counts if isinstance(counts, list) else [counts]
    if " " not in text:
        return {count: str(text) for count in every if isinstance(count, int)}
    parts = (part.rpartition(" ") for part in text.split(" / "))
    return {int(count): how for numbers, _, how in parts for count in numbers.split(",")}


KNOWN: Final = tuple(game for game in ALL if game in presets())
"""The games of the catalogue; those made since are held to the contract alone."""
