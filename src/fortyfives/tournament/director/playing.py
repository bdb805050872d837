"""The next round, results, and their correction."""

import re
from typing import Final

from fortyfives.tournament.director.opening import preset
from fortyfives.tournament.entry import Number
from fortyfives.tournament.formats.rules import Rules
from fortyfives.tournament.formats.seating import Seating
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.claims import claim
from fortyfives.tournament.log.events import (
    Event,
    GameStarted,
    Outcome,
    PlannedGame,
    RestRecorded,
    ResultCorrected,
    RoundPlanned,
)
from fortyfives.tournament.log.events.games import Kind
from fortyfives.tournament.log.game import Game
from fortyfives.tournament.log.steps.games import HAS_RESULT
from fortyfives.tournament.points import HalfGames
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

NO_MORE: Final = frozenset({"hall-rounds-over", "hall-too-few"})
"""Why no other game can be seated, today at least."""


def seat(books: Books, rules: Rules) -> Seating:
    """Who would sit where in the next round; nothing is written."""
    return preset(rules.format).next_round(rules, books)


def is_over(books: Books, rules: Rules) -> bool:
    """Whether games have been played and there is none to be played any more."""
    if not books.rounds:
        return False
    try:
        seat(books, rules)
    except Refused as refused:
        return refused.key in NO_MORE
    return False


def begin_round(books: Books, rules: Rules) -> tuple[Event, ...]:
    """The next round: its plan, who sits down where, and who rests."""
    seating = seat(books, rules)
    number = max(books.rounds, default=0) + 1
    games = tuple(
        PlannedGame(f"R{number}T{game.table}", game.table, game.couples) for game in seating.games
    )
    short = len(seating.resting) > 1
    return (
        RoundPlanned(number, games, seating.resting),
        *(
            GameStarted(planned.game, game.couples, game.table, number, game.deals)
            for planned, game in zip(games, seating.games, strict=True)
        ),
        *(RestRecorded(entry, number, "shortage" if short else "odd") for entry in seating.resting),
    )


def game_at(books: Books, table: int, round_: int | None = None) -> Game:
    """The game at a table, of the last round unless another is named."""
    if not books.rounds:
        raise Refused("hall-nothing-seated")
    number = max(books.rounds) if round_ is None else round_
    if number not in books.rounds:
        raise Refused("hall-no-round", round=number)
    tables = {planned.table: planned.game for planned in books.rounds[number].games}
    if table not in tables:
        known = ", ".join(map(str, sorted(tables)))
        raise Refused("hall-no-table", table=table, round=number, tables=known)
    return books.games[tables[table]]


def report(books: Books, game: Game, by: str, said: Outcome) -> tuple[Event, ...]:
    """Somebody says how a game ended; no events if that was known."""
    _at_table(game, said.winner)
    if said.points is not None:
        _right_score(game, said.winner, said.points)
    return claim(books, game.game, by, said)


def _at_table(game: Game, winner: Number | None) -> None:
    if winner is not None and winner not in game.seats:
        sides = ", ".join(map(str, game.seats))
        raise Refused("hall-winner-not-there", entry=winner, table=game.table or 0, sides=sides)


def _right_score(game: Game, winner: Number | None, points: tuple[int, ...]) -> None:
    """The winner has more points than anybody else, and in a tie all have the same."""
    if len(points) != len(game.seats):
        raise Refused("hall-points", game=game.game)
    if winner is None:
        if len(set(points)) > 1:
            raise Refused("hall-score-no-tie")
    elif [seat for seat, each in zip(game.seats, points, strict=True) if each == max(points)] != [
        winner
    ]:
        raise Refused("hall-score-other", entry=winner)


def place_of(game: str) -> tuple[int, int] | None:
    """The round and the table of a game, as its id has them; None if it has none."""
    found = re.fullmatch(r"R(\d+)T(\d+)", game)
    return None if found is None else (int(found[1]), int(found[2]))


@dataclass(frozen=True, slots=True)
class Correction:
    """A corrected result: what is written, and whose score it changes, before and after."""

    events: tuple[Event, ...]
    scores: tuple[tuple[Number, HalfGames, HalfGames], ...]
    later: int
    """So many rounds were seated since; their seats stay."""


def correct(books: Books, game: Game, winner: Number | None, reason: str = "") -> Correction:
    """What correcting a result would do; it never moves those who have sat down since."""
    _at_table(game, winner)
    if game.state not in HAS_RESULT:
        raise Refused("hall-no-result-yet", game=game.game)
    kind: Kind = "win" if winner is not None else "tie"
    known = game.outcome
    if known is not None and (known.winner, known.kind) == (winner, kind):
        return Correction((), (), 0)
    event = ResultCorrected(game=game.game, was=game.winner, to=winner, kind=kind, reason=reason)
    before, scores = game.scores(), books.tally.scores
    after = {each: 1 if winner is None else 2 * (each == winner) for each in game.seats}
    changed = tuple(
        (each, scores.get(each, 0), scores.get(each, 0) - before.get(each, 0) + after[each])
        for each in game.seats
        if before.get(each, 0) != after[each]
    )
    return Correction((event,), changed, max(books.rounds, default=0) - (game.round or 0))
