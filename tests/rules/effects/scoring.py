"""House rules of scoring, of the end of the game and of the called partner."""

from fortyfives import variant
from fortyfives.game.setting import Phase
from tests.hands import bids, bonus_trick, decided, names, rigged, scored
from tests.rules.effects.effect import House, effect

MV = "merrimack_valley"
CALL = "ns_call_your_partner"


def bonus_tricks(game: str, house: House) -> list[int | None]:
    """Which trick is worth ten: with a low trump, a jack, the five, and no trump at all."""
    hands = ("K♦ 2♦ | 10♠ 2♠", "J♠ 2♠ | K♦ 2♦", "K♦ 2♦ | 5♠ 2♠", "K♦ 2♦ | 3♦ 4♦")
    return [bonus_trick(tricks, "♠", game, **house) for tricks in hands]


def defender(before: int, game: str, house: House) -> int:
    """The score of a defender who takes ten points, from this score."""
    return scored(game, "00011", before=(0, before), bid="20", **house).after[1]


def winners(tricks: str, before: tuple[int, ...], game: str, house: House) -> tuple[int, ...]:
    """Who wins when side 0 has bid 15 in a game with an auction."""
    bid = "15" if variant(game).auction else None
    return decided(game, scored(game, tricks, before=before, bid=bid, **house), **house).winners


def both_out(game: str, house: House) -> tuple[int, ...]:
    """Who wins when the bidder goes out on 120 and a defender stands at 125."""
    return winners("00111", (105, 110), game, {"lock_at": "none", **house})


def called(game: str, house: House) -> tuple[int, ...]:
    """Who wins when the bidder goes out and his called partner does not."""
    told = scored(game, "00001", before=(110, 50, 0, 0, 0), bid="20", bidders=(0, 1), **house)
    return decided(game, told, **house).winners


def phase_after_naming(game: str, house: House) -> Phase:
    """What follows when trump has been named."""
    deal = bids(rigged(game, hands={0: "2♠ 3♠ 4♠ 6♠ 7♠"}, **house), "20 pass pass pass pass")
    return names(deal, "♠").phase


def shown_in(game: str, house: House) -> list[bool]:
    """Whether the called card is due in the first trick, and in the second."""
    calling = variant(game, **house).calling
    assert calling is not None
    return [calling.must_show(trick) for trick in (1, 2)]


EFFECTS = (
    effect(
        "bonus",
        "general_120",
        bonus_tricks,
        *("best_trump", [1, 0, 1, None]),
        *("top_only", [None, 0, 1, None]),
        *("five_only", [None, None, 1, None]),
        *("none", [None, None, None, None]),
        *("best_card", [1, 0, 1, 0]),
    ),
    effect(
        "lock_at",
        MV,
        lambda game, house: (defender(100, game, house), defender(90, game, house)),
        *("none", (110, 100)),
        *(100, (100, 100)),
        *(90, (100, 90)),
    ),
    effect(
        "lock_test",
        "ns_auction_richmond",
        lambda game, house: defender(95, game, house),
        *("start_score", 105),
        *("clamp", 100),
    ),
    effect(
        "cap",
        MV,
        lambda game, house: (defender(100, game, house), defender(90, game, house)),
        *("none", (110, 100)),
        *(105, (105, 100)),
        *(95, (100, 95)),
    ),
    effect(
        "cap_test",
        "one_ten",
        lambda game, house: defender(100, game, house),
        *("clamp", 105),
        *("drop_whole_hand", 100),
    ),
    effect(
        "exact_45_reset",
        MV,
        lambda game, house: defender(35, game, house),
        *(False, 45),
        *(True, 0),
    ),
    effect(
        "must_bid_out",
        MV,
        lambda game, house: winners("00111", (90, 110), game, house),
        *(False, (1,)),
        *(True, ()),
    ),
    effect("both_cross", MV, both_out, *("bidder_first", (0,)), *("more_points", (1,))),
    effect(
        "both_cross",
        "ns_auction_richmond",
        both_out,
        *("never", (0,)),
        *("more_points", (1,)),
        *("bidder_first", (0,)),
    ),
    effect(
        "both_cross",
        "general_120",
        lambda game, house: winners("10000", (110, 115), game, house),
        *("more_points", (0,)),
        *("trick_order", (1,)),
    ),
    effect(
        "both_cross",
        CALL,
        lambda game, house: (
            decided(
                game,
                scored(
                    game, "00111", before=(110, 110, 0, 0, 0), bid="20", bidders=(0, 1), **house
                ),
                **house,
            ).winners
        ),
        *("partners", (0, 1)),
        *("more_points", ()),
    ),
    effect(
        "jin",
        "irish_45",
        lambda game, house: scored(game, "00000", before=(5, 40), **house).after,
        *(True, (45, 40)),
        *(False, (35, 40)),
    ),
    effect(
        "call_time",
        CALL,
        phase_after_naming,
        *("after_refill", Phase.EXCHANGE),
        *("at_naming", Phase.CALLING),
    ),
    effect("call_deadline", CALL, shown_in, *(2, [False, True]), *(1, [True, False])),
    effect("partner_win", CALL, called, *("both_over", (0,)), *("either_pulls_both", (0, 1))),
)
