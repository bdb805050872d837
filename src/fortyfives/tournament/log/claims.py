"""Who says how a game ended: the same word twice confirms it, another one disputes it."""

from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.events import (
    Event,
    Outcome,
    ResultConfirmed,
    ResultDisputed,
    ResultReported,
)
from fortyfives.tournament.log.steps.games import HAS_RESULT, game_of
from fortyfives.tournament.refused import Refused


def claim(books: Books, game: str, by: str, said: Outcome) -> tuple[Event, ...]:
    """The event that it is when `by` says that a game ended so; none if nothing is new about it.

    Whoever says the same again confirms nothing. Nobody's word takes the place of another's, in
    whatever order they come: a game about which two words differ is in dispute until the director
    has decided, and what he decided is not disputed (`hall-log-decided`).
    """
    found = game_of(books, game)
    if found.state not in HAS_RESULT:
        return (ResultReported(game=game, winner=said.winner, kind=said.kind, points=said.points),)
    outcome = Outcome(winner=said.winner, kind=said.kind, points=said.points)
    if outcome == found.outcome:
        first = found.state == "reported" and found.versions[-1].by != by
        return (ResultConfirmed(game),) if first else ()
    if found.decided:
        raise Refused("hall-log-decided", game=game)
    if any(each.by == by and each.outcome == outcome for each in found.versions):
        return ()
    return (ResultDisputed(game=game, winner=said.winner, kind=said.kind, points=said.points),)
