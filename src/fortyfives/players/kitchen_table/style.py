"""How a kitchen-table player leans: the numbers that make one bold and another timid."""

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Style:
    """A character as parameters, each with the value that measured best.

    What a hand is worth is in points: what its side may expect to take when it names trump.
    Chances and the worth of keeping a card are parts of one trick, 0 to 1.
    """

    # What a hand is worth to the bidder, before the kitty and the draw.
    base: float = 16.0
    per_opponent: float = -4.0
    per_partner: float = 3.0
    # Where one calls a partner: the best card one lacks comes with him.
    called: float = 4.0
    five: float = 7.7
    jack: float = 3.7
    ace_of_hearts: float = 3.3
    ace: float = 2.7
    king: float = 2.6
    queen: float = 2.9
    small: float = 1.25
    plain_king: float = -0.1
    kitty_card: float = 0.5
    seen_base: float = 5.0
    seen_share: float = 0.77

    # How it bids: the margins, in points, over what the hand is worth.
    boldness: float = 0.5
    opening: float = 3.0
    over_partner: float = 3.0
    thirty: float = 29.5
    on_the_green: float = 2.0

    # How it plays: what a card is worth later, and what others are thought to do.
    keep_top: float = 0.72
    keep_small: float = 0.266
    keep_plain: float = 0.014
    fade: float = 0.8
    eager: float = 0.9
    eager_plain: float = 0.7
    trust: float = 1.0
    pull: float = 0.54
    lead_trump: float = 0.4
    pull_defending: float = 0.3
    lead_trump_defending: float = 0.0
    kept_trump: float = 0.836
    # With two cards left: how much a trick counts that makes or breaks the bid if it is lost.
    deciding: float = 2.0

    # How well it attends: tricks remembered, and how often it errs.
    memory: int = 5
    noise: float = 0.0

    # What makes a character. These values change nothing: they are those of a sensible player.
    # In the auction, more points that it wants before it bids over an opponent, unless it has the
    # last word; how much more it bids rather than see its partner bagged as the dealer; and the
    # hand on which it gambles.
    over_opponent: float = 0.0
    bag_fear: float = 0.0
    gamble: float = inf
    # In the play, what a trick is worth that a partner takes, or another who sets the bidder
    # too; how much longer it keeps the five; and how it likes to lead a trump to its partner.
    partner_trick: float = 1.0
    ally_trick: float = 1.0
    hug_five: float = 0.0
    lead_to_partner: float = 0.0
    # In the exchange, whether it keeps the kings that are not trumps.
    keep_kings: bool = False
