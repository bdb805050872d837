"""Figures as they are printed."""


def signed(number: float, places: int) -> str:
    """The number with its sign, a true minus, and so many places behind the point."""
    return f"{number:+.{places}f}".replace("-", "\N{MINUS SIGN}")
