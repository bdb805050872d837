"""What is no action at all is neither legal nor refused: it is an error."""

from typing import Any

import pytest

from fortyfives.game.engine import apply
from fortyfives.game.events import ThrownIn
from fortyfives.game.legality import NotAnAction, refuse
from fortyfives.game.showing import view_for
from fortyfives.game.view import NOTHING
from tests.hands import rigged

NONSENSE: list[Any] = ["five of hearts", None, 5, ("Cut", 0, 1)]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=str)
def test_nonsense_is_no_action(nonsense: Any) -> None:
    deal = rigged("general_120")
    with pytest.raises(NotAnAction, match="is not an action"):
        refuse(view_for(deal, 0), nonsense)
    with pytest.raises(NotAnAction, match="is not an action"):
        apply(deal, nonsense)


def test_what_nobody_holds_changes_nobodys_own_cards() -> None:
    event = ThrownIn()
    assert event.holder is None
    assert event.own(NOTHING) == NOTHING
