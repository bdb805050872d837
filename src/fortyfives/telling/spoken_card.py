"""The name of a card for one who listens, with what a look at the table would tell of it."""

from fortyfives.cards.card import Card
from fortyfives.game.phases.play import playable
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.telling.company import Company
from fortyfives.wording.cards import Form, say_card


def spoken_card(company: Company, view: SeatView, card: Card) -> str:
    """Five of hearts, trump, playable: its name, and whether it is a trump and may be played.

    Whether it may be played is said of one's own cards at one's own turn to play.
    """
    say = company.words.say
    parts = [say_card(company.words, str(card), Form.BARE)]
    if view.public.trump is not None and view.order().is_trump(card):
        parts.append(say("spoken-trump"))
    if view.phase is Phase.PLAY and view.my_turn and card in view.hand:
        parts.append(say("spoken-playable" if card in playable(view) else "spoken-not-allowed"))
    return ", ".join(parts)
