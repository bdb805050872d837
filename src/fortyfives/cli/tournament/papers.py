"""Every paper that can be printed of an evening as it stands."""

from collections.abc import Callable
from typing import Final

from fortyfives.cli.tournament.desk import Desk
from fortyfives.cli.tournament.figures import games_won
from fortyfives.paper.cue_cards import CueCard, CueCards
from fortyfives.paper.sheet import Print
from fortyfives.paper.slips import Slip, Slips
from fortyfives.paper.standings import Line, Standings
from fortyfives.paper.table_cards import TableCard, TableCards
from fortyfives.paper.wall_plan import Place, WallPlan
from fortyfives.tournament.director.standing import names_of, standings
from fortyfives.tournament.log.game import Game


def cue_cards(desk: Desk, how: Print) -> bytes:
    """A card for every couple, with its first table."""
    first = {seat: game.table for game in _games(desk, 1) for seat in game.seats}
    jar = bool(desk.rules.prizes.jar_games)
    cards = [
        CueCard(number, entry.names, first.get(number), jar=jar)
        for number, entry in sorted(desk.facts.entries.items())
    ]
    return CueCards(desk.rules.event, desk.rules.rounds, cards).pdf(how)


def table_cards(desk: Desk, how: Print) -> bytes:
    """A card for every table that is needed."""
    tables = {game.table or 0 for game in desk.facts.games.values()}
    needed = tables or set(range(1, len(desk.facts.entries) // 2 + 1))
    return TableCards(desk.rules.event, [TableCard(table) for table in sorted(needed)]).pdf(how)


def slips(desk: Desk, how: Print) -> bytes:
    """The slips of the game that is being played."""
    entries, now = desk.facts.entries, _now(desk)
    found = [
        Slip(
            now,
            game.table or 0,
            tuple((seat, entries[seat].names) for seat in game.seats),
            game.deals_first,
        )
        for game in _games(desk, now)
    ]
    return Slips(desk.rules.event, found).pdf(how)


def plan(desk: Desk, how: Print) -> bytes:
    """Who sits where now, by table and by number."""
    now = _now(desk)
    games = _games(desk, now)
    tables = [
        (game.table or 0, [(seat, names_of(desk.facts, seat)) for seat in game.seats])
        for game in games
    ]
    places = [
        Place(seat, names_of(desk.facts, seat), game.table) for game in games for seat in game.seats
    ]
    resting = desk.facts.rounds[now].resting if now else ()
    places += [Place(entry, names_of(desk.facts, entry), None) for entry in resting]
    return WallPlan(desk.rules.event, now, tables, places).pdf(how)


def table_of_points(desk: Desk, how: Print) -> bytes:
    """The standings now."""
    _, lines = standings(desk.facts, desk.rules)
    told = [
        Line(line.rank, line.entry, names_of(desk.facts, line.entry), games_won(line.points))
        for line in lines
    ]
    return Standings(desk.rules.event, _now(desk), told).pdf(how)


def _now(desk: Desk) -> int:
    return max(desk.facts.rounds, default=0)


def _games(desk: Desk, round_: int) -> list[Game]:
    found = desk.facts.rounds.get(round_)
    return [desk.facts.games[each.game] for each in found.games] if found else []


PAPERS: Final[dict[str, Callable[[Desk, Print], bytes]]] = {
    "cue-cards": cue_cards,
    "table-cards": table_cards,
    "slips": slips,
    "plan": plan,
    "standings": table_of_points,
}
"""By the names by which they are asked for."""
