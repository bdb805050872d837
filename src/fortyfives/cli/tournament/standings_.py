"""`fortyfives tournament standings`: who is ahead."""

from collections.abc import Sequence

from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.tournament.desk import at_desk, parser
from fortyfives.cli.tournament.figures import games_won
from fortyfives.tournament.director.standing import names_of, standings
from fortyfives.wording.messages import Words


def main(argv: Sequence[str]) -> int:
    """Print the standings."""
    asked = asked_of(argv, _parser)
    if asked is None:
        return 0
    words: Words = asked.words
    with at_desk(asked) as desk:
        order, lines = standings(desk.facts, desk.rules)
        print(words.say("paper-standings", games=len(desk.facts.rounds)))
        for line in lines:
            names = names_of(desk.facts, line.entry)
            print(f"{line.rank:4}. {games_won(line.points):>5}  {line.entry:4} {names}")
        for group in order.extra_games:
            print(words.say("hall-extra-games", couples=words.all_of([*map(str, group)])))
    return 0


def _parser(words: Words) -> Parser:
    return parser("standings", words, says="hall-cli-standings")
