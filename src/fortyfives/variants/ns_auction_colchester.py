"""Nova Scotia Auction as in Colchester County: only the five may be withheld."""

from fortyfives.rules.following import Following, Renege, Reneging
from fortyfives.rules.naming import KittyTiming
from fortyfives.rules.variant import Name
from fortyfives.value import replace
from fortyfives.variants.ns_auction_richmond import NAMING, NS_AUCTION_RICHMOND

NS_AUCTION_COLCHESTER = replace(
    NS_AUCTION_RICHMOND,
    key="ns_auction_colchester",
    name=Name("Nova Scotia Auction, Colchester", "Le 45 à la mise, Colchester"),
    region=Name("Colchester County, Nova Scotia", "Comté de Colchester, Nouvelle-Écosse"),
    naming=replace(NAMING, kitty_timing=KittyTiming.AFTER_NAMING),
    following=Following(reneging=Reneging(Renege.FIVE)),
)
