"""Tells how the cards are dealt, and how a card is turned up for trump."""

from __future__ import annotations

from fortyfives.rules.dealing import HAND, PacketTo
from fortyfives.rules.describe.sheet import Section, paragraph, section
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.robbing import Robbing, RobWithAce

PACKETS = {
    PacketTo.HANDS: "packet-hands",
    PacketTo.KITTY: "packet-kitty",
    PacketTo.LATER: "packet-later",
}


def tell_deal(tell: Teller) -> Section:
    """The packets of the deal, the kitty and the stock."""
    dealing = tell.variant.dealing
    packets = [tell.say(PACKETS[packet.to], n=packet.cards) for packet in dealing.packets]
    left = max(dealing.stock(players) for players in tell.variant.seating.counts)
    return section(
        "deal",
        tell.say("sheet-s-deal"),
        [
            paragraph(
                tell.say("sheet-cut"),
                tell.say("sheet-packets", packets=tell.words.in_turn(packets)),
                tell.when(
                    not dealing.later, "sheet-gives", hand=tell.number(HAND), n=dealing.kitty
                ),
                tell.when(len(dealing.patterns()) > 1, "sheet-dealers-choice"),
                tell.say("sheet-stock", left=left),
                tell.say("sheet-misdeal"),
            )
        ],
    )


def tell_turn_up(tell: Teller, robbing: Robbing) -> Section:
    """The turn-up and who may rob it."""
    forced = robbing.with_ace is RobWithAce.MANDATORY
    declined = robbing.with_ace is RobWithAce.DECLINE_BY_ANNOUNCEMENT
    return section(
        "robbing",
        tell.say("sheet-s-turn-up"),
        [
            paragraph(
                tell.say("sheet-turn-up"),
                tell.when(tell.variant.dealing.jokers, "sheet-turned-joker"),
                tell.say("sheet-turned-ace", right=robbing.turned_ace.value),
            ),
            paragraph(
                tell.say("sheet-rob", right=robbing.with_ace.value),
                tell.say("sheet-rob-hearts"),
                tell.when(not forced, "sheet-demotion", demotion=robbing.demotion.value),
                tell.when(declined, "sheet-demotion-declined"),
            ),
            paragraph(tell.when(robbing.beg_king, "sheet-beg")),
        ],
    )
