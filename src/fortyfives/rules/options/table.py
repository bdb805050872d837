"""House rules of the table, the match and the target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fortyfives.rules.goal import TargetTest, TimeUp
from fortyfives.rules.match import NextGameDealer, Series, SixPlayer
from fortyfives.rules.options.option import Option, Value, Values, choice, no_value, number, put
from fortyfives.rules.seating import FEWEST, MOST, Seating, Sides
from fortyfives.value import replace

if TYPE_CHECKING:
    from fortyfives.rules.variant import Variant


def _get_players(variant: Variant) -> Value:
    counts = list(variant.seating.counts)
    return counts if len(counts) > 1 else counts[0]


def _put_players(variant: Variant, value: Value) -> Variant:
    counts = value if isinstance(value, list) else [value]
    known = variant.seating.counts
    if not counts or any(n not in known for n in counts) or len(set(counts)) < len(counts):
        raise no_value("players", value, ", ".join(str(count) for count in known))
    kept = tuple(entry for entry in variant.seating.structures if entry[0] in counts)
    usual = variant.seating.usual if variant.seating.usual in counts else kept[0][0]
    return replace(variant, seating=Seating(kept, usual))


def _get_sides(variant: Variant) -> Value:
    """The word that may be chosen again and leaves the table as it is."""
    seating = variant.seating
    return next(
        (sides.value for sides in Sides if _all_sit(sides, seating)),
        seating.structure(seating.usual).value,
    )


def _all_sit(sides: Sides, seating: Seating) -> bool:
    """Whether there are numbers of players that fit these sides, and all of them sit so."""
    fitting = [how for count, how in seating.structures if sides.fits(count)]
    return bool(fitting) and all(how is sides for how in fitting)


def _put_sides(variant: Variant, value: str) -> Variant:
    sides = Sides(value)
    counts = [count for count in variant.seating.counts if sides.fits(count)]
    if not counts or (variant.calling and sides is not Sides.ALONE):
        fitting = [other.value for other in Sides if any(map(other.fits, variant.seating.counts))]
        raise no_value("sides", value, ", ".join(fitting))
    structures = tuple(
        (count, sides if count in counts else before)
        for count, before in variant.seating.structures
    )
    return replace(variant, seating=Seating(structures, variant.seating.usual))


OPTIONS = (
    Option(
        "players",
        Values(numbers=(FEWEST, MOST), other="2,3,4 …"),
        ("MV-01..05", "TNS-15..18", "NSA-03", "G55-02", "VAR-01", "VAR-05"),
        _get_players,
        _put_players,
    ),
    Option(
        "sides",
        Values(named=tuple(sides.value for sides in Sides)),
        ("MV-01..05", "TNS-15..17", "NSA-04", "NSA-05", "VAR-01", "VAR-04", "VAR-05", "AMB-39"),
        _get_sides,
        _put_sides,
    ),
    number("target", "goal.target", (5, 1000), "GEN-14", "IRL-01", "TNS-06", "H110-19", "G55-26"),
    choice("target_test", TargetTest, "goal.target_test", "AMB-73"),
    number("floor", "goal.floor", (-1000, -5), "G55-25", "AMB-73", none="none"),
    number("cutoff", "goal.cutoff", (-1000, -5), "H110-18", "AMB-75", none="off"),
    number("max_sets", "goal.max_sets", (1, 20), "AMB-75", none="off"),
    choice("match", Series, "match.series", "TNS-07"),
    Option(
        "six_player",
        Values(named=("none", "ante"), offered_not=("ante",)),
        ("TNS-18", "TNS-19", "AMB-87"),
        lambda variant: variant.match.six_player.value,
        lambda variant, value: put(variant, "match.six_player", SixPlayer(value)),
    ),
    choice("next_game_dealer", NextGameDealer, "match.next_dealer", "EVE-05", "TNS-05"),
    number("time_limit", "goal.time_limit", (1, 240), "G55-24", none="none"),
    choice("time_up", TimeUp, "goal.time_up", "AMB-74"),
)
