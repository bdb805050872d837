"""A record may carry the proof of each deal's cards, and lies when it does not hold."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fortyfives.cli.main import main
from fortyfives.fairness.committed import Committed
from fortyfives.fairness.cut import NOT_CUT, DeckCut
from fortyfives.fairness.proof import Proof
from fortyfives.record.bad import BadRecord, Lie
from fortyfives.record.model import DealRecord
from fortyfives.record.read import read
from fortyfives.record.replay import replay
from fortyfives.record.seen import as_seen
from fortyfives.record.write import write
from tests.fairness.played import FIVE, committed_game, deal_by_deal
from tests.record.papers import complaint, proved, spoiled, wrong
from tests.strategies import Table, plain_tables

VALLEY = Table("merrimack_valley", 4)
BY_C = DeckCut(2, 17, bytes(range(16)))
CUT_BY_C = deal_by_deal(VALLEY, random.Random(1), [BY_C]).text()
CUT_BY_NOBODY = deal_by_deal(VALLEY, random.Random(2), [NOT_CUT]).text()
RESHUFFLED = deal_by_deal(FIVE, random.Random(3), [BY_C]).text()
TEXTS = [CUT_BY_C, CUT_BY_NOBODY, RESHUFFLED]


def line_of(text: str, start: str) -> int:
    """The line that begins so."""
    lines = text.split("\n")
    return next(n for n, line in enumerate(lines, start=1) if line.startswith(start))


# --- written and read -------------------------------------------------------------------------


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_game_whose_cards_were_committed_to_is_read_back_and_proved(table: Table) -> None:
    for stops in (0, 0.02):
        recorder = committed_game(table, random.Random(f"{table}/{stops}"), stops=stops)
        record = read(recorder.text())
        assert record == recorder.record
        assert write(record) == recorder.text()
        told = replay(record)
        assert len(told.proofs) == len(record.deals) == len(told.deals)
        assert told.proofs == tuple(deal.proof for deal in record.deals)


def test_discards_that_are_shuffled_again_are_proved_too() -> None:
    record = read(RESHUFFLED)
    assert list(record.deals[0].chance) == ["deck", "reshuffle/1"]
    assert len(replay(record).proofs) == 1


def test_the_proof_is_written_behind_the_cards() -> None:
    lines = CUT_BY_C.split("\n")
    at = line_of(CUT_BY_C, "proof.") - 1
    keys = [line.partition(" = ")[0] for line in lines[at : at + 7]]
    names = ("scheme", "deal", "commitment", "secret", "cutter", "depth", "number")
    assert keys == [f"proof.{name}" for name in names]
    assert max(map(len, lines[at : at + 7])) <= 100


def test_of_a_cut_that_nobody_made_nothing_more_is_written() -> None:
    assert 'proof.cutter = "nobody"\n' in CUT_BY_NOBODY
    assert "proof.depth" not in CUT_BY_NOBODY
    assert "proof.number" not in CUT_BY_NOBODY
    assert proved(CUT_BY_NOBODY).proofs[0].chance.cut == NOT_CUT


def test_a_cut_may_be_made_without_a_number() -> None:
    text = deal_by_deal(VALLEY, random.Random(1), [DeckCut(2, 17)]).text()
    assert "proof.number" not in text
    assert proved(text).proofs[0].chance.cut == DeckCut(2, 17)


def test_a_table_with_a_heading_of_its_own_is_read_too() -> None:
    lines = CUT_BY_C.split("\n")
    proof = [line for line in lines if line.startswith("proof.")]
    others = [line for line in lines if not line.startswith("proof.")]
    headed = [line.removeprefix("proof.") for line in proof]
    assert read("\n".join([*others, "[deals.proof]", *headed])) == read(CUT_BY_C)


def test_a_deal_that_was_proved_can_go_on_as_it_was_committed_to() -> None:
    first = proved(CUT_BY_C).deals[0].first
    assert isinstance(first.chance, Committed)
    assert first.chance.cut == BY_C


def test_a_deal_without_a_proof_may_stand_beside_one_with_it() -> None:
    lines = CUT_BY_C.split("\n")
    assert proved("\n".join(line for line in lines if not line.startswith("proof."))).proofs == ()


def test_what_one_player_saw_has_no_secret_in_it() -> None:
    for seat in (None, 0, 2):
        seen = as_seen(read(CUT_BY_C), seat)
        assert seen.deals[0].proof is None
        assert "proof" not in write(seen)
        assert proved(write(seen)).proofs == ()


# --- what cannot be read ----------------------------------------------------------------------

HEX = bytes(range(16)).hex()


@pytest.mark.parametrize(
    ("line", "instead", "key"),
    [
        ("proof.scheme", 'proof.scheme = "fortyfives-cards/2"', "record-wrong-format"),
        ("proof.scheme", "proof.scheme = 1", "record-not-text"),
        ("proof.scheme", "", "record-key-missing"),
        ("proof.deal", 'proof.deal = "a deal"', "record-line-unknown"),
        ("proof.deal", 'proof.deal = ""', "record-line-unknown"),
        ("proof.deal", "", "record-key-missing"),
        ("proof.commitment", f'proof.commitment = "{HEX}"', "record-not-bytes"),
        ("proof.commitment", f'proof.commitment = "{HEX}{HEX} "', "record-not-bytes"),
        ("proof.commitment", f'proof.commitment = "{HEX}{HEX}\\n"', "record-not-bytes"),
        ("proof.commitment", "", "record-key-missing"),
        ("proof.secret", f'proof.secret = "{HEX}{HEX.upper()}"', "record-not-bytes"),
        ("proof.secret", f'proof.secret = "{HEX}{HEX}00"', "record-not-bytes"),
        ("proof.secret", "", "record-key-missing"),
        ("proof.cutter", 'proof.cutter = "E"', "record-seat-unknown"),
        ("proof.cutter", 'proof.cutter = "AB"', "record-seat-unknown"),
        ("proof.cutter", 'proof.cutter = ""', "record-seat-unknown"),
        ("proof.cutter", 'proof.cutter = "Nobody"', "record-seat-unknown"),
        ("proof.cutter", "", "record-key-missing"),
        ("proof.depth", "proof.depth = 0", "record-not-number"),
        ("proof.depth", "proof.depth = 54", "record-not-number"),
        ("proof.depth", 'proof.depth = "17"', "record-not-number"),
        ("proof.depth", "", "record-key-missing"),
        ("proof.number", 'proof.number = ""', "record-not-bytes"),
        ("proof.number", f'proof.number = "{HEX}{HEX}"', "record-not-bytes"),
        ("proof.number", "proof.number = 5", "record-not-text"),
        ("proof.number", f'proof.numbers = "{HEX}"', "record-key-unknown"),
    ],
)
def test_a_proof_that_cannot_be_read_is_named_with_its_line(
    line: str, instead: str, key: str
) -> None:
    lines = CUT_BY_C.split("\n")
    at = line_of(CUT_BY_C, line)
    spoilt = "\n".join([*lines[: at - 1], instead, *lines[at:]])
    bad = wrong(spoilt)
    assert bad.key == key
    assert bad.line == (at if instead else line_of(spoilt, "proof."))
    assert not isinstance(bad, Lie)


@pytest.mark.parametrize("more", ["depth = 26", f'number = "{HEX}"'])
def test_nothing_is_told_of_a_cut_that_nobody_made(more: str) -> None:
    at = line_of(CUT_BY_NOBODY, "proof.cutter")
    lines = CUT_BY_NOBODY.split("\n")
    bad = wrong("\n".join([*lines[:at], f"proof.{more}", *lines[at:]]))
    assert (bad.key, bad.line) == ("record-key-unknown", at + 1)


def test_a_proof_is_a_table() -> None:
    lines = CUT_BY_C.split("\n")
    others = [line for line in lines if not line.startswith("proof.")]
    assert wrong("\n".join(others).replace("chance = {", "proof = 1\nchance = {")).key == (
        "record-not-table"
    )


def test_a_proof_needs_the_deck() -> None:
    start, end = CUT_BY_C.index("chance = {"), CUT_BY_C.index("proof.scheme")
    bad = wrong(CUT_BY_C[:start] + CUT_BY_C[end:])
    assert (bad.key, bad.facts["key"]) == ("record-key-missing", "chance.deck")


# --- what is not so ---------------------------------------------------------------------------


def because(bad: BadRecord) -> str:
    """The reason in a lie about a proof."""
    assert bad.key == "record-proof"
    assert bad.because is not None
    return bad.because.key


def test_a_secret_that_was_not_committed_to_is_a_lie() -> None:
    secret = read(CUT_BY_C).deals[0].proof
    assert secret is not None
    old = secret.chance.secret.hex()
    bad = spoiled(CUT_BY_C, (old, bytes(32).hex()))
    assert because(bad) == "fairness-commitment"
    assert (bad.line, bad.deal) == (line_of(CUT_BY_C, "proof."), 1)


def test_another_cut_than_the_one_that_entered_is_a_lie() -> None:
    assert because(spoiled(CUT_BY_C, (HEX, HEX[:-1] + "e"))) == "fairness-shuffle"
    assert because(spoiled(CUT_BY_C, ('cutter = "C"', 'cutter = "B"'))) == "fairness-shuffle"
    assert because(spoiled(CUT_BY_C, ("depth = 17", "depth = 18"))) == "fairness-shuffle"
    assert because(spoiled(CUT_BY_C, ("depth = 17", "depth = 53"))) == "fairness-depth"


def test_cards_in_another_order_are_a_lie_and_the_first_of_them_is_named() -> None:
    deck = read(CUT_BY_C).deals[0].chance["deck"]
    one, other = f"{deck[0]} {deck[1]}", f"{deck[1]} {deck[0]}"
    bad = spoiled(CUT_BY_C, (one, other))
    assert because(bad) == "fairness-shuffle"
    assert bad.because is not None
    assert bad.because.cards == (deck[1], deck[0])
    assert dict(bad.because.facts) == {"stream": "deck", "place": 1}


def test_so_are_discards_shuffled_again_in_another_order() -> None:
    again = read(RESHUFFLED).deals[0].chance["reshuffle/1"]
    one, other = f"{again[0]} {again[1]}", f"{again[1]} {again[0]}"
    bad = spoiled(RESHUFFLED, (f'reshuffle/1" = """\n{one}', f'reshuffle/1" = """\n{other}'))
    assert because(bad) == "fairness-shuffle"
    assert bad.because is not None
    assert dict(bad.because.facts) == {"stream": "reshuffle/1", "place": 1}


