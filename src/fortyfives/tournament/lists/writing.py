"""Writing the list of those who enter, so that reading it gives the same list again."""

from collections.abc import Iterable

from fortyfives.tournament.lists.cell import amount, guarded
from fortyfives.tournament.lists.columns import (
    MEMBERS,
    NUMBER,
    PAID,
    REGION,
    TABLE,
    Language,
    header_of,
)
from fortyfives.tournament.lists.rows import write_rows
from fortyfives.tournament.log.events import EntryRegistered


def write_list(
    entries: Iterable[EntryRegistered],
    members: int = 2,
    language: Language = "en",
    delimiter: str = ";",
) -> str:
    """The list as a file for a spreadsheet; columns in which nothing would stand are left out."""
    lines = [_cells(entry) for entry in entries]
    needed = {NUMBER, PAID, *(f"name{n}" for n in MEMBERS[:members])}
    needed |= {column for cells in lines for column, cell in cells.items() if cell}
    order = [
        NUMBER,
        *(f"name{n}" for n in MEMBERS),
        PAID,
        REGION,
        *(f"born{n}" for n in MEMBERS),
        TABLE,
    ]
    columns = [column for column in order if column in needed]
    header = [header_of(column, language) for column in columns]
    rows = [[cells.get(column, "") for column in columns] for cells in lines]
    return write_rows([header, *rows], delimiter)


def _cells(entry: EntryRegistered) -> dict[str, str]:
    """What stands in each column; nothing where nothing is known."""
    return {
        NUMBER: str(entry.entry),
        PAID: amount(entry.paid_cents),
        REGION: guarded(entry.region),
        TABLE: "" if entry.fixed_table is None else str(entry.fixed_table),
        **{f"name{n}": guarded(name) for n, name in enumerate(entry.names, start=1)},
        **{f"born{n}": str(year or "") for n, year in enumerate(entry.born, start=1)},
    }
