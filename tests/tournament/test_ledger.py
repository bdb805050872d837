"""Whatever comes into one account has come out of another, after every posting."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.ledger import Closing, Ledger, Posting, moved, player
from fortyfives.tournament.refused import Refused

ACCOUNTS = ["entry", "prizes", "house", "jar", "fifty", "carry", "side:skunk", "player:7"]
moves = st.lists(
    st.tuples(st.integers(0, 10_000), st.sampled_from(ACCOUNTS), st.sampled_from(ACCOUNTS))
)


@given(moves)
def test_all_accounts_together_hold_nothing_after_every_posting(
    made: list[tuple[int, str, str]],
) -> None:
    ledger = Ledger()
    for cents, out_of, into in made:
        ledger = ledger.post(moved(cents, out_of, into))
        assert sum(ledger.balances().values()) == 0
    assert len(ledger.postings) == len(made)


@given(moves)
def test_what_came_in_is_what_went_out_and_what_is_kept(made: list[tuple[int, str, str]]) -> None:
    ledger = Ledger(tuple(moved(*move) for move in made))
    for account, cents in ledger.balances().items():
        if account not in {"house", "carry", "player:7"}:
            ledger = ledger.post(Posting(((account, -cents), ("house", cents))))
    report = ledger.close()
    assert report.cash_in == report.cash_out + report.house + report.carry
    assert min(report.cash_in, report.cash_out) >= 0


def test_an_evening_is_closed_when_its_accounts_are_empty() -> None:
    ledger = Ledger()
    for entry in range(1, 24):
        ledger = ledger.post(moved(1000, player(entry), "entry", "cue card"))
    ledger = ledger.post(Posting((("entry", -23000), ("prizes", 20000), ("house", 3000))))
    ledger = ledger.post(moved(500, "carry", "jar", "from last week"))
    with pytest.raises(Refused, match="hall-ledger-open"):
        ledger.close()
    ledger = ledger.post(moved(20000, "prizes", player(4))).post(moved(500, "jar", "carry"))
    assert ledger.close() == Closing(cash_in=23000, cash_out=20000, house=3000, carry=0)
    assert ledger.balances()["player:4"] == 19000


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ((("house", 1),), "hall-ledger-unbalanced"),
        ((("pocket", 1), ("house", -1)), "hall-ledger-account"),
        ((("player:0", 1), ("house", -1)), "hall-ledger-account"),
        ((("side:", 1), ("house", -1)), "hall-ledger-account"),
        ((("jar", 1.0), ("house", -1)), "hall-ledger-cents"),
    ],
)
def test_a_posting_that_does_not_balance_is_refused(
    lines: tuple[tuple[str, int], ...], key: str
) -> None:
    with pytest.raises(Refused) as refused:
        Posting(lines)
    assert refused.value.key == key


def test_money_does_not_move_backwards() -> None:
    with pytest.raises(Refused, match="hall-money-negative"):
        moved(-1, "house", "jar")
