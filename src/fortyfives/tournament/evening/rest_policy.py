"""Who rests when somebody must."""

from enum import Enum


class RestPolicy(Enum):
    """How those are found who sit a game out; always the fewest rests come first."""

    WINNER_FIRST = "winner_first"
    """Of those with the fewest rests a winner, who walks anyway; from the highest table down."""
    ROTA = "rota"
    """In an order that was drawn, so that everybody knows when."""
    THREE_COUPLE_TABLE = "three_couple_table"
    """With an odd number nobody rests: three couples share a table, and one of them wins."""
