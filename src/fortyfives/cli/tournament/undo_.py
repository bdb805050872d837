"""`fortyfives tournament undo`: take back the last thing that was done."""

from collections.abc import Sequence

from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.tournament.desk import at_desk, parser
from fortyfives.cli.wrong import wrongly
from fortyfives.tournament.director.undoing import last_command, undo
from fortyfives.wording.messages import Words


def main(argv: Sequence[str]) -> int:
    """Take back the last command, as an event of its own."""
    asked = asked_of(argv, _parser)
    if asked is None:
        return 0
    words: Words = asked.words
    with at_desk(asked) as desk:
        last = last_command(desk.journal.records)
        if last[-1].seq == 1:  # an evening always has a format
            raise wrongly(words, "hall-nothing-to-undo")
        desk.do(undo(desk.journal.records))
    print(words.say("hall-undone", what=last[-1].type, count=len(last)))
    return 0


def _parser(words: Words) -> Parser:
    return parser("undo", words, says="hall-cli-undo")
