"""The fixed piece of work that all timings are told in."""

STEPS = 100_000


def calibrate() -> int:
    """One fixed piece of plain Python: sums, a dictionary and a call, a hundred thousand times."""
    seen: dict[int, int] = {}
    for step in range(STEPS):
        seen[step % 52] = seen.get(step % 52, 0) + min(step, 120)
    return STEPS
