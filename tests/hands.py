"""Short ways to write a hand, a trick, an auction or a whole deal in a test.

Everything is made when it is asked for and nothing is kept, so that a rule changed under a test
changes what the test sees. In a deal the dealer is the last seat unless a test says otherwise:
seat 0 is on his left, and bids, is dealt to and is asked first.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pytest

from fortyfives import apply, legal, refuse, variant, view_for
from fortyfives.cards.card import Card, Suit
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.cards.notation import read_cards, read_suit
from fortyfives.game.actions import (
    Action,
    ChoosePackets,
    Cut,
    Discard,
    NameTrump,
    Play,
    Say,
    SeeKitty,
)
from fortyfives.game.deal import Deal
from fortyfives.game.engine import start
from fortyfives.game.legal import Choices, Throws
from fortyfives.game.phases.play import lawful
from fortyfives.game.setting import Phase, setting
from fortyfives.record.deck import stacked
from fortyfives.rules.auction import Contract
from fortyfives.rules.goal import Verdict
from fortyfives.rules.options.option import Value
from fortyfives.rules.ranking import Order
from fortyfives.rules.refusal import Refusal
from fortyfives.rules.scoring import count_tricks
from fortyfives.rules.seating import Seat, Side
from fortyfives.rules.settling import HandScore, score_hand
from fortyfives.rules.stakes import Call

rule = pytest.mark.rule
CUT_AT: Final = 1

# --- cards and orders --------------------------------------------------------------------------


def card(text: str) -> Card:
    """One card, such as "5♠" or "5S"."""
    return Card.parse(text)


def cards(text: str) -> CardSet:
    """A hand, such as "5♠ J♠"."""
    return CardSet.parse(text)


def suit(text: str) -> Suit:
    """One suit, such as "♠" or "S"."""
    return read_suit(text)


def order(
    trump: str, game: str = "general_120", *, demoted: bool = False, **options: Value
) -> Order:
    """The order of the cards in that game when that suit is trump."""
    return variant(game, **options).ranking.order(suit(trump), demoted=demoted)


def winner(
    trick: str,
    trump: str,
    game: str = "general_120",
    *,
    demoted: bool = False,
    **options: Value,
) -> Card:
    """The card that takes the trick; the first one was led."""
    played, rules = read_cards(trick), variant(game, **options)
    return played[rules.ranking.order(suit(trump), demoted=demoted).winner(played)]


def legal_cards(
    hand: str,
    led: str,
    trump: str,
    game: str = "general_120",
    *,
    demoted: bool = False,
    **options: Value,
) -> CardSet:
    """What may be played from the hand; `led` may be followed by what others have played since."""
    rules = variant(game, **options)
    ranks = rules.ranking.order(suit(trump), demoted=demoted)
    bond = rules.following.bond(cards(hand), read_cards(led), ranks)
    return bond.allowed if bond else cards(hand)


def bonus_trick(tricks: str, trump: str, game: str = "general_120", **options: Value) -> int | None:
    """Which trick, from 0, is worth ten; tricks are set apart by bars: "5♠ 2♠ | A♦ K♦"."""
    played, rules = [read_cards(trick) for trick in tricks.split("|")], variant(game, **options)
    return rules.bonus.trick(played, rules.ranking.order(suit(trump)))


# --- scores ------------------------------------------------------------------------------------


def scored(  # noqa: PLR0913 - all that makes the score of a hand
    game: str,
    tricks: str,
    *,
    before: tuple[int, ...] = (0, 0),
    bonus: int | None = 0,
    bid: str | None = None,
    bidders: tuple[Side, ...] = (0,),
    revoked: tuple[Side, ...] = (),
    **options: Value,
) -> HandScore:
    """The score of a hand: `tricks` are the sides that took them, such as "01101".

    `bonus` is the place, from 0, of the trick worth ten, and `bid` what the first of the
    `bidders` has to make; without a bid there was no auction.
    """
    counted = count_tricks([int(side) for side in tricks], bonus, len(before))
    contract = None if bid is None else Contract(bidders[0], Call(bid))
    return score_hand(
        variant(game, **options),
        before,
        counted,
        contract=contract,
        bidding=() if bid is None else bidders,
        revoked=revoked,
    )


def decided(
    game: str,
    told: HandScore,
    *,
    sets: tuple[int, ...] = (),
    still_in: tuple[Side, ...] = (),
    **options: Value,
) -> Verdict:
    """Whether that hand ends the game, and for whom."""
    return variant(game, **options).goal.decide(told.standing(sets, still_in))


# --- deals -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StackedChance:
    """Chance that deals a stacked pack; what is shuffled again keeps its order."""

    deck: tuple[Card, ...]

    def shuffled(self, stream: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The stacked pack, or the cards as they are."""
        return self.deck if stream == "deck" else cards


