"""The general game: a card turned for trump, robbing, first to 120."""

from fortyfives.rules.dealing import Dealing, read_pattern
from fortyfives.rules.goal import BothCross, Goal
from fortyfives.rules.robbing import Robbing
from fortyfives.rules.seating import Seating, Sides
from fortyfives.rules.variant import Name, Variant

GENERAL_120 = Variant(
    key="general_120",
    name=Name("The general game", "Le jeu général"),
    region=Name("Everywhere", "Partout"),
    sources=("GEN-01..25",),
    seating=Seating(tuple((players, Sides.ALONE) for players in range(2, 7)), usual=4),
    dealing=Dealing(read_pattern("3-2"), jokers_offered=(0, 1)),
    robbing=Robbing(),
    goal=Goal(120, both_cross=BothCross.MORE_POINTS),
)