def test_the_pack_is_cut_where_the_proof_says() -> None:
    bad = spoiled(CUT_BY_C, ("cuts 17", "cuts 18"))
    assert (bad.key, bad.facts) == ("record-proof-cut", {"says": 18, "real": 17})
    assert bad.line == line_of(CUT_BY_C, "opening") + 1


def test_a_deal_that_was_left_before_the_cut_has_its_proof() -> None:
    recorder = committed_game(VALLEY, random.Random(4), deals=1, stops=1)
    assert [deal.opening for deal in recorder.record.deals] == [()]
    assert len(proved(recorder.text()).proofs) == 1


def test_no_two_deals_have_one_name() -> None:
    text = deal_by_deal(VALLEY, random.Random(5), [BY_C, BY_C]).text()
    bad = spoiled(text, ('deal = "hall/2"', 'deal = "hall/1"'))
    assert (bad.key, bad.deal, bad.facts) == ("record-proof-twice", 2, {"says": "hall/1"})


def test_no_two_deals_have_one_secret() -> None:
    lot = random.Random(5)
    record = deal_by_deal(VALLEY, lot, [BY_C, NOT_CUT]).record
    one, other = record.deals
    assert one.proof is not None
    chance = Committed("hall/2", one.proof.chance.secret, NOT_CUT)
    again = replace(other, proof=Proof(chance.commitment, chance))
    with pytest.raises(Lie) as caught:
        replay(replace(record, deals=(one, again)))
    assert (caught.value.key, caught.value.facts) == ("record-proof-known", {"says": "hall/1"})


