"""The rows of a list: how they are told apart in a file, and how they are written into one."""

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fortyfives.tournament.lists.columns import column_of

MARK: Final = "\ufeff"
"""The byte-order mark by which a spreadsheet knows that a file is UTF-8."""
DELIMITERS: Final = (";", ",", "\t")


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row and the line that it begins in; the header is in line 1."""

    line: int
    cells: tuple[str, ...]


class NoRows(ValueError):
    """The file cannot be told apart into cells from this line on."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} cannot be told apart into cells")
        self.line = line


def delimiter_of(text: str) -> str:
    """What stands between the cells: whatever makes the most known headers of the first line."""
    first = text.removeprefix(MARK).splitlines()[:1]

    def known(delimiter: str) -> int:
        cells = next(csv.reader(first, delimiter=delimiter), [])
        return sum(column_of(cell) is not None for cell in cells)

    return max(DELIMITERS, key=known)


def read_rows(text: str) -> list[Row]:
    """The rows that hold anything, the header first; raises `NoRows`."""
    lines = io.StringIO(text.removeprefix(MARK), newline="")
    reader = csv.reader(lines, delimiter=delimiter_of(text), strict=True)
    rows, line = [], 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append(Row(line, tuple(cells)))
            line = reader.line_num + 1
    except csv.Error:
        raise NoRows(line) from None
    return rows


def write_rows(rows: Iterable[Iterable[str]], delimiter: str) -> str:
    """The rows as a file: with a byte-order mark, and lines that end as in Windows."""
    out = io.StringIO(newline="")
    csv.writer(out, delimiter=delimiter, lineterminator="\r\n").writerows(rows)
    return MARK + out.getvalue()
