"""A list of entries is read whole or not at all, and comes back as it was written."""

import csv

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.lists.cell import amount, cents_of, clean, guarded, unguarded
from fortyfives.tournament.lists.columns import HEADERS, Language, column_of
from fortyfives.tournament.lists.reading import Problem, Read, read_list
from fortyfives.tournament.lists.rows import DELIMITERS, MARK, delimiter_of
from fortyfives.tournament.lists.writing import write_list
from fortyfives.tournament.log.events import EntryRegistered

NAMES = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=80).map(clean)
ODD = st.sampled_from(
    ['=HYPERLINK("http://x")', "'=1", "''@a", "-5", "+1", "@b", "'t Hooft", 'a;"b",c', "Léo", "né1"]
)
YEARS = st.sampled_from((0, 1900, 1956, 2100))


def problems(read: Read) -> list[tuple[int, str]]:
    return [(each.line, each.code) for each in read.problems]


def of(*lines: str, members: int = 2) -> Read:
    return read_list("\r\n".join(lines), members)


@st.composite
def entries(draw: st.DrawFn) -> tuple[int, list[EntryRegistered]]:
    """Entries of so many members each, as they could be in the log."""
    members = draw(st.integers(1, 3))
    numbers = draw(st.lists(st.integers(1, 999_999_999), max_size=5, unique=True))
    name = (NAMES | ODD).filter(bool)
    born = st.tuples(*[YEARS] * members).map(lambda years: years if any(years) else ())
    return members, [
        EntryRegistered(
            number,
            draw(st.tuples(*[name] * members)),
            draw(st.integers(0, 999_999_999)),
            draw(NAMES | ODD),
            draw(born),
            draw(st.none() | st.integers(1, 99)),
        )
        for number in numbers
    ]


@given(entries(), st.sampled_from(("en", "fr")), st.sampled_from(DELIMITERS))
def test_what_is_written_out_is_read_in_again(
    told: tuple[int, list[EntryRegistered]], language: Language, delimiter: str
) -> None:
    members, registered = told
    text = write_list(registered, members, language, delimiter)
    for file in (text, text.encode("utf-8")):
        read = read_list(file, members)
        assert read.problems == ()
        assert list(read.entries) == registered


@given(entries())
def test_no_cell_that_is_written_out_begins_a_formula(
    told: tuple[int, list[EntryRegistered]],
) -> None:
    members, registered = told
    lines = write_list(registered, members).removeprefix(MARK).splitlines()
    for row in csv.reader(lines, delimiter=";"):
        assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for cell in row)


@given(NAMES | ODD | st.text("'=+-@\t\ra"))
def test_a_guard_is_taken_off_again(text: str) -> None:
    assert unguarded(guarded(text)) == text


@given(st.binary(max_size=80) | st.text(max_size=80))
def test_whatever_is_read_is_read_or_told_what_is_wrong(file: bytes | str) -> None:
    read = read_list(file)
    assert read.problems or set(read.entries) == set(read.valid.values())


def test_a_list_is_written_for_a_spreadsheet() -> None:
    entry = EntryRegistered(7, ("Léo Boudreau", "=1"), 1050, "Richmond", (1950, 0))
    assert write_list([entry], language="fr") == (
        "\ufeffnuméro;nom1;nom2;payé;région;né1\r\n7;Léo Boudreau;'=1;10.50;Richmond;1950\r\n"
    )
    assert write_list([], 1) == "\ufeffnumber;name1;paid\r\n"


def test_headers_are_known_in_both_languages_however_they_are_written() -> None:
    for column, names in HEADERS.items():
        assert {column_of(name) for name in names} == {column}
        assert {column_of(f" {name.upper()} ") for name in names} == {column}
    assert column_of("Numero") == "number"
    assert column_of("fixed_table") == "fixed_table"
    assert column_of("colour") is None


@pytest.mark.parametrize("delimiter", DELIMITERS)
def test_the_delimiter_is_seen_from_the_header(delimiter: str) -> None:
    header = delimiter.join(("Number", "Name1", "Name2", "odd;one" if delimiter != ";" else "a,b"))
    assert delimiter_of(f"\ufeff{header}\r\n") == delimiter
    assert delimiter_of("") == ";"


def test_quotes_empty_lines_and_lines_within_cells() -> None:
    read = of(
        "number,name1,name2,paid", "", '1,"Boudreau, Léo",Anne,"10,50"', ",,,", '2,"A\nB",C,', "x"
    )
    assert [entry.names for entry in read.valid.values()] == [
        ("Boudreau, Léo", "Anne"),
        ("A B", "C"),
    ]
    assert [entry.paid_cents for entry in read.valid.values()] == [1050, 0]
    assert list(read.valid) == [3, 5]
    assert problems(read) == [(7, "bad_number"), (7, "no_name")]
    assert read.entries == ()


