"""The kinds of worked cases, one file each; these are the only lists of them."""

from typing import Final

from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Kind
from fortyfives.conformance.kinds.ante import ANTE
from fortyfives.conformance.kinds.bidding import BID_LEGAL
from fortyfives.conformance.kinds.bonus import BONUS_TRICK
from fortyfives.conformance.kinds.booked import BOOKED
from fortyfives.conformance.kinds.cut import CUT
from fortyfives.conformance.kinds.drawing import DRAW_LIMITS
from fortyfives.conformance.kinds.elimination import ELIMINATION
from fortyfives.conformance.kinds.entry_list import IMPORT
from fortyfives.conformance.kinds.evening_prizes import EVENING_PRIZES
from fortyfives.conformance.kinds.game_over import GAME_OVER
from fortyfives.conformance.kinds.lead import FIRST_LEAD
from fortyfives.conformance.kinds.legal_plays import LEGAL_PLAYS
from fortyfives.conformance.kinds.log import LOG
from fortyfives.conformance.kinds.movement import MOVEMENT
from fortyfives.conformance.kinds.partner_call import PARTNER_CALL
from fortyfives.conformance.kinds.prizes import PRIZES
from fortyfives.conformance.kinds.rank import RANK_ORDER
from fortyfives.conformance.kinds.rob import ROB
from fortyfives.conformance.kinds.round_robin import ROUND_ROBIN
from fortyfives.conformance.kinds.round_robin_table import ROUND_ROBIN_TABLE
from fortyfives.conformance.kinds.score import HAND_SCORE
from fortyfives.conformance.kinds.swiss import SWISS
from fortyfives.conformance.kinds.trick import TRICK_WINNER
from fortyfives.conformance.question import Question

KINDS: Final[dict[str, Kind[Question]]] = {
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
        EVENING_PRIZES,
        ROUND_ROBIN_TABLE,
    )
}
"""The kinds of cases about the rules."""

AREAS: Final[dict[str, Kind[Hall]]] = {
    kind.name: kind
    for kind in (
        ANTE,
        CUT,
        ELIMINATION,
        IMPORT,
        LOG,
        MOVEMENT,
        PRIZES,
        ROUND_ROBIN,
        SWISS,
    )
}
"""The kinds of cases about evenings and tournaments."""
