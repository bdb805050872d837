"""A list of entries that is read in, and the cells of one that is written out."""

from typing import Final

from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.tournament.lists.cell import guarded
from fortyfives.tournament.lists.reading import read_list
from fortyfives.tournament.lists.rows import DELIMITERS, MARK, delimiter_of

FILE: Final = ("header", "rows", "delimiter", "bytes_utf8_bom")


def _answer(asked: Hall) -> Answers:
    answers: Answers = {}
    if any(asked.has(name) for name in FILE):
        answers |= _read(asked)
    if asked.has("name"):
        answers["name_cell"] = guarded(asked.text("name"))
    if asked.has("score"):
        answers["score_cell"] = str(asked.number("score"))
    return answers


def _read(asked: Hall) -> Answers:
    header = asked.text("header")
    rows = [asked.as_text("rows", row) for row in asked.entries("rows")]
    mark = MARK if asked.flag("bytes_utf8_bom", default=False) else ""
    text = mark + "".join(f"{line}\r\n" for line in (header, *rows))
    if asked.has("delimiter") and asked.text("delimiter", DELIMITERS) != delimiter_of(text):
        asked.wrong("delimiter", "the header is written otherwise")
    try:
        found = read_list(text.encode())
    except UnicodeEncodeError:
        asked.wrong("rows", "half a character")
    return {
        "valid_lines": list(found.valid),
        "problems": [{"line": each.line, "code": each.code} for each in found.problems],
        "written": len(found.entries),
    }


IMPORT: Final = one_shape(
    "import",
    "bytes_utf8_bom delimiter header rows name score",
    "valid_lines problems written name_cell score_cell",
    _answer,
)
