"""The line of a game in the README's table, as far as it follows from the rules."""

from fortyfives.rules.goal import TargetTest
from fortyfives.rules.variant import Variant


def row(game: Variant) -> str:
    """Its key, its name, where trump comes from, for how many it is and to how many points."""
    counts = game.seating.counts
    players = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else f"{counts[0]}"
    trump = "turned up" if game.auction is None else "auction"
    past = "past " if game.goal.target_test is TargetTest.EXCEED else ""
    cells = (f"`{game.key}`", game.name.en, trump, players, f"{past}{game.goal.target}")
    return f"| {' | '.join(cells)} |"
