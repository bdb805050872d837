"""House rules of the turn-up and the ace of trumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fortyfives.rules.options.need import AUCTION
from fortyfives.rules.options.option import Option, OptionError, Values, choice, switch
from fortyfives.rules.privilege import AcePrivilege, SwapDiscard
from fortyfives.rules.robbing import Demotion, RobTurnedAce, RobWithAce
from fortyfives.value import replace

if TYPE_CHECKING:
    from fortyfives.rules.variant import Variant


def _trump_from(variant: Variant) -> str:
    return "turn_up" if variant.auction is None else "auction"


def _put_trump_from(variant: Variant, value: str) -> Variant:
    if value != _trump_from(variant):
        raise OptionError(
            "trump-from-is-the-game", key="trump_from", alternatives=_trump_from(variant)
        )
    return variant


def _put_privilege(variant: Variant, value: bool) -> Variant:  # noqa: FBT001 - value of a switch
    before = variant.privilege or AcePrivilege()
    return replace(variant, privilege=before if value else None)


OPTIONS: tuple[Option, ...] = (
    Option(
        "trump_from",
        Values(named=("turn_up", "auction")),
        ("GEN-03", "MV-09", "NSA-12", "H110-02", "G55-12"),
        _trump_from,
        _put_trump_from,
    ),
    choice("rob_turned_ace", RobTurnedAce, "robbing.turned_ace", "GEN-04", "GEN-05", "AMB-20"),
    choice("rob_with_ace", RobWithAce, "robbing.with_ace", "GEN-07", "GEN-08", "AMB-23"),
    choice("demotion", Demotion, "robbing.demotion", "GEN-09", "AMB-16", "AMB-23"),
    switch("beg_king", "robbing.beg_king", "IRL-10..13", "AMB-26"),
    Option(
        "ace_privilege",
        Values(named=(False, True)),
        ("H110-11", "H110-20", "AMB-58"),
        lambda variant: variant.privilege is not None,
        _put_privilege,
        AUCTION,
    ),
    choice("ace_swap_discard", SwapDiscard, "privilege.swap", "AMB-58"),
)
