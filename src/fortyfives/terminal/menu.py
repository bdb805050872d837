"""The first question to one who has not said what to play: which game."""

from fortyfives.terminal.console import Console
from fortyfives.terminal.vocabulary import tight
from fortyfives.variants import ALL, FIRST_OFFERED
from fortyfives.wording.messages import Words


def choose_game(words: Words, console: Console) -> str:
    """The key of the game that the player chooses by number, name or key; Enter takes the first.

    Raises `Gone` at the end of the input.
    """
    games = [FIRST_OFFERED, *(game for game in ALL.values() if game is not FIRST_OFFERED)]
    console.say(words.say("menu-which-game"))
    for number, game in enumerate(games, start=1):
        name = game.name.in_language(words.language)
        console.say(words.say("menu-game", n=number, name=name))
    while True:
        typed = tight(console.ask(words.say("menu-ask-game")))
        for number, game in enumerate(games, start=1):
            names = (game.key, game.name.en, game.name.fr, str(number))
            if not typed or typed in map(tight, names):
                return game.key
        console.say(words.say("menu-no-such-game", most=len(games)))
