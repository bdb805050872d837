"""The kinds of worked cases, one file each; `KINDS` is the only list of them."""

from typing import Final

from fortyfives.conformance.kind import Kind, Shape
from fortyfives.conformance.kinds.bidding import BID_LEGAL
from fortyfives.conformance.kinds.bonus import BONUS_TRICK
from fortyfives.conformance.kinds.booked import BOOKED
from fortyfives.conformance.kinds.drawing import DRAW_LIMITS
from fortyfives.conformance.kinds.game_over import GAME_OVER
from fortyfives.conformance.kinds.lead import FIRST_LEAD
from fortyfives.conformance.kinds.legal_plays import LEGAL_PLAYS
from fortyfives.conformance.kinds.partner_call import PARTNER_CALL
from fortyfives.conformance.kinds.rank import RANK_ORDER
from fortyfives.conformance.kinds.rob import ROB
from fortyfives.conformance.kinds.score import HAND_SCORE
from fortyfives.conformance.kinds.trick import TRICK_WINNER

HALL: Final = (
    "evening_prizes",
    "round_robin_table",
    "prizes",
    "movement",
    "round_robin",
    "swiss",
    "elimination",
    "ante",
    "log",
    "cut",
    "import",
)
"""The kinds and areas of evenings and tournaments, which are not supported yet."""

KINDS: Final[dict[str, Kind]] = {
    kind.name: kind
    for kind in (
        RANK_ORDER,
        TRICK_WINNER,
        LEGAL_PLAYS,
        BONUS_TRICK,
        HAND_SCORE,
        BID_LEGAL,
        ROB,
        DRAW_LIMITS,
        GAME_OVER,
        PARTNER_CALL,
        BOOKED,
        FIRST_LEAD,
        *(Kind(name, {"": Shape(frozenset(), frozenset())}) for name in HALL),
    )
}
