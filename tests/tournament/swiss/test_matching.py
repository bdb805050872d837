from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from fortyfives.tournament.swiss.matching import maximum

Edge = tuple[int, int]


def most_pairs(edges: list[Edge]) -> int:
    """The most pairs that have nobody in common, by trying every edge with and without it."""
    if not edges:
        return 0
    (one, other), *rest = edges
    apart = [edge for edge in rest if one not in edge and other not in edge]
    return max(most_pairs(rest), 1 + most_pairs(apart))


def graph(points: int, edges: list[Edge]) -> dict[int, set[int]]:
    rivals: dict[int, set[int]] = {point: set() for point in range(points)}
    for one, other in edges:
        rivals[one].add(other)
        rivals[other].add(one)
    return rivals


@given(st.lists(st.sampled_from(list(combinations(range(8), 2))), unique=True, max_size=14))
def test_as_many_pairs_are_made_as_can_be(edges: list[Edge]) -> None:
    mates = maximum(graph(8, edges))
    assert len(mates) == 2 * most_pairs(edges)
    for one, other in mates.items():
        assert mates[other] == one
        assert (min(one, other), max(one, other)) in edges


@given(st.lists(st.sampled_from(list(combinations(range(8), 2))), unique=True, max_size=14))
def test_pairs_to_begin_with_do_not_change_how_many_there_are(edges: list[Edge]) -> None:
    start = {edges[0][0]: edges[0][1], edges[0][1]: edges[0][0]} if edges else {}
    assert len(maximum(graph(8, edges), start)) == len(maximum(graph(8, edges)))


def test_a_ring_of_five_with_a_tail_is_paired_whole() -> None:
    edges = [(0, 1), (1, 2), (2, 3), (3, 4), (0, 4), (2, 5)]
    assert len(maximum(graph(6, edges), {0: 1, 1: 0, 2: 3, 3: 2})) == 6


def test_rings_within_rings_are_paired_whole() -> None:
    three = [(0, 1), (1, 2), (0, 2), (2, 3), (3, 4), (0, 4), (4, 5), (5, 6), (1, 6), (3, 7)]
    assert len(maximum(graph(8, three))) == 8
