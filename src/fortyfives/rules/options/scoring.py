"""House rules of scoring, of the end of the game and of the called partner."""

from __future__ import annotations

from typing import Final

from fortyfives.rules.calling import CallTime
from fortyfives.rules.goal import BothCross, PartnerWin
from fortyfives.rules.limits import CapTest, LockTest
from fortyfives.rules.options.need import AUCTION, Need, present
from fortyfives.rules.options.option import Option, Values, choice, number, switch
from fortyfives.rules.scoring import Bonus

TRICK_ORDER: Final = Need(
    "trick_order", lambda variant: variant.goal.both_cross is BothCross.TRICK_ORDER
)
OPTIONS: tuple[Option, ...] = (
    choice(
        "bonus",
        Bonus,
        "bonus",
        "GEN-13",
        "MV-39",
        "MV-40",
        "IRL-02",
        "IRL-08",
        "TNS-12",
        "VAR-10",
        "H110-12",
        "G55-06",
    ),
    number("lock_at", "limits.lock_at", (5, 1000), "NSA-37", "AMB-62", none="none", needs=AUCTION),
    choice(
        "lock_test",
        LockTest,
        "limits.lock_test",
        "AMB-62",
        needs=present("limits.lock_at", "lock_at"),
    ),
    number("cap", "limits.cap", (5, 1000), "H110-15", "H110-16", none="none", needs=AUCTION),
    choice("cap_test", CapTest, "limits.cap_test", "AMB-63", needs=present("limits.cap", "cap")),
    switch("exact_45_reset", "limits.exact_45_reset", "MV-38", "AMB-64"),
    switch("must_bid_out", "goal.must_bid_out", "MV-44", "AMB-72", needs=AUCTION),
    choice("both_cross", BothCross, "goal.both_cross", "GEN-15", "MV-43", "TNS-14", "NSA-53"),
    Option(
        "trick_order_stop",
        Values(named=("finish_hand", "stop_when_certain"), offered_not=("stop_when_certain",)),
        ("AMB-70",),
        lambda _variant: "finish_hand",
        lambda variant, _value: variant,
        TRICK_ORDER,
    ),
    switch("jin", "goal.jin", "IRL-03", "IRL-04", "IRL-07", "AMB-66"),
    choice("call_time", CallTime, "calling.time", "NSA-43", "NSA-57", "AMB-88"),
    number("call_deadline", "calling.deadline", (1, 2), "NSA-47", "NSA-48", "AMB-76", among=True),
    choice(
        "partner_win",
        PartnerWin,
        "goal.partner_win",
        "NSA-53",
        "NSA-54",
        "AMB-78",
        needs=present("calling"),
    ),
)
