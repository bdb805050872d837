"""House rules of the pack, the deal, the kitty and the stock."""

from fortyfives import Game, variant
from fortyfives.cards.card import Suit
from fortyfives.game.actions import Cut, Discard, NameTrump
from fortyfives.game.deal import Deal
from fortyfives.rules.refusal import InconsistentRules
from tests.hands import bids, card, do, hand, may, names, order, rigged, room
from tests.rules.effects.effect import House, effect


def cards_in_pack(game: str, house: House) -> int:
    """How many cards are shuffled."""
    return len(rigged(game, uncut=True, **house).hidden.stock)


def cards_at_one(game: str, house: House) -> int:
    """How many cards are shuffled at one o'clock in the morning."""
    return len(Game.new(variant(game, **house)).deal(hour=1).hidden.stock)


def place_of_joker(game: str, house: House) -> int:
    """How many trumps are better than the joker."""
    return order("♠", game, demoted=False, **house).trumps.index(card("RJ"))


def asked_to_throw(game: str, house: House, players: int = 4) -> Deal:
    """A deal in which the bidder, on the dealer's left, is asked what he throws."""
    deal = rigged(game, players=players, **house)
    return names(bids(deal, "20" + " pass" * (players - 1)), "♠")


def first_to_throw(game: str, house: House, players: int = 4) -> tuple[int, int]:
    """How many cards the first defender may throw."""
    deal = asked_to_throw(game, house, players)
    thrown = tuple(hand(deal, 0))[: room(deal)[0]]
    return room(do(deal, Discard(0, type(hand(deal, 0)).of(thrown))))


def short_stock(game: str, house: House) -> object:
    """How many cards the first defender of seven may throw."""
    try:
        return first_to_throw(game, house, 7)
    except InconsistentRules as refused:
        return refused.key


def dealt(game: str, house: House) -> tuple[str, int]:
    """The first hand of the pack from the king of spades down, and the size of the kitty."""
    deal = rigged(game, **house)
    return str(hand(deal, 0)), deal.public.kitty


def kitty_first(game: str, house: House) -> tuple[bool, bool]:
    """Whether the bidder has seen the kitty, and whether he may name trump."""
    deal = bids(rigged(game, **house), "20 pass pass pass")
    return deal.owns[0].kitty is not None, may(deal, NameTrump(0, Suit.SPADES))


EFFECTS = (
    effect("jokers", "general_120", cards_in_pack, *(0, 52), *(1, 53)),
    effect("jokers", "irish_45", cards_in_pack, *(1, 53), *(0, 52), *(2, 54)),
    effect("joker_after_midnight", "irish_45", cards_at_one, *(True, 53), *(False, 52)),
    effect(
        "joker_rank",
        "irish_45",
        place_of_joker,
        *("below_ah", 3),
        *("below_jack", 2),
        *("above_five", 0),
    ),
    effect(
        "kitty_size",
        "merrimack_valley",
        dealt,
        *(3, ("TH JH JS QS KS", 3)),
        *(0, ("KH AS JS QS KS", 0)),
        *(4, ("JH QH JS QS KS", 4)),
        *(5, ("KH AS JS QS KS", 5)),
    ),
    effect(
        "deal",
        "general_120",
        dealt,
        *("3-2", ("KH AS JS QS KS", 0)),
        *("2-3", ("3S 4S 5S QS KS", 0)),
    ),
    effect(
        "first_packet",
        "general_120",
        lambda game, house: do(rigged(game, uncut=True, **house), Cut(2, 1)).phase.value,
        *("fixed", "play"),
        *("dealers_choice", "packets"),
    ),
    effect(
        "kitty_timing",
        "merrimack_valley",
        kitty_first,
        *("after_naming", (False, True)),
        *("before_naming", (True, True)),
    ),
    effect("four_and_flip", "merrimack_valley", first_to_throw, *(False, (0, 4)), *(True, (0, 5))),
    effect(
        "keep_min",
        "merrimack_valley",
        first_to_throw,
        *({"other": 1, "six": 2}, (0, 4)),
        *(3, (0, 2)),
        *({"other": 4, "bidder": 1}, (0, 1)),
    ),
    effect(
        "draw_max",
        "merrimack_valley",
        first_to_throw,
        *({"other": 4, "six": 3}, (0, 4)),
        *(2, (0, 2)),
        *({"other": 1, "bidder": 4}, (0, 1)),
    ),
    effect(
        "stock_short",
        "one_ten",
        short_stock,
        *("cap_draw", (0, 2)),
        *("reshuffle_discards", (0, 3)),
        *("none", "stock-too-short"),
    ),
)
