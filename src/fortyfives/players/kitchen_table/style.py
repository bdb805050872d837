"""How a kitchen-table player leans: the numbers that make one bold and another timid."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """A character as parameters, each with the value that measured best.

    What a hand is worth is in points: what its side may expect to take when it names trump.
    Chances and the worth of keeping a card are parts of one trick, 0 to 1.
    """

    # What a hand is worth to the bidder, before the kitty and the draw.
    base: float = 15.0
    per_opponent: float = -4.0
    per_partner: float = 3.0
    five: float = 7.7
    jack: float = 3.7
    ace_of_hearts: float = 3.3
    ace: float = 2.7
    king: float = 2.6
    queen: float = 2.9
    small: float = 1.25
    plain_king: float = -0.1
    kitty_card: float = 0.5
    seen_base: float = 6.0
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

    # How well it attends: tricks remembered, and how often it errs.
    memory: int = 5
    noise: float = 0.0
