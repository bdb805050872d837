"""Call Your Partner: five players, and the holder of the card called helps the bidder."""

from typing import Any

from fortyfives.game.actions import CallCard, GoAlone, Play
from fortyfives.game.called import lapsed_call, open_call
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from fortyfives.game.story import PartnerStory
from tests.hands import (
    bids,
    card,
    cards,
    choices,
    do,
    hand,
    may,
    names,
    playable,
    plays,
    refused,
    rigged,
    rule,
    throws,
    total,
    turn,
)
from tests.whole import game, played

KITTY = "4♦ 6♦ 7♦ 8♦"
HANDS = {
    0: "5♠ J♠ K♠ 3♦ 2♣",
    1: "K♦ Q♦ J♦ T♦ 9♦",
    2: "A♥ 9♠ 2♥ 3♥ 4♥",
    3: "K♣ Q♣ J♣ A♣ 3♣",
    4: "K♥ Q♥ J♥ T♥ 9♥",
}
FIRST_TRICK = "K♦ A♥ 3♣ 9♥ 3♦"
THE_REST = "9♠ A♣ T♥ K♠ 9♦  5♠ T♦ 2♥ J♣ J♥  J♠ J♦ 3♥ Q♣ Q♥  2♣ Q♦ 4♥ K♣ K♥"


def bid_won(hands: dict[int, str] | None = None, bid: str = "25", **house: Any) -> Deal:
    """Seat 0 has bid on these hands and names spades; seat 1 is to lead."""
    deal = rigged("ns_call_your_partner", hands=hands or HANDS, kitty=KITTY, **house)
    return names(bids(deal, f"{bid} pass pass pass pass"), "♠")


def refilled(hands: dict[int, str] | None = None, bid: str = "25", **house: Any) -> Deal:
    """The same, and the bidder has thrown the kitty and keeps what he was dealt."""
    return throws(bid_won(hands, bid, **house), {0: KITTY})


def called(wanted: str, hands: dict[int, str] | None = None, bid: str = "25", **house: Any) -> Deal:
    """The same, and he has called this card."""
    return do(refilled(hands, bid, **house), CallCard(0, card(wanted)))


# --- the call ----------------------------------------------------------------------------------


@rule("NSA-43")
def test_the_bidder_calls_a_card_after_the_refill_and_before_the_first_card() -> None:
    assert bid_won().phase is Phase.EXCHANGE
    deal = refilled()
    assert (deal.phase, turn(deal)) == (Phase.CALLING, 0)
    assert refused(deal, Play(1, card("K♦"))).key == "not-your-turn"
    deal = do(deal, CallCard(0, card("A♥")))
    assert (deal.phase, turn(deal)) == (Phase.PLAY, 1)
    assert not may(deal, CallCard(0, card("A♥")))


@rule("NSA-44")
def test_no_card_may_be_called_that_outranks_every_card_of_the_caller() -> None:
    deal = refilled({**HANDS, 0: "A♠ K♠ 3♦ 2♣ 5♦", 3: "J♠ Q♣ J♣ A♣ 3♣"})
    for better in ("A♥", "J♠"):
        assert refused(deal, CallCard(0, card(better))).key == "call-outranks-hand"
    for allowed in ("K♠", "Q♠", "K♦"):
        assert may(deal, CallCard(0, card(allowed)))


@rule("NSA-44")
def test_the_five_of_trumps_is_never_called_not_even_ones_own() -> None:
    assert refused(refilled(), CallCard(0, card("5♠"))).key == "call-not-the-five"


@rule("NSA-44")
def test_without_a_trump_no_trump_may_be_called() -> None:
    deal = refilled({**HANDS, 0: "5♦ A♦ 2♦ 3♦ 2♣"}, name_needs_trump="no")
    assert refused(deal, CallCard(0, card("T♠"))).key == "call-outranks-hand"
    assert may(deal, CallCard(0, card("K♥")))


@rule("NSA-44")
def test_a_joker_is_no_card_of_this_pack() -> None:
    assert refused(refilled(), CallCard(0, card("RJ"))).key == "call-not-in-pack"


