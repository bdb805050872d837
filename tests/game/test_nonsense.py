"""What is no action at all is neither legal nor refused: it is an error that says what is wrong."""

import random
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from typing import Any

import pytest

from fortyfives.cards.card import PACK, Card, Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.game.actions import ACTIONS, Action, Cut
from fortyfives.game.deal import Deal
from fortyfives.game.engine import IllegalAction, apply
from fortyfives.game.events import ThrownIn
from fortyfives.game.legality import NotAnAction, legal, refuse
from fortyfives.game.setting import Phase
from fortyfives.game.showing import view_for
from fortyfives.game.view import NOTHING
from fortyfives.rules.dealing import read_pattern
from fortyfives.rules.stakes import Call
from tests.game.watching import played
from tests.hands import rigged
from tests.strategies import Table

ENDLESS = 10**5000
ODD: list[Any] = [
    *(None, True, 1.0, -1, 99, "5H", "", b"5H", Call, 1j, object(), [], {}, set(), ENDLESS),
    ([],),
]
SOUND: dict[Any, Any] = {
    Card: PACK[0],
    CardSet: CardSet(1),
    Call: Call.PASS,
    Suit: Suit.CLUBS,
    int: 1,
    tuple: read_pattern("3-2"),
}
MASKS: list[Any] = [None, True, 1.0, -1, "5H", 1 << 54]
FORGED: dict[Any, list[Any]] = {
    Card: [Card(0, 1, "A", Suit.CLUBS), Suit.CLUBS, CardSet(1)],
    CardSet: [*(CardSet(mask) for mask in MASKS), [PACK[0]], PACK[0]],
    Call: ["20", "pass", 20, Suit.CLUBS],
    Suit: ["H", "hearts", Call.PASS],
    tuple: ["3-2", [*read_pattern("3-2")], (3, 2), (None,)],
    int: [],
}
"""What is near to each part of an action, and is not it."""
TABLES = [
    *(Table("ns_auction_cape_breton", 4), Table("one_ten", 3), Table("ns_call_your_partner", 5)),
    *(Table("irish_45", 3), Table("games_55plus", 4), Table("traditional_ns_45", 2)),
]


def of(part: Any) -> Any:
    """The class that a part of an action is of."""
    return getattr(part.type, "__origin__", part.type)


def sound(kind: type[Action], seat: int) -> Action:
    """An action of that kind with nothing odd in it."""
    return kind(seat, *(SOUND[of(part)] for part in fields(kind)[1:]))


def spoilt(kind: type[Action], seat: int) -> Iterator[Action]:
    """Actions of that kind with every odd thing in every place."""
    for place, part in enumerate(fields(kind)):
        for odd in (*ODD, *FORGED[of(part)]):
            if part.name == "depth" and type(odd) is int:
                continue  # a number of cards, if far too many: the rules refuse it
            parts: list[Any] = [seat, *(SOUND[of(each)] for each in fields(kind)[1:])]
            parts[place] = odd
            yield kind(*parts)


@cache
def moments() -> dict[Phase, Deal]:
    """A deal in each phase."""
    found = {Phase.JOKER: rigged("irish_45", turned="RJ")}
    for table in TABLES:
        for seed in range(10):
            told = played(table, random.Random(f"{table} {seed}"))
            for deal in (told.first.deal, *(step.deal for _, step in told.told)):
                found.setdefault(deal.phase, deal)
    return found


ASKS: list[Callable[[Deal, Any, int], object]] = [
    lambda deal, action, seat: refuse(view_for(deal, seat), action),
    lambda deal, action, _: apply(deal, action),
]
kinds = pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
NONSENSE: dict[str, Any] = {
    "a card": "five of hearts",
    "nothing": None,
    "a number": 5,
    "a tuple": ("Cut", 0, 1),
    "an object": object(),
    "a list": [],
    "a class": ACTIONS[0],
    "an endless number": ENDLESS,
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_no_action(what: str) -> None:
    deal = rigged("general_120")
    for ask in ASKS:
        with pytest.raises(NotAnAction, match="is not an action"):
            ask(deal, NONSENSE[what], 0)


def test_there_is_a_moment_of_every_phase() -> None:
    assert set(moments()) == set(Phase)


@kinds
def test_an_action_with_anything_odd_in_it_is_no_action_at_any_moment(kind: type[Action]) -> None:
    for deal in moments().values():
        seat = 0 if deal.turn is None else deal.turn
        for action in spoilt(kind, seat):
            for ask in ASKS:
                with pytest.raises(NotAnAction, match="is not an action"):
                    ask(deal, action, seat)


@kinds
def test_an_action_with_nothing_odd_in_it_is_legal_or_refused(kind: type[Action]) -> None:
    for deal in moments().values():
        seat = 0 if deal.turn is None else deal.turn
        action = sound(kind, seat)
        allowed = action in legal(view_for(deal, seat))
        assert (refuse(view_for(deal, seat), action) is None) is allowed


@kinds
def test_in_finds_what_going_through_would_find_and_nothing_odd(kind: type[Action]) -> None:
    for deal in moments().values():
        seat = 0 if deal.turn is None else deal.turn
        may = legal(view_for(deal, seat))
        every = list(may)
        for action in spoilt(kind, seat):
            assert (action in may) is any(action == each for each in every)


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_never_among_what_may_be_done(what: str) -> None:
    for deal in moments().values():
        assert NONSENSE[what] not in legal(view_for(deal, deal.turn or 0))


def test_a_cut_of_more_cards_than_anybody_can_count_is_refused() -> None:
    deal = rigged("general_120", uncut=True)
    assert deal.turn is not None
    with pytest.raises(IllegalAction, match="cut-leaves-cards"):
        apply(deal, Cut(deal.turn, ENDLESS))


def test_what_is_wrong_and_what_would_be_right_is_said() -> None:
    deal = rigged("general_120")
    for action, said in {
        "Play": "card must be a card of the pack",
        "Discard": "cards must be a CardSet",
        "Say": "call must be a Call",
        "NameTrump": "suit must be a Suit",
        "ChooseLeader": "leader must be a seat of this table",
    }.items():
        kind = next(kind for kind in ACTIONS if kind.__name__ == action)
        with pytest.raises(NotAnAction, match=said):
            apply(deal, kind(0, None))  # type: ignore[arg-type, call-arg]
    with pytest.raises(NotAnAction, match="the seats are 0 to 3"):
        apply(deal, sound(ACTIONS[0], 4))


def test_what_nobody_holds_changes_nobodys_own_cards() -> None:
    event = ThrownIn()
    assert event.holder is None
    assert event.own(NOTHING) == NOTHING
