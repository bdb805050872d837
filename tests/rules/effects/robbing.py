"""House rules of the turn-up and the ace of trumps."""

from fortyfives.game.actions import Beg, DeclineRob, LeaveTurned, Play, SwapStub, TurnStub
from fortyfives.game.setting import Phase
from tests.hands import bid_and_named, card, choices, do, may, plays, rigged
from tests.rules.effects.effect import House, effect

HANDS = {0: "A♠ 2♦ 3♦ 4♦ 6♦", 1: "2♣ 3♣ 4♣ 6♣ 7♣", 2: "10♠ 8♦ 9♦ 10♦ Q♦", 3: "2♥ 3♥ 4♥ 6♥ 7♥"}
HEARTS = {**HANDS, 0: "A♥ 2♦ 3♦ 4♦ 6♦", 2: "2♥ 8♦ 9♦ 10♦ Q♦", 3: "2♠ 3♠ 4♠ 6♠ 7♠"}


def turned_ace(game: str, house: House) -> tuple[str, bool]:
    """What the table does once an ace is turned, and whether the dealer may leave it."""
    deal = rigged(game, turned="A♠", **house)
    return deal.phase.value, may(deal, LeaveTurned(3))


def with_ace(game: str, house: House) -> tuple[bool, bool]:
    """Whether the holder of the ace may just play a card, and whether he may decline."""
    deal = rigged(game, hands=HANDS, turned="9♠", **house)
    return may(deal, Play(0, card("2♦"))), may(deal, DeclineRob(0))


def demoted(game: str, house: House) -> tuple[int, int]:
    """Who takes the trick to which an ace of trumps is led: of spades, and of hearts."""
    spades = rigged(game, hands=HANDS, turned="9♠", **house)
    hearts = rigged(game, hands=HEARTS, turned="9♥", **house)
    return (
        plays(spades, "A♠ 2♣ 10♠ 2♥").public.tricks[0].taker,
        plays(hearts, "A♥ 2♣ 2♥ 2♠").public.tricks[0].taker,
    )


def may_beg(game: str, house: House) -> bool:
    """Whether the holder of the king of trumps may beg."""
    deal = rigged(game, hands={0: "K♠ 2♦ 3♦ 4♦ 6♦"}, turned="9♠", **house)
    return may(deal, Beg(0, card("2♦")))


def stub_asked(game: str, house: House) -> bool:
    """Whether anybody is asked about the stub."""
    return bid_and_named(rigged(game, **house), "20 pass pass pass", "♠").phase is Phase.STUB


def swaps(game: str, house: House) -> set[str]:
    """What the holder of the ace may give for the trump that he turned."""
    hands = {0: "A♠ 2♦ 3♦ 4♦ 6♦"}
    deal = rigged(game, hands=hands, kitty="2♣ 3♣ 4♣ 6♣ 7♣", stock="9♠", **house)
    deal = bid_and_named(deal, "pass 20 pass pass", "♠")
    deal = do(deal, TurnStub(0))
    return {str(action.discard) for action in choices(deal) if isinstance(action, SwapStub)}


EFFECTS = (
    effect(
        "rob_turned_ace",
        "general_120",
        turned_ace,
        *("optional_immediate", ("turned_ace", True)),
        *("mandatory", ("turned_ace", False)),
        *("after_first_trick", ("play", False)),
    ),
    effect(
        "rob_with_ace",
        "general_120",
        with_ace,
        *("optional", (True, False)),
        *("mandatory", (False, False)),
        *("decline_by_announcement", (True, True)),
    ),
    effect(
        "demotion",
        "general_120",
        demoted,
        *("on", (2, 2)),
        *("off", (0, 0)),
        *("not_ah", (2, 0)),
    ),
    effect("beg_king", "irish_45", may_beg, *(False, False), *(True, True)),
    effect("ace_privilege", "one_ten", stub_asked, *(True, True), *(False, False)),
    effect("ace_privilege", "merrimack_valley", stub_asked, *(False, False), *(True, True)),
    effect(
        "ace_swap_discard",
        "one_ten",
        swaps,
        *("free", {"2D", "3D", "4D", "6D"}),
        *("weakest_by_rank", {"2D"}),
    ),
)
