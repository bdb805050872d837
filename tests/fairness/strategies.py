"""Any deal, secret and cut."""

import random

from hypothesis import strategies as st

from fortyfives.fairness.committed import DEAL
from fortyfives.fairness.cut import DEEPEST, NOT_CUT, DeckCut

a_deal = st.from_regex(DEAL, fullmatch=True)
a_secret = st.binary(min_size=32, max_size=32)
a_number = st.just(b"") | st.binary(min_size=16, max_size=16)
a_cut = st.just(NOT_CUT) | st.builds(DeckCut, st.integers(0, 7), st.integers(1, DEEPEST), a_number)


def any_cut(lot: random.Random, seats: int, deepest: int = 51) -> DeckCut:
    """Some cut at a table of so many seats, by nobody now and then."""
    if lot.random() < 0.2:
        return NOT_CUT
    number = lot.randbytes(16) if lot.random() < 0.7 else b""
    return DeckCut(lot.randrange(seats), lot.randint(1, deepest), number)
