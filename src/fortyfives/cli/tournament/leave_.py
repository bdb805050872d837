"""`fortyfives tournament leave`: a couple goes home."""

from collections.abc import Sequence

from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.tournament.desk import DESK, at_desk, number, parser
from fortyfives.tournament.director.entering import go_home
from fortyfives.wording.messages import Words


def main(argv: Sequence[str]) -> int:
    """Let a couple go home; what it has won stands."""
    asked = asked_of(argv, _parser)
    if asked is None:
        return 0
    words: Words = asked.words
    entry = number(words, asked.entry)
    with at_desk(asked) as desk:
        desk.do(go_home(desk.facts, desk.rules, entry, DESK))
    print(words.say("hall-gone", entry=entry))
    return 0


def _parser(words: Words) -> Parser:
    found = parser("leave", words, says="hall-cli-leave")
    found.add_choice("entry", takes="cli-number", says="hall-help-entry")
    return found
