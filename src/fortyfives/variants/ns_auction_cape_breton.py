"""Nova Scotia Auction as in Cape Breton: one may go on the kitty, or on the top card."""

from fortyfives.rules.naming import GoOnKitty, KittyTiming
from fortyfives.rules.variant import Name
from fortyfives.value import replace
from fortyfives.variants.ns_auction_richmond import NAMING, NS_AUCTION_RICHMOND

NS_AUCTION_CAPE_BRETON = replace(
    NS_AUCTION_RICHMOND,
    key="ns_auction_cape_breton",
    name=Name("Nova Scotia Auction, Cape Breton", "Le 45 à la mise, Cap-Breton"),
    region=Name("Cape Breton", "Cap-Breton"),
    naming=replace(
        NAMING,
        kitty_timing=KittyTiming.AFTER_NAMING,
        go_on_kitty=GoOnKitty.KITTY_SUITS,
        go_on_top_card=True,
    ),
)
