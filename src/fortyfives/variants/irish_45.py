"""Irish Forty-fives: a joker, only the top cards make ten, and Jin wins at once."""

from fortyfives.rules.goal import BothCross, Goal
from fortyfives.rules.ranking import JokerRank, Ranking
from fortyfives.rules.scoring import Bonus
from fortyfives.rules.variant import Name
from fortyfives.value import replace
from fortyfives.variants.general_120 import GENERAL_120

IRISH_45 = replace(
    GENERAL_120,
    key="irish_45",
    name=Name("Irish Forty-fives", "Le quarante-cinq irlandais"),
    region=Name("Ireland", "Irlande"),
    sources=("IRL-01..14", "GEN-01..25"),
    dealing=replace(
        GENERAL_120.dealing, jokers=1, jokers_offered=(0, 1, 2), joker_after_midnight=True
    ),
    ranking=Ranking(two_jokers=JokerRank.ABOVE_FIVE),
    bonus=Bonus.TOP_ONLY,
    goal=Goal(45, both_cross=BothCross.MORE_POINTS, jin=True),
)
