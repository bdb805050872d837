"""Reading a published document of cuts; whoever wrote it may have written anything."""

from collections.abc import Mapping
from typing import Final

from fortyfives.tournament.cutting.chance import SECRET_BYTES
from fortyfives.tournament.cutting.context import SECRETS, Context
from fortyfives.tournament.cutting.publication import FORMAT

FIELDS: Final = {"contest", "cut", "entrants", "numbers", "round"}
HIGHEST: Final = 1_000_000
"""No number of an entry, and nothing else that is counted, is as large as this."""


class BadDocument(ValueError):
    """A document that is not written as cuts are published, and the field at fault."""

    def __init__(self, field: str) -> None:
        super().__init__(f"{field} is not as it is published")
        self.field = field


def read_document(document: object) -> tuple[list[Mapping[str, object]], list[str]]:
    """The cuts, not yet looked into, and the commitments, of which there are all or none."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument("format")
    commitments, cuts = document.get("commitments", []), document.get("cuts")
    if not isinstance(commitments, list) or len(commitments) not in {0, SECRETS}:
        raise BadDocument("commitments")
    if not isinstance(cuts, list) or not all(isinstance(cut, dict) for cut in cuts):
        raise BadDocument("cuts")
    if set(document) - {"format", "commitments", "cuts"}:
        raise BadDocument("document")
    return cuts, commitments


def read_secret(found: object) -> bytes:
    """A secret of 32 bytes, written in lower-case hexadecimal figures."""
    try:
        secret = bytes.fromhex(found if isinstance(found, str) else "")
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES or secret.hex() != found:
        raise BadDocument("secret")
    return secret


def read_number(found: object, field: str, most: int = HIGHEST) -> int:
    """A whole number from 0."""
    if type(found) is not int or not 0 <= found <= most:
        raise BadDocument(field)
    return found


def read_context(found: object) -> Context:
    """A context with exactly its five fields, and a slip for each entrant."""
    if not isinstance(found, dict) or set(found) != FIELDS:
        raise BadDocument("context")
    contest, entrants, slips = found["contest"], found["entrants"], found["numbers"]
    if not isinstance(contest, str):
        raise BadDocument("contest")
    if not isinstance(entrants, list):
        raise BadDocument("entrants")
    numbers = tuple(read_number(entry, "entrants") for entry in entrants)
    if not isinstance(slips, dict) or set(slips) != set(map(str, numbers)):
        raise BadDocument("numbers")
    return Context(
        contest,
        read_number(found["cut"], "cut"),
        numbers,
        tuple(read_number(slips[str(entry)], "numbers") for entry in numbers),
        read_number(found["round"], "round"),
    )
