import pytest

from fortyfives import variant
from fortyfives.cards.notation import read_cards
from fortyfives.cards.pack import pack
from fortyfives.game.actions import Cut
from fortyfives.game.chance import Recorded
from fortyfives.game.engine import apply, start
from fortyfives.game.setting import Setting, setting
from fortyfives.record.deck import CardsDoNotFit, stacked

VALLEY: Setting = setting(variant("merrimack_valley"), 2, 1)


@pytest.mark.parametrize("cut", [1, 26, 51])
def test_the_pack_is_stacked_so_that_the_cards_one_wants_are_dealt(cut: int) -> None:
    deck = stacked(
        VALLEY,
        {0: read_cards("5S JS AH"), 1: read_cards("2C 3C 4C 5C 6C")},
        kitty=read_cards("KD QD JD"),
        stock=read_cards("9H 8H"),
        cut=cut,
    )
    assert sorted(map(str, deck)) == sorted(map(str, pack()))
    deal = apply(start(VALLEY, Recorded({"deck": deck})).deal, Cut(0, cut)).deal
    assert set(read_cards("5S JS AH")) <= set(deal.owns[0].hand)
    assert set(deal.owns[1].hand) == set(read_cards("2C 3C 4C 5C 6C"))
    assert deal.hidden.kitty == read_cards("KD QD JD")
    assert deal.hidden.stock[:2] == read_cards("9H 8H")


def test_cards_that_stay_unseen_are_stacked_too() -> None:
    table = setting(variant("var_three_pairs"), 6, 5)
    deck = stacked(table, {}, later={3: read_cards("5S JS AH")}, pattern=None)
    deal = apply(start(table, Recorded({"deck": deck})).deal, Cut(4, 1)).deal
    assert set(deal.hidden.later[3]) == set(read_cards("5S JS AH"))


@pytest.mark.parametrize(
    ("hand", "kitty", "stock", "why"),
    [
        ("5S 5S", "", "", "5S is there twice"),
        ("5S", "5S", "", "5S is there twice"),
        ("RJ", "", "", "RJ is not in this pack"),
        ("5S 6S 7S 8S 9S TS", "", "", "more cards than are dealt there"),
        ("", "2C 3C 4C 5C", "", "more cards than are dealt there"),
        ("", "", " ".join(str(card) for card in pack()[:40]), "left in the stock"),
        ("", "", " ".join(str(card) for card in pack()[:50]), "left in the stock"),
    ],
)
def test_cards_that_do_not_fit_are_refused(hand: str, kitty: str, stock: str, why: str) -> None:
    with pytest.raises(CardsDoNotFit, match=why):
        stacked(
            VALLEY,
            {0: read_cards(hand)},
            kitty=read_cards(kitty),
            stock=read_cards(stock),
        )
