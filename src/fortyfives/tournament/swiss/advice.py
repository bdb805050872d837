"""How many rounds to play, and until when a late couple may still enter."""

PODIUM = 2
"""Rounds more that make the second and third place fair too."""


def rounds_advised(couples: int, *, podium: bool = False) -> int:
    """Rounds after which one couple at most has won every game; two more for a fair podium."""
    return (couples - 1).bit_length() + PODIUM * podium


def may_still_enter(rounds: int, played: int) -> bool:
    """Whether a late couple may enter after so many rounds: until half of them are over."""
    return 2 * played <= rounds
