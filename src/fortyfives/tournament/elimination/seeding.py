"""Where the seeds stand in the first round, and who has a bye in it."""

from fortyfives.tournament.refused import Refused

Seed = int
"""The place of an entry in the order of strength or of the draw, from 1."""
FEWEST = 2


def bracket_order(entries: int) -> tuple[Seed, ...]:
    """The seeds from top to bottom; neighbours meet, and a seed that nobody has is a bye.

    The best two can meet in the final only, the best four in the semi-finals, and so on.
    """
    if entries < FEWEST:
        raise Refused("hall-too-few", there=entries, needed=FEWEST)
    order: tuple[Seed, ...] = (1,)
    while len(order) < entries:
        last = 2 * len(order) + 1
        order = tuple(seed for one in order for seed in (one, last - one))
    return order


def first_pairs(entries: int) -> tuple[tuple[Seed, Seed], ...]:
    """The neighbours in bracket order, byes among them."""
    order = bracket_order(entries)
    return tuple(zip(order[::2], order[1::2], strict=True))


def first_round(entries: int) -> tuple[tuple[Seed, Seed], ...]:
    """The games of the first round."""
    return tuple(pair for pair in first_pairs(entries) if max(pair) <= entries)


def byes_to(entries: int) -> tuple[Seed, ...]:
    """The seeds that go to the second round without a game: the best ones, best first."""
    return tuple(range(1, len(bracket_order(entries)) - entries + 1))
