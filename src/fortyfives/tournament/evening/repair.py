"""No couple plays the couple again that it has just played, if there is another table.

Theorem C: in a field that nobody joins or leaves the walk sees to this, for no step is a whole
round. After a change two may be brought together again, and one exchange of arrivals parts them.
"""

from collections.abc import Collection, Mapping

from fortyfives.tournament.entry import Number
from fortyfives.tournament.evening.chairs import Chairs


def part_just_met(
    chairs: Chairs, just_met: Mapping[Number, Collection[Number]], fixed: Collection[Number]
) -> None:
    """Exchange the arrival of a table that would repeat its game with the next one that helps.

    Couples that cannot walk stay where they are, even if two of them share a table.
    """
    ring, arrives = chairs.ring, chairs.arrives

    def again(table: int, arrival: Number) -> bool:
        return arrival in just_met.get(chairs.stays[table], ())

    for place, table in enumerate(ring):
        if not again(table, arrives[table]) or arrives[table] in fixed:
            continue
        for other in (*ring[place + 1 :], *ring[:place]):
            if arrives[other] in fixed or again(table, arrives[other]):
                continue
            if not again(other, arrives[table]):
                arrives[table], arrives[other] = arrives[other], arrives[table]
                break
