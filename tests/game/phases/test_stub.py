"""The ace of trumps and the stub in One-Hundred and Ten."""

import pytest

from fortyfives import apply
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import (
    Action,
    ChooseLeader,
    LeaveStub,
    PassStub,
    Play,
    SwapStub,
    TurnStub,
)
from fortyfives.game.deal import Deal
from fortyfives.game.setting import Phase
from tests.hands import (
    bids,
    card,
    cards,
    choices,
    do,
    finish,
    hand,
    may,
    names,
    refused,
    rigged,
    rule,
    throws,
    turn,
)

BIDDER = {0: "5♠ J♠ 2♦ 3♦ 4♦", 3: "K♣ Q♣ J♣ 5♣ 6♣"}
KITTY = "6♦ 7♦ 8♦ 9♦ T♦"
HOLDER = "A♠ 2♣ 3♣ 4♣ K♠"


def refilled(
    stub: str = "", trump: str = "♠", holder: str = HOLDER, *, jokers: int = 0, swap: str = "free"
) -> Deal:
    """The hands are complete, and seat 1 holds the ace; the stub lies like this."""
    deal = rigged(
        "one_ten",
        hands={**BIDDER, 1: holder},
        kitty=KITTY,
        stock=stub,
        jokers=jokers,
        ace_swap_discard=swap,
    )
    return throws(names(bids(deal, "15 pass pass pass"), trump))


def turned(stub: str, trump: str = "♠", holder: str = HOLDER, *, jokers: int = 0) -> Deal:
    """Seat 1 has turned the stub."""
    return do(refilled(stub, trump, holder, jokers=jokers), PassStub(0), TurnStub(1))


@rule("H110-11", "AMB-58")
def test_every_seat_is_asked_in_turn_and_a_no_is_the_same_for_all() -> None:
    deal, told = refilled(), []
    for seat in range(4):
        assert (deal.phase, turn(deal)) == (Phase.STUB, seat)
        step = apply(deal, PassStub(seat))
        told.append([type(event).__name__ for event in step.events])
        deal = step.deal
    assert told == [["StubPassed", "Asked"]] * 4
    assert deal.phase is Phase.LEADER


@rule("H110-11")
def test_only_the_holder_of_the_ace_of_trumps_may_turn_the_stub() -> None:
    assert refused(refilled(), TurnStub(0)).key == "stub-needs-the-ace"
    deal = do(refilled(), PassStub(0))
    assert choices(deal) == (PassStub(1), TurnStub(1))
    assert refused(do(deal, PassStub(1)), SwapStub(2, card("A♥"))).key == "not-now"
    hearts = do(refilled(trump="♥", holder="A♠ 2♣ 3♣ 4♣ K♥"), PassStub(0))
    assert choices(hearts) == (PassStub(1),)


@rule("H110-11", "AMB-58")
def test_the_bidder_has_the_privilege_like_any_other() -> None:
    deal = rigged("one_ten", hands={0: "A♠ K♠ Q♠ 2♠ 3♠"})
    deal = throws(names(bids(deal, "15 pass pass pass"), "♠"))
    assert may(deal, TurnStub(0))


@rule("H110-11")
def test_cards_are_turned_until_a_trump_appears_and_are_then_out_of_play() -> None:
    deal = turned("3♥ K♦ 7♠ 8♠")
    assert deal.public.stub.turned == (card("3♥"), card("K♦"), card("7♠"))
    assert deal.public.stub.offered == card("7♠")
    assert deal.public.stock == len(deal.hidden.stock) == 27 - 3
    assert deal.hidden.stock[0] is card("8♠")


@rule("AMB-58")
def test_the_ace_of_hearts_and_a_joker_are_trumps_when_they_turn_up() -> None:
    assert turned("3♥ A♥ 7♠").public.stub.offered == card("A♥")
    assert turned("3♥ RJ 7♠", jokers=1).public.stub.offered == card("RJ")


@rule("AMB-58")
def test_with_hearts_trump_it_is_the_ace_of_hearts_that_turns_the_stub() -> None:
    deal = turned("3♠ A♠ 7♥", trump="♥", holder="A♥ 2♣ 3♣ 4♣ K♥")
    assert deal.public.stub.offered == card("7♥")


@rule("H110-11", "AMB-58")
def test_nothing_happens_if_the_stub_has_no_trump() -> None:
    spades = "A♠ Q♠ K♠ 2♠ 3♠"
    rest = {2: "4♠ 6♠ 7♠ 8♠ 9♠", 3: "T♠ A♥ 5♣ 6♣ 7♣"}
    deal = rigged("one_ten", hands={**BIDDER, 1: spades, **rest}, kitty=KITTY)
    deal = throws(names(bids(deal, "15 pass pass pass"), "♠"))
    deal = do(deal, PassStub(0), TurnStub(1))
    assert (deal.public.stub.offered, deal.public.stock) == (None, 0)
    assert len(deal.public.stub.turned) == 27
    assert (deal.phase, turn(deal), hand(deal, 1)) == (Phase.LEADER, 0, cards(spades))


@rule("H110-11")
def test_he_swaps_a_card_of_his_or_declines_the_trump() -> None:
    deal = turned("3♥ 7♠")
    swapped = do(deal, SwapStub(1, card("4♣")))
    assert hand(swapped, 1) == cards("A♠ K♠ 2♣ 3♣ 7♠")
    assert swapped.public.sizes == (5, 5, 5, 5)
    declined = do(deal, LeaveStub(1))
    assert hand(declined, 1) == cards(HOLDER)
    for done in (swapped, declined):
        assert (done.phase, done.public.stub.offered) == (Phase.LEADER, None)


@rule("AMB-58")
@pytest.mark.parametrize(("swap", "found"), [("free", "2♣ 3♣ 4♣ K♠"), ("weakest_by_rank", "4♣")])
def test_he_may_give_what_he_likes_but_the_ace_or_only_the_weakest(swap: str, found: str) -> None:
    deal = do(refilled("7♠", swap=swap), PassStub(0), TurnStub(1))
    given = [action.discard for action in choices(deal) if isinstance(action, SwapStub)]
    assert CardSet.of(given) == cards(found)


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (SwapStub(1, card("A♠")), "stub-card-must-stay"),
        (SwapStub(1, card("7♠")), "card-not-held"),
        (TurnStub(1), "not-now"),
        (PassStub(1), "not-now"),
        (Play(1, card("2♣")), "not-now"),
    ],
)
def test_what_may_not_be_done_with_a_trump_that_was_turned(action: Action, key: str) -> None:
    assert refused(turned("3♥ 7♠"), action).key == key


@rule("AMB-58", "H110-10")
def test_the_stub_is_settled_before_the_bidder_says_who_leads() -> None:
    deal = refilled()
    assert refused(deal, ChooseLeader(0, 0)).key == "leader-bidder-or-left"
    deal = do(turned("7♠"), LeaveStub(1), ChooseLeader(0, 1))
    assert (deal.phase, turn(deal)) == (Phase.PLAY, 1)
    assert finish(deal).over


@rule("AMB-35", "AMB-58")
def test_nobody_is_asked_when_no_stub_is_left() -> None:
    deal = rigged("one_ten", players=8)
    deal = names(bids(deal, "15" + " pass" * 7), "♠")
    thrown = {seat: str(next(iter(hand(deal, seat)))) for seat in range(1, 8)}
    deal = throws(deal, thrown)
    assert (deal.public.stock, deal.phase) == (0, Phase.LEADER)
