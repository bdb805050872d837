"""Whole hands and games: played by chance, or told by who took which trick."""

from dataclasses import replace
from random import Random

from fortyfives import Game, legal, play, variant
from fortyfives.game.actions import Action
from fortyfives.game.chance import Chance
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from fortyfives.game.view import SeatView
from fortyfives.rules.auction import Contract
from fortyfives.rules.options.option import Value
from fortyfives.rules.scoring import count_tricks
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.settling import score_hand
from fortyfives.rules.stakes import Call


def game(
    key: str,
    players: int | None = None,
    *,
    scores: tuple[int, ...] | None = None,
    dealer: Seat | None = 0,
    **options: Value,
) -> Game:
    """A game that seat 0 deals first, unless another is named."""
    return Game.new(variant(key, **options), players, seed=1, dealer=dealer, scores=scores)


def by_lot(deal: Deal, seed: object = 0) -> Deal:
    """The deal played to its end, each doing any of the things that he may."""
    rng = Random(f"{seed}")

    def chair(view: SeatView) -> Action:
        return legal(view).any(rng)

    return play(deal, [chair] * deal.setting.seats)


def played(of: Game, seed: object = 0, chance: Chance | None = None) -> Game:
    """The game after its next deal, played by lot."""
    return of.after(by_lot(of.deal(chance), seed))


def counted(  # noqa: PLR0913 - all that makes the score of a hand
    of: Game,
    tricks: str,
    *,
    bonus: int | None = 0,
    bid: str | None = None,
    bidders: tuple[Side, ...] = (0,),
    time_expired: bool = False,
) -> Game:
    """The game after a hand in which these sides took the tricks, such as "01101".

    `bonus` is the place of the trick worth ten, `bid` what the first of the `bidders` has to make.
    """
    deal = of.deal()
    taken = count_tricks([int(side) for side in tricks], bonus, len(of.scores))
    contract = None if bid is None else Contract(of.sides[bidders[0]][0], Call(bid))
    sides = () if bid is None else bidders
    score = score_hand(of.variant, of.scores, taken, contract=contract, bidding=sides)
    story = replace(deal.public, phase=Phase.OVER, turn=None, score=score)
    return of.after(replace(deal, public=story), time_expired=time_expired)
