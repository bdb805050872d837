"""The columns of a list and what they are called, in English and in French."""

from typing import Final, Literal

Language = Literal["en", "fr"]

NUMBER, PAID, REGION, TABLE = "number", "paid", "region", "fixed_table"
MEMBERS: Final = (1, 2, 3)
HEADERS: Final[dict[str, tuple[str, str]]] = {
    NUMBER: ("number", "numéro"),
    **{f"name{n}": (f"name{n}", f"nom{n}") for n in MEMBERS},
    PAID: ("paid", "payé"),
    REGION: ("region", "région"),
    **{f"born{n}": (f"born{n}", f"né{n}") for n in MEMBERS},
    TABLE: ("fixed table", "table fixe"),
}
"""What stands above each column; `né2` is the year of birth of the second of them."""

_COLUMNS: Final = {header: column for column, pair in HEADERS.items() for header in pair} | {
    "numero": NUMBER,
    "no": NUMBER,
    "paye": PAID,
    "fixed_table": TABLE,
    **{f"ne{n}": f"born{n}" for n in MEMBERS},
}


def column_of(header: str) -> str | None:
    """The column that is called so, in either language; None if none is."""
    return _COLUMNS.get(" ".join(header.split()).casefold())


def header_of(column: str, language: Language) -> str:
    """What stands above this column."""
    return HEADERS[column][language == "fr"]
