"""The regional games, one file each, told as values; `ALL` is the only list of them."""

from fortyfives.variants.ante_game import ANTE_GAME
from fortyfives.variants.evening_45 import EVENING_45
from fortyfives.variants.games_55plus import GAMES_55PLUS
from fortyfives.variants.general_120 import GENERAL_120
from fortyfives.variants.irish_45 import IRISH_45
from fortyfives.variants.merrimack_valley import MERRIMACK_VALLEY
from fortyfives.variants.merrimack_valley_common import MERRIMACK_VALLEY_COMMON
from fortyfives.variants.ns_auction_cape_breton import NS_AUCTION_CAPE_BRETON
from fortyfives.variants.ns_auction_colchester import NS_AUCTION_COLCHESTER
from fortyfives.variants.ns_auction_richmond import NS_AUCTION_RICHMOND
from fortyfives.variants.ns_call_your_partner import NS_CALL_YOUR_PARTNER
from fortyfives.variants.one_ten import ONE_TEN
from fortyfives.variants.traditional_ns_45 import TRADITIONAL_NS_45
from fortyfives.variants.var_six_teams_of_three import VAR_SIX_TEAMS_OF_THREE
from fortyfives.variants.var_three_pairs import VAR_THREE_PAIRS

ALL = {
    variant.key: variant
    for variant in (
        GENERAL_120,
        MERRIMACK_VALLEY,
        MERRIMACK_VALLEY_COMMON,
        IRISH_45,
        TRADITIONAL_NS_45,
        NS_AUCTION_RICHMOND,
        NS_AUCTION_CAPE_BRETON,
        NS_AUCTION_COLCHESTER,
        NS_CALL_YOUR_PARTNER,
        ONE_TEN,
        GAMES_55PLUS,
        VAR_SIX_TEAMS_OF_THREE,
        VAR_THREE_PAIRS,
        EVENING_45,
        ANTE_GAME,
    )
}
FIRST_OFFERED = NS_AUCTION_RICHMOND
"""The game offered to somebody who does not ask for one."""
