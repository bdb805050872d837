"""Traditional Nova Scotia 45: no joker, the ace of hearts calls trumps, first to 45."""

from fortyfives.rules.dealing import Dealing, FirstPacket, read_pattern
from fortyfives.rules.following import AhLead, AhLeadRenege, Following, Renege, Reneging
from fortyfives.rules.goal import BothCross, Goal
from fortyfives.rules.match import MatchRules, NextGameDealer
from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.variant import Name
from fortyfives.value import replace
from fortyfives.variants.general_120 import GENERAL_120

TRADITIONAL_NS_45 = replace(
    GENERAL_120,
    key="traditional_ns_45",
    name=Name("Traditional Nova Scotia 45", "Le 45 traditionnel de la Nouvelle-Écosse"),
    region=Name("Nova Scotia", "Nouvelle-Écosse"),
    sources=("TNS-01..27", "GEN-01..25"),
    seating=Seating(
        ((2, Sides.ALONE), (3, Sides.ALONE), (4, Sides.PAIRS), (5, Sides.ALONE)), usual=4
    ),
    dealing=Dealing(read_pattern("3-2"), first_packet=FirstPacket.DEALERS_CHOICE),
    following=Following(
        reneging=Reneging(Renege.FIVE_JACK_AH),
        ah_lead=AhLead.TRUMP_THEN_HEART,
        ah_lead_renege=AhLeadRenege.FORBIDDEN,
    ),
    goal=Goal(45, both_cross=BothCross.TRICK_ORDER),
    match=MatchRules(next_dealer=NextGameDealer.WINNER),
)
