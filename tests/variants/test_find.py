"""Finding a regional game by its key."""

import pytest

from fortyfives import variant
from fortyfives.variants import ALL
from fortyfives.variants.find import UnknownVariant


@pytest.mark.parametrize("key", ALL)
def test_every_regional_game_is_found_by_its_key(key: str) -> None:
    assert variant(key) is ALL[key]
    assert variant(key).key == key


def test_an_unknown_game_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(UnknownVariant, match="merimack") as refused:
        variant("merimack_valley")
    assert "merrimack_valley" in refused.value.alternatives


def test_a_name_like_no_game_is_refused_with_all_of_them() -> None:
    with pytest.raises(UnknownVariant) as refused:
        variant("!")
    assert refused.value.alternatives == ", ".join(ALL)
