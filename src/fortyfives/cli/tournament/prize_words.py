"""Prizes in words: what they are called, what they are worth, and how far they are."""

from fortyfives.paper.money import dollars
from fortyfives.tournament.director.prizing import PLACE
from fortyfives.tournament.prizes.contest import Contest
from fortyfives.tournament.prizes.prize import Goods
from fortyfives.wording.messages import Words


def title(words: Words, name: str) -> str:
    """The name of a prize."""
    if name.startswith(PLACE):
        return words.say("hall-prize", place=name.removeprefix(PLACE))
    return words.say("hall-booby")


def worth(words: Words, now: Contest) -> str:
    """What a prize is worth, as it is written."""
    found = now.prize.worth
    return found.what if isinstance(found, Goods) else dollars(now.prize.cents, words)


def settled(words: Words, now: Contest) -> str:
    """How far a contest is, and how it is decided."""
    state = words.say(f"hall-state-{now.state.value}")
    return (
        state
        if now.ruling is None
        else f"{state} ({words.say(f'hall-by-{now.ruling.method.value}')})"
    )


def gets(words: Words, now: Contest, entry: int) -> str:
    """What a couple gets of a prize; nothing while that is open."""
    if now.payout is None or entry not in now.payout.winners:
        return ""
    if isinstance(now.prize.worth, Goods):
        return now.prize.worth.what
    return dollars(dict(now.payout.cents)[entry], words)
