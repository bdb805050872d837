"""A computer player in a chair of its own."""

from collections.abc import Callable
from random import Random

from fortyfives.game.actions import Action
from fortyfives.game.view import SeatView
from fortyfives.players.player import Player
from fortyfives.rules.seating import Seat


def seated(player: Player, seed: object, seat: Seat) -> Callable[[SeatView], Action]:
    """A chair with the player in it, for `play` and `steps`.

    Its luck follows from the seed, the seat and what it sees, so that a game that is taken up again
    goes on as it would have gone.
    """

    def choose(view: SeatView) -> Action:
        setting, told = view.setting, view.public.told
        moment = f"{setting.dealer}/{setting.scores}/{told}/{view.hand}"
        return player.choose(view, Random(f"{seed}/seat {seat}/{moment}")).action

    return choose
