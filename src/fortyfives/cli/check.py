"""`fortyfives check`: ask the rules what files of worked cases ask, and compare."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.wrong import WronglyAsked, fail, wrongly
from fortyfives.conformance.case import BadFile, read_file
from fortyfives.conformance.report import lines_of, printable
from fortyfives.conformance.run import Outcome, run_all
from fortyfives.wording.messages import Words


def main(argv: Sequence[str]) -> int:
    """Run the cases: 0 if all passed, 1 if one failed, 2 if they could not be run."""
    try:
        asked = asked_of(argv, _parser)
        return 0 if asked is None else _check(asked, asked.words)
    except WronglyAsked as wrong:
        return fail(str(wrong))


def _parser(words: Words) -> Parser:
    parser = Parser("check", "cli-check", words)
    parser.add_choice("files", nargs="*", takes="cli-file", says="cli-help-check")
    lists = {"action": "append", "default": []}
    parser.add_choice("--kind", takes="cli-kind", says="cli-help-kind", **lists)
    parser.add_choice("--id", takes="cli-id", says="cli-help-id", **lists)
    parser.add_choice("--verbose", action="store_true", says="cli-help-verbose")
    parser.add_language()
    return parser


def _check(asked: Namespace, words: Words) -> int:
    if not asked.files:
        raise wrongly(words, "check-which")
    try:
        files = [read_file(Path(file)) for file in asked.files]
    except BadFile as bad:
        raise wrongly(words, bad.message, **bad.facts) from None
    outcomes = [outcome for cases in files for outcome in run_all(cases) if _wanted(asked, outcome)]
    if not outcomes:
        raise wrongly(words, "check-none")
    for outcome in outcomes:
        if asked.verbose or not outcome.passed:
            for line in lines_of(outcome):
                print(printable(line, sys.stdout.encoding or "utf-8"))
    failed = sum(not outcome.passed for outcome in outcomes)
    print(words.say("check-closing", passed=len(outcomes) - failed, failed=failed))
    return 1 if failed else 0


def _wanted(asked: Namespace, outcome: Outcome) -> bool:
    by_kind = not asked.kind or outcome.kind in asked.kind
    return by_kind and (not asked.id or outcome.id in asked.id)
