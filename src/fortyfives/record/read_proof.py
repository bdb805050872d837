"""Reading the proof of a deal's cards."""

import re
from typing import Final

from fortyfives.fairness.committed import DEAL, SECRET_BYTES, Committed
from fortyfives.fairness.cut import DEEPEST, NOT_CUT, NUMBER_BYTES, DeckCut
from fortyfives.fairness.proof import COMMITMENT_BYTES, Proof
from fortyfives.fairness.scheme import SCHEME
from fortyfives.record.bad import BadRecord, printable
from fortyfives.record.table import Table
from fortyfives.record.told import LETTERS, NOBODY

KEYS: Final = ("scheme", "deal", "commitment", "secret", "cutter")
OF_A_PERSON: Final = ("depth", "number")


def read_proof(table: Table, seats: int) -> Proof:
    """The proof in this table; `BadRecord` if it is none."""
    found = table.text("scheme")
    if found != SCHEME:
        line, shown = table.line("scheme"), printable(found)
        raise BadRecord("record-wrong-format", line, found=shown, expected=SCHEME)
    deal = table.text("deal")
    if not DEAL.fullmatch(deal):
        line, shown = table.line("deal"), printable(deal)
        raise BadRecord("record-line-unknown", line, found=shown, expected="2026-11-30/hall/7")
    commitment = _bytes(table, "commitment", COMMITMENT_BYTES)
    secret = _bytes(table, "secret", SECRET_BYTES)
    return Proof(commitment, Committed(deal, secret, _cut(table, seats)))


def _cut(table: Table, seats: int) -> DeckCut:
    """Who cut, and how; nothing more is told when nobody did."""
    cutter = table.text("cutter")
    if cutter == NOBODY:
        table.only(*KEYS)
        return NOT_CUT
    table.only(*KEYS, *OF_A_PERSON)
    letters = LETTERS[:seats]
    if len(cutter) != 1 or cutter not in letters:
        line, known = table.line("cutter"), ", ".join((*letters, NOBODY))
        raise BadRecord("record-seat-unknown", line, found=printable(cutter), expected=known)
    depth = table.number("depth", 1, DEEPEST)
    number = _bytes(table, "number", NUMBER_BYTES) if table.has("number") else b""
    return DeckCut(letters.index(cutter), depth, number)


def _bytes(table: Table, key: str, count: int) -> bytes:
    """So many bytes, each written as two of the sixteen figures."""
    found = table.text(key)
    if not re.fullmatch(f"[0-9a-f]{{{2 * count}}}", found):
        raise BadRecord("record-not-bytes", table.line(key), key=key, most=2 * count)
    return bytes.fromhex(found)