def rigged(  # noqa: PLR0913 - all that can be wanted of a deal
    game: str,
    *,
    players: int | None = None,
    dealer: Seat | None = None,
    hands: Mapping[Seat, str] | None = None,
    kitty: str = "",
    later: Mapping[Seat, str] | None = None,
    turned: str = "",
    stock: str = "",
    scores: tuple[int, ...] | None = None,
    uncut: bool = False,
    **options: Value,
) -> Deal:
    """A deal in which these cards have been dealt, in the usual packets.

    Hands may be given in part. `turned` is the top of the stock, and `stock` what lies under it.
    An `uncut` deal waits to be cut at the first card, which then gives these cards.
    """
    rules = variant(game, **options)
    count = rules.seating.usual if players is None else players
    table = setting(rules, count, count - 1 if dealer is None else dealer, scores)
    deck = stacked(
        table,
        {seat: read_cards(hand) for seat, hand in (hands or {}).items()},
        kitty=read_cards(kitty),
        later={seat: read_cards(hand) for seat, hand in (later or {}).items()},
        stock=read_cards(f"{turned} {stock}"),
        cut=CUT_AT,
    )
    deal = start(table, StackedChance(deck)).deal
    if uncut:
        return deal
    deal = do(deal, Cut(deal.setting.cutter, CUT_AT))
    if deal.phase is Phase.PACKETS:
        deal = do(deal, ChoosePackets(deal.setting.dealer, rules.dealing.packets))
    return deal


def do(deal: Deal, *actions: Action) -> Deal:
    """The deal after these actions; `IllegalAction` if one of them is not allowed."""
    for action in actions:
        deal = apply(deal, action).deal
    return deal


def refused(deal: Deal, action: Action) -> Refusal:
    """Why this may not be done now."""
    refusal = refuse(view_for(deal, action.seat), action)
    assert refusal is not None, f"{action} is allowed"
    return refusal


def may(deal: Deal, action: Action) -> bool:
    """Whether this may be done now."""
    return action in legal(view_for(deal, action.seat))


def choices(deal: Deal, seat: Seat | None = None) -> tuple[Action, ...]:
    """All that the seat in turn, or that seat, may do now; for a discard see `room`."""
    found = legal(view_for(deal, turn(deal) if seat is None else seat))
    assert isinstance(found, Choices), f"{found} is not a list of actions"
    return found.actions


def room(deal: Deal) -> tuple[int, int]:
    """The fewest and the most cards that the seat in turn may throw."""
    found = legal(view_for(deal, turn(deal)))
    assert isinstance(found, Throws), f"{found} is not about discards"
    return found.least, found.most


def turn(deal: Deal) -> Seat:
    """The seat that has to act."""
    assert deal.turn is not None, "the deal is over"
    return deal.turn


def hand(deal: Deal, seat: Seat) -> CardSet:
    """The cards the seat holds."""
    return deal.owns[seat].hand


# --- sugar for the seat in turn ----------------------------------------------------------------


def bids(deal: Deal, words: str) -> Deal:
    """The deal after each in turn has said one of these words, such as "20 pass hold"."""
    for word in words.split():
        deal = do(deal, Say(turn(deal), Call(word)))
    return deal


def calls(deal: Deal) -> str:
    """What the seat in turn may say, such as "pass 15 20 25 30"."""
    return " ".join(action.call.value for action in choices(deal) if isinstance(action, Say))


def names(deal: Deal, trump: str) -> Deal:
    """The deal after the bidder has named that suit."""
    return do(deal, NameTrump(turn(deal), suit(trump)))


def throws(deal: Deal, thrown: Mapping[Seat, str] | None = None) -> Deal:
    """The deal after the refill; who is not mentioned throws as little as he may, and the worst."""
    while deal.phase is Phase.EXCHANGE:
        seat = turn(deal)
        if seat in (thrown or {}):
            deal = do(deal, Discard(seat, cards((thrown or {})[seat])))
            continue
        view = view_for(deal, seat)
        held, gone = view.hand, NO_CARDS
        for _ in range(room(deal)[0]):
            gone = gone.plus(view.order().weakest(held - gone))
        deal = do(deal, Discard(seat, gone))
    return deal


def bid_and_named(deal: Deal, words: str, trump: str) -> Deal:
    """The deal at the lead: these bids, that trump, and nobody throws more than he must."""
    return throws(names(bids(deal, words), trump))


def to_the_lead(deal: Deal) -> Deal:
    """The deal at the lead, by the shortest way: all pass, and nobody takes what he may leave."""
    while deal.phase is not Phase.PLAY:
        if deal.phase is Phase.EXCHANGE:
            deal = throws(deal)
            continue
        found = choices(deal)
        named = [action for action in found if isinstance(action, NameTrump | SeeKitty)]
        deal = do(deal, (named or found)[0])
    return deal


def plays(deal: Deal, played: str) -> Deal:
    """The deal after each in turn has played one of these cards."""
    for wanted in read_cards(played):
        deal = do(deal, Play(turn(deal), wanted))
    return deal


def playable(deal: Deal) -> CardSet:
    """The cards that the seat in turn may play."""
    return CardSet.of(action.card for action in choices(deal) if isinstance(action, Play))


def finish(deal: Deal) -> Deal:
    """The deal played out from here, each in turn playing the weakest card without a revoke."""
    while deal.turn is not None:
        view = view_for(deal, deal.turn)
        deal = do(deal, Play(deal.turn, view.order().weakest(lawful(view))))
    return deal


def taken(deal: Deal) -> tuple[int, ...]:
    """The points that each side took in a deal that is over."""
    assert deal.public.score is not None, "the deal is not over"
    return deal.public.score.taken.points


def total(deal: Deal) -> tuple[int, ...]:
    """The scores after a deal that is over."""
    assert deal.public.score is not None, "the deal is not over"
    return deal.public.score.after
