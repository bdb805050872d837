"""Six players in two teams of three: the best five of eight, and of twelve for the bidder."""

from fortyfives.rules.auction import Auction
from fortyfives.rules.dealing import Dealing, StockShort, read_pattern
from fortyfives.rules.exchange import Exchange, Quota
from fortyfives.rules.goal import Goal
from fortyfives.rules.leading import FirstLead
from fortyfives.rules.naming import Naming
from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.variant import Name, Variant

AUCTION = Auction()

VAR_SIX_TEAMS_OF_THREE = Variant(
    key="var_six_teams_of_three",
    name=Name("Six players, two teams of three", "À six, deux équipes de trois"),
    region=Name("Common variation", "Variante courante"),
    sources=("VAR-05..12",),
    seating=Seating(((6, Sides.TWO_THREES),), usual=6),
    dealing=Dealing(read_pattern("3-2-X3-K4"), stock_short=StockShort.NONE),
    auction=AUCTION,
    naming=Naming(),
    exchange=Exchange(keep_min=Quota(5), draw_max=Quota(0)),
    first_lead=FirstLead.LEFT_OF_BIDDER,
    goal=Goal(120),
)
