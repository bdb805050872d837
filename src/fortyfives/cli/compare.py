"""`fortyfives compare`: two line-ups, or many players, on the same deals."""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from fortyfives.analysis.compare import Question, Summary, results
from fortyfives.analysis.lineup import LineUp
from fortyfives.analysis.standing import ratings, round_robin
from fortyfives.analysis.stored import OtherResults, Result
from fortyfives.cli.common import add_game_arguments, read_game, read_options, read_players
from fortyfives.cli.figures import signed
from fortyfives.cli.language import words_for
from fortyfives.cli.parser import Parser
from fortyfives.cli.wishes import known_player
from fortyfives.cli.wrong import WronglyAsked, fail, wrongly
from fortyfives.number import whole_number
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.wording.messages import Words

DEFAULT_GAME = "merrimack_valley_common"
BAR = 30
MOST_DEALS = 1_000_000
MOST_JOBS = 100


def main(argv: Sequence[str]) -> int:
    """Measure, and tell the figures; what was wrongly asked is told in one line."""
    try:
        words = words_for(argv)
        args = _read(argv, words)
        if args.help:
            print(args.parser.format_help())
            return 0
        question = _question(args, words)
        args.jobs = _number(args.jobs, words, MOST_JOBS)
        if len(args.line_ups) > 2:  # noqa: PLR2004 - two are a comparison, more a round robin
            return _round_robin(args, question, words)
        return _compare(args, question, words)
    except WronglyAsked as wrong:
        return fail(str(wrong))
    except OtherResults as other:
        return fail(str(wrongly(words, other.message, **other.facts)))


def _read(argv: Sequence[str], words: Words) -> Namespace:
    parser = Parser("compare", "cli-compare", words)
    parser.add_choice("line_ups", nargs="*", takes="cli-line-up", says="cli-help-line-ups")
    add_game_arguments(parser, positional=False)
    parser.add_choice("--deals", takes="cli-number", says="cli-help-deals", default="1000")
    parser.add_choice("--seed", takes="cli-seed", says="cli-help-seed", default="0")
    parser.add_choice("--games", action="store_true", says="cli-help-games")
    parser.add_choice("--max-deals", takes="cli-number", says="cli-help-max-deals", default="60")
    parser.add_choice("--jobs", takes="cli-number", says="cli-help-jobs", default="2")
    parser.add_choice("--file", takes="cli-file", says="cli-help-results")
    parser.add_choice("--json", action="store_true", says="cli-help-json")
    args = parser.read(argv)
    args.parser = parser
    return args


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
    seats = len(game.seating.sides(players)[0])
    for text in args.line_ups:
        _check_line_up(LineUp.parse(text), seats, words)
    return Question(
        LineUp.parse(args.line_ups[0]),
        LineUp.parse(args.line_ups[1]),
        game.key,
        players,
        _number(args.deals, words, MOST_DEALS),
        tuple(sorted(read_options(words, args.option).items())),
        args.seed,
        args.games,
        _number(args.max_deals, words, MOST_DEALS),
    )


def _check_line_up(line_up: LineUp, seats: int, words: Words) -> None:
    """Refuse players that nobody knows, and more of them than a side has seats."""
    for name in line_up.names:
        try:
            known_player(name, words)
        except WronglyAsked as wrong:
            sentence = f"{wrong} {words.say('line-up-seats', seats=seats)}"
            raise WronglyAsked(sentence) from None
    if len(line_up.names) not in {1, seats}:
        raise wrongly(words, "line-up-seats", seats=seats)


def _number(said: str, words: Words, most: int) -> int:
    number = whole_number(said)
    if number is None or number not in range(1, most + 1):
        raise wrongly(words, "whole-number-expected", said=said, most=most)
    return number


def _compare(args: Namespace, question: Question, words: Words) -> int:
    summary = Summary()
    file = Path(args.file) if args.file else None
    for result in results(question, file, args.jobs):
        summary.take(result)
        _progress(summary.deals, question.deals, args.json)
    if args.json:
        print(json.dumps(summary.as_json(question), indent=1))
        return 0
    facts: dict[str, str | int] = {
        "first": str(question.first),
        "second": str(question.second),
        "deals": summary.deals,
        "net": signed(summary.net, 2),
        "ci": f"{summary.ci95:.2f}",
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

    pairs = round_robin(names, question, folder, args.jobs, told)
    table = ratings(names, pairs)
    if args.json:
        print(json.dumps([{"name": r.name, "net": r.net, "ci95": r.ci95} for r in table], indent=1))
        return 0
    for place, rating in enumerate(table, start=1):
        print(f"{place:3}  {rating.name:24} {signed(rating.net, 2):>7} ± {rating.ci95:.2f}")
    return 0


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
