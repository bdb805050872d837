"""`fortyfives check`: ask the rules what files of worked cases ask, and compare."""

import argparse
import sys
from pathlib import Path
from typing import Final, NoReturn

from fortyfives.conformance.case import BadFile, read_file
from fortyfives.conformance.report import closing, lines_of, printable
from fortyfives.conformance.run import Outcome, run_all

PROG: Final = "fortyfives check"
NOTHING: Final = "no case is of that kind and has that id"


class _WronglyAsked(ValueError):
    """The command line asks for nothing that can be done."""


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with the complaint; `main` prints it."""
        raise _WronglyAsked(f"{message} (see --help)")


def main(argv: list[str]) -> int:
    """Run the cases: 0 if all passed, 1 if one failed, 2 if they could not be run."""
    try:
        return _check(_parser().parse_args(argv))
    except (BadFile, _WronglyAsked) as error:
        print(_plain(f"{PROG}: {error}"), file=sys.stderr)
        return 2
    except SystemExit as leaving:  # --help has been printed
        return int(leaving.code or 0)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=PROG,
        allow_abbrev=False,
        description="Ask the rules what files of worked cases ask, and compare the answers.",
        epilog="Exit code: 0 all passed, 1 some failed, 2 they could not be run.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="worked cases, in JSON")
    parser.add_argument("--kind", action="append", default=[], help="only cases of this kind")
    parser.add_argument("--id", action="append", default=[], help="only the case with this id")
    parser.add_argument("--verbose", action="store_true", help="also list the cases that passed")
    return parser


def _check(asked: argparse.Namespace) -> int:
    files = [read_file(path) for path in asked.files]
    outcomes = [outcome for cases in files for outcome in run_all(cases) if _wanted(asked, outcome)]
    if not outcomes:
        raise _WronglyAsked(NOTHING)
    for outcome in outcomes:
        if asked.verbose or not outcome.passed:
            for line in lines_of(outcome):
                print(_plain(line))
    failed = sum(not outcome.passed for outcome in outcomes)
    print(closing(len(outcomes) - failed, failed))
    return 1 if failed else 0


def _wanted(asked: argparse.Namespace, outcome: Outcome) -> bool:
    by_kind = not asked.kind or outcome.kind in asked.kind
    return by_kind and (not asked.id or outcome.id in asked.id)


def _plain(line: str) -> str:
    return printable(line, sys.stdout.encoding or "utf-8")