@rule("NSA-61")
def test_the_worked_calls() -> None:
    assert may(refilled(), CallCard(0, card("A♥")))
    jack_and_ace = refilled({**HANDS, 0: "J♠ A♥ K♠ 3♦ 2♣", 2: "5♠ A♠ 2♥ 3♥ 4♥"})
    assert may(jack_and_ace, CallCard(0, card("A♠")))
    assert not may(jack_and_ace, CallCard(0, card("5♠")))


@rule("NSA-57")
def test_elsewhere_the_card_is_called_as_soon_as_trump_is_named() -> None:
    deal = bid_won(call_time="at_naming")
    assert (deal.phase, len(hand(deal, 0))) == (Phase.CALLING, 5)
    deal = do(deal, CallCard(0, card("A♥")))
    assert (deal.phase, len(hand(deal, 0))) == (Phase.EXCHANGE, 9)
    deal = throws(deal, {0: KITTY})
    assert (deal.phase, turn(deal)) == (Phase.PLAY, 1)


@rule("NSA-57")
def test_a_card_called_at_naming_counts_only_if_it_is_in_play() -> None:
    deal = do(bid_won(call_time="at_naming"), CallCard(0, card("A♥")))
    deal = throws(deal, {0: KITTY, 2: "A♥"})
    drawn = next(iter(hand(deal, 2) - cards("9♠ 2♥ 3♥ 4♥")))
    deal = plays(deal, FIRST_TRICK.replace("A♥", str(drawn)))
    assert deal.public.partner == PartnerStory(card("A♥"))


# --- the partner -------------------------------------------------------------------------------


@rule("NSA-45")
def test_the_bidder_may_say_that_he_goes_alone() -> None:
    deal = plays(do(refilled(), GoAlone(0)), f"{FIRST_TRICK} {THE_REST}")
    assert deal.public.partner == PartnerStory(alone=True)
    assert total(deal) == (-25, 0, 5, 5, 0)


@rule("NSA-45")
def test_the_bidder_goes_alone_by_calling_a_card_that_he_holds() -> None:
    deal = plays(called("K♠", bid="20"), f"{FIRST_TRICK} {THE_REST}")
    assert deal.public.partner == PartnerStory(card("K♠"), alone=True)
    assert total(deal) == (20, 0, 5, 5, 0)


@rule("NSA-46")
def test_whoever_holds_the_card_is_the_partner_once_he_has_played_it() -> None:
    deal = called("A♥")
    assert deal.public.partner == PartnerStory(card("A♥"))
    deal = plays(deal, FIRST_TRICK)
    assert deal.public.partner == PartnerStory(card("A♥"), partner=2)


@rule("NSA-47")
def test_the_card_must_be_played_by_the_second_trick() -> None:
    deal = plays(called("A♥"), "K♦")
    assert playable(deal) == cards(HANDS[2])
    deal = plays(deal, "2♥ 3♣ 9♥ 3♦ Q♦")
    assert playable(deal) == cards("A♥")
    assert refused(deal, Play(2, card("3♥"))).key == "called-card-is-due"


@rule("NSA-47")
def test_so_must_the_callers_own() -> None:
    deal = plays(called("K♠"), "K♦ 2♥ 3♣ 9♥ 3♦ Q♦ 3♥ J♣ J♥")
    assert (turn(deal), playable(deal)) == (0, cards("K♠"))


@rule("NSA-47")
def test_who_leads_to_the_second_trick_leads_the_card() -> None:
    hands = {**HANDS, 1: "A♥ Q♦ J♦ T♦ 9♦", 2: "K♦ 9♠ 2♥ 3♥ 4♥"}
    deal = plays(called("A♥", hands), "Q♦ K♦ 3♣ 9♥ 3♦")
    assert (turn(deal), len(playable(deal))) == (2, 4)
    deal = plays(called("A♥", hands), "Q♦ 9♠ 3♣ 9♥ 3♦ 2♥ A♣ J♥ 5♠")
    assert (turn(deal), playable(deal)) == (1, cards("A♥"))


