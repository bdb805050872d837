"""The cast: people one meets at a card table, each a style of the kitchen-table player."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from fortyfives.players.kitchen_table.player import KitchenTable
from fortyfives.players.kitchen_table.style import Style

NEVER: Final = 1000.0
"""More points than any hand is worth."""


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play with: the name for the registry, the name one is called by, and a style."""

    key: str
    name: str
    style: Style

    def player(self) -> KitchenTable:
        """This character, ready to sit down."""
        return KitchenTable(self.style, self.key)

    def face(self) -> str:
        """A drawing of the face, as SVG."""
        return (files("fortyfives.players") / "faces" / f"{self.key}.svg").read_text("utf-8")


_EVERYBODY: Final = (
    # Passes unless the hand is a good deal better than the bid.
    Character("evangeline", "Évangéline", Style(boldness=-6.0, opening=4.0)),
    # Never bids at all; the cards are for setting others.
    Character("alphonse", "Alphonse", Style(boldness=-NEVER, gamble=NEVER)),
    # Takes nickels for himself, keeps kings to take them with, and sets nobody.
    Character(
        "mick",
        "Mick",
        Style(ally_trick=-0.5, keep_plain=0.3, keep_kings=True, over_partner=0.0),
    ),
    # Wants every trick or none: says 30, or 30 for 60, on hands that others would say 20 on.
    Character("sadie", "Sadie", Style(gamble=26.0, thirty=28.0)),
    # Bids on anything.
    Character("rory", "Rory", Style(boldness=5.0, opening=0.0, over_partner=0.0, noise=0.15)),
    # Does not part with the five while there is another card to play.
    Character("agnes", "Agnès", Style(hug_five=2.0, five=6.0)),
    # Leads trumps as long as there are any.
    Character(
        "duncan",
        "Duncan",
        Style(lead_trump=2.5, pull=1.5, lead_trump_defending=2.5, pull_defending=1.5),
    ),
    # Bids over a partner, and takes a partner's tricks.
    Character("malachy", "Malachy", Style(over_partner=-4.0, partner_trick=0.0, trust=0.0)),
    # Speaks up early for a partner to hear, never bids over one, and leaves it its tricks.
    Character(
        "marguerite",
        "Marguerite",
        Style(opening=-3.0, over_partner=9.0, partner_trick=1.25, lead_to_partner=3.0),
    ),
    # Passes good hands, to set those who bid; only the last word is safe from it.
    Character(
        "fergus", "Fergus", Style(opening=16.0, over_opponent=14.0, keep_top=0.9, bag_fear=-14.0)
    ),
    # Bids on next to nothing to save a partner from the bag, and lets others have theirs.
    Character("delphine", "Delphine", Style(bag_fear=9.0, opening=9.5, over_opponent=7.0)),
    # Counts the cards, waits until a trump is the best one out, and only then leads it.
    Character(
        "isidore",
        "Isidore",
        Style(
            kept_trump=1.0,
            keep_top=1.1,
            fade=1.6,
            lead_trump=-0.6,
            lead_trump_defending=-0.6,
            pull=0.9,
            pull_defending=0.9,
        ),
    ),
    # Plays as the table has learned to play.
    Character("murdoch", "Murdoch", Style()),
)
CAST: Final[Mapping[str, Character]] = MappingProxyType({each.key: each for each in _EVERYBODY})
"""Everybody, by key, from the timid bidder to the old pro."""

BEST: Final = "kitchen-table"
"""The player that measured best, who partners a person unless another is asked for."""
