"""What the runner of worked cases prints."""

from collections.abc import Iterator
from typing import Final

from fortyfives.conformance.run import Outcome

FAILED: Final = "FAIL"
PASSED: Final = "ok  "
DIFFERENCE: Final = "{key}: expected {expected}, got {actual}"


def lines_of(outcome: Outcome) -> Iterator[str]:
    """The lines about one case, one for each thing wrong with it; one line if it passed."""
    if outcome.passed:
        yield f"{PASSED} {outcome.id}"
    if outcome.reason:
        yield f"{FAILED} {outcome.id}: {outcome.reason}"
    for one in outcome.differences:
        said = DIFFERENCE.format(key=one.key, expected=one.expected, actual=one.actual)
        yield f"{FAILED} {outcome.id}: {said}"


def printable(line: str, encoding: str) -> str:
    """The line without anything that a terminal of this encoding cannot show in one line."""
    quiet = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)
    return quiet.encode(encoding, "backslashreplace").decode(encoding)
