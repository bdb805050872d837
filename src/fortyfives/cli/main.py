"""The `fortyfives` command: finds the file of the command asked for and runs it."""

import sys
from importlib import import_module
from typing import Final

COMMANDS: Final = {
    "play": "play a game here, against computer players",
    "rules": "the rule sheet of a game, or what differs between two",
    "players": "the computer players",
    "verify": "prove a record, or name its first lie",
    "check": "run worked cases through the engine",
    "compare": "measure computer players on the same deals",
}


def main(argv: list[str] | None = None) -> int:
    """Run one command and give its exit code: 0 well, 1 something found, 2 wrongly asked."""
    words = sys.argv[1:] if argv is None else argv
    if not words or words[0] in {"-h", "--help", "help"}:
        print(_usage())
        return 0
    if words[0] == "--version":
        from fortyfives import __version__  # the one name that costs nothing

        print(f"fortyfives {__version__}")
        return 0
    if words[0] not in COMMANDS:
        from difflib import get_close_matches

        near = get_close_matches(words[0], COMMANDS, cutoff=0.4) or list(COMMANDS)
        print(
            f"fortyfives: there is no command {words[0]!r}; try: {', '.join(near)}",
            file=sys.stderr,
        )
        return 2
    command = import_module(f"fortyfives.cli.{words[0]}")
    try:
        code: int = command.main(words[1:])
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code


def _usage() -> str:
    lines = ["fortyfives: the card game forty-fives, in all its kinds", "", "usage:"]
    lines += [f"  fortyfives {name:8} {what}" for name, what in COMMANDS.items()]
    return "\n".join([*lines, "", "fortyfives COMMAND --help tells more."])
