"""`draw_limits`: the deal, the stock, and what may be thrown and drawn."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from fortyfives.conformance.case import BadCase
from fortyfives.conformance.kind import Answers, Kind, Shape, fields
from fortyfives.conformance.question import Question
from fortyfives.conformance.table import Table
from fortyfives.rules.dealing import HAND, SUITED, PacketTo, StockShort, cutter, next_dealer
from fortyfives.rules.exchange import Exchange, Quota, circuits
from fortyfives.rules.options import apply_options
from fortyfives.rules.variant import Variant

KITTY: Final = "kitty"
BIDDER: Final = "bidder"
OTHER: Final = "other"
ROLES: Final = (BIDDER, OTHER)


def capacity(question: Question) -> Answers:
    """Whether the stock suffices for all that may be drawn."""
    variant, players = _with_kitty(question), len(Table.of(question).names)
    exchange = _exchange(question, variant, players)
    stock = variant.dealing.stock(players)
    total = exchange.wanted(players)
    short = max(0, total - stock)
    policy = variant.dealing.stock_short if short else None
    capped = policy is StockShort.CAP_DRAW
    return {
        "stock": stock,
        "max_draw_each": HAND - exchange.keeps(bidder=False, players=players)[0],
        "max_total_draw": total,
        "shortage": short,
        "policy": policy.value if policy else None,
        "capped_draw": exchange.cap(players, stock, policy) if policy and capped else None,
    }


def discard(question: Question) -> Answers:
    """Whether so many cards may be thrown, and what is dealt for them."""
    variant, players = question.variant, len(Table.of(question).names)
    exchange = _exchange(question, variant, players)
    bidder = question.text("role", ROLES) == BIDDER
    dealing = variant.dealing
    held = HAND + dealing.later + (dealing.kitty if bidder else 0)
    hand = question.number("hand_size", 0, SUITED, default=held)
    cap = exchange.cap(players, dealing.stock(players), dealing.stock_short)
    least, most = exchange.discards(hand, bidder=bidder, players=players, cap=cap)
    answers: Answers = {"min_discards": least, "max_discards": most}
    if question.has("discards"):
        thrown = question.number("discards", 0, hand)
        refusal = exchange.refuse(hand, thrown, bidder=bidder, players=players, cap=cap)
        drawn = HAND - (hand - thrown)
        answers["legal"] = refusal is None
        answers["replacements"] = drawn if refusal is None else None
        positions = exchange.face_up(drawn) if refusal is None else ()
        answers["face_up_positions"] = [*positions]
    return answers


def refill(question: Question) -> Answers:
    """The packets in which the hands are filled up again."""
    _exchange(question, question.variant, question.variant.seating.usual)
    order = question.words("order")
    needs = question.numbers("needs")
    for name, number in needs.items():
        if name not in order or not 0 <= number <= HAND:
            question.wrong("needs", f"{name!r} does not need {number} cards")
    packets = circuits(range(len(order)), {order.index(name): n for name, n in needs.items()})
    return {"packets": [[order[seat], number] for seat, number in packets]}


def deal(question: Question) -> Answers:
    """Who is dealt how many cards, packet by packet."""
    table, dealing = Table.of(question), question.variant.dealing
    rounds = dealing.rounds(table.ring, dealing.packets)
    return {
        "packets": [[KITTY if s is None else table.names[s], number] for s, number in rounds],
        "stock": dealing.stock(len(table.names)),
    }


def pack_out(question: Question) -> Answers:
    """What each may choose from when the whole pack is dealt."""
    dealing, players = question.variant.dealing, len(Table.of(question).names)
    exchange = _exchange(question, question.variant, players)
    first, second = dealing.total(PacketTo.HANDS), dealing.later
    return {
        "first_packet": first,
        "second_packet": second,
        "kitty_size": dealing.kitty,
        "stock": dealing.stock(players),
        "choose_from": {BIDDER: first + second + dealing.kitty, OTHER: first + second},
        "keep": exchange.keeps(bidder=False, players=players)[1],
    }


def cut(question: Question) -> Answers:
    """Who cuts, how the dealer may deal, and who does both next time."""
    table, patterns = Table.of(question), question.variant.dealing.patterns()
    following = (*table.ring[1:], table.ring[0])
    return {
        "cutter": table.names[cutter(table.ring)],
        "next_dealer": table.names[next_dealer(table.ring)],
        "next_cutter": table.names[cutter(following)],
        "legal_patterns": [
            [packet.cards for packet in pattern if packet.to is PacketTo.HANDS]
            for pattern in patterns
        ],
    }


def _with_kitty(question: Question) -> Variant:
    """The variant with the kitty given."""
    variant = question.variant
    if not question.has("kitty_size"):
        return variant
    return apply_options(variant, {"kitty_size": question.number("kitty_size")})


def _exchange(question: Question, variant: Variant, players: int) -> Exchange:
    """What may be thrown and drawn here, where the case does not say otherwise.

    Whoever may draw n cards keeps the others: of the two numbers one entails the other, unless
    both are given.
    """
    if variant.exchange is None:
        raise BadCase("nothing is drawn in this game")
    exchange = variant.exchange
    keep, draw = (
        [quota.of(bidder=bidder, players=players) for bidder in (False, True)]
        for quota in (exchange.keep_min, exchange.draw_max)
    )
    if question.has("keep_min"):
        least = question.number("keep_min", 0, HAND)
        keep, draw = [least, least], [HAND - least, HAND - least]
    if question.has("draw_max"):
        draw[0] = question.number("draw_max", 0, HAND)
        if not question.has("keep_min"):
            keep[0] = HAND - draw[0]
    if question.has("bidder_draws"):
        draw[1] = question.number("bidder_draws", 0, HAND)
        keep[1] = HAND - draw[1]
    return replace(exchange, keep_min=Quota(*keep), draw_max=Quota(*draw))


GIVEN: Final = (
    "shape players keep_min draw_max bidder_draws order needs dealer role hand_size discards"
)
EXPECT: Final = (
    "stock max_draw_each max_total_draw shortage policy capped_draw packets legal replacements "
    "face_up_positions min_discards max_discards first_packet second_packet choose_from keep "
    "cutter legal_patterns next_dealer next_cutter"
)
KITTY_GIVEN: Final = Shape(fields(f"{GIVEN} kitty_size"), fields(EXPECT), capacity)
KITTY_ASKED: Final = Shape(fields(GIVEN), fields(f"{EXPECT} kitty_size"), pack_out)
SHAPES: Final[dict[str, Callable[[Question], Answers]]] = {
    "refill": refill,
    "deal": deal,
    "discard": discard,
    "discard_range": discard,
    "cut": cut,
}
DRAW_LIMITS: Final = Kind(
    "draw_limits",
    {
        "capacity": KITTY_GIVEN,
        "pack_out": KITTY_ASKED,
        **{name: Shape(fields(GIVEN), fields(EXPECT), answer) for name, answer in SHAPES.items()},
    },
    selector="shape",
)