def test_a_proof_that_was_made_without_a_text_is_proved_too() -> None:
    record = read(CUT_BY_C)
    deal = record.deals[0]
    assert deal.proof is not None
    bare = DealRecord(chance=deal.chance, proof=Proof(bytes(32), deal.proof.chance))
    with pytest.raises(Lie) as caught:
        replay(type(record)(record.variant, 4, record.dealer, record.start, deals=(bare,)))
    assert because(caught.value) == "fairness-commitment"
    assert caught.value.line == 0


@settings(max_examples=400)
@given(st.sampled_from(TEXTS), st.data())
def test_no_sign_of_a_proof_or_of_the_cards_in_it_can_be_changed(
    text: str, data: st.DataObject
) -> None:
    start, end = text.index("chance = {"), text.index("hands = ")
    at = data.draw(st.integers(start, end - 1))
    sign = data.draw(
        st.characters(min_codepoint=32, max_codepoint=126, exclude_characters=text[at])
    )
    _changed(text, at, sign)


@pytest.mark.parametrize("text", TEXTS, ids=["a person", "nobody", "reshuffled"])
def test_no_bit_of_a_proof_can_be_turned(text: str) -> None:
    start, end = text.index("proof.scheme"), text.index("hands = ")
    for at in range(start, end):
        _changed(text, at, chr(ord(text[at]) ^ 1))


