"""Few rows in which every choice meets every other."""

from collections.abc import Callable, Mapping, Sequence
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


def anything(_row: Row) -> bool:
    """Any choices go together."""
    return True


def cover(
    choices: Mapping[str, Sequence[Any]],
    *,
    together: int = 2,
    fits: Callable[[Row], bool] = anything,
) -> list[Row]:
    """Rows of choices, so that any values of so many keys meet in some row.

    Where not everything `fits` together, only that meets which can; a key is left out of a row
    that none of its values fits.
    """
    left = dict.fromkeys(meetings(choices, together))
    rows = []
    while left:
        first = next(iter(left))
        row: Row = dict(first)
        if not fits(row):
            del left[first]
            continue
        for key in choices:
            if key not in row:
                gains = {v: _gain(row, (key, v), left, together) for v in choices[key]}
                for value in sorted(gains, key=lambda v: -gains[v]):
                    if fits({**row, key: value}):
                        row[key] = value
                        break
        for met in _met(row, together):
            left.pop(met, None)
        rows.append({key: row[key] for key in choices if key in row})
    return rows


def _met(row: Row, together: int) -> list[Meeting]:
    return [frozenset(items) for items in combinations(row.items(), together)]


def _gain(row: Row, item: tuple[str, Any], left: Mapping[Meeting, None], together: int) -> int:
    """How much of what is left this value would settle, beside what the row has already."""
    besides = combinations(row.items(), together - 1)
    return sum(frozenset((*items, item)) in left for items in besides)
