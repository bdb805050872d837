"""Sums the shares of `make long cast` and `make long apart` up for the command and the handbook.

`python -m bench.cast` writes `src/fortyfives/analysis/cast.json`. The teller of every pair learns
from the training sessions, settles there on the game in which the two differ most, and is asked
about the held-out sessions.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from fortyfives.analysis.character import MEASURED, TABLES, Card
from fortyfives.analysis.habits import Teller, wavering
from fortyfives.players.cast import CAST

DATA = Path(__file__).parent / "data"
OUT = Path(__file__).parents[1] / "src" / "fortyfives" / "analysis" / MEASURED
ENOUGH = 0.8

Session = Mapping[str, float]


def shares(name: str) -> list[dict[str, Any]]:
    """The answers of all shares of a job; they must come from the same players."""
    files = sorted((DATA / name).glob("*.json"))
    found = [json.loads(file.read_text(encoding="utf-8"))["result"] for file in files]
    if len({each["players_hash"] for each in found}) > 1:
        sys.exit(f"{name}: the shares come from different players; measure again")
    return found


def cards(answers: Sequence[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The card of everybody in each game."""
    sums: dict[str, dict[str, Card]] = defaultdict(lambda: defaultdict(Card))
    for answer in answers:
        for each in answer["cards"]:
            sums[each["table"]][each["name"]].add(Card(**each["card"]))
    return {
        table: {name: card.as_json() for name, card in found.items()}
        for table, found in sums.items()
    }


def apart(answers: Sequence[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """For every pair: in each game the share told rightly, and the game settled on in training."""
    told: dict[tuple[str, str, str], list[Session]] = defaultdict(list)
    for answer in answers:
        for each in sorted(answer["sessions"], key=lambda session: session["n"]):
            told[each["kind"], each["table"], each["name"]].append(each["rates"])
    tables = [table.name for table in TABLES if ("training", table.name, next(iter(CAST))) in told]
    wavers = {
        table: wavering({name: told["training", table, name] for name in CAST}) for table in tables
    }
    found = {}
    for first, second in combinations(CAST, 2):
        rights, gaps = {}, {}
        for table in tables:
            teller = Teller.learn(
                told["training", table, first], told["training", table, second], wavers[table]
            )
            ones, twos = told["held_out", table, first], told["held_out", table, second]
            right = sum(map(teller.is_first, ones)) + sum(not teller.is_first(s) for s in twos)
            rights[table], gaps[table] = right / (len(ones) + len(twos)), teller.apart
        settled = max(tables, key=lambda table: gaps[table])
        found[f"{first} {second}"] = {"right": rights, "settled": settled}
    return found


def main() -> int:
    """Write the file and say which pairs are not told apart."""
    card_shares, apart_shares = shares("cast"), shares("apart")
    pairs = apart(apart_shares)
    told = {
        "players_hash": card_shares[0]["players_hash"],
        "cards": cards(card_shares),
        "apart": pairs,
    }
    OUT.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    missed = [pair for pair, each in pairs.items() if each["right"][each["settled"]] < ENOUGH]
    for pair in missed:
        print(f"{pair}: {pairs[pair]}")
    rights = [each["right"][each["settled"]] for each in pairs.values()]
    print(f"{len(pairs)} pairs, {len(pairs) - len(missed)} told apart; the worst {min(rights):.2f}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
