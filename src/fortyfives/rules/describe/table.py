"""Tells who plays, and with whom."""

from __future__ import annotations

from fortyfives.rules.describe.sheet import Section, paragraph, section
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.seating import Sides

PAIR = 2


def tell_table(tell: Teller) -> Section:
    """Who plays, who plays together, and which way round."""
    seating = tell.variant.seating
    only = len(seating.counts) == 1
    return section(
        "table",
        tell.say("sheet-s-table"),
        [
            paragraph(
                tell.say(
                    "sheet-for", only=only, counts=tell.counts(), usual=tell.number(seating.usual)
                ),
                *_sides(tell),
                tell.when(tell.partners != "no", "sheet-pool", auction=tell.auction),
                tell.when(tell.variant.calling, "sheet-called"),
            ),
            paragraph(tell.say("sheet-clockwise", auction=tell.auction), tell.say("sheet-dealer")),
        ],
    )


def _sides(tell: Teller) -> list[str]:
    seating = tell.variant.seating
    by_sides: dict[Sides, list[int]] = {}
    for players in seating.counts:
        by_sides.setdefault(seating.structure(players), []).append(players)
    only = len(by_sides) == 1
    said = []
    for sides, counts in by_sides.items():
        if sides is Sides.ALONE:
            said.append(tell.say("sheet-alone", only=only, counts=tell.numbers(counts)))
        elif sides is Sides.TWO_THREES:
            said.append(tell.say("sheet-threes", only=only, counts=tell.numbers(counts)))
        else:
            said += [
                tell.say(
                    "sheet-pairs",
                    only=only and len(counts) == 1,
                    counts=tell.number(players),
                    pairs=tell.number(players // PAIR),
                )
                for players in counts
            ]
    return said
