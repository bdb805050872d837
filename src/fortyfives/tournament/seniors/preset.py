"""What the 55+ Games lay down for their round robin."""

from __future__ import annotations

from typing import Final

from fortyfives.tournament.standings.chain import Chain
from fortyfives.tournament.standings.credit import MATCH, Credit
from fortyfives.tournament.standings.medals import MEDALS
from fortyfives.tournament.standings.rule import By, Positions, Rule
from fortyfives.variants.games_55plus import GAMES_55PLUS

SENIORS_55: Final = "seniors55"
"""The name of this format."""

GOAL: Final = GAMES_55PLUS.goal
"""When a game is over. Source: G55-24..26."""

CREDIT: Final[Credit] = MATCH

CHAIN: Final = Chain(
    (
        Rule(By.POINTS),
        Rule(By.HEAD_TO_HEAD, Positions.MEDAL, group_size=2),
        Rule(By.EXTRA_GAMES, Positions.MEDAL),
        Rule(By.SHARE),
    ),
    restart=True,
)
"""Two teams level for a medal: their own game; otherwise extra games. Source: G55-28, G55-29."""

MEDAL_PLACES: Final = len(MEDALS)
