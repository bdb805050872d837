"""What is expected beside what the rules answer."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from fortyfives.conformance.value import Json, shown

SETS: Final = frozenset(
    {
        "legal",
        "illegal",
        "may_lead",
        "may_rob",
        "may_beg",
        "discard_choices",
        "removed",
        "winners",
        "on_the_green",
        "possible",
        "impossible",
        "jar_winners",
        "forfeited",
        "playoff_players",
        "booby",
        "extra_games",
        "needs_tiebreak",
        "blocks",
    }
)
"""The fields in which the order of a list means nothing; every other list is in order."""

PAIRS: Final = frozenset({"possible", "impossible", "extra_games"})
"""The sets whose entries are sets themselves: pairs of scores, or those who play each other."""

PER_STEP: Final = frozenset({"rematches"})
"""The fields that hold such sets of sets, one for each step, in the order of the steps."""

PER_ROUND: Final = frozenset({"rounds"})
"""The fields that hold lists of games, one for each round; or the number of rounds."""

IN_PART: Final = frozenset({"cases", "contests"})
"""The lists of objects in which only the fields that are expected are compared."""

NONE_OF: Final = {"illegal": "legal", "impossible": "possible"}
"""The fields that name some of what the other field must not hold."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A field of `expect` that the rules answer otherwise; both sides as they are shown."""

    key: str
    expected: str
    actual: str


def differences(expect: Mapping[str, Json], answers: Mapping[str, Json]) -> list[Difference]:
    """Every field of `expect` that does not hold, in its order."""
    found = []
    for key, expected in expect.items():
        asked = NONE_OF.get(key, key)
        if asked not in answers:
            found.append(Difference(key, shown(expected), "no answer: too little is given"))
        elif key in NONE_OF:
            found += _overlap(key, expected, answers[asked])
        else:
            answer = _asked(key, expected, answers[asked])
            if _plain(key, expected) != _plain(key, answer):
                found.append(Difference(key, shown(expected), shown(answer)))
    return found


def _asked(key: str, expected: Json, answer: Json) -> Json:
    """The answer as far as it is asked.

    That is the number of rounds where no list of them is expected, and in a list of `IN_PART` the
    fields that somebody expects.
    """
    if key in PER_ROUND and isinstance(answer, list) and not isinstance(expected, list):
        return len(answer)
    if key not in IN_PART or not isinstance(expected, list) or not isinstance(answer, list):
        return answer
    return [
        {name: part for name, part in mine.items() if name in theirs}
        if isinstance(mine, dict) and isinstance(theirs, dict) and theirs
        else mine
        for mine, theirs in zip_longest(answer, expected)
        if mine is not None
    ]


def _plain(key: str, value: Json) -> str:
    """A text that is the same for two values that say the same.

    It keeps 1, 1.0 and true apart, which Python holds to be equal.
    """
    if key in SETS and isinstance(value, list):
        return json.dumps(sorted(_entry(key, entry) for entry in value))
    if key in PER_STEP and isinstance(value, list):
        return json.dumps([_pairs(step) for step in value])
    if key in PER_ROUND and isinstance(value, list):
        return json.dumps([_games(games) for games in value])
    return shown(value)


def _pairs(step: Json) -> str:
    if not isinstance(step, list):
        return shown(step)
    return json.dumps(sorted(_pair(entry) for entry in step))


def _games(games: Json) -> str:
    return json.dumps(sorted(map(shown, games))) if isinstance(games, list) else shown(games)


def _entry(key: str, entry: Json) -> str:
    return _pair(entry) if key in PAIRS else shown(entry)


def _pair(entry: Json) -> str:
    return json.dumps(sorted(map(shown, entry))) if isinstance(entry, list) else shown(entry)


def _overlap(key: str, expected: Json, answer: Json) -> list[Difference]:
    """What should be missing from the answer and is there after all."""
    if not isinstance(expected, list) or not isinstance(answer, list):
        return [Difference(key, shown(expected), f"compared with the list {shown(answer)}")]
    there = {_entry(key, entry) for entry in answer}
    kind = list if key in PAIRS else str
    wrong: list[Json] = [
        entry for entry in expected if _entry(key, entry) in there or not isinstance(entry, kind)
    ]
    return [Difference(key, shown(expected), f"not so: {shown(wrong)}")] if wrong else []
