from fortyfives.analysis.clock import Clock


def test_the_share_of_decisions_is_found_within_a_bucket() -> None:
    clock = Clock()
    for milliseconds in range(1, 101):
        clock.add(milliseconds)
    assert clock.mean == 50.5
    assert 95 <= clock.quantile(0.95) <= 100
    assert clock.quantile(0.5) < clock.quantile(0.99)


def test_two_clocks_add_up() -> None:
    first, second = Clock(), Clock()
    first.add(1.0)
    second.add(3.0)
    first.merge(second)
    assert (first.count, first.mean) == (2, 2.0)


def test_a_clock_that_was_never_asked_shows_nothing() -> None:
    assert Clock().mean == 0
    assert Clock().quantile(0.5) == 0
