"""The name of a card for one who listens, with what a look at the table would tell of it."""

from fortyfives.cards.card import Card
from fortyfives.game.phases.play import playable
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.telling.company import Company
from fortyfives.wording.cards import Form, say_card
from fortyfives.wording.messages import Words


def spoken_card(company: Company, view: SeatView, card: Card) -> str:
    """Five of hearts, trump, playable: its name, and whether it is a trump and may be played.

    Whether it may be played is said of one's own cards at one's own turn to play.
    """
    asked = view.phase is Phase.PLAY and view.my_turn and card in view.hand
    return card_aloud(
        company.words,
        card,
        trump=view.public.trump is not None and view.order().is_trump(card),
        may=card in playable(view) if asked else None,
    )


def card_aloud(words: Words, card: Card, *, trump: bool, may: bool | None) -> str:
    """The name of a card with these two things about it; `may` is None where nobody asks."""
    parts = [say_card(words, str(card), Form.BARE)]
    if trump:
        parts.append(words.say("spoken-trump"))
    if may is not None:
        parts.append(words.say("spoken-playable" if may else "spoken-not-allowed"))
    return ", ".join(parts)
