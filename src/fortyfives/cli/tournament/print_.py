"""`fortyfives tournament print`: the papers of the evening as PDF, in its folder."""

from collections.abc import Sequence
from typing import Final

from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.tournament.desk import at_desk, parser
from fortyfives.cli.tournament.papers import PAPERS
from fortyfives.cli.wrong import nearest_few, wrongly
from fortyfives.paper.sheet import Print, Size
from fortyfives.wording.messages import Words

FOLDER: Final = "papers"


def main(argv: Sequence[str]) -> int:
    """Print what is asked for, or everything of which there is anything now."""
    asked = asked_of(argv, _parser)
    if asked is None:
        return 0
    words: Words = asked.words
    size = Size.A4 if asked.a4 else Size.LETTER
    for name in asked.papers:
        if name not in PAPERS:
            near = nearest_few(name, PAPERS)
            raise wrongly(words, "hall-no-paper", said=name, near=near, known=", ".join(PAPERS))
    with at_desk(asked) as desk:
        rules = desk.rules
        foot = " · ".join(filter(None, (rules.event, rules.date, rules.short_hash)))
        how = Print(size, tuple(map(Words, rules.languages)), foot)
        for name in asked.papers or PAPERS:
            made = PAPERS[name](desk, how)
            if made is None and name in asked.papers:
                raise wrongly(words, "hall-nothing-to-print", said=name)
            if made is None:
                continue
            path = desk.folder / FOLDER / f"{name}.pdf"
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(made)
            print(words.say("hall-printed", file=str(path)))
    return 0


def _parser(words: Words) -> Parser:
    found = parser("print", words, says="hall-cli-print")
    found.add_choice("papers", nargs="*", takes="hall-takes-paper", says="hall-help-papers")
    found.add_choice("--a4", action="store_true", says="hall-help-a4")
    return found
