"""Tells how the tricks are played, what must be followed and what may be kept back."""

from __future__ import annotations

from fortyfives.cards.card import Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.cards.notation import read_cards
from fortyfives.rules.booked import Booked
from fortyfives.rules.describe.sheet import Bullets, Section, paragraph, section
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.following import (
    AhLead,
    AhLeadRenege,
    Follow,
    Following,
    Renege,
    Reneging,
    Revoke,
)
from fortyfives.rules.ranking import JokerRank
from fortyfives.wording.cards import say_card, say_cards, say_suit

EXAMPLE_TRUMP = Suit.SPADES


def tell_play(tell: Teller) -> Section:
    """The first lead, who takes a trick, and following suit."""
    variant = tell.variant
    following = variant.following
    binds = following.follow is Follow.FOLLOW_OR_TRUMP or following.must_trump_if_void
    return section(
        "play",
        tell.say("sheet-s-play"),
        [
            paragraph(
                tell.say("sheet-first-lead", who=variant.first_lead.value),
                tell.say("sheet-trick"),
                tell.say("sheet-shown"),
            ),
            paragraph(
                tell.say("sheet-follow", follow=following.follow.value),
                tell.when(binds, "sheet-void", must=following.must_trump_if_void),
                tell.say("sheet-trump-led", right=following.reneging.right.value),
                tell.say("sheet-ace-is-trump"),
                tell.when(
                    following.ah_lead is AhLead.TRUMP_THEN_HEART,
                    "sheet-ace-led-heart",
                ),
                tell.when(
                    following.revoke is not Revoke.PREVENT,
                    "sheet-revoke",
                    revoke=following.revoke.value,
                ),
            ),
            paragraph(tell.when(variant.booked is not Booked.OFF, "sheet-booked")),
        ],
    )


def tell_reneging(tell: Teller) -> Section:
    """Which trumps may be kept back, and from what, with examples."""
    following = tell.variant.following
    some = following.reneging.right is not Renege.NONE
    forbidden = following.ah_lead_renege is AhLeadRenege.FORBIDDEN
    return section(
        "reneging",
        tell.say("sheet-s-renege"),
        [
            paragraph(
                tell.say("sheet-renege", right=following.reneging.right.value),
                *_limits(tell, following.reneging),
                tell.when(some and forbidden, "sheet-ace-led-no-renege"),
            ),
            paragraph(
                tell.say("sheet-examples", suit=say_suit(tell.words, EXAMPLE_TRUMP.value)),
            ),
            Bullets(tuple(_example(tell, led, hand) for led, hand in _positions(following))),
        ],
    )


def _limits(tell: Teller, reneging: Reneging) -> list[str]:
    """From what the trumps may not be kept back."""
    jokers = tell.variant.dealing.jokers
    outranked = bool(jokers) and tell.variant.ranking.jokers is JokerRank.ABOVE_FIVE
    three = reneging.right is Renege.FIVE_JACK_AH
    five = reneging.five_test.value if outranked else "always_free"
    return [
        tell.when(
            three or (outranked and reneging.right is Renege.FIVE),
            "sheet-renege-five",
            five=five,
        ),
        tell.when(
            three,
            "sheet-renege-others",
            test=reneging.test.value,
            force=reneging.force.value,
            jokers=tell.variant.ranking.jokers.value if jokers else "none",
        ),
        tell.when(three and jokers, "sheet-renege-joker", may=reneging.joker_renegable),
        tell.when(three, "sheet-renege-group", group=reneging.group.value),
    ]


def _positions(following: Following) -> list[tuple[str, str]]:
    """Small positions that show what this game's rules come to: the card led, and a hand."""
    positions = [("9D", "KD 3S 8C"), ("KH", "AH 9C 3D"), ("6S", "5S KD 2C")]
    right = following.reneging.right
    if right is not Renege.NONE:
        positions.append(("6S", "JS KD 2C"))
    if right is Renege.FIVE_JACK_AH:
        positions.append(("5S", "JS KD 2C"))
    positions.append(("AH", "2S KH 3D"))
    if right is not Renege.NONE and following.ah_lead_renege is AhLeadRenege.FORBIDDEN:
        positions.append(("AH", "5S KH 3D"))
    if following.ah_lead is AhLead.TRUMP_THEN_HEART:
        positions.append(("AH", "KH 3D 9C"))
    return positions


def _example(tell: Teller, led_text: str, hand_text: str) -> str:
    """What the rules say of one small position."""
    led, *_ = read_cards(led_text)
    hand = read_cards(hand_text)
    order = tell.variant.ranking.order(EXAMPLE_TRUMP)
    bond = tell.variant.following.bond(CardSet.of(hand), [led], order)
    allowed = [card for card in hand if bond is None or card in bond.allowed]
    return tell.say(
        "sheet-example",
        may="any" if bond is None else "some",
        led=say_card(tell.words, str(led)),
        hand=say_cards(tell.words, map(str, hand)),
        cards=tell.words.one_of([say_card(tell.words, str(card)) for card in allowed]),
    )
