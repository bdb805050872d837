"""The rule sheet that a person reads, written from the very values that the program plays by.

This is the only part of the rules that knows words; whatever plays leaves it alone.
"""

from __future__ import annotations

from dataclasses import replace

from fortyfives.rules.describe.bidding import tell_bidding
from fortyfives.rules.describe.cards import tell_cards
from fortyfives.rules.describe.dealing import tell_deal, tell_turn_up
from fortyfives.rules.describe.differences import differences
from fortyfives.rules.describe.ending import tell_ending
from fortyfives.rules.describe.house import say_value, tell_options
from fortyfives.rules.describe.markdown import as_markdown
from fortyfives.rules.describe.naming import tell_calling, tell_naming
from fortyfives.rules.describe.play import tell_play, tell_reneging
from fortyfives.rules.describe.scoring import tell_score
from fortyfives.rules.describe.sheet import Section, Sheet
from fortyfives.rules.describe.table import tell_table
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.describe.text import as_text
from fortyfives.rules.seating import Seating
from fortyfives.rules.variant import Variant
from fortyfives.wording.messages import Words

__all__ = ["Sheet", "as_markdown", "as_text", "describe", "differences", "say_value"]


def describe(variant: Variant, words: Words, players: int | None = None) -> Sheet:
    """The rules of a game in playing order, for that many players or for any number.

    Raises `InconsistentRules` for a number that the game does not allow.
    """
    if players is not None:
        seats = variant.seating.structure(players)
        variant = replace(variant, seating=Seating(((players, seats),), players))
    tell = Teller(variant, words)
    name = variant.name.in_language(words.language)
    region = variant.region.in_language(words.language)
    where = tell.say("sheet-key", region=region, key=variant.key)
    return Sheet(words.language, name, where, tuple(_sections(tell)))


def _sections(tell: Teller) -> list[Section]:
    """What is told, in the order in which a deal is played."""
    variant = tell.variant
    told = [tell_table(tell), tell_cards(tell), tell_deal(tell)]
    if variant.robbing:
        told.append(tell_turn_up(tell, variant.robbing))
    if variant.auction:
        told.append(tell_bidding(tell, variant.auction))
    if variant.naming and variant.exchange:
        told.append(tell_naming(tell, variant.naming, variant.exchange))
    if variant.calling:
        told.append(tell_calling(tell, variant.calling))
    told += [tell_play(tell), tell_reneging(tell), tell_score(tell), tell_ending(tell)]
    return [*told, tell_options(tell)]
