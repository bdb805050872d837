import pytest

from fortyfives.cards.card import Card, Suit
from fortyfives.record.bad import BadRecord
from fortyfives.record.grammar import read_line, read_told
from fortyfives.record.told import Deed, Row, Told
from fortyfives.rules.dealing import read_pattern
from fortyfives.rules.stakes import Call


def card(text: str) -> Card:
    return Card.parse(text)


AH, C3, C2, KS = card("AH"), card("3C"), card("2C"), card("KS")


SAID: list[tuple[str, Told | Row]] = [
    ("A cuts 17", Told(0, Deed.CUTS, number=17)),
    ("D deals 2-K2-3-K2", Told(3, Deed.DEALS, pattern=read_pattern("2-K2-3-K2"))),
    ("D takes AH for 3C", Told(3, Deed.TAKES, card=AH, given=(C3,))),
    ("D leaves AH", Told(3, Deed.LEAVES, card=AH)),
    ("A looks", Told(0, Deed.LOOKS)),
    ("A passes", Told(0, Deed.PASSES)),
    ("A holds", Told(0, Deed.HOLDS)),
    ("A says 20", Told(0, Deed.SAYS, call=Call.TWENTY)),
    ("A says 30 for 60", Told(0, Deed.SAYS, call=Call.THIRTY_FOR_SIXTY)),
    ("A says 30 for 60 blind", Told(0, Deed.SAYS, call=Call.BLIND)),
    ("A says 60 for 120", Told(0, Deed.SAYS, call=Call.SIXTY_FOR_120)),
    ("A says slam", Told(0, Deed.SAYS, call=Call.SLAM)),
    ("A raises to 30", Told(0, Deed.RAISES)),
    ("A sees the kitty", Told(0, Deed.SEES_KITTY)),
    ("A goes on the kitty", Told(0, Deed.GOES_ON_KITTY)),
    ("A goes on the kitty, draws KS", Told(0, Deed.GOES_ON_KITTY, draws=(KS,))),
    ("A goes on the top card for S", Told(0, Deed.GOES_ON_TOP_CARD, suit=Suit.SPADES)),
    ("A names S", Told(0, Deed.NAMES, suit=Suit.SPADES)),
    ("B calls AH", Told(1, Deed.CALLS, card=AH)),
    ("B goes alone", Told(1, Deed.GOES_ALONE)),
    ("H throws 2C 3C, draws KS ??", Told(7, Deed.THROWS, given=(C2, C3), draws=(KS, None))),
    ("A throws nothing", Told(0, Deed.THROWS)),
    ("A throws nothing, draws nothing", Told(0, Deed.THROWS, draws=())),
    ("A leaves the stub", Told(0, Deed.PASSES_STUB)),
    ("A turns the stub", Told(0, Deed.TURNS_STUB)),
    ("A turns the stub, 2C KS", Told(0, Deed.TURNS_STUB, draws=(C2, KS))),
    ("A swaps 2C for KS", Told(0, Deed.SWAPS, given=(C2,), card=KS)),
    ("A declines KS", Told(0, Deed.LEAVES_STUB, card=KS)),
    ("A leads", Told(0, Deed.LEADS)),
    ("A lets B lead", Told(0, Deed.LETS_LEAD, other=1)),
    ("A robs KS for ??", Told(0, Deed.ROBS, card=KS, given=(None,))),
    ("A turns down KS", Told(0, Deed.TURNS_DOWN, card=KS)),
    ("A begs KS for 2C", Told(0, Deed.BEGS, card=KS, given=(C2,))),
    ("A asks B: booked", Told(0, Deed.ASKS, other=1)),
    ("A asks B: booked, yes", Told(0, Deed.ASKS, other=1, answer=True)),
    ("A asks B: booked, no", Told(0, Deed.ASKS, other=1, answer=False)),
    ("A folds", Told(0, Deed.FOLDS)),
    ("A shows 2C KS", Told(0, Deed.SHOWS, given=(C2, KS))),
    ("A  2C KS", Row(0, (C2, KS))),
    ("A  2C KS  -> B", Row(0, (C2, KS), 1)),
    ("A  2C KS  -> B 10", Row(0, (C2, KS), 1, 10)),
]


@pytest.mark.parametrize(("text", "told"), SAID)
def test_a_line_says_what_a_seat_did(text: str, told: Told | Row) -> None:
    assert read_line(text) == told
    assert str(told) == text


def test_every_deed_has_been_said() -> None:
    assert {told.deed for _, told in SAID if isinstance(told, Told)} == set(Deed)


def test_blanks_and_remarks_and_the_signs_of_the_suits_make_no_difference() -> None:
    assert read_line("  A   2\N{BLACK CLUB SUIT} ks ->  B  10 # a remark") == Row(
        0, (C2, KS), 1, 10
    )
    assert read_line("A\tsays  30 for\t60#") == read_line("A says 30 for 60")


@pytest.mark.parametrize(
    ("text", "key", "hint"),
    [
        ("", "record-seat-unknown", "A, B, C, D"),
        ("A", "record-line-unknown", "A says 20; A passes"),
        ("E passes", "record-seat-unknown", "A, B, C, D"),
        ("a passes", "record-seat-unknown", "A, B, C, D"),
        ("A pases", "record-line-unknown", "A passes"),
        ("A cuts", "record-line-unknown", "A cuts 17"),
        ("A cuts 1000", "record-line-unknown", "A cuts 17"),
        ("A deals 3-x", "record-line-unknown", "A deals 2-3"),
        ("A says 35", "record-line-unknown", "30 for 60 blind"),
        ("A names X", "record-line-unknown", "A names S"),
        ("A calls 1S", "record-card-unknown", "5H"),
        ("A lets E lead", "record-seat-unknown", "A, B, C, D"),
        ("A throws 2C 2C", "record-card-twice", "2C"),
        ("A throws 2C, draws XX", "record-card-unknown", "XX"),
        ("A robs 6H for 2C 3C", "record-line-unknown", "A robs 6H for 2C"),
        ("A robs ?? for 2C", "record-card-unknown", "??"),
        ("A swaps nothing for 2C", "record-line-unknown", "A swaps 2C for 6H"),
        ("A 2C XX", "record-card-unknown", "XX"),
        ("A 2C 2C", "record-card-twice", "2C"),
        ("A 2C ?? -> B", "record-card-played", "everybody sees"),
        ("A 2C KS ->", "record-line-unknown", "A KS 8S -> B 10"),
        ("A 2C KS -> E", "record-seat-unknown", "A, B, C, D"),
        ("A 2C KS -> B ten", "record-line-unknown", "A KS 8S -> B 10"),
        ("A 2C KS -> B 10 5", "record-line-unknown", "A KS 8S -> B 10"),
    ],
)
def test_a_line_that_says_nothing_known_is_told_what_it_should_be_like(
    text: str, key: str, hint: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        read_line(text, 7, seats=4)
    assert (caught.value.key, caught.value.line) == (key, 7)
    assert hint in str(caught.value)


def test_a_trick_is_no_line_of_the_opening() -> None:
    with pytest.raises(BadRecord, match="not understood"):
        read_told("A 2C KS -> B")
