"""One game of a 45-Card-Games evening: four in couples, traditional Nova Scotia rules."""

from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.variant import Name
from fortyfives.value import replace
from fortyfives.variants.traditional_ns_45 import TRADITIONAL_NS_45

EVENING_45 = replace(
    TRADITIONAL_NS_45,
    key="evening_45",
    name=Name("45 Card Games evening", "Soirée de 45"),
    region=Name("Cape Breton, Richmond County", "Cap-Breton, comté de Richmond"),
    sources=("EVE-01..16", "TNS-01..27"),
    seating=Seating(((4, Sides.PAIRS),), usual=4),
)
