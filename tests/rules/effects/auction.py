"""House rules of the auction and of naming trump."""

from fortyfives import Game, variant
from fortyfives.game.actions import GoOnKitty, GoOnTopCard, NameTrump, RaiseToThirty, Say
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from fortyfives.rules.stakes import Call
from tests.hands import bids, calls, choices, do, may, rigged, scored
from tests.rules.effects.effect import House, effect

MV = "merrimack_valley"


def opening(game: str, house: House, scores: tuple[int, int] = (0, 0)) -> str:
    """What the first to speak may say."""
    return calls(rigged(game, scores=scores, **house))


def next_to_speak(words: str, game: str, house: House) -> int | None:
    """Who is asked after these words; nobody when the auction is over."""
    deal = bids(rigged(game, **house), words)
    return deal.turn if deal.phase is Phase.AUCTION else None


def all_passed(game: str, house: House) -> tuple[int, bool]:
    """Who deals after a hand that begins with four passes, and whether it was thrown in."""
    deal = bids(rigged(game, **house), "pass pass pass pass")
    if not deal.over:
        return -1, False
    return Game.new(variant(game, **house), dealer=3).after(deal).dealer, deal.public.thrown_in


def thirty(game: str, house: House) -> tuple[str, int]:
    """What the first to speak may say of thirty, and what a made plain 30 brings."""
    said = [word for word in opening(game, house).split() if word.startswith("30")]
    return " ".join(said), scored(game, "00000", bid="30", **house).after[0]


def result(call: str, tricks: str, game: str, house: House) -> int:
    """The score of a side that has bid so and won these tricks."""
    return scored(game, tricks, bid=call, **house).after[0]


def by_tricks(game: str, house: House) -> bool | None:
    """Whether five tricks without a bonus make a bid of 30."""
    return scored(game, "00000", bonus=None, bid="30", **house).made


def slams(game: str, house: House) -> tuple[bool, bool]:
    """Whether a Slam may be called in turn, and out of turn."""
    deal = rigged(game, **house)
    return may(deal, Say(0, Call.SLAM)), may(deal, Say(2, Call.SLAM))


def won(game: str, house: House, hand: str = "2♦ 3♦ 4♦ 6♦ 7♦") -> Deal:
    """A deal in which seat 0 has won the bid with 20."""
    deal = rigged(game, hands={0: hand}, kitty="2♣ 3♣ A♥", **house)
    return bids(deal, "20 pass pass pass")


def suits(deal: Deal) -> str:
    """The suits that may be named."""
    return "".join(a.suit.value for a in choices(deal) if isinstance(a, NameTrump))


def named_with(game: str, house: House) -> tuple[str, str]:
    """The suits that may be named with two suits in hand, and with the ace of hearts as well."""
    return (
        suits(won(game, house, "2♠ 3♠ 4♦ 6♦ 7♦")),
        suits(bids(rigged(game, hands={0: "2♠ 3♠ 4♠ 6♠ A♥"}, **house), "20 pass pass pass")),
    )


def on_kitty(game: str, house: House) -> str:
    """The suits that may be named after going on a kitty of clubs and the ace of hearts."""
    deal = won(game, house)
    return suits(do(deal, GoOnKitty(0))) if may(deal, GoOnKitty(0)) else "no"


def on_top_card(game: str, house: House) -> bool:
    """Whether the kitty may be thrown as well."""
    deal = do(won(game, {"go_on_kitty": "any_suit", **house}), GoOnKitty(0))
    return may(deal, GoOnTopCard(0))


EFFECTS = (
    effect("min_bid", MV, opening, *(15, "pass 15 20 25 30"), *(20, "pass 20 25 30")),
    effect(
        "min_bid_at",
        MV,
        lambda game, house: opening(game, house, (95, 0)),
        *("none", "pass 15 20 25 30"),
        *({"95": 20}, "pass 20 25 30"),
        *({"100": 20}, "pass 15 20 25 30"),
    ),
    effect(
        "step",
        MV,
        lambda game, house: calls(bids(rigged(game, **house), "15")),
        *("any_higher", "pass 20 25 30"),
        *("five_or_ten", "pass 20 25"),
        *("exact_step_5", "pass 20"),
    ),
    effect(
        "auction",
        MV,
        lambda game, house: next_to_speak("15 20 pass pass", game, house),
        *("one_round", None),
        *("continuous", 0),
    ),
    effect(
        "hold",
        MV,
        lambda game, house: calls(bids(rigged(game, **house), "15 20 pass")),
        *("none", "pass 25 30"),
        *("dealer", "pass hold 25 30"),
    ),
    effect(
        "after_hold",
        MV,
        lambda game, house: next_to_speak("15 20 pass hold", game, {"hold": "dealer", **house}),
        *("none", None),
        *("live_bidders", 0),
        *("high_bidder", 1),
    ),
    effect(
        "all_pass",
        MV,
        all_passed,
        *("dealer_forced_minimum", (-1, False)),
        *("redeal_next_dealer", (0, True)),
        *("redeal_same_dealer", (3, True)),
    ),
    effect(
        "thirty_for_sixty",
        MV,
        thirty,
        *("off", ("30", 30)),
        *("separate", ("30 30for60", 30)),
        *("every_30", ("30", 60)),
        *("blind", ("30for60_blind", 30)),
    ),
    effect(
        "thirty_for_sixty_made",
        MV,
        lambda game, house: result("30for60", "00000", game, house),
        *(60, 60),
        *(30, 30),
    ),
    effect(
        "sixty_for_120",
        MV,
        opening,
        *(False, "pass 15 20 25 30"),
        *(True, "pass 15 20 25 30 60for120"),
    ),
    effect(
        "sixty_for_120_failed",
        MV,
        lambda game, house: result("60for120", "00001", game, house),
        *(120, -120),
        *(60, -60),
    ),
    effect(
        "bell",
        "one_ten",
        lambda game, house: (
            result("30", "00000", game, house),
            result("30", "00001", game, house),
        ),
        *(False, (30, -30)),
        *(True, (60, -30)),
    ),
    effect(
        "slam",
        MV,
        slams,
        *("off", (False, False)),
        *("in_turn", (True, False)),
        *("any_time", (True, True)),
    ),
    effect("all_tricks_test", MV, by_tricks, *("points", False), *("five_tricks", True)),
    effect(
        "made_scores",
        MV,
        lambda game, house: result("20", "00000", game, house),
        *("taken", 30),
        *("bid", 20),
    ),
    effect(
        "raise_after_win",
        MV,
        lambda game, house: may(won(game, house), RaiseToThirty(0)),
        *(False, False),
        *(True, True),
    ),
    effect(
        "name_needs_trump",
        MV,
        named_with,
        *("no", ("CDHS", "CDHS")),
        *("yes", ("DS", "CDHS")),
        *("natural_suit", ("DS", "HS")),
    ),
    effect(
        "go_on_kitty",
        MV,
        on_kitty,
        *("off", "no"),
        *("kitty_suits", "CH"),
        *("any_suit", "CDHS"),
    ),
    effect("go_on_top_card", MV, on_top_card, *(False, False), *(True, True)),
)
