"""`fortyfives compare`: two line-ups, or many players, on the same deals."""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from fortyfives.analysis.compare import Question, Summary, results
from fortyfives.analysis.lineup import LineUp
from fortyfives.analysis.standing import as_json, ratings, round_robin
from fortyfives.analysis.stored import OtherResults, Result
from fortyfives.cli.common import add_game_arguments, read_game, read_options, read_players
from fortyfives.cli.door import Stopped
from fortyfives.cli.figures import signed
from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.wishes import known_player
from fortyfives.cli.wrong import LONGEST, WronglyAsked, fail, wrongly
from fortyfives.number import whole_number
from fortyfives.record.bad import printable
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.seating import Seat
from fortyfives.wording.messages import Words

DEFAULT_GAME = "merrimack_valley_common"
BAR = 30
MOST_DEALS = 1_000_000
MOST_JOBS = 100
MAX_DEALS: Final = "60"
NO_INTERVAL: Final = "none"


def main(argv: Sequence[str]) -> int:
    """Measure, and tell the figures; what was wrongly asked is told in one line."""
    try:
        args = asked_of(argv, _parser)
        if args is None:
            return 0
        words: Words = args.words
        question = _question(args, words)
        args.jobs = _number(args.jobs, words, MOST_JOBS)
        if _is_round_robin(args):
            return _round_robin(args, question, words)
        return _compare(args, question, words)
    except WronglyAsked as wrong:
        return fail(str(wrong))
    except OtherResults as other:
        facts = dict(other.facts)
        if "key" in facts:
            facts["key"] = words.say("results-key", key=facts["key"])
        return fail(str(wrongly(words, other.message, **facts)))


def _is_round_robin(args: Namespace) -> bool:
    return len(args.line_ups) > 2  # noqa: PLR2004 - two are a comparison, more a round robin


def _parser(words: Words) -> Parser:
    parser = Parser("compare", "cli-compare", words)
    parser.add_choice("line_ups", nargs="*", takes="cli-line-up", says="cli-help-line-ups")
    add_game_arguments(parser, positional=False)
    parser.add_choice("--deals", takes="cli-number", says="cli-help-deals", default="1000")
    parser.add_choice("--seed", takes="cli-seed", says="cli-help-seed", default="0")
    parser.add_choice("--games", action="store_true", says="cli-help-games")
    parser.add_choice("--max-deals", takes="cli-number", says="cli-help-max-deals")
    parser.add_choice("--jobs", takes="cli-number", says="cli-help-jobs", default="2")
    parser.add_choice("--file", takes="cli-file-or-folder", says="cli-help-results")
    parser.add_choice("--json", action="store_true", says="cli-help-json")
    return parser


def _question(args: Namespace, words: Words) -> Question:
    game = read_game(args, DEFAULT_GAME)
    try:
        told = read_players(args)
        players = game.seating.usual if told is None else told
        game.seating.structure(players)
    except InconsistentRules as wrong:
        raise wrongly(words, wrong.key, **wrong.facts) from None
    if len(args.line_ups) < 2:  # noqa: PLR2004 - two line-ups
        raise wrongly(words, "compare-needs-two")
    for text in args.line_ups:
        _check_line_up(LineUp.parse(text), game.seating.sides(players), words)
    if _is_round_robin(args):
        _check_different(args.line_ups, words)
    if args.max_deals and not args.games:
        raise wrongly(words, "max-deals-needs-games")
    return Question(
        LineUp.parse(args.line_ups[0]),
        LineUp.parse(args.line_ups[1]),
        game.key,
        players,
        _number(args.deals, words, MOST_DEALS),
        tuple(sorted(read_options(words, args.option).items())),
        args.seed,
        args.games,
        _number(args.max_deals or MAX_DEALS, words, MOST_DEALS),
    )


def _check_line_up(line_up: LineUp, sides: Sequence[Sequence[Seat]], words: Words) -> None:
    """Refuse players that nobody knows, and more of them than a side has seats."""
    seats, players = len(sides[0]), sum(map(len, sides))
    if not all(line_up.names):
        raise wrongly(words, "line-up-gap", said=str(line_up))
    if len(line_up.names) not in {1, seats}:
        raise wrongly(words, "line-up-seats", said=str(line_up), seats=seats)
    for name in line_up.names:
        try:
            known_player(name, words)
        except WronglyAsked as wrong:
            there = words.say("line-up-table", players=players, seats=seats)
            raise WronglyAsked(f"{wrong} {there}") from None


