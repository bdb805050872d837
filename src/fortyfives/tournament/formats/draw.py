"""The order in which seats are drawn, from the seed of the evening."""

from collections.abc import Sequence

from fortyfives.tournament.cutting.chance import shuffled
from fortyfives.tournament.entry import Number
from fortyfives.tournament.formats.history import Lap
from fortyfives.tournament.formats.rules import Rules


def drawn(rules: Rules, numbers: Sequence[Number]) -> tuple[Number, ...]:
    """The numbers in the order in which they are drawn; the same seed draws the same."""
    if not numbers:
        return ()
    start = bytes.fromhex(rules.seed)
    return tuple(numbers[place] for place in shuffled(start, len(numbers)).order)


def drawn_once(rules: Rules, rounds: tuple[Lap, ...], here: Sequence[Number]) -> tuple[Number, ...]:
    """The order that was drawn before the first round; whoever came late stands at its end."""
    first = sorted(rounds[0].here) if rounds else here
    return (*drawn(rules, first), *(number for number in here if number not in first))
