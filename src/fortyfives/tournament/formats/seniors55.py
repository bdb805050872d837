"""The round robin of the 55+ Games: everybody meets everybody once, in a day."""

from fortyfives.tournament.evening.game import Game
from fortyfives.tournament.formats.history import must_be_over, present, usable_tables
from fortyfives.tournament.formats.preset import Preset
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.formats.seating import Seating
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.plan import Plan, plan
from fortyfives.tournament.robin.rounds import Table
from fortyfives.tournament.seniors.preset import CHAIN, MEDAL_PLACES, SENIORS_55
from fortyfives.variants.games_55plus import GAMES_55PLUS

FEWEST = 2


def planned(rules: Rules, books: Books) -> Plan:
    """The whole day, drawn up for everybody who was entered, in the order of the numbers."""
    entered = sorted(number for number, entry in books.entries.items() if entry.status != "no_show")
    if len(entered) < FEWEST:
        raise Refused("hall-too-few", there=len(entered), needed=FEWEST)
    tables = usable_tables(books, len(entered) // 2)
    return plan(entered, len(tables), Table(rules.table))


def everybody_meets(rules: Rules, books: Books) -> Seating:
    """The games of the next time slot, without those of teams that have withdrawn."""
    must_be_over(books)
    slots = planned(rules, books).slots
    slot = len(books.rounds)
    if slot >= len(slots):
        raise Refused("hall-rounds-over", rounds=len(slots))
    here = set(present(books))
    tables = usable_tables(books, len(books.entries) // 2)
    games = tuple(
        Game(tables[placed.table - 1], placed.game, placed.game[0])
        for placed in slots[slot]
        if here.issuperset(placed.game)
    )
    playing = {number for game in games for number in game.couples}
    return Seating(games, tuple(sorted(here - playing)))


SENIORS55 = Preset(
    Rules(
        format=SENIORS_55,
        game=GAMES_55PLUS.key,
        minutes=20,
        bye_credit="none",
        late_before=1,
        tiebreaks=CHAIN.published(),
        medal_places=MEDAL_PLACES,
    ),
    everybody_meets,
)
"""Source: G55-24, G55-27..29, AMB-81..83."""
