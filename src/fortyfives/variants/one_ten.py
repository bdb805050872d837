"""One-Hundred and Ten: an extra hand for the bidder, and the ace of trumps turns the stub."""

from fortyfives.rules.auction import AfterHold, Auction, Hold, Rounds
from fortyfives.rules.dealing import Dealing, StockShort, read_pattern
from fortyfives.rules.exchange import Exchange, Quota
from fortyfives.rules.following import Following, Reneging
from fortyfives.rules.goal import BothCross, Goal
from fortyfives.rules.leading import FirstLead
from fortyfives.rules.limits import Limits
from fortyfives.rules.naming import Naming
from fortyfives.rules.privilege import AcePrivilege
from fortyfives.rules.ranking import JokerRank, Ranking
from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.stakes import Stakes
from fortyfives.rules.variant import Name, Variant

ONE_TEN = Variant(
    key="one_ten",
    name=Name("One-Hundred and Ten", "Le cent dix"),
    region=Name("Canada", "Canada"),
    sources=("H110-01..25", "MV-01..47"),
    seating=Seating(tuple((players, Sides.ALONE) for players in range(2, 9)), usual=4),
    dealing=Dealing(
        read_pattern("3-2-K5"), jokers_offered=(0, 1, 2), stock_short=StockShort.CAP_DRAW
    ),
    ranking=Ranking(JokerRank.BELOW_JACK),
    auction=Auction(
        rounds=Rounds.CONTINUOUS,
        hold=Hold.DEALER,
        after_hold=AfterHold.LIVE_BIDDERS,
        stakes=Stakes(bell=False),
    ),
    naming=Naming(),
    exchange=Exchange(keep_min=Quota(2, bidder=5), draw_max=Quota(3, bidder=0)),
    privilege=AcePrivilege(),
    first_lead=FirstLead.BIDDERS_CHOICE,
    following=Following(reneging=Reneging(joker_renegable=True)),
    limits=Limits(cap=105),
    goal=Goal(110, both_cross=BothCross.NEVER),
)
