"""What every test shares."""

from hypothesis import HealthCheck, settings

# `make test` draws the same examples each time, so that a red run is red again.
# For a wider search: pytest --hypothesis-profile=wide
settings.register_profile(
    "house",
    derandomize=True,
    deadline=None,
    max_examples=50,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "wide", settings.get_profile("house"), derandomize=False, max_examples=5000
)
settings.load_profile("house")
