"""Merrimack Valley as commonly played: top trumps may be withheld, and one may ask "booked?"."""

from fortyfives.rules.booked import Booked
from fortyfives.rules.following import Following, Renege, Reneging
from fortyfives.rules.variant import Name
from fortyfives.value import replace
from fortyfives.variants.merrimack_valley import MERRIMACK_VALLEY

MERRIMACK_VALLEY_COMMON = replace(
    MERRIMACK_VALLEY,
    key="merrimack_valley_common",
    name=Name(
        "Merrimack Valley, as commonly played", "Vallée de la Merrimack, comme on y joue d’habitude"
    ),
    sources=("MV-01..47", "MV-28", "MV-33"),
    following=Following(reneging=Reneging(Renege.FIVE_JACK_AH)),
    booked=Booked.ASK_AND_FOLD,
)
