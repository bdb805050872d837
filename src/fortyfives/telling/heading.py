"""What stands above a deal."""

from collections.abc import Iterator

from fortyfives.game.game import Game
from fortyfives.telling.company import Company


def heading(company: Company, game: Game, minutes_left: int | None = None) -> Iterator[str]:
    """Whose deal it is, which it is, who is locked and what time is left, if time is kept."""
    limits, words = game.variant.limits, company.words
    yield words.say("table-deal", n=game.number + 1, **company.who(game.dealer))
    locked = [
        side
        for side in game.still_in
        if limits.lock_at is not None and game.scores[side] >= limits.lock_at
    ]
    if locked:
        yield words.say("table-locked", side=words.all_of([company.side(side) for side in locked]))
    if minutes_left is not None:
        yield words.say("table-time-left", n=minutes_left)
