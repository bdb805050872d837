"""Wrong rules of which no table of house rules knows."""

from collections.abc import Callable, Sequence
from typing import Any

from fortyfives.cards.card import ACE_OF_HEARTS, Card, Suit, card_of
from fortyfives.rules.ranking import Order, Ranking
from tests.catalogue.mutations import Mutation, entry, patched, together, wrapped

Cards = tuple[Card, ...]
RANKING = "fortyfives.rules.ranking"


def trumps_as(rearrange: Callable[[Cards, Suit], Cards]) -> Mutation:
    """The trumps in another order, or with others among them."""

    def wrap(right: Callable[..., Cards]) -> Callable[..., Cards]:
        def trumps(ranking: Ranking, trump: Suit, *, demoted: bool = False) -> Cards:
            return rearrange(right(ranking, trump, demoted=demoted), trump)

        return trumps

    return wrapped(f"{RANKING}:Ranking.trumps", wrap)


def plain_as(rearrange: Callable[[Cards, Suit], Cards]) -> Mutation:
    """The plain suits in another order, or with other cards among them."""
    return wrapped(
        f"{RANKING}:plain_order",
        lambda right: lambda suit: rearrange(right(suit), suit),
    )


def changing_places(cards: Cards, one: Card, other: Card) -> Cards:
    """The cards with these two in each other's place."""
    swap = {one: other, other: one}
    return tuple(swap.get(card, card) for card in cards)


def trumps_swapped(one: str, other: str) -> Mutation:
    """Two ranks of the trump suit in each other's place; "AH" is the ace of hearts."""

    def rearrange(cards: Cards, trump: Suit) -> Cards:
        found = [ACE_OF_HEARTS if rank == "AH" else card_of(rank, trump) for rank in (one, other)]
        return changing_places(cards, *found)

    return trumps_as(rearrange)


def plain_swapped(one: str, other: str) -> Mutation:
    """Two ranks of the plain suits in each other's place."""
    return plain_as(
        lambda cards, suit: changing_places(cards, card_of(one, suit), card_of(other, suit))
    )


def plain_first(rank: str) -> Mutation:
    """This rank the best of a plain suit, as if it kept its privilege there."""
    return plain_as(
        lambda cards, suit: tuple(sorted(cards, key=lambda card: card is not card_of(rank, suit)))
    )


def plain_last(rank: str) -> Mutation:
    """This rank the worst of a plain suit."""
    return plain_as(
        lambda cards, suit: tuple(sorted(cards, key=lambda card: card is card_of(rank, suit)))
    )


LOW_IN_RED = patched(f"{RANKING}:RED_PIPS", "23456789T")
HIGH_IN_BLACK = patched(f"{RANKING}:BLACK_PIPS", "T98765432")
ACE_OF_HEARTS_A_HEART = together(
    trumps_as(
        lambda cards, trump: tuple(
            card for card in cards if card is not ACE_OF_HEARTS or trump is Suit.HEARTS
        )
    ),
    plain_as(lambda cards, suit: (*cards, ACE_OF_HEARTS) if suit is Suit.HEARTS else cards),
)
"""The ace of hearts belongs to the hearts, whatever is trump."""


def winner_as(choose: Callable[[Order, Sequence[Card]], int]) -> Mutation:
    """Another card takes the trick."""
    return patched(f"{RANKING}:Order.winner", choose)


HIGHEST_OF_ANY_SUIT_WINS = winner_as(
    lambda order, cards: cards.index(max(cards, key=order.strength))
)
LEADER_WINS = winner_as(lambda _order, _cards: 0)
LAST_WINS = winner_as(lambda _order, cards: len(cards) - 1)


def move_as(kind: type, wrap: Callable[[Any], object]) -> Mutation:
    """An action does something else to a deal."""
    return entry("fortyfives.game.engine:MOVES", kind, wrap)
