"""Call Your Partner: five players, and the bidder calls a card to find his partner."""

from fortyfives.rules.calling import Calling
from fortyfives.rules.goal import BothCross, Goal
from fortyfives.rules.naming import KittyTiming
from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.variant import Name
from fortyfives.value import replace
from fortyfives.variants.ns_auction_richmond import NAMING, NS_AUCTION_RICHMOND

NS_CALL_YOUR_PARTNER = replace(
    NS_AUCTION_RICHMOND,
    key="ns_call_your_partner",
    name=Name("Call Your Partner", "Le 45 à partenaire appelé"),
    region=Name("Nova Scotia", "Nouvelle-Écosse"),
    sources=("NSA-01..61",),
    seating=Seating(((5, Sides.ALONE),), usual=5),
    naming=replace(NAMING, kitty_timing=KittyTiming.AFTER_NAMING),
    calling=Calling(),
    goal=Goal(120, both_cross=BothCross.PARTNERS),
)
