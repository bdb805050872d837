"""A couple that comes late: what it has missed, and that it is not sent out to rest at once."""

from collections.abc import Iterable

from fortyfives.tournament.entry import Number
from fortyfives.tournament.refused import Refused


def virtual_rests(rests: Iterable[int]) -> int:
    """The rests with which a newcomer begins: as many as anybody in the room has had."""
    return max(rests, default=0)


def missed_games(before: int) -> tuple[int, ...]:
    """The games that a couple has missed that sits down before this one; they score nothing."""
    return tuple(range(1, before))


def admit(couple: Number, before: int, latest: int) -> None:
    """Refuse a couple that wants to sit down before a game later than the latest allowed."""
    if before > latest:
        raise Refused("hall-too-late", couple=couple, game=before, latest=latest)
