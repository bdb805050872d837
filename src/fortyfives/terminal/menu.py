"""The first question to one who has not said what to play: which game."""

from collections.abc import Sequence
from typing import Final

from fortyfives.rules.describe import describe
from fortyfives.rules.variant import Variant
from fortyfives.terminal.aloud import Aloud
from fortyfives.terminal.console import Console, Gone
from fortyfives.terminal.rulesheet import show_rules
from fortyfives.terminal.vocabulary import tight, vocabulary
from fortyfives.terminal.wish import Wish
from fortyfives.variants import ALL, FIRST_OFFERED
from fortyfives.wording.messages import Words

WISHES: Final = (Wish.HELP.value, Wish.RULES.value, Wish.QUIT.value)


def choose_game(words: Words, console: Console, aloud: Aloud | None = None) -> str:
    """The key of the game that the player chooses by number, name or key; Enter takes the first.

    Before that one may ask for help or for the rules of a game. Raises `Gone` for one who wants to
    leave, and at the end of the input. `aloud` says the rules to one who listens.
    """
    games = [FIRST_OFFERED, *(game for game in ALL.values() if game is not FIRST_OFFERED)]
    console.say(words.say("menu-which-game"))
    _list(words, console, games)
    first = FIRST_OFFERED.name.in_language(words.language)
    help_word = vocabulary(words.language).shown(Wish.HELP.value)
    while True:
        typed = console.ask(words.say("menu-ask-game", first=first, help=help_word))
        game = _named(typed, games) if typed else FIRST_OFFERED
        if game is not None:
            return game.key
        if not _granted(typed, words, console, games, aloud):
            console.say(words.say("menu-no-such-game", most=len(games)))


def _list(words: Words, console: Console, games: Sequence[Variant]) -> None:
    for number, game in enumerate(games, start=1):
        name = game.name.in_language(words.language)
        console.say(words.say("menu-game", n=number, name=name))


def _named(typed: str, games: Sequence[Variant]) -> Variant | None:
    """The game of that number, name or key."""
    for number, game in enumerate(games, start=1):
        if tight(typed) in map(tight, (game.key, game.name.en, game.name.fr, str(number))):
            return game
    return None


def _granted(
    typed: str,
    words: Words,
    console: Console,
    games: Sequence[Variant],
    aloud: Aloud | None,
) -> bool:
    """Whether something else was asked for that could be given."""
    known = vocabulary(words.language)
    if typed == "?":
        typed = known.shown(Wish.HELP.value)
    wish, behind = known.beginning(typed, WISHES) or ("", "")
    game = _named(behind, games) if behind else FIRST_OFFERED
    if wish == Wish.RULES.value and game is not None:
        show_rules(describe(game, words), console, aloud)
        return True
    if behind or not wish:
        return False
    if wish == Wish.QUIT.value:
        raise Gone
    rules, leave = known.shown(Wish.RULES.value), known.shown(Wish.QUIT.value)
    console.say(words.say("menu-help", rules=rules, quit=leave))
    _list(words, console, games)
    return True
