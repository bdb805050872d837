"""The `fortyfives` command: finds the file of the command asked for and runs it."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

COMMANDS: Final = {
    "serve": "cli-serve",
    "play": "cli-play",
    "rules": "cli-rules",
    "players": "cli-players-list",
    "verify": "cli-verify",
    "check": "cli-check",
    "compare": "cli-compare",
    "tournament": "cli-tournament",
}
"""The commands, each with the key of the sentence that says what it does."""
HELP: Final = {"-h", "--help", "help"}
INTERRUPTED: Final = 130


def main(argv: list[str] | None = None) -> int:
    """Run one command and give its exit code: 0 well, 1 something found, 2 wrongly asked."""
    words = sys.argv[1:] if argv is None else argv
    try:
        from fortyfives.cli.door import through

        return through(words, lambda: _run(words))
    except KeyboardInterrupt:  # while all this was being loaded
        return INTERRUPTED


def _run(argv: Sequence[str]) -> int:
    if not argv or argv[0] in HELP:
        print(_usage(argv))
        return 0
    if argv[0] == "--version":
        from fortyfives import __version__

        print(f"fortyfives {__version__}")
        return 0
    if argv[0] not in COMMANDS:
        return _unknown(argv)
    code: int = import_module(f"fortyfives.cli.{argv[0]}").main(argv[1:])
    return code


def _unknown(argv: Sequence[str]) -> int:
    """Say that there is no such command, and name the nearest or all of them."""
    from fortyfives.cli.language import words_in
    from fortyfives.cli.wrong import NOBODY, fail, nearest_few, wrongly

    near = nearest_few(argv[0], COMMANDS)
    near = ", ".join(COMMANDS) if near == NOBODY else near
    return fail(str(wrongly(words_in(argv), "cli-no-command", said=argv[0], alternatives=near)))


def _usage(argv: Sequence[str]) -> str:
    from textwrap import wrap

    from fortyfives.cli.language import words_in

    words = words_in(argv)
    lines = [words.say("cli-title"), "", words.say("cli-usage")]
    for name, key in COMMANDS.items():
        lead = f"  fortyfives {name:10} "
        lines += wrap(words.say(key), 79, initial_indent=lead, subsequent_indent=" " * len(lead))
    return "\n".join([*lines, "", words.say("cli-more")])
