"""The round robin of the 55+ Games: everybody meets everybody once, in a day."""

from fortyfives.tournament.evening.game import Game
from fortyfives.tournament.formats.history import laps, must_be_over, present, usable_tables
from fortyfives.tournament.formats.preset import Preset
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.formats.seating import Seating
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.robin.plan import plan
from fortyfives.tournament.robin.rounds import Table
from fortyfives.tournament.seniors.preset import CHAIN, MEDAL_PLACES, SENIORS_55
from fortyfives.variants.games_55plus import GAMES_55PLUS

FEWEST = 2


def everybody_meets(rules: Rules, books: Books) -> Seating:
    """The games of the next time slot of the day that are still to be played.

    The day is drawn up for everybody who plays or has played, in the order of the numbers. What a
    team has missed that comes late, or comes back, is played at the end.
    """
    must_be_over(books)
    rounds, here = laps(books), present(books)
    field = sorted({*here, *(number for lap in rounds for number in lap.here)})
    if len(field) < FEWEST:
        raise Refused("hall-too-few", there=len(field), needed=FEWEST)
    tables = usable_tables(books, len(field) // 2)
    played = {frozenset(game.couples) for lap in rounds for game in lap.games}
    for slot in plan(field, len(tables), Table(rules.table)).slots:
        games = tuple(
            Game(tables[placed.table - 1], placed.game, placed.game[0])
            for placed in slot
            if set(here).issuperset(placed.game) and frozenset(placed.game) not in played
        )
        if games:
            playing = {number for game in games for number in game.couples}
            return Seating(games, tuple(number for number in here if number not in playing))
    raise Refused("hall-rounds-over", rounds=len(rounds))


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
    round_robin=True,
)
"""Source: G55-24, G55-27..29, AMB-81..83."""
