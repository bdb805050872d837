"""Six players in three pairs: the whole pack is dealt, and a side on 95 must bid 20."""

from fortyfives.rules.dealing import read_pattern
from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.variant import Name
from fortyfives.value import replace
from fortyfives.variants.var_six_teams_of_three import AUCTION, VAR_SIX_TEAMS_OF_THREE

VAR_THREE_PAIRS = replace(
    VAR_SIX_TEAMS_OF_THREE,
    key="var_three_pairs",
    name=Name("Six players, three pairs", "À six, trois équipes de deux"),
    sources=("VAR-01..03", "VAR-10..12"),
    seating=Seating(((6, Sides.PAIRS),), usual=6),
    dealing=replace(VAR_SIX_TEAMS_OF_THREE.dealing, packets=read_pattern("3-2-K4-X3")),
    auction=replace(AUCTION, min_bid_at=((95, 20),)),
)
