"""A proof holds, or says what does not fit."""

import pickle
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives import Game, apply, variant
from fortyfives.cards.card import Card
from fortyfives.cards.pack import pack
from fortyfives.fairness.committed import Committed
from fortyfives.fairness.cut import NOBODYS_DEPTH, NOT_CUT, DeckCut
from fortyfives.fairness.proof import Proof, check
from fortyfives.game.actions import Cut
from tests.fairness.strategies import a_cut, a_deal, a_secret

SECRET = bytes(range(32))
CUT = DeckCut(2, 17, bytes(16))
CHANCE = Committed("2026-11-30/hall/7", SECRET, CUT)
PROOF = Proof(CHANCE.commitment, CHANCE)
DISCARDS = pack()[10:35]
SHUFFLES = {
    "deck": CHANCE.shuffled("deck", pack()),
    "reshuffle/1": CHANCE.shuffled("reshuffle/1", DISCARDS),
}


@given(a_deal, a_secret, a_cut, st.integers(0, 2))
def test_the_deck_is_the_whole_pack_and_the_proof_of_it_holds(
    deal: str, secret: bytes, cut: DeckCut, jokers: int
) -> None:
    chance = Committed(deal, secret, cut)
    deck = chance.shuffled("deck", pack(jokers))
    assert sorted(map(str, deck)) == sorted(map(str, pack(jokers)))
    wrong = check(Proof(chance.commitment, chance), {"deck": deck})
    assert (wrong is None) == (cut.depth < len(deck))


def test_the_engine_deals_from_the_cards_that_were_committed_to() -> None:
    deal = Game.new(variant("general_120"), 4).deal(CHANCE)
    assert dict(deal.shuffles) == {"deck": SHUFFLES["deck"]}
    assert deal.turn is not None
    cut = apply(deal, Cut(deal.turn, CUT.depth)).deal
    assert cut.hidden.stock == (*SHUFFLES["deck"][17:], *SHUFFLES["deck"][:17])[20:]


def test_each_shuffle_of_a_deal_is_another_one() -> None:
    orders = {CHANCE.shuffled(stream, pack()) for stream in ("deck", "reshuffle/1", "reshuffle/2")}
    assert len(orders) == 3


@pytest.mark.parametrize(
    "other",
    [
        replace(CHANCE, deal="2026-11-30/hall/8"),
        replace(CHANCE, secret=bytes(32)),
        replace(CHANCE, cut=replace(CUT, seat=1)),
        replace(CHANCE, cut=replace(CUT, depth=18)),
        replace(CHANCE, cut=replace(CUT, number=b"")),
        replace(CHANCE, cut=replace(CUT, number=bytes([1] * 16))),
        replace(CHANCE, cut=NOT_CUT),
    ],
    ids=lambda other: str((other.deal, other.cut)),
)
def test_whatever_enters_a_shuffle_changes_it(other: Committed) -> None:
    assert other.shuffled("deck", pack()) != SHUFFLES["deck"]
    assert check(Proof(other.commitment, other), SHUFFLES) is not None


def test_what_was_committed_to_hangs_on_the_deal_and_the_secret_and_not_on_the_cut() -> None:
    assert replace(CHANCE, cut=NOT_CUT).commitment == CHANCE.commitment
    assert replace(CHANCE, deal="2").commitment != CHANCE.commitment
    assert replace(CHANCE, secret=bytes(32)).commitment != CHANCE.commitment


def test_a_cut_that_nobody_made_says_so() -> None:
    assert not NOT_CUT.by_a_person
    assert (NOT_CUT.depth, NOT_CUT.number) == (NOBODYS_DEPTH, b"")
    assert DeckCut(0, NOBODYS_DEPTH).by_a_person


def test_fields_cannot_flow_into_each_other() -> None:
    orders = {
        Committed(deal, SECRET, NOT_CUT).shuffled(stream, pack())
        for stream, deal in (("deck", "1"), ("deck1", "1"), ("deck", "11"))
    }
    assert len(orders) == 3


# --- what does not fit ------------------------------------------------------------------------


def _swapped(cards: tuple[Card, ...], one: int, other: int) -> tuple[Card, ...]:
    order = list(cards)
    order[one], order[other] = order[other], order[one]
    return tuple(order)


