"""The first game for the antes of six: traditional Nova Scotia 45 in two teams of three."""

from fortyfives.rules.match import MatchRules, NextGameDealer, SixPlayer
from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.variant import Name
from fortyfives.value import replace
from fortyfives.variants.traditional_ns_45 import TRADITIONAL_NS_45

ANTE_GAME = replace(
    TRADITIONAL_NS_45,
    key="ante_game",
    name=Name("Six-player ante game", "Partie à six avec enjeu"),
    region=Name("Nova Scotia", "Nouvelle-Écosse"),
    sources=("TNS-01..27", "AMB-87"),
    seating=Seating(((6, Sides.TWO_THREES),), usual=6),
    match=MatchRules(next_dealer=NextGameDealer.WINNER, six_player=SixPlayer.ANTE),
)
