"""What may be promised of an evening before it begins, as numbers."""

from fortyfives.tournament.evening.walk import Walk


def sure_gap(walk: Walk, tables: int) -> int:
    """Two couples that have met do not meet again before so many games later, whoever wins.

    For a walk whose steps are announced, in an even field that nobody joins or leaves.
    """
    return 1 if tables == 1 else len(walk.steps(tables)) + 1


def couples_without_rematch(games: int) -> int:
    """From so many couples on, the assisted walk has no rematch in so many games."""
    return 4 * (games - 1)


def all_wins(tables: int, games: int) -> int:
    """All games won in an evening together: every game has one winner."""
    return tables * games