@pytest.mark.parametrize(
    ("shuffles", "key", "facts"),
    [
        ({}, "fairness-pack", {"stream": "deck"}),
        ({"deck": pack()[:51]}, "fairness-pack", {"stream": "deck"}),
        ({"deck": pack()[:51] + pack()[:1]}, "fairness-pack", {"stream": "deck"}),
        ({"deck": pack(2) + pack()[:8]}, "fairness-pack", {"stream": "deck"}),
        ({"deck": _swapped(SHUFFLES["deck"], 3, 40)}, "fairness-shuffle", {"place": 4}),
        (
            SHUFFLES | {"reshuffle/1": _swapped(SHUFFLES["reshuffle/1"], 23, 24)},
            "fairness-shuffle",
            {"stream": "reshuffle/1", "place": 24},
        ),
        (
            SHUFFLES | {"reshuffle/3": DISCARDS},
            "fairness-missing",
            {"stream": "reshuffle/2"},
        ),
        (SHUFFLES | {"other": DISCARDS}, "fairness-missing", {"stream": "reshuffle/2"}),
        (
            SHUFFLES | {"reshuffle/1": DISCARDS + DISCARDS[:1]},
            "fairness-pack",
            {"stream": "reshuffle/1"},
        ),
        (
            SHUFFLES | {"reshuffle/1": DISCARDS + pack(1)[52:]},
            "fairness-pack",
            {"stream": "reshuffle/1"},
        ),
    ],
    ids=str,
)
def test_what_does_not_fit_is_named(
    shuffles: dict[str, tuple[Card, ...]], key: str, facts: dict[str, Any]
) -> None:
    assert check(PROOF, SHUFFLES) is None
    wrong = check(PROOF, shuffles)
    assert wrong is not None
    assert wrong.key == key
    assert dict(wrong.facts).items() >= facts.items()


def test_the_card_that_lies_there_is_named_and_the_one_that_belongs_there() -> None:
    deck = _swapped(SHUFFLES["deck"], 3, 40)
    wrong = check(PROOF, {"deck": deck})
    assert wrong is not None
    assert wrong.cards == (deck[3], SHUFFLES["deck"][3])


def test_a_secret_that_was_not_committed_to_is_named() -> None:
    wrong = check(Proof(bytes(32), CHANCE), SHUFFLES)
    assert wrong is not None
    assert (wrong.key, wrong.facts) == ("fairness-commitment", (("deal", CHANCE.deal),))


def test_nobody_lifts_all_the_cards() -> None:
    chance = replace(CHANCE, cut=DeckCut(0, 52))
    deck = chance.shuffled("deck", pack())
    wrong = check(Proof(chance.commitment, chance), {"deck": deck})
    assert wrong is not None
    assert (wrong.key, wrong.facts) == ("fairness-depth", (("depth", 52), ("pack", 52)))


# --- nonsense ---------------------------------------------------------------------------------


NONSENSE: list[tuple[Any, tuple[Any, ...], str]] = [
    (DeckCut, (None, 25), "nobody"),
    (DeckCut, (None, 26, bytes(16)), "nobody"),
    (DeckCut, (8, 26), "seats"),
    (DeckCut, (-1, 26), "seats"),
    (DeckCut, (0, 0), "from 1 to 53"),
    (DeckCut, (0, 54), "from 1 to 53"),
    (DeckCut, (0, True), "from 1 to 53"),
    (DeckCut, (0, 1, bytes(15)), "16 bytes"),
    (DeckCut, (0, 1, "0" * 16), "16 bytes"),
    (Committed, ("", SECRET, CUT), "is called"),
    (Committed, ("a" * 101, SECRET, CUT), "is called"),
    (Committed, ("a deal", SECRET, CUT), "is called"),
    (Committed, ("deal\n", SECRET, CUT), "is called"),
    (Committed, ("1", SECRET[1:], CUT), "32 bytes"),
    (Committed, ("1", "0" * 32, CUT), "32 bytes"),
    (Proof, (SECRET[1:], CHANCE), "32 bytes"),
    (Proof, ("0" * 32, CHANCE), "32 bytes"),
]


@pytest.mark.parametrize("number", range(len(NONSENSE)))
def test_nonsense_is_refused(number: int) -> None:
    make, given_, why = NONSENSE[number]
    with pytest.raises(ValueError, match=why):
        make(*given_)


def test_the_secret_is_not_shown_where_a_deal_is() -> None:
    for shown in (repr(CHANCE), repr(PROOF), repr(Game.new(variant("irish_45"), 4).deal(CHANCE))):
        assert SECRET.hex() not in shown
        assert repr(SECRET) not in shown


def test_a_proof_is_a_value() -> None:
    assert pickle.loads(pickle.dumps(PROOF)) == PROOF  # noqa: S301 - it was made here
    assert hash(PROOF) == hash(replace(PROOF))
