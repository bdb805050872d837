"""The values of the package are dataclasses, frozen and with slots, whoever looks."""

import copy
import dataclasses
import pickle
import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from msgspec import Struct

import fortyfives
from fortyfives import Card, CardSet, Game, Match, Variant
from fortyfives.cards.card import PACK
from fortyfives.game.actions import ACTIONS, Cut, PassStub
from fortyfives.game.deal import Deal
from fortyfives.game.events import ThrownIn
from fortyfives.game.setting import Setting
from fortyfives.game.view import SeatView
from fortyfives.rules.auction import Contract
from fortyfives.rules.dealing import Dealing, read_pattern
from fortyfives.rules.ranking import Order
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.stakes import Call
from fortyfives.value import dataclass, replace

ONE = Contract(2, Call.THIRTY)


def test_values_are_equal_if_their_class_and_all_their_fields_are() -> None:
    assert Contract(2, Call.THIRTY, bagged=False) == ONE
    assert Contract(2, Call.THIRTY, bagged=True) != ONE
    assert ThrownIn() == ThrownIn()
    others: list[object] = [(1, 2), Cut(1, 3), PassStub(1)]
    assert Cut(1, 2) not in others


def test_equal_values_have_the_same_hash() -> None:
    assert len({ONE, Contract(2, Call.THIRTY), Contract(3, Call.THIRTY)}) == 2
    assert hash(ThrownIn()) == hash(ThrownIn())


def test_a_value_never_changes() -> None:
    with pytest.raises(AttributeError, match="never changes: 'bidder'"):
        ONE.bidder = 3  # type: ignore[misc]
    with pytest.raises(AttributeError, match="never changes: 'bidder'"):
        del ONE.bidder
    with pytest.raises(AttributeError):
        ONE.partner = 3  # type: ignore[attr-defined]
    assert not hasattr(ONE, "__dict__")


WRITTEN_ON = {
    "conformance.kinds.turn_up.TurnUp",
    "telling.sheet.ScoreSheet",
    "tournament.log.undo._Done",
}
"""A case being worked, a sheet of paper, what can be undone: no values, they change by nature."""


MESSAGES: set[type[Struct]] = set()
"""What goes over the wire or into a log."""


def every_value() -> dict[str, type]:
    """Every class of the package whose objects have fields that are told by name."""
    found: dict[str, type] = {}
    for module in pkgutil.walk_packages(fortyfives.__path__, "fortyfives."):
        if module.name.endswith("__main__"):
            continue
        for made in vars(import_module(module.name)).values():
            if isinstance(made, type) and made.__module__ == module.name:
                name = f"{made.__module__}.{made.__qualname__}".removeprefix("fortyfives.")
                if issubclass(made, Struct):
                    MESSAGES.add(made)
                elif vars(made).get("__slots__") and name not in WRITTEN_ON:
                    found[name] = made
    return found


VALUES = every_value()


def test_the_pack_the_rules_the_actions_and_the_deal_are_values() -> None:
    assert {Card, CardSet, Order, Variant, Game, Match, Deal, SeatView, Setting, *ACTIONS} <= set(
        VALUES.values()
    )
    assert len(VALUES) > 150


@pytest.mark.parametrize("name", VALUES)
def test_no_field_of_any_value_can_be_set_or_deleted(name: str) -> None:
    one: Any = object.__new__(VALUES[name])
    for field in (*vars(VALUES[name])["__slots__"], "something_new"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(one, field, None)
        with pytest.raises((AttributeError, TypeError)):
            delattr(one, field)


def test_no_message_and_no_entry_of_a_log_can_be_changed() -> None:
    assert len(MESSAGES) > 50
    assert [made.__name__ for made in MESSAGES if not made.__struct_config__.frozen] == []


def test_a_card_of_the_pack_keeps_its_rank_and_its_suit() -> None:
    five = Card.parse("5H")
    for name, other in (("rank", "A"), ("suit", None), ("index", 0), ("bit", 1), ("worth", 5)):
        with pytest.raises(AttributeError, match="never changes"):
            setattr(five, name, other)
    assert (str(five), five.index, five.bit) == ("5H", PACK.index(five), 1 << PACK.index(five))


def test_a_value_tells_its_fields() -> None:
    assert repr(Cut(1, 20)) == "Cut(seat=1, depth=20)"
    assert repr(ThrownIn()) == "ThrownIn()"


def test_too_few_too_many_and_unknown_fields_are_errors() -> None:
    wrong: list[Callable[[], Any]] = [
        lambda: Cut(1),  # type: ignore[call-arg]
        lambda: Cut(1, 2, 3),  # type: ignore[call-arg]
        lambda: Cut(1, deep=2),  # type: ignore[call-arg]
    ]
    for make in wrong:
        with pytest.raises(TypeError):
            make()


def test_a_value_can_refuse_to_be_made() -> None:
    with pytest.raises(InconsistentRules):
        Dealing(read_pattern("3-3"))


def test_a_copy_may_differ() -> None:
    assert replace(ONE, bidder=3) == Contract(3, Call.THIRTY)
    with pytest.raises(InconsistentRules):
        replace(Dealing(read_pattern("3-2")), jokers=2)
    with pytest.raises(TypeError):
        replace(ONE, nobody=3)  # type: ignore[call-arg]


def test_copies_and_pickles_are_equal() -> None:
    assert copy.copy(ONE) == copy.deepcopy(ONE) == pickle.loads(pickle.dumps(ONE)) == ONE  # noqa: S301 - our own


def test_a_value_can_be_matched() -> None:
    match ONE:
        case Contract(bidder, Call.THIRTY):
            assert bidder == 2
        case _:
            pytest.fail("not matched")


def test_the_standard_library_knows_the_fields() -> None:
    assert dataclasses.is_dataclass(ONE)
    assert dataclasses.is_dataclass(Contract)
    assert [field.name for field in dataclasses.fields(ONE)] == ["bidder", "call", "bagged"]
    assert [field.default for field in dataclasses.fields(Contract)][2] is False
    assert dataclasses.replace(ONE, bagged=True) == Contract(2, Call.THIRTY, bagged=True)
    assert dataclasses.asdict(ONE) == {"bidder": 2, "call": Call.THIRTY, "bagged": False}
    assert dataclasses.fields(ThrownIn()) == ()


def test_methods_of_ones_own_are_kept() -> None:
    @dataclass(frozen=True, slots=True)
    class Always:
        number: int

        def __eq__(self, _other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 0

        def __repr__(self) -> str:
            return "always"

    assert Always(1) == Always(2)
    assert hash(Always(1)) == 0
    assert repr(Always(1)) == "always"
