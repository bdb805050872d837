"""Scores as they are written: half games as halves."""


def games_won(half_games: int) -> str:
    """A score in games, such as 17½."""
    whole, half = divmod(half_games, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"
