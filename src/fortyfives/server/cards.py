"""The cards of a deal: committed to before the cut, as docs/fairness.md tells it."""

from fortyfives.fairness.committed import Committed
from fortyfives.fairness.cut import NOT_CUT, DeckCut
from fortyfives.rules.seating import Seat


def deck_cut(by: Seat | None, depth: int, number: str) -> DeckCut:
    """The cut that enters the deck; without a person it is nobody's."""
    return NOT_CUT if by is None else DeckCut(by, depth, bytes.fromhex(number))


def commitment_of(deal_id: str, secret: bytes) -> str:
    """What the table is told before anybody cuts."""
    return Committed(deal_id, secret, NOT_CUT).commitment.hex()
