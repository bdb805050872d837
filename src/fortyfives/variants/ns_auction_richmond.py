"""Nova Scotia Auction as in Richmond County: the kitty is seen before trump is named."""

from fortyfives.rules.auction import AfterHold, Auction, Hold, Rounds, Step
from fortyfives.rules.dealing import Dealing, FirstPacket, read_pattern
from fortyfives.rules.exchange import Exchange
from fortyfives.rules.following import Following, Renege, Reneging
from fortyfives.rules.goal import BothCross, Goal
from fortyfives.rules.leading import FirstLead
from fortyfives.rules.limits import Limits
from fortyfives.rules.naming import KittyTiming, NameNeedsTrump, Naming
from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.stakes import AllTricksTest, Stakes, ThirtyForSixty
from fortyfives.rules.variant import Name, Variant

NAMING = Naming(KittyTiming.BEFORE_NAMING, NameNeedsTrump.YES)

NS_AUCTION_RICHMOND = Variant(
    key="ns_auction_richmond",
    name=Name("Nova Scotia Auction, Richmond", "Le 45 à la mise, Richmond"),
    region=Name("Richmond County, Cape Breton", "Comté de Richmond, Cap-Breton"),
    sources=("NSA-01..61", "MV-01..47"),
    seating=Seating(((2, Sides.ALONE), (3, Sides.ALONE), (4, Sides.PAIRS)), usual=4),
    dealing=Dealing(read_pattern("3-K2-2-K2"), first_packet=FirstPacket.DEALERS_CHOICE),
    auction=Auction(
        min_bid=20,
        min_bid_at=((100, 20),),
        step=Step.FIVE_OR_TEN,
        rounds=Rounds.CONTINUOUS,
        hold=Hold.DEALER,
        after_hold=AfterHold.LIVE_BIDDERS,
        raise_after_win=True,
        stakes=Stakes(
            thirty_for_sixty=ThirtyForSixty.EVERY_30, all_tricks_test=AllTricksTest.FIVE_TRICKS
        ),
    ),
    naming=NAMING,
    exchange=Exchange(),
    first_lead=FirstLead.LEFT_OF_BIDDER,
    following=Following(reneging=Reneging(Renege.FIVE_JACK_AH)),
    limits=Limits(lock_at=100),
    goal=Goal(120, both_cross=BothCross.NEVER),
)
