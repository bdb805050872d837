"""A cut with real cards: the ace is low, suits do not count, those tied lowest cut again."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.cards.card import PACK, RANKS, Card
from fortyfives.cards.pack import pack
from fortyfives.tournament.cutting.real import RealCut
from fortyfives.tournament.refused import Refused


def cards(text: str, *entries: int) -> dict[int, Card]:
    """A card for each of these entries."""
    return dict(zip(entries, map(Card.parse, text.split()), strict=True))


@pytest.mark.rule("EVE-08", "AMB-84")
def test_equal_lowest_cards_cut_again_and_the_others_are_out() -> None:
    cut = RealCut((1, 2, 3)).draw(cards("7H 3C 3D", 1, 2, 3))
    assert (cut.cutting, cut.winner) == ((2, 3), None)
    cut = cut.draw(cards("AS 2S", 2, 3))
    assert (cut.cutting, cut.winner) == ((2,), 2)
    with pytest.raises(Refused, match="hall-cut-decided"):
        cut.draw(cards("KS", 2))


@pytest.mark.parametrize(
    ("text", "entries", "key"),
    [
        ("3C 3C", (1, 2), "hall-cut-card-gone"),
        ("3C RJ", (1, 2), "hall-cut-card-gone"),
        ("3C", (1,), "hall-cut-missing"),
        ("3C 3D 4D", (1, 2, 3), "hall-cut-not-yours"),
    ],
)
def test_each_of_those_who_cut_names_a_card_of_the_deck(
    text: str, entries: tuple[int, ...], key: str
) -> None:
    with pytest.raises(Refused) as refused:
        RealCut((1, 2)).draw(cards(text, *entries))
    assert refused.value.key == key


def test_a_card_cannot_be_cut_twice_from_one_deck() -> None:
    tied = RealCut((1, 2, 3)).draw(cards("3C 3D KS", 1, 2, 3))
    assert len(tied.left) == 49
    for gone in ("3C", "KS"):
        with pytest.raises(Refused, match="hall-cut-card-gone"):
            tied.draw(cards(f"{gone} 4D", 1, 2))


def test_the_whole_deck_serves_again_when_too_few_cards_are_left() -> None:
    everybody = tuple(range(1, 53))
    cut = RealCut(everybody).draw(dict(zip(everybody, pack(), strict=True)))
    assert len(cut.cutting) == 4
    assert len(cut.left) == 52
    again = cut.draw(dict(zip(cut.cutting, map(Card.parse, ("KC", "KD", "KH", "KS")), strict=True)))
    assert len(again.left) == 48


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ({"entrants": ()}, "hall-cut-entrants"),
        ({"entrants": (3, 3)}, "hall-cut-entrants"),
        ({"entrants": tuple(range(1, 54))}, "hall-cut-too-many"),
        ({"shuffled_by": 1}, "hall-cut-shuffler"),
        ({"witnesses": ("Ann",)}, "hall-cut-witnesses"),
        ({"witnesses": ("Ann", "Ann")}, "hall-cut-witnesses"),
    ],
)
def test_a_cut_is_shuffled_by_others_and_witnessed_by_two(told: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused) as refused:
        RealCut(**({"entrants": (1, 2)} | told))
    assert refused.value.key == key
    assert RealCut((1, 2), shuffled_by=3, witnesses=("Ann", "Joe")).cutting == (1, 2)


drawn = st.lists(st.sampled_from(PACK[:52]), min_size=2, max_size=12, unique=True)


@pytest.mark.rule("AMB-84")
@given(drawn, st.randoms(use_true_random=False))
def test_who_wins_a_cut_depends_on_ranks_only(named: list[Card], chance: Any) -> None:
    entries = tuple(range(1, len(named) + 1))
    by_entry = dict(zip(entries, named, strict=True))
    low = min(RANKS.index(card.rank) for card in named)
    lowest = [e for e in entries if RANKS.index(by_entry[e].rank) == low]
    assert list(RealCut(entries).draw(by_entry).cutting) == lowest
    turned = tuple(chance.sample(entries, len(entries)))
    again = RealCut(turned).draw(by_entry)
    assert set(again.cutting) == set(lowest)
    assert [entry for entry, _ in again.rounds[0]] == list(turned)
