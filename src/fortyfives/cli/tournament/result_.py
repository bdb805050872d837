"""`fortyfives tournament result`: which couple has won at a table."""

from argparse import Namespace
from collections.abc import Sequence

from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.tournament.desk import DESK, Desk, at_desk, number, parser
from fortyfives.cli.tournament.figures import games_won
from fortyfives.cli.wrong import wrongly
from fortyfives.tournament.director.playing import correct, game_at, report
from fortyfives.tournament.log.events import Outcome
from fortyfives.tournament.log.game import COUNTS, Game
from fortyfives.wording.messages import Words

TIE = "tie"


def main(argv: Sequence[str]) -> int:
    """Write down a result, or correct one."""
    asked = asked_of(argv, _parser)
    if asked is None:
        return 0
    words: Words = asked.words
    table = number(words, asked.table)
    winner = None if asked.winner == TIE else number(words, asked.winner)
    round_ = number(words, asked.round) if asked.round else None
    with at_desk(asked) as desk:
        game = game_at(desk.facts, table, round_)
        if asked.correct:
            _correct(desk, words, game, winner, asked.reason or "")
        else:
            _report(desk, words, game, winner, asked)
        open_ = _outstanding(desk)
        if open_:
            print(words.say("hall-outstanding", count=len(open_), tables=", ".join(open_)))
        else:
            print(words.say("hall-round-over", game=max(desk.facts.rounds)))
    return 0


def _parser(words: Words) -> Parser:
    found = parser("result", words, says="hall-cli-result")
    found.add_choice("table", takes="cli-number", says="hall-help-table")
    found.add_choice("winner", takes="cli-number", says="hall-help-winner")
    found.add_choice("--game", dest="round", takes="cli-number", says="hall-help-game")
    found.add_choice("--score", nargs="+", takes="cli-number", says="hall-help-score")
    found.add_choice("--correct", action="store_true", says="hall-help-correct")
    found.add_choice("--reason", takes="cli-name", says="hall-help-reason")
    return found


def _report(desk: Desk, words: Words, game: Game, winner: int | None, asked: Namespace) -> None:
    if game.state in COUNTS and game.winner != winner:
        raise wrongly(words, "hall-other-result", table=game.table or 0, entry=game.winner or TIE)
    points = tuple(number(words, each, -1000) for each in asked.score) if asked.score else None
    said = Outcome(winner=winner, kind="win" if winner else "tie", points=points)
    events = report(desk.facts, game, DESK, said)
    desk.do(events)
    key = "hall-won" if winner else "hall-tied"
    facts = {"entry": winner} if winner else {}
    print(words.say(key if events else "hall-known-before", table=game.table or 0, **facts))


def _correct(desk: Desk, words: Words, game: Game, winner: int | None, reason: str) -> None:
    correction = correct(desk.facts, game, winner, reason)
    desk.do(correction.events)
    if not correction.events:
        print(words.say("hall-known-before", table=game.table or 0))
    for entry, before, after in correction.scores:
        told = {"before": games_won(before), "after": games_won(after)}
        print(words.say("hall-corrected", entry=entry, **told))
    if correction.later:
        print(words.say("hall-seats-stay", rounds=correction.later))


def _outstanding(desk: Desk) -> list[str]:
    last = desk.facts.rounds[max(desk.facts.rounds)]
    return [
        str(planned.table)
        for planned in last.games
        if desk.facts.games[planned.game].state in {"started", "disputed"}
    ]
