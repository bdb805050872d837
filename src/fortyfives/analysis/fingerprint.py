"""A hash of all code on which a measurement rests, so that results of other code are not mixed."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

PARTS = ("cards", "rules", "variants", "game")
DIGITS = 16


@cache
def rules_hash() -> str:
    """The hash of the rules and the engine."""
    return _hash(PARTS)


@cache
def players_hash() -> str:
    """The hash of the built-in players."""
    return _hash(("players",))


def _hash(parts: tuple[str, ...]) -> str:
    digest = sha256()
    for part in parts:
        for name, text in sorted(_sources(files("fortyfives") / part, part)):
            digest.update(name.encode())
            digest.update(text.encode())
    return digest.hexdigest()[:DIGITS]


def _sources(folder: Traversable, path: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            found += _sources(entry, name)
        elif entry.name.endswith(".py"):
            found.append((name, entry.read_text(encoding="utf-8").replace("\r\n", "\n")))
    return found
