"""The next Swiss round: who meets whom, and who has the bye."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from fortyfives.tournament.entry import Number
from fortyfives.tournament.points import NOTHING, HalfGames
from fortyfives.tournament.refused import Refused
from fortyfives.tournament.swiss.completion import Completion
from fortyfives.tournament.swiss.meetings import Meetings, Pair

FEWEST = 2


@dataclass(frozen=True, slots=True)
class Contender:
    """A couple that plays the next round; the best seed is the lowest number."""

    number: Number
    seed: int
    score: HalfGames = NOTHING
    byes: int = 0

    @property
    def rank(self) -> tuple[HalfGames, int]:
        """What the couples are ranked by, the best first: score, then seed."""
        return -self.score, self.seed


@dataclass(frozen=True, slots=True)
class Round:
    """A round: the pairs from the top down, and the couple that has the bye.

    `repeats` are the pairs that have met before, which happens only if it cannot be helped.
    """

    pairs: tuple[Pair, ...]
    bye: Number | None = None
    repeats: tuple[Pair, ...] = ()

    @property
    def notice(self) -> str | None:
        """The key of what the director must be told; None if there is nothing."""
        return "hall-rematch-unavoidable" if self.repeats else None


def pair_round(contenders: Sequence[Contender], meetings: Meetings) -> Round:
    """The next round of these couples, in whatever order they are named.

    As few pairs as possible meet again, mostly none. Refused if fewer than two couples are there,
    or if two of them have one number or one seed.
    """
    if len(contenders) < FEWEST:
        raise Refused("hall-too-few", there=len(contenders), needed=FEWEST)
    for name, refusal in (("number", "hall-number-twice"), ("seed", "hall-seed-twice")):
        if len({getattr(contender, name) for contender in contenders}) < len(contenders):
            raise Refused(refusal)
    ranked = sorted(contenders, key=lambda contender: contender.rank)
    field = [contender.number for contender in ranked]
    avoid = meetings.to_avoid(field)
    completion = Completion(avoid)
    bye = _bye(ranked, completion) if len(field) % 2 else None
    left = field if bye is None else _without(field, bye)
    scores = {contender.number: contender.score for contender in ranked}
    pairs = tuple(_pairs(left, scores, avoid, completion))
    return Round(pairs, bye, tuple(pair for pair in pairs if meetings.met(*pair)))


def _bye(ranked: Sequence[Contender], completion: Completion) -> Number:
    """The lowest couple without a bye, or with the fewest, that leaves the fewest to meet again."""
    field = [contender.number for contender in ranked]
    fewest = min(contender.byes for contender in ranked)
    lowest_first = [each.number for each in reversed(ranked) if each.byes == fewest]

    def repeats(number: Number) -> int:
        return completion.repeats(_without(field, number))

    for number in lowest_first:
        if repeats(number) == 0:
            return number
    return min(lowest_first, key=repeats)


def _pairs(
    left: list[Number],
    scores: Mapping[Number, HalfGames],
    avoid: Mapping[Number, set[Number]],
    completion: Completion,
) -> Iterator[Pair]:
    """Pair the best couple that is left, until nobody is; the rest can always be paired too."""
    allowed = completion.repeats(left)
    while left:
        best, *rest = left
        other, again = next(
            (other, again)
            for other, again in _choices(left, scores, avoid)
            if again + completion.repeats(_without(rest, other)) <= allowed
        )
        yield best, other
        left, allowed = _without(rest, other), allowed - again


def _without(numbers: Sequence[Number], one: Number) -> list[Number]:
    others = list(numbers)
    others.remove(one)
    return others


def _choices(
    left: Sequence[Number],
    scores: Mapping[Number, HalfGames],
    avoid: Mapping[Number, set[Number]],
) -> Iterator[tuple[Number, bool]]:
    """Whom the best couple may meet, in order: all the new ones, then those that are met again."""
    met = avoid[left[0]]
    return chain(
        ((other, False) for other in candidates(left, scores) if other not in met),
        ((other, True) for other in candidates(left, scores) if other in met),
    )


def candidates(left: Sequence[Number], scores: Mapping[Number, HalfGames]) -> Iterator[Number]:
    """Whom the first of these ranked couples would meet, in order.

    In its own score group from half-way down to the end, then back to the top; after that the lower
    groups in rank order.
    """
    size = bisect_right(left, -scores[left[0]], key=lambda number: -scores[number])
    half = max(size // 2, 1)
    yield from left[half:size]
    yield from reversed(left[1:half])
    yield from left[size:]
