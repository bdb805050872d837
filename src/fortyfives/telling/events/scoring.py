"""The end of a hand: what each side took, whether the bid is made, and the new scores."""

from collections.abc import Iterator, Sequence

from fortyfives.cards.cardset import CardSet
from fortyfives.game.view import SeatView
from fortyfives.rules.limits import EXACT_45
from fortyfives.rules.scoring import Bonus
from fortyfives.rules.seating import Side
from fortyfives.rules.settling import HandScore
from fortyfives.rules.variant import Variant
from fortyfives.telling.company import Company
from fortyfives.wording.messages import capital


def settlement(company: Company, view: SeatView, shown: CardSet) -> Iterator[str]:
    """The sentences for a hand that is over; `shown` are the cards of a side that all folded to."""
    score = view.public.score
    assert score is not None  # noqa: S101 - the hand has been settled
    say, taken = company.words.say, score.taken
    for side in _mine_first(company, view):
        sentence = say(
            "table-tally",
            side=company.side(side),
            tricks=taken.tricks[side],
            points=taken.points[side],
        )
        yield capital(sentence)
    if score.revoked:
        yield say("table-revoked", side=company.sides_together(score.revoked))
    yield from _bonus(company, view, score, shown)
    if score.jin is not None:
        yield say("table-jin")
    if score.contract is not None:
        yield _bid(company, view.variant, score)
        yield from _cut_short(company, view.variant, score)
    yield from _resets(company, view.variant, score)
    yield say("table-score", scores=company.figures(score.after))


def _mine_first(company: Company, view: SeatView) -> list[Side]:
    """The sides that played, the player's own first."""
    playing = {view.setting.side_of[seat] for seat in view.setting.ring}
    return [side for side in company.mine_first() if side in playing]


def _bonus(company: Company, view: SeatView, score: HandScore, shown: CardSet) -> Iterator[str]:
    """Which card made the trick that is worth ten, and for whom."""
    bonus = view.variant.bonus
    if bonus is Bonus.NONE:
        return
    played = [card for trick in view.public.tricks for _, card in trick.plays]
    card = bonus.card([*played, *shown], view.public.order())
    keeper = score.taken.keeper()
    if card is None:
        yield company.words.say("table-no-bonus")
    elif keeper is not None:
        yield company.words.say("table-bonus", card=company.card(card), side=company.side(keeper))


def _bid(company: Company, variant: Variant, score: HandScore) -> str:
    """Whether the bid is made, and what it brings or costs."""
    assert score.contract is not None  # noqa: S101 - there was a bid
    return company.words.say(
        "table-made" if score.made else "table-set",
        bid=company.call(score.contract.call),
        n=abs(_change(variant, score, score.bidding[0])),
        side=company.sides_together(score.bidding),
        shared=_shared(company, score.bidding),
    )


def _shared(company: Company, bidding: Sequence[Side]) -> str:
    """Whether the points are those of one player, of one side, or of each of several players."""
    if len(bidding) > 1:
        return "each"
    return "one" if len(company.sides[bidding[0]]) == 1 else "side"


def _cut_short(company: Company, variant: Variant, score: HandScore) -> Iterator[str]:
    """Which defenders are kept from scoring all that they took, by a lock or a cap."""
    for side, points in enumerate(score.taken.points):
        change = _change(variant, score, side)
        if side not in score.bidding and change != points:
            yield capital(company.words.say("table-counts-only", side=company.side(side), n=change))


def _resets(company: Company, variant: Variant, score: HandScore) -> Iterator[str]:
    """Which scores have landed on 45 and fallen back. Source: MV-38."""
    for side, before in enumerate(score.before):
        if variant.limits.exact_45_reset and before + _change(variant, score, side) == EXACT_45:
            yield capital(company.words.say("table-reset", side=company.side(side)))


def _change(variant: Variant, score: HandScore, side: Side) -> int:
    """How the score of a side changes, before anything falls back."""
    points, contract = score.taken.points, score.contract
    if contract is None or variant.auction is None:
        return points[side]
    if side not in score.bidding:
        return variant.limits.defender(score.before[side], points[side]) - score.before[side]
    stakes = variant.auction.stakes
    pooled = sum(points[partner] for partner in score.bidding)
    return stakes.wins(contract.call, pooled) if score.made else -stakes.costs(contract.call)
