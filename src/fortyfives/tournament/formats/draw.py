"""The order in which seats are drawn, from the seed of the evening."""

from collections.abc import Sequence

from fortyfives.tournament.cutting.chance import shuffled
from fortyfives.tournament.entry import Number
from fortyfives.tournament.formats.rules import Rules


def drawn(rules: Rules, numbers: Sequence[Number]) -> tuple[Number, ...]:
    """The numbers in the order in which they are drawn; the same seed draws the same."""
    if not numbers:
        return ()
    start = bytes.fromhex(rules.seed)
    return tuple(numbers[place] for place in shuffled(start, len(numbers)).order)
