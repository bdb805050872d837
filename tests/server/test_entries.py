from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.server import entries as log
from tests.server.logs import a_log

KINDS = msgspec.inspect.type_info(log.AnyEntry).types  # type: ignore[attr-defined]
CLASSES: tuple[Any, ...] = tuple(kind.cls for kind in KINDS)


PLAIN: dict[type[Any], st.SearchStrategy[Any]] = {
    msgspec.inspect.IntType: st.integers(0, 10**6),
    msgspec.inspect.FloatType: st.floats(0, 1e12),
    msgspec.inspect.BoolType: st.booleans(),
    msgspec.inspect.StrType: st.text(st.characters(codec="utf-8"), max_size=30),
    msgspec.inspect.NoneType: st.none(),
    msgspec.inspect.DictType: st.dictionaries(st.text(max_size=5), st.integers(0, 9)),
    msgspec.inspect.VarTupleType: st.just(()),
}


def field_values(kind: msgspec.inspect.Type) -> st.SearchStrategy[Any]:
    """Values that a field may have."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return st.one_of([field_values(each) for each in kind.types])
    return PLAIN[type(kind)]


@given(
    st.sampled_from(CLASSES).flatmap(
        lambda kind: st.builds(
            kind,
            **{
                field.name: field_values(field.type)
                for field in msgspec.inspect.type_info(kind).fields  # type: ignore[attr-defined]
            },
        )
    )
)
def test_every_entry_is_read_as_it_was_written(entry: log.AnyEntry) -> None:
    assert log.read_entry(log.write_entry(entry)) == entry


def test_an_entry_of_a_whole_game_gives_the_same_bytes_when_it_is_written_again() -> None:
    for body in a_log().bodies:
        assert log.write_entry(log.read_entry(body)) == body


@pytest.mark.parametrize(
    "stored",
    [b"", b"null", b"{}", b'{"is":"nothing"}', b'{"is":"rose"}', b'{"is":"rose","seat":0,"x":1}'],
)
def test_what_is_no_entry_cannot_be_read(stored: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        log.read_entry(stored)
