"""House rules of following, keeping back, leading and asking "booked?"."""

from collections.abc import Callable

from fortyfives.game.actions import AskBooked, Play
from fortyfives.game.setting import Phase
from tests.hands import (
    bid_and_named,
    card,
    choices,
    legal_cards,
    may,
    plays,
    rigged,
    scored,
    turn,
)
from tests.rules.effects.effect import Effect, House, effect

GEN = "general_120"
MV = "merrimack_valley"
TOPS = {"renege": "five_jack_ah"}


def may_play(hand: str, led: str, usual: House | None = None) -> Callable[[str, House], object]:
    """Asks what may be played from the hand when spades are trump."""

    def ask(game: str, house: House) -> str:
        given = {**(usual or {}), **house}
        return str(legal_cards(hand, led, "♠", game, demoted=False, **given))

    return ask


def kept_back(game: str, house: House) -> list[bool]:
    """Whether five, jack and ace of hearts may each be kept back from a low trump."""
    hands = ("5♠ K♦", "J♠ K♦", "A♥ K♦")
    return [
        card("K♦") in legal_cards(hand, "2♠", "♠", game, demoted=False, **house) for hand in hands
    ]


def revoke(game: str, house: House) -> tuple[bool, tuple[int, ...]]:
    """Whether a revoke can happen, and the scores when the bidder has revoked."""
    hands = {0: "5♠ K♠ Q♠ 2♠ 3♠", 1: "J♠ 3♣ 4♣ 6♣ 7♣"}
    deal = bid_and_named(rigged(game, hands=hands, **house), "15 pass pass pass", "♠")
    told = scored(game, "00011", bid="15", revoked=(0,), **house)
    return may(plays(deal, "2♠"), Play(1, card("3♣"))), told.after


def leaders(game: str, house: House) -> list[int]:
    """Who may lead when seat 1 has won the bid and seat 3 has dealt."""
    deal = bid_and_named(rigged(game, **house), "pass 20 pass pass", "♠")
    if deal.phase is Phase.LEADER:
        return [getattr(action, "leader", -1) for action in choices(deal)]
    return [turn(deal)]


def asked(game: str, house: House) -> bool:
    """Whether one may ask "booked?"."""
    return may(bid_and_named(rigged(game, **house), "20 pass pass pass", "♠"), AskBooked(1, 0))


EFFECTS: tuple[Effect, ...] = (
    effect(
        "follow",
        GEN,
        may_play("K♣ 2♠ 3♦", "9♣"),
        *("follow_or_trump", "KC 2S"),
        *("trump_only", "KC 3D 2S"),
    ),
    effect("must_trump_if_void", GEN, may_play("2♠ 3♦", "9♣"), *(False, "3D 2S"), *(True, "2S")),
    effect(
        "renege",
        GEN,
        kept_back,
        *("five", [True, False, False]),
        *("none", [False, False, False]),
        *("five_jack_ah", [True, True, True]),
    ),
    effect(
        "five_test",
        "irish_45",
        may_play("5♠ K♦", "RJ", {"jokers": 2}),
        *("always_free", "KD 5S"),
        *("forced_by_higher", "5S"),
    ),
    effect(
        "renege_test",
        GEN,
        may_play("J♠ K♦", "5♠", TOPS),
        *("outranks_lead", "JS"),
        *("always", "KD JS"),
    ),
    effect(
        "renege_force",
        GEN,
        may_play("J♠ K♦", "2♠ 5♠", TOPS),
        *("led", "KD JS"),
        *("played", "JS"),
    ),
    effect(
        "renege_group",
        GEN,
        lambda game, house: (
            str(legal_cards("5♠ J♠ K♦", "2♠", "♠", game, demoted=False, **TOPS, **house)),
            str(legal_cards("J♠ A♥ K♦", "5♠", "♠", game, demoted=False, **TOPS, **house)),
        ),
        *("all", ("KD 5S JS", "AH JS")),
        *("sole_trump_only", ("5S JS", "AH JS")),
        *("tns_literal", ("KD 5S JS", "KD AH JS")),
    ),
    effect(
        "joker_renegable",
        GEN,
        may_play("RJ K♦", "2♠", {"jokers": 1, **TOPS}),
        *(False, "RJ"),
        *(True, "KD RJ"),
    ),
    effect(
        "ah_lead",
        GEN,
        may_play("K♥ 3♦", "A♥"),
        *("classical", "3D KH"),
        *("trump_then_heart", "KH"),
    ),
    effect(
        "ah_lead_renege",
        GEN,
        may_play("5♠ 3♦", "A♥"),
        *("allowed", "3D 5S"),
        *("forbidden", "5S"),
    ),
    effect(
        "revoke",
        MV,
        revoke,
        *("prevent", (False, (20, 10))),
        *("offender_side_scores_zero", (True, (-15, 10))),
        *("bidder_set", (True, (-15, 10))),
    ),
    effect(
        "first_lead",
        MV,
        leaders,
        *("bidder", [1]),
        *("left_of_dealer", [0]),
        *("left_of_bidder", [2]),
        *("bidders_choice", [1, 2]),
    ),
    effect("booked", MV, asked, *("off", False), *("ask_and_fold", True)),
)
