"""Every paper that can be printed of an evening as it stands; None where nothing is on it yet."""

from collections.abc import Callable
from typing import Final

from fortyfives.cli.tournament.desk import Desk
from fortyfives.cli.tournament.figures import games_won
from fortyfives.cli.tournament.prize_words import gets, settled, title, worth
from fortyfives.paper.cue_cards import CueCard, CueCards
from fortyfives.paper.money import dollars
from fortyfives.paper.notices import Notice, Part
from fortyfives.paper.prize_sheet import Prize, PrizeSheet
from fortyfives.paper.receipts import Receipt, Receipts
from fortyfives.paper.robin_grid import RobinGrid
from fortyfives.paper.sheet import Print
from fortyfives.paper.slips import Slip, Slips
from fortyfives.paper.standings import Line, Standings
from fortyfives.paper.table_cards import TableCard, TableCards
from fortyfives.paper.wall_plan import Place, WallPlan
from fortyfives.tournament.director.opening import preset
from fortyfives.tournament.director.prizing import contest
from fortyfives.tournament.director.standing import names_of, standings
from fortyfives.tournament.log.game import Game


def cue_cards(desk: Desk, how: Print) -> bytes | None:
    """A card for every couple, with its first table; a round robin has its grid instead."""
    if not desk.facts.entries or preset(desk.rules.format).round_robin:
        return None
    first = {seat: game.table for game in _games(desk, 1) for seat in game.seats}
    jar = bool(desk.rules.prizes.jar_games)
    cards = [
        CueCard(number, entry.names, first.get(number), jar=jar)
        for number, entry in sorted(desk.facts.entries.items())
    ]
    return CueCards(desk.rules.event, desk.rules.rounds, cards).pdf(how)


def table_cards(desk: Desk, how: Print) -> bytes | None:
    """A card for every table that is needed."""
    if not desk.facts.entries:
        return None
    tables = {game.table or 0 for game in desk.facts.games.values()}
    needed = tables or set(range(1, len(desk.facts.entries) // 2 + 1))
    return TableCards(desk.rules.event, [TableCard(table) for table in sorted(needed)]).pdf(how)


def slips(desk: Desk, how: Print) -> bytes | None:
    """The slips of the game that is being played."""
    if not desk.facts.rounds:
        return None
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


def plan(desk: Desk, how: Print) -> bytes | None:
    """Who sits where now, by table and by number."""
    if not desk.facts.rounds:
        return None
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


def table_of_points(desk: Desk, how: Print) -> bytes | None:
    """The standings now."""
    if not desk.facts.entries:
        return None
    _, lines = standings(desk.facts, desk.rules)
    told = [
        Line(line.rank, line.entry, names_of(desk.facts, line.entry), games_won(line.points))
        for line in lines
    ]
    return Standings(desk.rules.event, _now(desk), told).pdf(how)


def grid(desk: Desk, how: Print) -> bytes | None:
    """Everybody against everybody, with the results so far, and the order of play."""
    if not (desk.facts.entries and preset(desk.rules.format).round_robin):
        return None
    teams = [(number, names_of(desk.facts, number)) for number in sorted(desk.facts.entries)]
    slots = [
        [(each.table, each.seats[0], each.seats[1]) for each in round_.games]
        for _, round_ in sorted(desk.facts.rounds.items())
    ]
    results: dict[tuple[int, int], str] = {}
    for game in desk.facts.games.values():
        for seat, score in game.scores().items():
            results |= {(seat, other): str(score) for other in game.seats if other != seat}
    return RobinGrid(desk.rules.event, teams, slots, results).pdf(how)


def prize_sheet(desk: Desk, how: Print) -> bytes | None:
    """Who wins what and how it was decided, with a line to sign for it."""
    if not desk.facts.contests:
        return None
    words = how.languages[0]
    prizes = []
    for name in desk.facts.contests:
        now = contest(desk.facts, desk.rules, name)
        winners = now.payout.winners if now.payout else ()
        told = tuple(
            (entry, names_of(desk.facts, entry), gets(words, now, entry)) for entry in winners
        )
        prizes.append(Prize(title(words, name), worth(words, now), settled(words, now), told))
    return PrizeSheet(desk.rules.event, prizes).pdf(how)


def receipts(desk: Desk, how: Print) -> bytes | None:
    """A receipt for everything that was handed over."""
    if not any(each.paid for each in desk.facts.contests.values()):
        return None
    words = how.languages[0]
    found = [
        (names_of(desk.facts, paid.entry), paid.goods or dollars(paid.cents, words), name)
        for name, each in desk.facts.contests.items()
        for paid in each.paid
    ]
    told = [
        Receipt(number, names, amount, title(words, name))
        for number, (names, amount, name) in enumerate(found, start=1)
    ]
    return Receipts(desk.rules.event, told).pdf(how)


def opening(desk: Desk, how: Print) -> bytes:
    """What holds tonight, in words: hung up before the first game."""
    rules = desk.rules
    chosen = preset(rules.format)
    length = "hall-opening-robin" if chosen.round_robin else "hall-opening-rounds"
    parts = []
    for words in how.languages:
        ties = [words.say(f"hall-tie-{dashed(rule.by.value)}") for rule in rules.chain.rules]
        held = [
            words.say(length, rounds=rules.rounds),
            *([words.say(f"hall-rest-{dashed(rules.rest)}")] if chosen.walks else []),
            words.say(f"hall-credit-{rules.bye_credit}"),
        ]
        parts.append(Part(words.say("hall-opening-rules"), held))
        parts.append(Part(words.say("hall-opening-ties"), ties))
        if rules.prizes.places:
            parts.append(
                Part(
                    words.say("hall-opening-prizes"),
                    [
                        words.say(f"hall-mode-{dashed(rules.prizes.mode)}"),
                        words.say("hall-opening-method"),
                    ],
                )
            )
    parts.append(Part(how.languages[0].say("hall-opening-hash"), (), [rules.hash]))
    what = " · ".join(words.say("hall-opening") for words in how.languages)
    signed = [words.say("paper-director") for words in how.languages[:1]]
    return Notice(what, rules.event, parts, signed).pdf(how)


def dashed(word: str) -> str:
    """A word of a document as it stands in the key of a sentence."""
    return word.replace("_", "-")


def _now(desk: Desk) -> int:
    return max(desk.facts.rounds, default=0)


def _games(desk: Desk, round_: int) -> list[Game]:
    found = desk.facts.rounds.get(round_)
    return [desk.facts.games[each.game] for each in found.games] if found else []


PAPERS: Final[dict[str, Callable[[Desk, Print], bytes | None]]] = {
    "opening": opening,
    "cue-cards": cue_cards,
    "table-cards": table_cards,
    "slips": slips,
    "plan": plan,
    "standings": table_of_points,
    "grid": grid,
    "prizes": prize_sheet,
    "receipts": receipts,
}
"""By the names by which they are asked for."""
