"""A cut on the screen: the same bytes everywhere, and nobody has the better chance."""

import hashlib
import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.cards.card import RANKS
from fortyfives.cards.pack import pack
from fortyfives.tournament.cutting.chance import commitment, drawn, seed, shuffled, words
from fortyfives.tournament.cutting.context import Context
from fortyfives.tournament.cutting.groups import cuts_needed, groups, sizes
from fortyfives.tournament.cutting.screen import screen_cut
from fortyfives.tournament.refused import Refused

SECRET = bytes(range(32))
SEEDS = [2_000]
"""How often the frequency test cuts; in full it is 100,000."""

secrets = st.binary(min_size=32, max_size=32)
entrants = st.sets(st.integers(1, 999), min_size=2, max_size=52).map(lambda s: tuple(sorted(s)))


def context(*entries: int, slips: dict[int, int] | None = None) -> Context:
    """A first cut of these entries; all slips are 0 unless they are told."""
    return Context.of("prize-1", 1, entries, slips or {})


def by_hand(secret: bytes, told: dict[str, Any], size: int) -> list[int]:
    """The order of a list, worked out a second time in another way."""
    text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    start = hashlib.sha256(b"45s-cut-v1\x00" + secret + b"\x00" + text.encode()).digest()
    stream = "".join(
        hashlib.sha256(start + bytes([0, 0, block // 256, block % 256])).hexdigest()
        for block in range(30 + size // 8)
    )
    numbers = iter(int(stream[at : at + 4], 16) for at in range(0, len(stream), 4))
    order = list(range(size))
    for left in range(size, 1, -1):
        number = next(n for n in numbers if n < 65536 // left * left)
        order[left - 1], order[number % left] = order[number % left], order[left - 1]
    return order


@given(secrets, entrants, st.data(), st.integers(1, 200))
def test_deck_and_lists_are_what_the_published_bytes_say(
    secret: bytes, entries: tuple[int, ...], data: st.DataObject, size: int
) -> None:
    slips = {entry: data.draw(st.integers(0, 999)) for entry in entries}
    about = Context.of("le 7 mars/prix-é", 2, entries, slips)
    told = {
        "contest": "le 7 mars/prix-é",
        "cut": 2,
        "entrants": list(entries),
        "numbers": {str(entry): slip for entry, slip in slips.items()},
        "round": 1,
    }
    cut = screen_cut(secret, about)
    assert [card.index for card in cut.deck] == by_hand(secret, told, 52)
    assert list(drawn(secret, about, size)) == [n + 1 for n in by_hand(secret, told, size)]


@pytest.mark.rule("EVE-08", "AMB-84")
@given(secrets, entrants)
def test_the_winner_of_a_screen_cut_depends_on_ranks_only(
    secret: bytes, entries: tuple[int, ...]
) -> None:
    cut = screen_cut(secret, context(*entries))
    low = min(RANKS.index(card.rank) for card in cut.draws.values())
    lowest = [e for e, card in cut.draws.items() if RANKS.index(card.rank) == low]
    assert list(cut.draws) == list(entries)
    assert set(cut.deck) == set(pack())
    if len(lowest) == 1:
        assert (cut.winner, cut.tied) == (lowest[0], ())
    else:
        assert (cut.winner, cut.tied) == (None, tuple(lowest))


@pytest.mark.parametrize("seeds", SEEDS)
def test_every_place_of_the_deck_is_as_good_as_every_other(seeds: int) -> None:
    tops: Counter[str] = Counter()
    wins: Counter[int] = Counter()
    for number in range(seeds):
        cut = screen_cut(hashlib.sha256(b"%d" % number).digest(), context(4, 17, 30))
        tops[cut.deck[0].rank] += 1
        for entry in cut.tied or (cut.winner or 0,):
            wins[entry] += 1
    for counts, cells in ((tops, 13), (wins, 3)):
        mean = sum(counts.values()) / cells
        assert len(counts) == cells
        chi = sum((count - mean) ** 2 / mean for count in counts.values())
        assert chi < 3 * cells + 15


def test_a_word_that_would_favour_a_card_is_thrown_away() -> None:
    about = next(
        each
        for slip in range(999)
        if shuffled(seed(SECRET, each := context(4, 17, slips={4: slip})), 52).rejected
    )
    start = seed(SECRET, about)
    deck = shuffled(start, 52)
    first = [word for word, _ in zip(words(start), range(deck.used), strict=False)]
    assert len(first) == 51 + deck.rejected
    assert list(deck.order) == by_hand(SECRET, about.document(), 52)


def test_a_list_of_one_needs_no_word_and_no_list_is_longer_than_there_are_words() -> None:
    assert drawn(SECRET, context(4, 17), 1) == (1,)
    assert sorted(drawn(SECRET, context(4, 17), 65536)) == list(range(1, 65537))
    for size in (0, 65537):
        with pytest.raises(Refused, match="hall-draw-size"):
            drawn(SECRET, context(4, 17), size)


@pytest.mark.rule("AMB-84")
def test_tied_couples_cut_again_with_a_later_secret_and_a_full_deck() -> None:
    first = screen_cut(
        SECRET, Context.of("2026-03-07/prize-3", 1, (2, 9, 30), {2: 5, 9: 7, 30: 640})
    )
    assert first.tied == (2, 30)
    again = first.recut(4, {2: 102})
    assert again == Context("2026-03-07/prize-3", 4, (2, 30), (102, 0), 2)
    with pytest.raises(Refused, match="hall-cut-spent"):
        first.recut(1, {})
    with pytest.raises(Refused, match="hall-cut-not-yours"):
        first.recut(2, {9: 1})
    second = screen_cut(bytes(32), again)
    with pytest.raises(Refused, match="hall-cut-decided"):
        second.recut(5, {})


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"contest": ""}, "hall-cut-no-contest"),
        ({"cut": 0}, "hall-cut-secrets-spent"),
        ({"cut": 33}, "hall-cut-secrets-spent"),
        ({"round": 0}, "hall-cut-round"),
        ({"round": 2}, "hall-cut-round"),
        ({"entrants": ()}, "hall-cut-order"),
        ({"entrants": (17, 4)}, "hall-cut-order"),
        ({"entrants": (4, 4)}, "hall-cut-order"),
        ({"slips": (1,)}, "hall-cut-slips"),
        ({"slips": (1, 1000)}, "hall-cut-slip"),
        ({"slips": (-1, 0)}, "hall-cut-slip"),
    ],
)
def test_a_context_that_leaves_the_laptop_a_choice_is_refused(
    changed: dict[str, Any], key: str
) -> None:
    told: dict[str, Any] = {
        "contest": "x",
        "cut": 1,
        "entrants": (4, 17),
        "slips": (0, 0),
        "round": 1,
    } | changed
    with pytest.raises(Refused) as refused:
        Context(**told)
    assert refused.value.key == key


@given(st.permutations(range(1, 8)))
def test_entrants_ascend_and_any_other_order_is_refused(order: list[int]) -> None:
    if order == sorted(order):
        assert context(*order).entrants == tuple(order)
        return
    with pytest.raises(Refused, match="hall-cut-order"):
        context(*order)


def test_a_secret_is_32_bytes_and_a_deck_serves_52() -> None:
    with pytest.raises(Refused, match="hall-cut-secret"):
        commitment(b"short")
    with pytest.raises(Refused, match="hall-cut-secret"):
        seed(b"short", context(4, 17))
    with pytest.raises(Refused, match="hall-cut-too-many"):
        screen_cut(SECRET, context(*range(1, 54)))


@given(st.integers(1, 3000), st.integers(2, 52))
def test_groups_are_as_equal_as_can_be_and_the_larger_come_first(count: int, most: int) -> None:
    found = groups(tuple(range(count, 0, -1)), most)
    assert [entry for group in found for entry in group] == list(range(1, count + 1))
    lengths = [len(group) for group in found]
    assert lengths == sorted(lengths, reverse=True) == list(sizes(count, most))
    assert max(lengths) - min(lengths) <= 1
    assert max(lengths) <= most
    assert len(found) == (count + most - 1) // most


def test_the_winners_of_groups_cut_once_more() -> None:
    assert [cuts_needed(count) for count in (1, 2, 52, 53, 60, 105)] == [0, 1, 1, 3, 3, 4]
    assert cuts_needed(3, 2) == 2
    assert cuts_needed(53 * 52) == 53 + 3
    for count, most in ((0, 52), (5, 1), (5, 53)):
        with pytest.raises(Refused, match="hall-cut-groups"):
            sizes(count, most)
