"""Forty-fives at the 55+ Games: only a trump lead binds, 30 for 60, timed to twenty minutes."""

from fortyfives.rules.auction import AfterHold, Auction, Hold
from fortyfives.rules.dealing import Dealing, read_pattern
from fortyfives.rules.exchange import Exchange
from fortyfives.rules.following import Follow, Following
from fortyfives.rules.goal import Goal, TargetTest
from fortyfives.rules.naming import GoOnKitty, Naming
from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.stakes import AllTricksTest, Stakes, ThirtyForSixty
from fortyfives.rules.variant import Name, Variant

GAMES_55PLUS = Variant(
    key="games_55plus",
    name=Name("55+ Games", "Jeux 55+"),
    region=Name("The 55+ Games, Canada", "Jeux 55+, Canada"),
    sources=("G55-01..31", "GEN-17..23"),
    seating=Seating(((4, Sides.PAIRS),), usual=4),
    dealing=Dealing(read_pattern("3-K2-2-K2")),
    auction=Auction(
        hold=Hold.DEALER,
        after_hold=AfterHold.HIGH_BIDDER,
        stakes=Stakes(
            thirty_for_sixty=ThirtyForSixty.EVERY_30, all_tricks_test=AllTricksTest.FIVE_TRICKS
        ),
    ),
    naming=Naming(go_on_kitty=GoOnKitty.ANY_SUIT),
    exchange=Exchange(),
    following=Following(Follow.TRUMP_ONLY),
    goal=Goal(120, TargetTest.EXCEED, floor=-200, time_limit=20),
)
