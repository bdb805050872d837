"""Swiss rounds by trying everything: a second reckoning that shares nothing with the first."""

from collections.abc import Iterator

Games = list[tuple[int, int]]


def every_round(ranked: list[int], score: dict[int, int], met: Games) -> Iterator[Games]:
    """Every way to pair all of them, the ones that are to be preferred first."""
    if not ranked:
        yield []
        return
    best = ranked[0]
    group = [couple for couple in ranked if score[couple] == score[best]]
    middle = max(1, len(group) // 2)
    lower = [couple for couple in ranked if score[couple] != score[best]]
    wanted = group[middle:] + group[1:middle][::-1] + lower
    new = [couple for couple in wanted if not met_before(best, couple, met)]
    old = [couple for couple in wanted if met_before(best, couple, met)]
    for other in new + old:
        rest = [couple for couple in ranked if couple not in (best, other)]
        for pairs in every_round(rest, score, met):
            yield [(best, other), *pairs]


def met_before(one: int, other: int, met: Games) -> bool:
    return (one, other) in met or (other, one) in met


def repeats(pairs: Games, met: Games) -> int:
    return sum(met_before(*pair, met) for pair in pairs)


def best_round(
    score: dict[int, int], byes: dict[int, int], met: Games
) -> tuple[Games, int | None, int]:
    """The pairs, the bye and how many meet again; the number of a couple is its seed."""
    ranked = sorted(score, key=lambda couple: (-score[couple], couple))
    if len(ranked) % 2 == 0:
        found = min(every_round(ranked, score, met), key=lambda pairs: repeats(pairs, met))
        return found, None, repeats(found, met)
    tried = []
    for bye in ranked[::-1]:
        if byes.get(bye, 0) == min(byes.get(couple, 0) for couple in ranked):
            rest = [couple for couple in ranked if couple != bye]
            found = min(every_round(rest, score, met), key=lambda pairs: repeats(pairs, met))
            tried.append((found, bye, repeats(found, met)))
    return min(tried, key=lambda each: each[2])
