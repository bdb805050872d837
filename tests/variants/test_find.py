"""Finding a regional game by its key."""

from typing import Any

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


@pytest.mark.parametrize("key", ALL)
def test_capitals_do_not_matter_for_the_nearest_names(key: str) -> None:
    for typed in (key.upper(), key.title(), f" {key.upper()} "):
        with pytest.raises(UnknownVariant) as refused:
            variant(typed)
        assert refused.value.alternatives.split(", ")[0] == key


def test_a_name_like_no_game_is_refused_with_a_few_of_them_and_where_to_find_all() -> None:
    for odd in ("!", "", "zzz", "!" * 5000):
        with pytest.raises(UnknownVariant, match="`fortyfives rules` lists them all") as refused:
            variant(odd)
        assert refused.value.alternatives == ", ".join((*list(ALL)[:5], "…"))
        assert len(str(refused.value)) < 400


ODD: list[Any] = [
    None,
    5,
    True,
    4.5,
    10**5000,
    [],
    {},
    (),
    set(),
    b"irish_45",
    ALL,
    ALL["irish_45"],
]


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_what_is_no_name_at_all_is_no_game(odd: Any) -> None:
    with pytest.raises(UnknownVariant, match="there is no game") as refused:
        variant(odd)
    assert isinstance(refused.value.key, str)
    assert len(str(refused.value)) < 400
