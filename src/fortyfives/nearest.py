"""The known words most like one that is not known."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

FEW: Final = 3
LONGEST: Final = 200
"""No more of a word is looked at."""


def alike(word: str, known: Iterable[str]) -> list[str]:
    """The few known words most like this one or begun by it, the likest first.

    Small and capital letters make no difference.
    """
    small, meant = {name.casefold(): name for name in known}, word[:LONGEST].strip().casefold()
    like = get_close_matches(meant, small, n=FEW, cutoff=0.6)
    begun = [name for name in small if meant and name.startswith(meant) and name not in like]
    return [small[name] for name in [*like, *begun][:FEW]]
