"""The keys of sentences that the code names, and what it tells each of them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fortyfives.players.cast import CAST
from fortyfives.players.registry import BUILT_IN

SOURCE = Path(__file__).parents[2] / "src" / "fortyfives"
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
PLACES = {
    "Refusal": 1,
    "Bond": 3,
    "InconsistentRules": 0,
    "OptionError": 0,
    "Why": 0,
    "Wrong": 0,
    "Refused": 0,
    "must": 1,
}
BY_NAME = {"InconsistentRules", "OptionError", "Refused", "must"}
"""What is told its facts by their names."""
NO_KEYS = {*BUILT_IN, "utf-8"}  # players are called so, and text is read so


@dataclass(frozen=True)
class Told:
    """A key, where it stands, and the names of the facts given with it; None if not plain."""

    key: str
    where: str
    facts: frozenset[str] | None


def files() -> Iterator[Path]:
    """The files that refuse or give reasons."""
    for folder in ("rules", "variants", "game", "fairness", "players", "tournament"):
        yield from sorted((SOURCE / folder).rglob("*.py"))


def told() -> list[Told]:
    """Every plain key that a refusal, an error or a reason is made with."""
    return [found for path in files() for found in _calls(path)]


def named() -> dict[str, str]:
    """Every string that looks like a key, and where it stands."""
    found = {}
    for path in files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and KEY.fullmatch(text) and text not in NO_KEYS:
                found[text] = f"{path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}"
    return found


def of_players() -> set[str]:
    """The keys of the sentences about the players that are built in, which follow their names."""
    return {f"player-{name}" for name in (*BUILT_IN, *CAST)}


def _calls(path: Path) -> Iterator[Told]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        place = PLACES.get(name)
        if place is None or len(node.args) <= place:
            continue
        key = node.args[place]
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            yield Told(key.value, where, _facts(name, node))


def _facts(name: str, call: ast.Call) -> frozenset[str] | None:
    """The facts a sentence is told by this call, if they can be read off."""
    if name in BY_NAME:
        return frozenset(keyword.arg or "" for keyword in call.keywords)
    if name == "Bond":  # its refusal names the card led and those that bind
        return frozenset({"card1", "suit1", "others"})
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    if name in {"Why", "Wrong"}:
        cards: ast.expr | None = call.args[1] if len(call.args) > 1 else None
    else:
        cards = call.args[2] if len(call.args) > 2 else given.get("cards")
    facts = given.get("facts")
    if cards is not None and not isinstance(cards, ast.Tuple):
        return None
    if facts is not None and not isinstance(facts, ast.Tuple):
        return None
    names = set()
    for place in range(1, len(cards.elts) + 1 if cards else 1):
        names |= {f"card{place}", f"suit{place}"}
    for pair in facts.elts if facts else ():
        if not (isinstance(pair, ast.Tuple) and isinstance(pair.elts[0], ast.Constant)):
            return None
        names.add(str(pair.elts[0].value))
    return frozenset(names)
