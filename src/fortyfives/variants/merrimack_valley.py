"""The Merrimack Valley game: an auction from 15, a kitty of three, the bidder leads."""

from fortyfives.rules.auction import Auction
from fortyfives.rules.dealing import Dealing, read_pattern
from fortyfives.rules.exchange import Exchange, Quota
from fortyfives.rules.following import Following, Renege, Reneging
from fortyfives.rules.goal import Goal
from fortyfives.rules.leading import FirstLead
from fortyfives.rules.naming import Naming
from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.variant import Name, Variant

MERRIMACK_VALLEY = Variant(
    key="merrimack_valley",
    name=Name("Merrimack Valley", "Vallée de la Merrimack"),
    region=Name(
        "Merrimack Valley, Massachusetts and New Hampshire; Madawaska County",
        "Vallée de la Merrimack, Massachusetts et New Hampshire; comté de Madawaska",
    ),
    sources=("MV-01..47", "GEN-11..23"),
    seating=Seating(
        (
            (2, Sides.ALONE),
            (3, Sides.ALONE),
            (4, Sides.PAIRS),
            (5, Sides.ALONE),
            (6, Sides.PAIRS),
        ),
        usual=4,
    ),
    dealing=Dealing(read_pattern("3-K3-2")),
    auction=Auction(),
    naming=Naming(),
    exchange=Exchange(keep_min=Quota(1, six=2), draw_max=Quota(4, six=3)),
    first_lead=FirstLead.BIDDER,
    following=Following(reneging=Reneging(Renege.NONE)),
    goal=Goal(120),
)
