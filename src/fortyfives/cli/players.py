"""`fortyfives players`: the computer players, what they are like, and the cards of the cast."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Final

from fortyfives.analysis.character import Card, measured
from fortyfives.cli.figures import signed
from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.wishes import known_player
from fortyfives.cli.wrong import WronglyAsked, fail, wrongly
from fortyfives.players.cast import CAST
from fortyfives.players.registry import BUILT_IN, names
from fortyfives.wording.messages import Words

FIGURES: Final = ("cast-net", "cast-won", "cast-bid", "cast-made", "cast-sets", "cast-mix")


def main(argv: Sequence[str]) -> int:
    """Print one line for each player, or the cards of the cast, and give the exit code."""
    try:
        asked = asked_of(argv, _parser)
        chosen = _chosen(asked) if asked else ()
    except WronglyAsked as wrong:
        return fail(str(wrong))
    if asked is None:
        return 0
    words: Words = asked.words
    if asked.cards:
        for table, cards in measured().items():
            print("\n".join(card_lines(words, table, cards, chosen)), end="\n\n")
        print(words.say("cast-explained"))
        return 0
    room = max(map(len, chosen))
    for name in chosen:
        print(f"{name:{room}}  {words.say(character(name))}")
    return 0


def _chosen(asked: Namespace) -> Sequence[str]:
    """The players that are asked about, all if none is named; raises `WronglyAsked`."""
    words: Words = asked.words
    for name in asked.names:
        known_player(name, words)
    with_card = {name for cards in measured().values() for name in cards}
    if asked.cards:
        for name in (name for name in asked.names if name not in with_card):
            others = ", ".join(other for other in names() if other in with_card)
            raise wrongly(words, "cast-none", name=name, alternatives=others)
    return tuple(dict.fromkeys(asked.names)) or names()


def _parser(words: Words) -> Parser:
    parser = Parser("players", "cli-players-list", words)
    parser.add_choice("names", nargs="*", takes="cli-player-name", says="cli-help-player-names")
    parser.add_choice("--cards", action="store_true", says="cli-help-cards")
    parser.add_language()
    return parser


def character(name: str) -> str:
    """The key of the sentence that says what a player is like."""
    return f"player-{name}" if name in {*BUILT_IN, *CAST} else "player-of-another-package"


def card_lines(
    words: Words, table: str, cards: Mapping[str, Card], chosen: Sequence[str] | None = None
) -> list[str]:
    """The cards of one game: a heading, and under each name a line of figures with their names.

    Where some are `chosen`, they stand there in that order.

    Every figure has its name beside it, so that the lines can be listened to.
    """
    games = next(iter(cards.values())).games
    lines = [words.say("cast-measured", table=table, games=games)]
    for name in (name for name in chosen or names() if name in cards):
        told = zip(FIGURES, figures(cards[name]), strict=True)
        lines.append(name)
        for key, said in told:
            lines.append(f"  {words.say('cast-figure', what=words.say(key), said=said)}")
    return lines


def figures(card: Card) -> tuple[str, ...]:
    """The figures of a card, in the order of their names."""
    made = f"{card.made / card.bid:.0%}" if card.bid else "–"
    return (
        f"{signed(card.net_per_hand, 1)} ±{card.ci95:.1f}",
        f"{card.won / card.games:.0%}",
        f"{card.bid / card.hands:.0%}",
        made,
        f"{100 * card.sets / card.hands:.0f}",
        " / ".join(f"{share:.0%}" for share in card.mix),
    )