@rule("NSA-48")
def test_elsewhere_the_card_must_be_played_to_the_first_trick() -> None:
    deal = plays(called("A♥", call_deadline=1), "K♦")
    assert (turn(deal), playable(deal)) == (2, cards("A♥"))


@rule("NSA-49")
def test_a_card_that_the_suit_rules_kept_back_after_the_second_trick_finds_no_partner() -> None:
    hands = {**HANDS, 1: "A♠ Q♥ 2♦ T♦ 9♦", 2: "K♦ 9♠ 2♥ 3♥ 4♥", 4: "K♥ Q♦ J♥ T♥ 9♥"}
    deal = plays(called("K♦", hands), "Q♥ 2♥ 3♣ 9♥ 2♣ A♠")
    assert playable(deal) == cards("9♠")
    deal = plays(deal, "9♠ J♣ T♥ J♠ 3♦")
    assert (turn(deal), card("K♦") in playable(deal)) == (1, False)
    deal = plays(deal, "2♦ K♦")
    assert deal.public.partner == PartnerStory(card("K♦"))


@rule("NSA-49")
def test_a_card_in_the_stock_finds_no_partner() -> None:
    deal = plays(called("Q♠"), f"{FIRST_TRICK} {THE_REST}")
    assert deal.public.partner == PartnerStory(card("Q♠"))
    assert total(deal) == (-25, 0, 5, 5, 0)


@rule("NSA-48", "NSA-49")
def test_a_call_is_open_for_two_tricks_and_has_lapsed_after_them() -> None:
    deal = plays(called("Q♠"), f"{FIRST_TRICK} 9♠")
    assert (open_call(deal.public), lapsed_call(deal.public)) == (card("Q♠"), None)
    deal = plays(deal, "A♣ T♥ K♠ 9♦")
    assert (open_call(deal.public), lapsed_call(deal.public)) == (None, card("Q♠"))


@rule("NSA-49")
def test_a_call_that_found_a_partner_neither_stays_open_nor_lapses() -> None:
    deal = plays(called("A♥"), f"{FIRST_TRICK} {THE_REST}")
    assert (open_call(deal.public), lapsed_call(deal.public)) == (None, None)


@rule("NSA-50", "NSA-51")
def test_bidder_and_partner_gain_the_same_and_the_others_score_for_themselves() -> None:
    deal = plays(called("A♥"), f"{FIRST_TRICK} {THE_REST}")
    assert total(deal) == (25, 0, 25, 5, 0)


@rule("NSA-50", "NSA-51")
def test_bidder_and_partner_lose_the_same() -> None:
    deal = plays(called("A♥", bid="30"), f"{FIRST_TRICK} {THE_REST}")
    assert total(deal) == (-30, 0, -30, 5, 0)


@rule("NSA-55")
def test_a_partner_may_play_against_the_bidder() -> None:
    hands = {**HANDS, 2: "A♥ A♠ 2♥ 3♥ 4♥"}
    deal = plays(called("A♥", hands), f"{FIRST_TRICK} 4♥ A♣ K♥ 2♣ 9♦ Q♥ K♠ T♦")
    assert (turn(deal), deal.public.partner.partner) == (2, 2)
    assert playable(deal) == cards("A♠ 2♥ 3♥")
    deal = plays(deal, "A♠ J♣")
    assert deal.public.tricks[-1].taker == 2


@rule("NSA-56")
def test_the_partnership_ends_with_the_hand() -> None:
    first = game("ns_call_your_partner", dealer=4)
    following = played(first)
    assert following.sides == ((0,), (1,), (2,), (3,), (4,))
    assert following.deal().public.partner == PartnerStory()


@rule("NSA-43", "NSA-45")
def test_only_calls_and_going_alone_are_open_while_the_bidder_thinks() -> None:
    found = choices(refilled())
    assert GoAlone(0) in found
    assert len(found) == 1 + 51
