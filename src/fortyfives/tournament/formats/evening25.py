"""The 25-game evening of Cape Breton: winners walk, losers stay, three prizes."""

from fortyfives.tournament.formats.preset import Preset
from fortyfives.tournament.formats.progressive import winners_walk
from fortyfives.tournament.formats.rules import PrizeRules, PrizeWanted, Rules

EVENING25 = Preset(
    Rules(
        format="evening25",
        prizes=PrizeRules(
            (PrizeWanted(of_pot=5000), PrizeWanted(of_pot=3000), PrizeWanted(of_pot=2000))
        ),
    ),
    winners_walk,
    walks=True,
)
"""Source: EVE-01..16."""
