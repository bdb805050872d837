"""House rules of the pack, the deal, the kitty and the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.rules.dealing import (
    HAND,
    FirstPacket,
    PacketTo,
    StockShort,
    read_pattern,
    write_pattern,
)
from fortyfives.rules.exchange import Quota
from fortyfives.rules.naming import KittyTiming
from fortyfives.rules.options.need import AUCTION, Need, look
from fortyfives.rules.options.option import Option, Value, Values, choice, no_value, put, switch
from fortyfives.rules.ranking import JokerRank
from fortyfives.value import replace

if TYPE_CHECKING:
    from fortyfives.rules.variant import Variant

TWO_JOKERS = 2
KITTY_PATTERNS = {0: "3-2", 3: "3-K3-2", 4: "3-K2-2-K2", 5: "3-2-K5"}


def _put_jokers(variant: Variant, value: int) -> Variant:
    offered = variant.dealing.jokers_offered
    if value not in offered:
        raise no_value("jokers", value, ", ".join(str(number) for number in offered))
    edited = replace(variant, dealing=replace(variant.dealing, jokers=value))
    # Where a second joker moves them both (CARDS-24); the key `joker_rank` comes after this one.
    if value == TWO_JOKERS and variant.ranking.two_jokers is not None:
        ranking = replace(edited.ranking, jokers=variant.ranking.two_jokers)
        edited = replace(edited, ranking=ranking)
    return edited


def _put_deal(variant: Variant, value: Value) -> Variant:
    if isinstance(value, str):
        packets = read_pattern(value)
        edited = replace(variant, dealing=replace(variant.dealing, packets=packets))
        if edited.dealing.later == variant.dealing.later:
            return edited
    raise no_value("deal", value, write_pattern(variant.dealing.packets))


def _put_kitty(variant: Variant, value: int) -> Variant:
    dealing = variant.dealing
    if value == dealing.kitty:
        return variant
    if variant.auction is None or dealing.later:
        raise no_value("kitty_size", value, str(dealing.kitty))
    if value == 0:
        packets = tuple(packet for packet in dealing.packets if packet.to is not PacketTo.KITTY)
    else:
        packets = read_pattern(KITTY_PATTERNS[value])
    return replace(variant, dealing=replace(dealing, packets=packets))


def _quota_option(key: str, path: str, *source: str) -> Option:
    def get(variant: Variant) -> Value:
        quota = look(variant, path)
        assert isinstance(quota, Quota)  # noqa: S101 - `needs` has been asked
        parts = {"other": quota.other, "bidder": quota.bidder, "six": quota.six}
        given = {name: value for name, value in parts.items() if value is not None}
        return quota.other if len(given) == 1 else given

    def edit(variant: Variant, value: Value) -> Variant:
        numbers = value if isinstance(value, dict) else {"other": value}
        counts = {name: n for name, n in numbers.items() if type(n) is int and 0 <= n <= HAND}
        if not {"other"} <= set(numbers) <= {"other", "bidder", "six"} or counts != numbers:
            raise no_value(key, value, "0 … 5, other:2,bidder:5,six:2")
        edited: Variant = put(variant, path, Quota(**counts))
        return edited

    return Option(
        key,
        Values(numbers=(0, HAND), other="other:2,bidder:5,six:2"),
        source,
        get,
        edit,
        AUCTION,
    )


def _put_flip(variant: Variant, value: bool) -> Variant:  # noqa: FBT001 - the value of a switch
    exchange = variant.exchange
    assert exchange is not None  # noqa: S101 - `needs` has been asked
    if value and not exchange.four_and_flip:
        keep, draw = exchange.keep_min, exchange.draw_max
        exchange = replace(
            exchange,
            keep_min=Quota(0, keep.bidder, keep.six),
            draw_max=Quota(HAND, draw.bidder, draw.six),
        )
    return replace(variant, exchange=replace(exchange, four_and_flip=value))


JOKERS: Final = Need("jokers", lambda variant: len(variant.dealing.jokers_offered) > 1)
OPTIONS: tuple[Option, ...] = (
    Option(
        "jokers",
        Values(named=(0, 1, 2)),
        ("CARDS-25", "IRL-06", "IRL-09", "H110-21", "AMB-25"),
        lambda variant: variant.dealing.jokers,
        _put_jokers,
    ),
    switch("joker_after_midnight", "dealing.joker_after_midnight", "IRL-14"),
    choice(
        "joker_rank",
        JokerRank,
        "ranking.jokers",
        "CARDS-07",
        "CARDS-23",
        "CARDS-24",
        needs=JOKERS,
    ),
    Option(
        "kitty_size",
        Values(named=(0, 3, 4, 5)),
        ("MV-07", "MV-08", "NSA-10", "NSA-11", "H110-01", "G55-05", "VAR-06", "AMB-40"),
        lambda variant: variant.dealing.kitty,
        _put_kitty,
    ),
    Option(
        "deal",
        Values(other="3-2, 3-K3-2, 3-K2-2-K2, 3-2-K5 …"),
        (
            "GEN-01",
            "GEN-02",
            "MV-07",
            "NSA-10",
            "NSA-11",
            "H110-01",
            "G55-04",
            "G55-05",
            "VAR-02",
            "VAR-06",
        ),
        lambda variant: write_pattern(variant.dealing.packets),
        _put_deal,
    ),
    choice("first_packet", FirstPacket, "dealing.first_packet", "TNS-02", "NSA-08"),
    choice("kitty_timing", KittyTiming, "naming.kitty_timing", "MV-18", "NSA-24", "NSA-25"),
    Option(
        "four_and_flip",
        Values(named=(False, True)),
        ("MV-25", "AMB-36"),
        lambda variant: bool(look(variant, "exchange.four_and_flip")),
        _put_flip,
        AUCTION,
    ),
    _quota_option(
        "keep_min",
        "exchange.keep_min",
        "MV-21",
        "MV-22",
        "NSA-28",
        "G55-15",
        "VAR-03",
        "VAR-07",
        "VAR-08",
        "H110-08",
    ),
    _quota_option("draw_max", "exchange.draw_max", "H110-09", "MV-21", "MV-22"),
    choice(
        "stock_short",
        StockShort,
        "dealing.stock_short",
        "AMB-35",
        offered_not=("last_players_short",),
        needs=AUCTION,
    ),
)