def _changed(text: str, at: int, sign: str) -> None:
    """With this sign there the record is found out, unless it says the very same."""
    spoilt = text[:at] + sign + text[at + 1 :]
    bad = complaint(spoilt)
    if bad is None:
        assert read(spoilt) == read(text), spoilt[at - 20 : at + 20]
    else:
        assert 1 <= bad.line <= text.count("\n") + 1


# --- told to a player -------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    text = deal_by_deal(VALLEY, random.Random(6), [BY_C, NOT_CUT]).text()
    (tmp_path / "true.toml").write_text(text)
    (tmp_path / "one.toml").write_text(CUT_BY_C)
    secret = read(text).deals[1].proof
    assert secret is not None
    (tmp_path / "false.toml").write_text(text.replace(secret.commitment.hex(), bytes(32).hex()))
    (tmp_path / "moved.toml").write_text(text.replace("depth = 17", "depth = 7"))
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_verify_says_that_the_cards_are_those_that_were_committed_to(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", "true.toml", "one.toml"]) == 0
    two, one = capsys.readouterr().out.splitlines()
    assert "the cards of 2 deals were committed to before the cut, and are those" in two
    assert "1 of them not cut by a person" in two
    assert "the cards of 1 deal were committed to before the cut, and are those" in one
    assert "not cut" not in one
    assert main(["verify", "--lang", "fr", "true.toml"]) == 0
    said = capsys.readouterr().out
    assert "les cartes de 2 brasses étaient scellées avant la coupe du paquet" in said
    assert "dont 1 où personne n’a coupé le paquet" in said


@pytest.mark.usefixtures("folder")
def test_verify_says_which_deal_lies(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "false.toml"]) == 1
    said = capsys.readouterr().err
    assert "deal 2: the proof of the cards does not hold: The secret of deal hall/2 does" in said
    assert main(["verify", "--lang", "fr", "false.toml", "moved.toml"]) == 1
    said = capsys.readouterr().err
    assert "brasse 2\u00a0: la preuve des cartes ne tient pas\u00a0: Le secret de la" in said
    assert "brasse 1\u00a0: la preuve des cartes ne tient pas\u00a0: Selon le secret et" in said
