"""Tells how trump is named, who takes the kitty, what is thrown and what is drawn."""

from __future__ import annotations

from fortyfives.rules.calling import Calling
from fortyfives.rules.dealing import HAND, StockShort
from fortyfives.rules.describe.sheet import Section, paragraph, section
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.exchange import Exchange
from fortyfives.rules.naming import GoOnKitty, KittyTiming, NameNeedsTrump, Naming


def tell_naming(tell: Teller, naming: Naming, exchange: Exchange) -> Section:
    """Naming trump, the kitty, discarding and drawing."""
    dealing = tell.variant.dealing
    title = "sheet-s-naming" if dealing.kitty else "sheet-s-naming-only"
    return section(
        "naming",
        tell.say(title),
        [
            paragraph(*_naming(tell, naming)),
            paragraph(
                tell.when(dealing.later, "sheet-later", n=dealing.later),
                *_exchange(tell, exchange),
                *_stock_short(tell, exchange),
            ),
            paragraph(*_privilege(tell)),
        ],
    )


def tell_calling(tell: Teller, calling: Calling) -> Section:
    """Calling a card to find a partner."""
    return section(
        "calling",
        tell.say("sheet-s-calling"),
        [
            paragraph(
                tell.say("sheet-calling", time=calling.time.value),
                tell.say("sheet-calling-limit"),
                tell.say("sheet-calling-deadline", n=calling.deadline),
                tell.say("sheet-calling-alone"),
            )
        ],
    )


def _naming(tell: Teller, naming: Naming) -> list[str]:
    kitty = "none"
    if tell.variant.dealing.kitty:
        kitty = "before" if naming.kitty_timing is KittyTiming.BEFORE_NAMING else "after"
    return [
        tell.say("sheet-naming", kitty=kitty),
        tell.when(
            naming.needs_trump is not NameNeedsTrump.NO,
            "sheet-needs-trump",
            kind=naming.needs_trump.value,
        ),
        tell.when(
            naming.go_on_kitty is not GoOnKitty.OFF,
            "sheet-go-on-kitty",
            kind=naming.go_on_kitty.value,
        ),
        tell.when(naming.go_on_top_card, "sheet-go-on-top-card"),
    ]


def _exchange(tell: Teller, exchange: Exchange) -> list[str]:
    """What each must keep: of everybody alike, or of the bidder and of the others."""
    counts = tell.variant.seating.counts
    dealing = tell.variant.dealing
    held = HAND + dealing.later
    with_kitty = held + dealing.kitty
    bidder = {n: exchange.keeps(bidder=True, players=n)[0] for n in counts}
    others = {n: exchange.keeps(bidder=False, players=n)[0] for n in counts}
    draws = any(keep < HAND for keep in (*bidder.values(), *others.values()))
    said = [tell.say("sheet-throw", draws=draws, hand=tell.number(HAND))]
    if draws and bidder == others:
        said.append(tell.when(dealing.kitty, "sheet-bidder-down", held=tell.number(with_kitty)))
        said += _keep(tell, "everybody", others, held)
    else:
        said += _keep(tell, "bidder", bidder, with_kitty)
        said += _keep(tell, "others", others, held)
    flips = exchange.four_and_flip and 0 in (*bidder.values(), *others.values())
    return [*said, tell.when(flips, "sheet-four-and-flip")]


def _keep(tell: Teller, who: str, keeps: dict[int, int], held: int) -> list[str]:
    """What they must keep at the usual table, and what else with other numbers of players."""
    usual = keeps[tell.variant.seating.usual]
    exceptions: dict[int, list[int]] = {}
    for players, keep in keeps.items():
        if keep != usual:
            exceptions.setdefault(keep, []).append(players)
    return [
        tell.say(
            "sheet-keep",
            who=who,
            n=usual,
            held=tell.number(held),
            draw=tell.number(HAND - usual),
            spare=held - usual,
        ),
        *(
            tell.say("sheet-keep-with", who=who, n=keep, counts=tell.numbers(players))
            for keep, players in exceptions.items()
        ),
    ]


def _stock_short(tell: Teller, exchange: Exchange) -> list[str]:
    """What is done where the stock may not suffice."""
    dealing = tell.variant.dealing
    counts = tell.variant.seating.counts
    short = [n for n in counts if exchange.wanted(n) > dealing.stock(n)]
    if not short or dealing.stock_short is StockShort.NONE:
        return []
    if dealing.stock_short is StockShort.RESHUFFLE_DISCARDS:
        some = "all" if len(short) == len(counts) else tell.numbers(short)
        return [tell.say("sheet-stock-reshuffle", counts=some)]
    caps: dict[int, list[int]] = {}
    for players in short:
        cap = exchange.cap(players, dealing.stock(players), dealing.stock_short)
        caps.setdefault(cap, []).append(players)
    return [
        tell.say("sheet-stock-cap", n=cap, counts=tell.numbers(players))
        for cap, players in caps.items()
    ]


def _privilege(tell: Teller) -> list[str]:
    privilege = tell.variant.privilege
    if privilege is None:
        return []
    return [
        tell.say("sheet-privilege", swap=privilege.swap.value),
        tell.say("sheet-privilege-rest"),
        tell.say("sheet-rob-hearts"),
    ]
