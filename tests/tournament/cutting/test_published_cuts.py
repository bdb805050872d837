"""What was published of a cut can be worked out again by anybody, and any change of it is told."""

import copy
from typing import Any

import pytest

from fortyfives.tournament.cutting.chance import commitment
from fortyfives.tournament.cutting.context import SECRETS, Context
from fortyfives.tournament.cutting.publication import document, published, published_draw
from fortyfives.tournament.cutting.verify import Untrue, verify

SECRET = [bytes(range(start, start + 32)) for start in range(SECRETS)]
SECRET[1] = bytes(range(32, 64))
FIRST = Context.of("2026-03-07/prize-3", 1, (2, 9, 30), {2: 5, 9: 7, 30: 640})
AGAIN = Context.of("2026-03-07/prize-3", 2, (2, 30), {2: 102, 30: 130}, 2)
JAR = Context.of("2026-03-07/jar", 3, (1, 2), {})


def evening() -> dict[str, Any]:
    """A cut, its recut, and the draw of the jar."""
    return document(
        [
            published(SECRET[0], FIRST),
            published(SECRET[1], AGAIN),
            published_draw(SECRET[2], JAR, 25),
        ],
        [commitment(secret) for secret in SECRET],
    )


def keys(told: Any) -> list[str]:
    """What is said not to be true."""
    return [each.key for each in verify(told)]


def test_what_is_true_is_found_true() -> None:
    told = evening()
    assert verify(told) == []
    assert [cut.get("winner") for cut in told["cuts"]] == [None, 2, None]
    assert verify({**told, "commitments": []}) == []
    del told["commitments"]
    assert verify(told) == []


@pytest.mark.parametrize(
    ("place", "field", "value"),
    [
        (1, "winner", 9),
        (1, "winner", None),
        (0, "tied", []),
        (0, "tied", [2, 30.0]),
        (0, "commitment", "00"),
        (1, "seed", "00"),
        (1, "draws", {"2": "3D", "30": "AD"}),
        (2, "drawn", list(range(1, 26))),
        (2, "winner", 1),
    ],
)
def test_a_field_that_is_not_so_is_named(place: int, field: str, value: object) -> None:
    told = evening()
    told["cuts"][place][field] = value
    if value is None:
        del told["cuts"][place][field]
    assert verify(told) == [
        Untrue("hall-untrue-field", (("place", place + 1), ("field", field))),
    ]


def test_another_slip_or_another_secret_makes_another_cut() -> None:
    told = evening()
    told["cuts"][1]["context"]["numbers"]["2"] = 103
    assert {*keys(told)} == {"hall-untrue-field"}
    told = evening()
    told["cuts"][2] = published_draw(SECRET[7], JAR, 25)
    assert verify(told) == [Untrue("hall-untrue-commitment", (("place", 3), ("cut", 3)))]


def test_a_secret_serves_once_and_a_round_follows_the_one_before() -> None:
    told = evening()
    told["cuts"].append(published_draw(SECRET[2], Context.of("seats", 3, (1,), {}), 4))
    assert keys(told) == ["hall-untrue-spent"]
    told = evening()
    del told["cuts"][0]
    assert keys(told) == ["hall-untrue-round"]
    told = evening()
    other = Context.of("2026-03-07/prize-3", 2, (2, 9), {}, 2)
    told["cuts"][1] = published(SECRET[1], other)
    assert keys(told) == ["hall-untrue-round"]
    told = evening()
    twice = Context.of("2026-03-07/jar", 4, (1, 2), {})
    told["cuts"].append(published_draw(SECRET[3], twice, 25))
    assert keys(told) == ["hall-untrue-round"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "45s-cut-v2"),
        ("commitments", None),
        ("commitments", ["00"]),
        ("cuts", None),
        ("cuts", [1]),
        ("colour", "blue"),
    ],
)
def test_a_document_of_another_kind_is_told(field: str, value: object) -> None:
    told = evening()
    told[field] = value
    named = "document" if field == "colour" else field
    assert verify(told) == [Untrue("hall-untrue-document", (("field", named),))]


@pytest.mark.parametrize("junk", [None, 7, "x", [], {}])
def test_what_is_no_document_is_told(junk: object) -> None:
    assert keys(junk) == ["hall-untrue-document"]


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("secret",), None, "secret"),
        (("secret",), "zz", "secret"),
        (("secret",), "00" * 31, "secret"),
        (("secret",), "AA" * 32, "secret"),
        (("context",), [], "context"),
        (("context", "colour"), 1, "context"),
        (("context", "contest"), 1, "contest"),
        (("context", "entrants"), 1, "entrants"),
        (("context", "entrants"), ["2"], "entrants"),
        (("context", "numbers"), {"2": 1}, "numbers"),
        (("context", "numbers", "2"), True, "numbers"),
        (("context", "cut"), 1.0, "cut"),
        (("context", "round"), -1, "round"),
        (("size",), "25", "size"),
    ],
)
def test_a_cut_that_cannot_be_read_is_told(
    path: tuple[str, ...], value: object, field: str
) -> None:
    told = copy.deepcopy(evening())
    part = told["cuts"][0]
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = value
    assert verify(told)[0] == Untrue("hall-untrue-unreadable", (("place", 1), ("field", field)))


def test_a_cut_that_is_not_allowed_is_told() -> None:
    told = evening()
    told["cuts"][2]["size"] = 0
    assert verify(told) == [
        Untrue("hall-untrue-refused", (("place", 3), ("why", "hall-draw-size")))
    ]