def _check_different(line_ups: Sequence[str], words: Words) -> None:
    """Refuse a round robin in which somebody would meet himself."""
    for place, text in enumerate(line_ups):
        if text in line_ups[:place]:
            raise wrongly(words, "line-up-twice", said=text)


def _number(said: str, words: Words, most: int) -> int:
    number = whole_number(said)
    if number is None or number not in range(1, most + 1):
        raise wrongly(words, "whole-number-expected", said=said, most=most)
    return number


def _compare(args: Namespace, question: Question, words: Words) -> int:
    summary = Summary()
    file = Path(args.file) if args.file else None
    try:
        for result in results(question, file, args.jobs):
            summary.take(result)
            _progress(summary.deals, question.deals, args.json)
    except (KeyboardInterrupt, Stopped):
        _tell_stopped(words, summary.deals, question.deals, args)
        raise
    if args.json:
        print(json.dumps(summary.as_json(question), indent=1))
        return 0
    facts: dict[str, str | int] = {
        "first": str(question.first),
        "second": str(question.second),
        "deals": summary.deals,
        "net": signed(summary.net, 2),
        "ci": _interval(summary.ci95),
    }
    print(words.say("compare-games" if question.games else "compare-deals", **facts))
    if question.games:
        told = {"won": summary.won, "games": summary.games, "cut": summary.cut}
        print(words.say("compare-won", first=str(question.first), **told))
    for name, clock in (
        (str(question.first), summary.first),
        (str(question.second), summary.second),
    ):
        times = (f"{ms:.2f}" for ms in (clock.mean, clock.quantile(0.95), clock.quantile(0.99)))
        mean, p95, p99 = times
        print(words.say("compare-times", name=name, mean=mean, p95=p95, p99=p99))
    return 0


def _interval(ci95: float | None) -> str:
    return NO_INTERVAL if ci95 is None else f"{ci95:.2f}"


def _round_robin(args: Namespace, question: Question, words: Words) -> int:
    folder = Path(args.file) if args.file else None
    if folder is not None:
        _make(folder, words)
    names = tuple(args.line_ups)
    count = len(names) * (len(names) - 1) // 2 * question.deals
    done = 0

    def told(_result: Result) -> None:
        nonlocal done
        done += 1
        _progress(done, count, args.json)

    try:
        pairs = round_robin(names, question, folder, args.jobs, told)
    except (KeyboardInterrupt, Stopped):
        _tell_stopped(words, done, count, args)
        raise
    table = ratings(names, pairs)
    if args.json:
        print(json.dumps(as_json(question, table, pairs), indent=1))
        return 0
    for place, rating in enumerate(table, start=1):
        give = "" if rating.ci95 is None else f" ± {rating.ci95:.2f}"
        print(f"{place:3}  {rating.name:24} {signed(rating.net, 2):>7}{give}")
    if any(rating.ci95 is None for rating in table):
        print(words.say("compare-no-interval"))
    return 0


def _tell_stopped(words: Words, done: int, count: int, args: Namespace) -> None:
    """Say what is kept of a comparison that somebody stops, and how to go on with it."""
    key = "compare-stopped-kept" if args.file else "compare-stopped-lost"
    file = printable(args.file, LONGEST) if args.file else ""
    with suppress(OSError):
        _end_progress(args.json)
        print(words.say(key, done=done, count=count, file=file), file=sys.stderr)


def _make(folder: Path, words: Words) -> None:
    """Make the folder for the results of every pair, if it is not there; raises `WronglyAsked`."""
    try:
        folder.mkdir(exist_ok=True)
    except FileExistsError:
        raise wrongly(words, "results-no-folder", file=str(folder)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise wrongly(words, "results-unusable", file=str(folder), why=why) from None


def _progress(done: int, count: int, silent: bool) -> None:  # noqa: FBT001 - the --json switch
    """A bar on a terminal; nothing where the output goes to a file or a program."""
    if silent or not sys.stderr.isatty():
        return
    filled = BAR * done // count
    end = "\n" if done == count else ""
    print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{count}", end=end, file=sys.stderr)


def _end_progress(silent: bool) -> None:  # noqa: FBT001 - the --json switch
    """Leave the line of the bar."""
    if not silent and sys.stderr.isatty():
        print(file=sys.stderr)
