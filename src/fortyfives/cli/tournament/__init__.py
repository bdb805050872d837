"""`fortyfives tournament`: run an evening from one laptop; a folder is the whole evening."""

from collections.abc import Callable, Sequence
from importlib import import_module
from textwrap import wrap
from typing import Final

from fortyfives.cli.language import LANG, words_for, words_in
from fortyfives.cli.parser import Parser
from fortyfives.cli.wrong import NOBODY, WronglyAsked, fail, nearest_few, wrongly
from fortyfives.wording.messages import Words, languages

COMMANDS: Final = {
    "new": "hall-cli-new",
    "enter": "hall-cli-enter",
    "leave": "hall-cli-leave",
    "next": "hall-cli-next",
    "result": "hall-cli-result",
    "undo": "hall-cli-undo",
    "standings": "hall-cli-standings",
    "prizes": "hall-cli-prizes",
    "print": "hall-cli-print",
}
"""What can be done, each with the key of the sentence that says what it is."""
HELP: Final = {"-h", "--help", "help"}
USAGE: Final = f"fortyfives tournament COMMAND [--folder FOLDER] [{LANG} {'|'.join(languages())}]"


def main(argv: Sequence[str]) -> int:
    """Do one thing at an evening and give the exit code."""
    words = words_in(argv)
    try:
        return _run(argv, words)
    except WronglyAsked as wrong:
        return fail(str(wrong))


def _run(argv: Sequence[str], words: Words) -> int:
    """Do one thing; raises `WronglyAsked`."""
    if not argv or argv[0] in HELP or argv[0].startswith("-"):
        asked = Parser("tournament", "cli-tournament", words)
        asked.add_language()
        asked.read(argv[1:] if argv and argv[0] == "help" else argv)
        words_for(argv)
        lines = [words.say("cli-tournament"), "", f"{words.say('cli-usage')} {USAGE}"]
        for name, key in COMMANDS.items():
            lead = f"  {name:10} "
            lines += wrap(
                words.say(key), 79, initial_indent=lead, subsequent_indent=" " * len(lead)
            )
        print("\n".join([*lines, "", words.say("hall-cli-more")]))
        return 0
    if argv[0] not in COMMANDS:
        near = nearest_few(argv[0], COMMANDS)
        near = ", ".join(COMMANDS) if near == NOBODY else near
        raise wrongly(words, "cli-no-command", said=argv[0], alternatives=near)
    run: Callable[[Sequence[str]], int] = import_module(f"{__name__}.{argv[0]}_").main
    return run(argv[1:])
