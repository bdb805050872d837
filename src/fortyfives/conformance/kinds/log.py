"""The log of an evening: what it comes to, what it writes once, and what it keeps."""

from typing import Any, Final

from fortyfives.conformance.case import BadCase
from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers, one_shape
from fortyfives.conformance.kinds.logged import Logged, of_events
from fortyfives.conformance.value import Json, shown
from fortyfives.tournament.log.book import Book, Wanted
from fortyfives.tournament.log.claims import claim
from fortyfives.tournament.log.events import NoteAdded, Outcome
from fortyfives.tournament.log.game import COUNTS
from fortyfives.tournament.log.reading import TORN, read
from fortyfives.tournament.refused import Refused

MOST_LINES: Final = 1_000


def _answer(asked: Hall) -> Answers:
    answers: Answers = {}
    try:
        if asked.has("events"):
            answers |= of_events(asked)
        if asked.has("commands"):
            answers |= _of_commands(asked)
        if asked.has("cases"):
            answers["cases"] = [_of_claims(asked, each) for each in asked.entries("cases")]
        if asked.has("complete_lines") or asked.has("torn_last_line"):
            answers |= _of_file(asked)
    except Refused as refused:
        raise BadCase(f"given: {refused}") from refused
    return answers


def _object(asked: Hall, name: str, found: Json, fields: frozenset[str]) -> dict[str, Json]:
    """An object that has just these fields."""
    if not isinstance(found, dict) or set(found) != fields:
        asked.wrong(name, f"{shown(found)} does not have the fields {', '.join(sorted(fields))}")
    return found


def _of_commands(asked: Hall) -> Answers:
    """Results as they come in from a telephone, perhaps more than once."""
    hall = Logged()
    answers: list[Any] = []
    written = 0
    fields = frozenset({"id", "type", "game", "winner"})
    for each in asked.entries("commands"):
        command = _object(asked, "commands", each, fields)
        if command["type"] != "RecordResult":
            asked.wrong("commands", f"{shown(command['type'])} is no command")
        game = asked.as_text("commands", command["game"])
        key = asked.as_text("commands", command["id"])
        winner = asked.as_number("commands", command["winner"], 1)
        if game not in hall.facts.games:
            hall.sit(game, winner)
        before = len(hall.book.records)
        events = claim(hall.facts, game, key, Outcome(winner=winner))
        answers.append(hall.write(events, by=key, command=f"case {key}"))
        written += len(hall.book.records) - before
    found: Answers = {"events_written": written}
    if len(answers) > 1:
        found["second_answer_equals_first"] = answers[1] == answers[0]
    return found


def _of_claims(asked: Hall, case: Json) -> Json:
    """What several people say about one game."""
    told = _object(asked, "cases", case, frozenset({"game", "entries"}))
    name = asked.as_text("cases", told["game"])
    fields = frozenset({"by", "winner"})
    claims = [
        (asked.as_text("cases", each["by"]), asked.as_number("cases", each["winner"], 1))
        for entry in asked.as_list("cases", told["entries"])
        for each in [_object(asked, "cases", entry, fields)]
    ]
    seats = tuple(dict.fromkeys(winner for _, winner in claims))
    if not 1 <= len(seats) <= 2:  # noqa: PLR2004 - the two couples at a table
        asked.wrong("cases", "one of two couples has won")
    hall = Logged()
    hall.sit(name, *seats)
    for by, winner in claims:
        hall.write(claim(hall.facts, name, by, Outcome(winner=winner)), by=by)
    game = hall.facts.games[name]
    counts = game.state in COUNTS
    found: Answers = {"state": game.state, "winner": game.winner, "punches": int(counts)}
    if hall.facts.tally.disputed:
        found["blocks"] = list(hall.facts.tally.disputed)
    return found


def _of_file(asked: Hall) -> Answers:
    """A file of so many whole lines, perhaps with the beginning of another one."""
    lines = asked.number("complete_lines", 0, MOST_LINES)
    torn = asked.flag("torn_last_line", default=False)
    book = Book()
    book.write([Wanted(f"c-{n}", (NoteAdded("!"),)) for n in range(lines + 1)])
    *whole, last = (record.line for record in book.records)
    found = read(b"".join(whole) + (last[: len(last) // 2] if torn else b""))
    return {
        "loaded_events": len(found.records),
        "torn_tail_suffix": TORN if found.torn else None,
        "warning": bool(found.torn),
        "acknowledged_lost": lines - len(found.records),
    }


LOG: Final = one_shape(
    "log",
    "events cases commands complete_lines torn_last_line",
    "wins seats winner_history events_written second_answer_equals_first acknowledged_lost"
    " loaded_events torn_tail_suffix warning hashes prev_hashes entry status_after_each log_length"
    " cases",
    _answer,
)
