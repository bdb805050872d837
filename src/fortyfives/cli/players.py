"""`fortyfives players`: the computer players, what they are like, and the cards of the cast."""

from collections.abc import Mapping, Sequence
from typing import Final

from fortyfives.analysis.character import Card, measured
from fortyfives.cli.common import LANG, Parser, WronglyAsked, fail, words_for
from fortyfives.players.registry import names
from fortyfives.wording.messages import Words, languages

CHARACTERS: Final = {
    "cautious": "player-cautious",
    "kitchen-table": "player-kitchen-table",
    "random": "player-random",
    "random-shy": "player-random-shy",
    "evangeline": "player-evangeline",
    "alphonse": "player-alphonse",
    "mick": "player-mick",
    "sadie": "player-sadie",
    "rory": "player-rory",
    "agnes": "player-agnes",
    "duncan": "player-duncan",
    "malachy": "player-malachy",
    "marguerite": "player-marguerite",
    "fergus": "player-fergus",
    "delphine": "player-delphine",
    "isidore": "player-isidore",
    "murdoch": "player-murdoch",
}
FIGURES: Final = ("cast-net", "cast-won", "cast-bid", "cast-made", "cast-sets", "cast-mix")


def main(argv: Sequence[str]) -> int:
    """Print one line for each player, or the cards of the cast, and give the exit code."""
    try:
        words = words_for(argv)
        parser = Parser("players", "cli-players-list", words)
        parser.add_choice("--cards", action="store_true", says="cli-help-cards")
        parser.add_choice(LANG, metavar="|".join(languages()), says="cli-help-lang")
        parser.add_choice("-h", "--help", action="store_true", says="cli-help-help")
        asked = parser.read(argv)
        if asked.help:
            print(parser.format_help(), end="")
            return 0
    except WronglyAsked as wrong:
        return fail(str(wrong))
    if asked.cards:
        for table, cards in measured().items():
            print("\n".join(card_lines(words, table, cards)), end="\n\n")
        return 0
    room = max(map(len, names()))
    for name in names():
        what = words.say(CHARACTERS.get(name, "player-of-another-package"))
        print(f"{name:{room}}  {what}")
    return 0


def card_lines(words: Words, table: str, cards: Mapping[str, Card]) -> list[str]:
    """The cards of one game: a heading, and under each name a line of figures with their names.

    Every figure has its name beside it, so that the lines can be listened to.
    """
    games = next(iter(cards.values())).games
    lines = [words.say("cast-measured", table=table, games=games)]
    for name in (name for name in CHARACTERS if name in cards):
        told = zip(FIGURES, figures(cards[name]), strict=True)
        lines.append(name)
        for key, said in told:
            lines.append(f"  {words.say('cast-figure', what=words.say(key), said=said)}")
    return lines


def figures(card: Card) -> tuple[str, ...]:
    """The figures of a card, in the order of their names."""
    made = f"{card.made / card.bid:.0%}" if card.bid else "-"
    return (
        f"{card.net_per_hand:+.1f} ±{card.ci95:.1f}",
        f"{card.won / card.games:.0%}",
        f"{card.bid / card.hands:.0%}",
        made,
        f"{100 * card.sets / card.hands:.0f}",
        " / ".join(f"{share:.0%}" for share in card.mix),
    )
