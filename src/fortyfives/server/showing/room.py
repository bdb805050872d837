"""The table itself, its people and its score sheet, as one of them sees it."""

from collections.abc import Iterator
from typing import Final

from fortyfives.players.cast import CAST
from fortyfives.players.registry import BUILT_IN
from fortyfives.rules.describe.house import say_value
from fortyfives.rules.seating import Seat
from fortyfives.server import protocol as wire
from fortyfives.server.table.state import Chair, Customs, Table
from fortyfives.telling.company import Company
from fortyfives.telling.sheet import ScoreSheet
from fortyfives.telling.summary import contested, summary
from fortyfives.wording.messages import Words, capital

NO_SEAT: Final = -1
"""The seat, on the wire, of one who looks at a table without sitting at it."""
UNSAID: Final = ()
TWO: Final = 2


def company_of(table: Table, words: Words, me: Seat | None, *, spoken: bool = False) -> Company:
    """Those who sit there, as they are spoken of to one of them."""
    names = tuple(chair.name if chair else words.say("room-nobody") for chair in table.chairs)
    sides = customs_of(table).rules.seating.sides(len(table.chairs))
    return Company(words, names, sides, me, spoken)


def customs_of(table: Table) -> Customs:
    """How the house plays."""
    assert table.customs is not None  # noqa: S101 - the first entry of every log
    return table.customs


def room(key: str, table: Table, company: Company, here: frozenset[Seat]) -> wire.Room:
    """What is played here and who sits here; `here` are the seats with a socket."""
    customs, words = customs_of(table), company.words
    goal = customs.rules.goal
    target = words.say("table-goal", test=goal.target_test.value, n=goal.target)
    return wire.Room(
        id=key,
        game=customs.game,
        game_name=customs.rules.name.in_language(words.language),
        house_rules=list(house_rules(customs, words)),
        bidding=customs.rules.auction is not None,
        me=NO_SEAT if company.me is None else company.me,
        people=[
            _person(table, company, seat, here=seat in here) for seat in range(len(table.chairs))
        ],
        sides=[company.side(side) for side in range(len(company.sides))],
        side_names=_side_names(company),
        target=target,
        clock=customs.clock,
        undo=customs.undo,
        under_way=table.under_way,
        adjourned=table.adjourned,
        frozen=words.say("room-frozen") if table.frozen else "",
        time_limit=goal.time_limit,
    )


def made_of(table: Table, here: frozenset[Seat]) -> tuple[object, ...]:
    """All that a room is made of: as long as it is the same, so is the room."""
    customs, chairs, host = table.customs, table.chairs, table.host
    return customs, chairs, host, table.under_way, table.adjourned, table.frozen, here


def sheet_made_of(table: Table) -> tuple[object, ...]:
    """All that a score sheet is made of: as long as it is the same, so is the sheet."""
    return table.chairs, table.match, table.done, table.replay


def _side_names(company: Company) -> list[str]:
    """A short name for each side, as it stands above a column: us and them, or a name."""
    say, mine = company.words.say, company.mine_first()[0]
    if len(company.sides) == len(company.names):
        return [company.name(seats[0]) for seats in company.sides]
    if len(company.sides) == TWO and company.me is not None:
        return [say("room-us") if side == mine else say("room-them") for side in range(TWO)]
    return [company.side(side) for side in range(len(company.sides))]


def house_rules(customs: Customs, words: Words) -> Iterator[str]:
    """What the house plays otherwise than the game's preset."""
    for key, value in customs.otherwise:
        name, now = words.say(f"option-{key}"), say_value(words, key, value)
        yield capital(words.say("sheet-option", name=name, now=now))


def _person(table: Table, company: Company, seat: Seat, *, here: bool) -> wire.Person:
    chair = table.chairs[seat]
    side = next(side for side, seats in enumerate(company.sides) if seat in seats)
    if chair is None:
        return wire.Person(seat, "", "nobody", "", "", False, False, False, side)  # noqa: FBT003
    return wire.Person(
        seat=seat,
        name=chair.name,
        kind="person" if chair.person else "computer",
        face=chair.player if chair.player in CAST else "",
        character=_character(chair, company.words),
        here=here or not chair.person,
        stands_in=chair.stands_in,
        host=seat == table.host,
        side=side,
    )


def _character(chair: Chair, words: Words) -> str:
    known = chair.player in CAST or chair.player in BUILT_IN
    return words.say(f"player-{chair.player}") if known else ""


def sheet(table: Table, company: Company, replay: str) -> wire.Sheet | None:
    """The score sheet of the game; None before the first."""
    match = table.match
    if match is None:
        return None
    game, paper = match.game, ScoreSheet()
    rows = []
    for played in table.done:
        deal = played.deal
        assert deal is not None  # noqa: S101 - a deal that is done was dealt
        paper.add(deal)
        contract, score = deal.public.auction.contract, deal.public.score
        before = deal.setting.scores
        after = before if score is None else score.after
        rows.append(
            wire.Row(
                bidder=company.name(contract.bidder) if contract else "",
                bid=company.call(contract.call) if contract else "",
                suit=deal.public.trump.value if deal.public.trump else None,
                made=score.made if score else None,
                points=[new - old for new, old in zip(after, before, strict=True)],
                totals=list(after),
            )
        )
    told = [*contested(company, game), *summary(company, paper.rows)] if game.over else UNSAID
    return wire.Sheet(
        scores=list(game.scores),
        target=game.variant.goal.target,
        rows=rows,
        games=list(match.games),
        winners=list(game.verdict.winners),
        over=game.over,
        match_over=match.over,
        replay=replay if game.over and company.me is not None and table.played(company.me) else "",
        summary=list(told),
    )
