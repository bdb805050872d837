"""What stands above a deal."""

from fortyfives.game.game import Game
from fortyfives.terminal.company import Company
from fortyfives.terminal.console import Console
from fortyfives.terminal.timer import Timer


def announce(company: Company, console: Console, game: Game, timer: Timer | None) -> None:
    """Tell whose deal it is, which it is, who is locked and what time is left."""
    limits, words = game.variant.limits, company.words
    console.space()
    console.begin_heading()
    console.tell(words.say("table-deal", n=game.number + 1, **company.who(game.dealer)))
    locked = [
        side
        for side in game.still_in
        if limits.lock_at is not None and game.scores[side] >= limits.lock_at
    ]
    if locked:
        side = words.all_of([company.side(side) for side in locked])
        console.tell(words.say("table-locked", side=side))
    if timer:
        console.tell(words.say("table-time-left", n=timer.left))
    console.end_paragraph()
