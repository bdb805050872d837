"""How a deal stands by the rules: what the tricks have brought, and what the bid still needs."""

from fortyfives.cards.card import Suit
from fortyfives.cards.cardset import NO_CARDS
from fortyfives.game.view import SeatView
from fortyfives.rules.scoring import Taken, count_tricks


def tricks_so_far(view: SeatView) -> Taken:
    """The tricks so far and what each of them brings as it stands."""
    story, setting = view.public, view.setting
    tricks = [[card for _, card in trick.plays] for trick in story.tricks]
    bonus = view.variant.bonus.trick(tricks, story.order()) if tricks else None
    takers = [setting.side_of[trick.taker] for trick in story.tricks]
    return count_tricks(takers, bonus, len(setting.sides))


def points_so_far(view: SeatView) -> tuple[int, ...]:
    """What each side has taken, the bonus for the best card so far among it."""
    return tricks_so_far(view).points


def points_to_go(view: SeatView) -> int | None:
    """The points that the bid still needs once trump is known; None where points do not make it.

    A partner counts with the bidder as soon as everybody knows him. Source: MV-35, NSA-50, AMB-60.
    """
    story, setting, auction = view.public, view.setting, view.variant.auction
    contract = story.auction.contract
    if auction is None or contract is None or story.trump is None:
        return None
    needed = auction.stakes.points_needed(contract.call)
    if needed is None:
        return None
    seats = (contract.bidder, story.partner.partner)
    sides = {setting.side_of[seat] for seat in seats if seat is not None}
    points = points_so_far(view)
    return max(0, needed - sum(points[side] for side in sides))


def trumps_if_named(view: SeatView) -> dict[Suit, int] | None:
    """How many trumps the seat would have in each suit; None once trump is known, or never named.

    The kitty counts while it lies before one who has seen it. Source: MV-17, MV-19, GEN-23.
    """
    if view.public.trump is not None or view.variant.naming is None or not view.hand:
        return None
    kitty = view.own.kitty if view.own.kitty and view.public.kitty else NO_CARDS
    seen, ranking = view.hand | kitty, view.variant.ranking
    return {suit: len(ranking.order(suit).of_suit(seen, suit)) for suit in Suit}
