"""Few rows in which every choice meets every other."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any

Row = dict[str, Any]
Meeting = frozenset[tuple[str, Any]]


def meetings(choices: Mapping[str, Sequence[Any]], together: int) -> list[Meeting]:
    """Everything that has to meet: a value each for so many of the keys."""
    return [
        frozenset(zip(keys, values, strict=True))
        for keys in combinations(choices, together)
        for values in product(*(choices[key] for key in keys))
    ]


def cover(choices: Mapping[str, Sequence[Any]], *, together: int = 2) -> list[Row]:
    """Rows with a value for every key, so that any values of so many keys meet in some row."""
    left = dict.fromkeys(meetings(choices, together))
    rows = []
    while left:
        row: Row = dict(next(iter(left)))
        for key in choices:
            if key not in row:
                row[key] = max(choices[key], key=lambda v: _gain(row, (key, v), left, together))
        for met in _met(row, together):
            left.pop(met, None)
        rows.append({key: row[key] for key in choices})
    return rows


def _met(row: Row, together: int) -> list[Meeting]:
    return [frozenset(items) for items in combinations(row.items(), together)]


def _gain(row: Row, item: tuple[str, Any], left: Mapping[Meeting, None], together: int) -> int:
    """How much of what is left this value would settle, beside what the row has already."""
    besides = combinations(row.items(), together - 1)
    return sum(frozenset((*items, item)) in left for items in besides)
