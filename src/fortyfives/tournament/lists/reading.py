"""Reading a list of those who enter: all of it, or nothing and what is wrong in which line."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from fortyfives.number import whole_number
from fortyfives.tournament.entry import Number
from fortyfives.tournament.lists.cell import cents_of, clean, unguarded
from fortyfives.tournament.lists.columns import MEMBERS, NUMBER, PAID, REGION, TABLE, column_of
from fortyfives.tournament.lists.rows import MARK, NoRows, Row, read_rows
from fortyfives.tournament.log.events import EntryRegistered

LONGEST: Final = 80
YEARS: Final = range(1900, 2101)

Code = Literal[
    "not_text",  # the file is no text in UTF-8, or holds a character that nobody can read
    "bad_quotes",  # from this line on nobody can say where a cell ends
    "no_header",  # the file is empty
    "unknown_column",
    "column_twice",
    "column_missing",  # there is no column for the numbers, or for a name
    "too_many_cells",  # more cells than there are columns
    "bad_number",
    "duplicate_number",  # the number stands in a line above
    "number_taken",  # somebody is entered under this number already
    "no_name",
    "partner_missing",
    "too_many_names",
    "too_long",
    "bad_amount",
    "bad_year",
    "bad_table",
]
"""What can be wrong with a line."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong in a line; the header is line 1."""

    line: int
    code: Code


@dataclass(frozen=True, slots=True)
class Read:
    """What a list holds, line by line, and what is wrong with it."""

    valid: Mapping[int, EntryRegistered]
    problems: tuple[Problem, ...]

    @property
    def entries(self) -> tuple[EntryRegistered, ...]:
        """What is to be written: all of them, and nothing if anything is wrong."""
        return () if self.problems else tuple(self.valid.values())


def decode(raw: bytes) -> str | None:
    """The text of a file; None if it is no text in UTF-8."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return None


def read_list(raw: bytes | str, members: int = 2, taken: Collection[Number] = ()) -> Read:
    """The entries of a list, each of so many members; these numbers are given away already."""
    text = decode(raw) if isinstance(raw, bytes) else raw
    if text is None or "\0" in text:
        return Read({}, (Problem(1, "not_text"),))
    try:
        rows = read_rows(text.removeprefix(MARK))
    except NoRows as wrong:
        return Read({}, (Problem(wrong.line, "bad_quotes"),))
    if not rows:
        return Read({}, (Problem(1, "no_header"),))
    columns, problems = _columns(rows[0], members)
    if problems:
        return Read({}, tuple(problems))
    return _entries(rows[1:], columns, members, frozenset(taken))


def _columns(header: Row, members: int) -> tuple[list[str], list[Problem]]:
    """The columns in their order, and what is wrong with the header."""
    found = [column_of(cell) for cell in header.cells]
    columns = [column for column in found if column is not None]
    codes: list[Code] = ["unknown_column"] * (len(found) - len(columns))
    codes += ["column_twice"] * (len(columns) - len(set(columns)))
    needed = (NUMBER, *(f"name{n}" for n in range(1, members + 1)))
    codes += ["column_missing" for column in needed if column not in columns]
    return columns, [Problem(header.line, code) for code in codes]


def _entries(rows: list[Row], columns: list[str], members: int, taken: frozenset[Number]) -> Read:
    valid: dict[int, EntryRegistered] = {}
    problems: list[Problem] = []
    seen: set[Number] = set()
    for row in rows:
        cells = dict.fromkeys(columns, "")
        cells |= dict(zip(columns, (clean(unguarded(cell)) for cell in row.cells), strict=False))
        number = _number(cells[NUMBER])
        codes = list(_wrong(cells, members))
        if any(cell.strip() for cell in row.cells[len(columns) :]):
            codes.append("too_many_cells")
        if number in taken:
            codes.append("number_taken")
        if number in seen:
            codes.append("duplicate_number")
        if number is not None:
            seen.add(number)
        problems += [Problem(row.line, code) for code in codes]
        if number is not None and not codes:
            valid[row.line] = _entry(number, cells, members)
    return Read(valid, tuple(problems))


def _number(cell: str) -> int | None:
    """A number from 1."""
    found = whole_number(cell)
    return found if found is not None and found > 0 else None


def _year(cell: str) -> int | None:
    """A year of birth; nought if the cell is empty."""
    found = whole_number(cell) if cell else 0
    return found if found == 0 or found in YEARS else None


def _wrong(cells: Mapping[str, str], members: int) -> Iterator[Code]:
    """What is wrong with the cells of one line, each by itself."""
    if _number(cells[NUMBER]) is None:
        yield "bad_number"
    names = [cells.get(f"name{n}", "") for n in MEMBERS]
    if not names[0]:
        yield "no_name"
    elif not all(names[:members]):
        yield "partner_missing"
    if any(names[members:]):
        yield "too_many_names"
    if max(map(len, (*names, cells.get(REGION, "")))) > LONGEST:
        yield "too_long"
    if cents_of(cells.get(PAID) or "0") is None:
        yield "bad_amount"
    if any(_year(cells.get(f"born{n}", "")) is None for n in MEMBERS):
        yield "bad_year"
    if _number(cells.get(TABLE) or "1") is None:
        yield "bad_table"


def _entry(number: Number, cells: Mapping[str, str], members: int) -> EntryRegistered:
    """The entry of a line with which nothing is wrong."""
    born = tuple(_year(cells.get(f"born{n}", "")) or 0 for n in MEMBERS[:members])
    return EntryRegistered(
        entry=number,
        names=tuple(cells[f"name{n}"] for n in MEMBERS[:members]),
        paid_cents=cents_of(cells.get(PAID) or "0") or 0,
        region=cells.get(REGION, ""),
        born=born if any(born) else (),
        fixed_table=_number(cells.get(TABLE, "")),
    )
