"""A seat notices nothing of the cards that it has not seen."""

import random

import pytest

from fortyfives.game import events
from fortyfives.game.events import Event
from fortyfives.game.moves import exchanging
from fortyfives.game.moves.draft import Draft
from fortyfives.game.setting import Phase
from tests.game.unseen import Ending, retell
from tests.game.watching import Watched, played
from tests.strategies import Table

DEALS = 40
MOST_TRIED = 40 * DEALS


def told_again(table: Table, kind: type[Event] | None = None) -> tuple[int, int]:
    """How many deals were told again from every side, and how many of them with other cards.

    Only deals in which something of that kind happens are told again, up to any moment after it.
    """
    found = asked = same = 0
    for number in range(MOST_TRIED):
        lot = random.Random(f"{table} {number}")
        told = played(table, lot)
        if kind and not told.happened(kind):
            continue
        for seat in told.everyone:
            upto = lot.randint(_after(told, kind), len(told.told))
            again = retell(told.first, told.told[:upto], seat, lot)
            asked += 1
            same += again.ending is Ending.SAME and again.exchanged > 0
        found += 1
        if found == DEALS:
            break
    return asked, same


def _after(told: Watched, kind: type[Event] | None) -> int:
    """How many actions it took until such a thing happened."""
    for number, (_, step) in enumerate(told.told, start=1):
        if kind and any(isinstance(event, kind) for event in step.events):
            return number
    return 1


@pytest.mark.rule("H110-11")
def test_nobody_learns_from_the_asking_who_holds_the_ace_of_trumps() -> None:
    asked, same = told_again(Table("one_ten", 4), events.StubPassed)
    assert asked > 150
    assert same > asked / 2


@pytest.mark.rule("H110-11")
def test_nobody_learns_more_from_the_stub_than_what_was_turned() -> None:
    asked, same = told_again(Table("one_ten", 4), events.StubTurned)
    assert asked > 25
    assert same > asked / 2


@pytest.mark.rule("GEN-07", "GEN-08")
@pytest.mark.parametrize("key", ["general_120", "traditional_ns_45", "irish_45"])
def test_nobody_learns_who_could_have_robbed(key: str) -> None:
    asked, same = told_again(Table(key, 4))
    assert asked == 5 * DEALS
    assert same > asked / 2


@pytest.mark.rule("GEN-06", "GEN-07", "IRL-10..12")
def test_nobody_learns_what_was_put_down_for_the_turn_up() -> None:
    table = Table("irish_45", 4, (("beg_king", "true"),))
    for kind in (events.Begged, events.TurnUpTaken, events.BegReturned):
        asked, same = told_again(table, kind)
        assert same > asked / 2 > 0


@pytest.mark.rule("MV-28", "MV-29", "AMB-19")
def test_an_answer_tells_whether_a_player_is_booked_and_no_more() -> None:
    asked, same = told_again(Table("merrimack_valley_common", 4), events.BookedAsked)
    assert asked > 100
    assert same > asked / 2


@pytest.mark.rule("NSA-43", "AMB-80")
def test_nobody_learns_who_the_partner_is_before_the_card_is_played() -> None:
    asked, same = told_again(Table("ns_call_your_partner", 5), events.CardCalled)
    assert asked > 100
    assert same > asked / 2


@pytest.mark.rule("VAR-11", "AMB-49")
def test_who_has_not_looked_knows_not_even_his_own_cards() -> None:
    table = Table("merrimack_valley", 4, (("thirty_for_sixty", "blind"),))
    asked, same = told_again(table)
    assert asked == 5 * DEALS
    assert same > asked / 2


@pytest.mark.rule("MV-20..25", "AMB-35")
@pytest.mark.parametrize(
    ("table", "kind"),
    [
        (Table("merrimack_valley", 5, (("four_and_flip", "true"),)), events.FaceUp),
        (Table("ns_auction_cape_breton", 4), events.WentOnTopCard),
        (Table("one_ten", 8, (("stock_short", "reshuffle_discards"),)), events.Reshuffled),
        (Table("var_six_teams_of_three", 6), events.LaterTaken),
    ],
    ids=str,
)
def test_nobody_learns_what_the_others_throw_and_draw(table: Table, kind: type[Event]) -> None:
    asked, same = told_again(table, kind)
    assert same > asked / 2 > 5


# ---------------------------------------------------------------- a leak is noticed


def _ask_the_holder_alone(draft: Draft) -> None:
    """Ask nobody about the stub but the player who holds the ace of trumps."""
    ace = draft.public.order().ace
    holders = [seat for seat in draft.setting.ring if ace in draft.hand(seat)]
    if holders:
        draft.ask(Phase.STUB, holders[0])
    else:
        exchanging._settle_leader(draft)  # noqa: SLF001 - what the engine does without a stub


def test_asking_the_holder_alone_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchanging, "_ask_about_stub", _ask_the_holder_alone)
    with pytest.raises(AssertionError):
        told_again(Table("one_ten", 4))


def test_a_discard_that_all_can_see_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.PutAway, "audience", None)
    with pytest.raises(AssertionError):
        told_again(Table("merrimack_valley", 4), events.Discarded)


def test_a_demotion_that_betrays_the_ace_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Were the turn not to come to a player who cannot rob, all would know that he has no ace."""
    told = Draft.tell

    def tell(draft: Draft, event: Event) -> None:
        if isinstance(event, events.Asked) and draft.public.trump and event.phase is Phase.PLAY:
            ace = draft.public.order().ace in draft.hand(event.seat)
            told(draft, events.LeaderChosen(event.seat if ace else 0))
        told(draft, event)

    monkeypatch.setattr(Draft, "tell", tell)
    with pytest.raises(AssertionError):
        told_again(Table("general_120", 4))
