import hashlib

import pytest

from fortyfives.fairness.committed import Committed
from fortyfives.fairness.cut import NOT_CUT
from fortyfives.server.cards import commitment_of, deck_cut


def test_nobody_is_said_to_have_cut_when_no_person_did() -> None:
    assert deck_cut(None, 26, "") is NOT_CUT


def test_the_cutters_own_number_enters_the_deck() -> None:
    cut = deck_cut(2, 11, "0f" * 16)
    assert (cut.seat, cut.depth, cut.number) == (2, 11, b"\x0f" * 16)


@pytest.mark.parametrize("number", ["0f", "x" * 32])
def test_a_number_of_another_length_is_none(number: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the message is another layer's
        deck_cut(2, 11, number)


def test_the_commitment_is_told_before_the_cut_and_does_not_hang_on_it() -> None:
    secret = hashlib.sha256(b"any").digest()
    after = Committed("t/1/1", secret, deck_cut(1, 7, "ab" * 16))
    assert commitment_of("t/1/1", secret) == after.commitment.hex()
    assert commitment_of("t/1/2", secret) != after.commitment.hex()
