"""`fortyfives players`: the computer players, and what they are like."""

from collections.abc import Sequence
from typing import Final

from fortyfives.cli.common import LANG, Parser, WronglyAsked, fail, words_for
from fortyfives.players.registry import names
from fortyfives.wording.messages import languages

CHARACTERS: Final = {
    "cautious": "player-cautious",
    "kitchen-table": "player-kitchen-table",
    "random": "player-random",
    "random-shy": "player-random-shy",
}


def main(argv: Sequence[str]) -> int:
    """Print one line for each player and give the exit code."""
    try:
        words = words_for(argv)
        parser = Parser("players", "cli-players-list", words)
        parser.add_choice(LANG, metavar="|".join(languages()), says="cli-help-lang")
        parser.add_choice("-h", "--help", action="store_true", says="cli-help-help")
        if parser.read(argv).help:
            print(parser.format_help(), end="")
            return 0
    except WronglyAsked as wrong:
        return fail(str(wrong))
    room = max(map(len, names()))
    for name in names():
        what = words.say(CHARACTERS.get(name, "player-of-another-package"))
        print(f"{name:{room}}  {what}")
    return 0
