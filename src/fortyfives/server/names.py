"""What people may be called: any script, but nothing that cannot be seen."""

import unicodedata
from typing import Final

LONGEST: Final = 24
"""So many letters at most; signs that stand upon a letter are not counted."""
MOST_UPON: Final = 3
"""So many signs at most stand upon one letter."""
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
JOINERS: Final = "\u200c\u200d"
"""They cannot be seen, but Persian, the scripts of India and some pictures need them inside."""
FILLERS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""They count as letters and signs, and nothing of them can be seen."""


class NoName(ValueError):
    """A name of which nothing can be seen, or one that is too long."""


def name_of(given: str) -> str:
    """The name as it is shown: composed, without what cannot be seen, with single blanks.

    Raises `NoName` if nothing is left, or too much.
    """
    seen = "".join(filter(None, map(_shown, unicodedata.normalize("NFC", given))))
    name = unicodedata.normalize("NFC", _without_heaps(" ".join(seen.split())))
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in name):
        raise NoName
    if sum(not _upon(sign) for sign in name) > LONGEST:
        raise NoName
    return name


def _shown(sign: str) -> str:
    """The sign as it may stand in a name: a blank for what parts words, nothing for the hidden."""
    if sign in JOINERS:
        return sign
    if sign in FILLERS or unicodedata.category(sign) in {"Cc", "Zl", "Zp"}:
        return " "
    return "" if unicodedata.category(sign) in HIDDEN else sign


def _upon(sign: str) -> bool:
    return sign in JOINERS or unicodedata.category(sign) in {"Mn", "Me"}


def _without_heaps(name: str) -> str:
    """The name without signs that stand upon nothing, or in a heap upon one letter."""
    kept: list[str] = []
    heap = MOST_UPON
    for sign in name:
        heap = heap + 1 if _upon(sign) else 0
        if sign == " ":
            heap = MOST_UPON
        if heap <= MOST_UPON and not (sign == " " and _ends_in_joiner(kept)):
            kept.append(sign)
    while _ends_in_joiner(kept):
        kept.pop()
    return "".join(kept)


def _ends_in_joiner(kept: list[str]) -> bool:
    return bool(kept) and kept[-1] in JOINERS
