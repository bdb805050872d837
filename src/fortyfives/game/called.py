"""The card that was called, as everybody at the table knows of it."""

from fortyfives.cards.card import Card
from fortyfives.game.story import PublicStory


def open_call(story: PublicStory) -> Card | None:
    """The called card while it can still show a partner."""
    called, deadline = story.partner, _deadline(story)
    if called.partner is not None or called.alone or len(story.tricks) >= deadline:
        return None
    return called.card


def lapsed_call(story: PublicStory) -> Card | None:
    """The called card that nobody has played in time; before that only its holder may know.

    Source: NSA-49.
    """
    called, deadline = story.partner, _deadline(story)
    if called.partner is not None or called.alone or len(story.tricks) < deadline:
        return None
    return called.card


def _deadline(story: PublicStory) -> int:
    """The last trick in which the card makes a partner."""
    calling = story.setting.variant.calling
    return calling.deadline if calling else 0