HEADER = "number;name1;name2;name3;paid;region;born1;fixed table"


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("1;A;B;;;;;", []),
        ("1;A;B", []),
        ("0;A;B;;;;;", ["bad_number"]),
        ("x;A;B;;;;;", ["bad_number"]),
        (";A;B;;;;;", ["bad_number"]),
        ("1234567890;A;B;;;;;", ["bad_number"]),
        ("1;;B;;;;;", ["no_name"]),
        ("1;;;;;;;", ["no_name"]),
        ("1; ;\t;;;;;", ["no_name"]),
        ("1;A;;;;;;", ["partner_missing"]),
        ("1;A;B;C;;;;", ["too_many_names"]),
        (f"1;{'A' * 81};B;;;;;", ["too_long"]),
        (f"1;A;B;;;{'A' * 81};;", ["too_long"]),
        ("1;A;B;;ten;;;", ["bad_amount"]),
        ("1;A;B;;-5;;;", ["bad_amount"]),
        ("1;A;B;;1.555;;;", ["bad_amount"]),
        ("1;A;B;;;;1899;", ["bad_year"]),
        ("1;A;B;;;;50 or so;", ["bad_year"]),
        ("1;A;B;;;;;0", ["bad_table"]),
        ("1;A;B;;;;;;;x", ["too_many_cells"]),
        ("1;A;B;;;;;;;", []),
        ("9;A;B", ["number_taken"]),
        ("x;A;;C;ten;;1;no", ["bad_number", "partner_missing", "too_many_names", "bad_amount",
                              "bad_year", "bad_table"]),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_line_is_told(line: str, codes: list[str]) -> None:
    read = read_list(f"{HEADER}\n{line}\n", taken=[9])
    assert problems(read) == [(2, code) for code in codes]
    assert len(read.entries) == (not codes)


@pytest.mark.parametrize(
    ("header", "codes"),
    [
        ("number;name1;name2;colour", ["unknown_column"]),
        ("number;name1;name2;", ["unknown_column"]),
        ("number;name1;name2;nom2", ["column_twice"]),
        ("name1;name2;paid", ["column_missing"]),
        ("number;name1", ["column_missing"]),
        ("Dear Jo", ["unknown_column", "column_missing", "column_missing", "column_missing"]),
    ],
)
def test_what_is_wrong_with_the_header_is_told_and_no_line_is_read(
    header: str, codes: list[str]
) -> None:
    read = of(header, "1;A;B;C")
    assert problems(read) == [(1, code) for code in codes]
    assert read.valid == {}


def test_how_many_names_an_entry_has_is_known() -> None:
    assert of("number;name1", "1;A", members=1).entries == (EntryRegistered(1, ("A",)),)
    three = of("number;name1;name2;name3", "1;A;B;C", "2;A;B;", members=3)
    assert three.valid[2].names == ("A", "B", "C")
    assert problems(three) == [(3, "partner_missing")]


def test_a_number_that_stands_twice_is_told_where_it_stands_again() -> None:
    read = of("number;name1;name2", "1;A;", "1;A;B", "1;C;D")
    assert problems(read) == [
        (2, "partner_missing"),
        (3, "duplicate_number"),
        (4, "duplicate_number"),
    ]


@pytest.mark.parametrize(
    ("file", "problem"),
    [
        (b"\xff\xfe1\x00", Problem(1, "not_text")),
        ("number;name1;name2\n1;L\xe9o;B".encode("latin-1"), Problem(1, "not_text")),
        ("a\0b", Problem(1, "not_text")),
        (b"a\0b", Problem(1, "not_text")),
        ("", Problem(1, "no_header")),
        ("\ufeff\r\n;;\r\n", Problem(1, "no_header")),
        ('number;name1;name2\n1;A;B\n2;"A;B\n', Problem(3, "bad_quotes")),
        ('number;name1;name2\n1;"A"B;C\n', Problem(2, "bad_quotes")),
    ],
)
def test_a_file_that_is_no_list_is_told(file: bytes | str, problem: Problem) -> None:
    assert read_list(file).problems == (problem,)


def test_money_is_written_as_people_write_it() -> None:
    for cents, cell in ((0, "0"), (1000, "10"), (1050, "10.50"), (5, "0.05")):
        assert amount(cents) == cell
        assert cents_of(cell) == cents
    assert [cents_of(cell) for cell in ("10,5", "1.", ".5", "$5", "", "12345678")] == [
        1050, None, None, None, None, None
    ]  # fmt: skip
