"""The rules that break ties, in the order in which they are asked; published before the start."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, TypeVar

from fortyfives.tournament.refused import Refused
from fortyfives.tournament.standings.rule import By, Positions, Rule
from fortyfives.value import dataclass

SCOPE: Final = "standings"
EXTRA: Final = "round_robin_one_game"
"""The one way in which extra games are played: each against each, one game."""

Word = TypeVar("Word", bound=Enum)


@dataclass(frozen=True, slots=True)
class Chain:
    """Rules in order; with `restart`, whoever is still level after a split begins at the first."""

    rules: tuple[Rule, ...]
    restart: bool = False

    def published(self) -> dict[str, object]:
        """The chain as it is posted, in the words of `read_chain`."""
        return {
            "scope": SCOPE,
            "chain": [_published(rule) for rule in self.rules],
            "restart_after_split": self.restart,
        }


def read_chain(data: object) -> Chain:
    """The chain that was published as JSON; a word that is not known is refused, and said why."""
    whole = _object(data, {"scope", "chain", "restart_after_split"})
    if whole.get("scope", SCOPE) != SCOPE:
        raise Refused("hall-chain-scope", scope=str(whole["scope"]))
    entries = whole.get("chain")
    restart = whole.get("restart_after_split", False)
    if not isinstance(entries, list) or not entries or not isinstance(restart, bool):
        raise Refused("hall-chain-shape")
    rules = tuple(map(_rule, entries))
    if By.SHARE in {rule.by for rule in rules[:-1]}:
        raise Refused("hall-chain-after-share")
    return Chain(rules, restart)


def _rule(data: object) -> Rule:
    entry = _object(data, {"by", "when", "positions", "cap", "format"})
    by = _word(By, entry.get("by", ""), "hall-chain-step")
    positions = _word(Positions, entry.get("positions", "all"), "hall-chain-positions")
    if ("cap" in entry) != (by is By.CAPPED_SPREAD):
        raise Refused("hall-chain-cap", step=by.value)
    if "format" in entry and (by is not By.EXTRA_GAMES or entry["format"] != EXTRA):
        raise Refused("hall-chain-format", step=by.value)
    when = _object(entry.get("when", {}), {"group_size"})
    size = _number(when["group_size"], 2) if when else None
    return Rule(by, positions, size, _number(entry["cap"], 1) if "cap" in entry else None)


def _published(rule: Rule) -> dict[str, object]:
    entry: dict[str, object] = {"by": rule.by.value}
    if rule.group_size is not None:
        entry["when"] = {"group_size": rule.group_size}
    if rule.positions is not Positions.ALL:
        entry["positions"] = rule.positions.value
    if rule.cap is not None:
        entry["cap"] = rule.cap
    if rule.by is By.EXTRA_GAMES:
        entry["format"] = EXTRA
    return entry


def _object(data: object, known: set[str]) -> Mapping[str, object]:
    if not isinstance(data, dict):
        raise Refused("hall-chain-shape")
    for name in data:
        if name not in known:
            raise Refused("hall-chain-field", field=str(name))
    return data


def _word(words: type[Word], found: object, refusal: str) -> Word:
    known = [word.value for word in words]
    if found not in known:
        raise Refused(refusal, word=str(found), known=", ".join(known))
    return words(found)


def _number(found: object, least: int) -> int:
    if type(found) is not int or found < least:
        raise Refused("hall-chain-number", word=str(found), least=least)
    return found
