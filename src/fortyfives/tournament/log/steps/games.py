"""What events about games make of the facts."""

from typing import Any

from msgspec.structs import replace

from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.events import (
    GameCalled,
    GameStarted,
    GameVoided,
    Outcome,
    RestRecorded,
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultReported,
    RoundPlanned,
)
from fortyfives.tournament.log.game import Game, State, Version
from fortyfives.tournament.log.record import Record
from fortyfives.tournament.log.steps.people import entry_of
from fortyfives.tournament.log.steps.step import Place, Step, must
from fortyfives.tournament.refused import Refused

BEFORE_START: frozenset[State] = frozenset({"planned", "called"})
HAS_RESULT: frozenset[State] = frozenset({"reported", "confirmed", "disputed"})


def game_of(books: Books, game: str) -> Game:
    """The game of that name; refused (`hall-log-no-game`) if there is none."""
    found = books.games.get(game)
    if found is None:
        raise Refused("hall-log-no-game", game=game)
    return found


def planned(books: Books, event: RoundPlanned, _: Record) -> Step:
    """A plan may be made anew until one of its games has begun."""
    before = books.rounds.get(event.round)
    changes: dict[Place, Any] = {("rounds", event.round): event}
    for old in before.games if before else ():
        changes["games", old.game] = None
    for each in event.games:
        changes["games", each.game] = Game(
            each.game, "planned", planned=each.seats, table=each.table, round=event.round
        )
    for _book, game in list(changes)[1:]:
        found = books.games.get(str(game))
        must(found is None or found.state in BEFORE_START, "hall-log-game-begun", game=str(game))
    seats = [seat for each in event.games for seat in each.seats] + list(event.resting)
    must(len(set(seats)) == len(seats), "hall-log-seated-twice", game=f"R{event.round}")
    return Step(changes, tuple(("entries", entry_of(books, seat).number) for seat in seats))


def called(books: Books, event: GameCalled, _: Record) -> Step:
    """Only what is planned is called."""
    game = game_of(books, event.game)
    must(game.state == "planned", "hall-log-game-not-planned", game=event.game)
    return Step({("games", event.game): replace(game, state="called")})


def started(books: Books, event: GameStarted, _: Record) -> Step:
    """Who sits down is a fact, also where the plan was another."""
    before = books.games.get(event.game)
    must(before is None or before.state in BEFORE_START, "hall-log-game-begun", game=event.game)
    must(len(set(event.seats)) == len(event.seats), "hall-log-seated-twice", game=event.game)
    first = event.deals_first
    must(first is None or first in event.seats, "hall-log-not-at-table", game=event.game)
    game = before or Game(event.game, "planned")
    changes: dict[Place, Any] = {
        ("games", event.game): replace(
            game,
            state="started",
            seats=event.seats,
            table=game.table if event.table is None else event.table,
            round=game.round if event.round is None else event.round,
            deals_first=first,
        )
    }
    uses: list[Place] = [("hall", "format")]
    if event.table is not None:
        uses.append(("tables", event.table))
    for seat in event.seats:
        entry = entry_of(books, seat)
        must(not entry.gone, "hall-log-already-gone", entry=seat)
        if entry.last_game:
            uses.append(("games", entry.last_game))
        changes["entries", seat] = replace(entry, status="active", last_game=event.game)
    return Step(changes, tuple(uses))


def _told(game: Game, said: Outcome, record: Record, *, decided: bool = False) -> Version:
    """What is said of the end of a game; refused if a game of those who sat there cannot end so."""
    has_winner = said.kind not in {"tie", "double_forfeit"}
    right = said.winner in game.seats if has_winner else said.winner is None
    must(right, "hall-log-not-at-table", game=game.game)
    must(
        said.points is None or len(said.points) == len(game.seats),
        "hall-log-points",
        game=game.game,
    )
    outcome = Outcome(winner=said.winner, kind=said.kind, points=said.points)
    return Version(record.seq, record.by(), outcome, decided)


def reported(books: Books, event: ResultReported, record: Record) -> Step:
    """The first word on a game that is being played."""
    game = game_of(books, event.game)
    must(game.state == "started", "hall-log-not-being-played", game=event.game)
    told = _told(game, event, record)
    return Step({("games", event.game): replace(game, state="reported", versions=(told,))})


def confirmed(books: Books, event: ResultConfirmed, record: Record) -> Step:
    """It takes two to confirm."""
    game = game_of(books, event.game)
    must(game.state == "reported", "hall-log-nothing-to-confirm", game=event.game)
    must(game.versions[-1].by != record.by(), "hall-log-confirms-own", game=event.game)
    return Step({("games", event.game): replace(game, state="confirmed")})


def disputed(books: Books, event: ResultDisputed, record: Record) -> Step:
    """A word against another one: nobody overwrites anybody."""
    game = game_of(books, event.game)
    must(game.state in HAS_RESULT, "hall-log-no-result-yet", game=event.game)
    must(not game.decided, "hall-log-decided", game=event.game)
    told = _told(game, event, record)
    must(game.outcome != told.outcome, "hall-log-same-claim", game=event.game)
    versions = (*game.versions, told)
    return Step({("games", event.game): replace(game, state="disputed", versions=versions)})


def corrected(books: Books, event: ResultCorrected, record: Record) -> Step:
    """The director has the last word, if he knows what he corrects; the old one stays visible."""
    game = game_of(books, event.game)
    must(game.state in HAS_RESULT, "hall-log-no-result-yet", game=event.game)
    must(event.was == game.winner, "hall-log-corrected-meanwhile", game=event.game)
    said = Outcome(winner=event.to, kind=event.kind, points=event.points)
    versions = (*game.versions, _told(game, said, record, decided=True))
    return Step({("games", event.game): replace(game, state="confirmed", versions=versions)})


def voided(books: Books, event: GameVoided, _: Record) -> Step:
    """A void game counts for nobody; that they sat there stays true."""
    game = game_of(books, event.game)
    must(game.state != "void", "hall-log-game-void", game=event.game)
    return Step({("games", event.game): replace(game, state="void")})


def rested(books: Books, event: RestRecorded, _: Record) -> Step:
    """A rest is counted once for each round."""
    entry_of(books, event.entry)
    before = books.rests.get(event.entry, ())
    must(
        all(each.round != event.round for each in before), "hall-log-rests-twice", entry=event.entry
    )
    return Step({("rests", event.entry): (*before, event)}, (("entries", event.entry),))
