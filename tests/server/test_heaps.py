"""Heaps, nonsense and half messages: whatever is sent, it is refused in a sentence."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from fortyfives.server.link import readable
from fortyfives.server.protocol import MOST_BYTES
from fortyfives.server.routes.answers import MOST_BODY
from tests.server.visitor import HERE, awaited, opened, opening, refusal, seated


def test_a_body_that_is_too_long_is_not_read(visitor: TestClient) -> None:
    heap = json.dumps(opening(options={"x": "y" * MOST_BODY})).encode()
    json_kind = {**HERE, "content-type": "application/json"}
    whole = visitor.post("/api/tables", content=heap, headers=json_kind)
    refusal(whole, 413, "too-long")
    parts = visitor.post(
        "/api/tables", content=(heap[i : i + 999] for i in range(0, len(heap), 999)),
        headers=json_kind,
    )  # fmt: skip
    refusal(parts, 413, "too-long")


BODIES = [
    b"", b"{", b"[]", b"null", b'"x"', b"\xff", b"[" * 9000, b'{"game":' * 1000,
    json.dumps(opening(more=1)).encode(),
    json.dumps(opening(name=1)).encode(),
    json.dumps(opening(players=10**30)).encode(),
    json.dumps(opening(options=[])).encode(),
    json.dumps(opening(options={f"k{i}": 1 for i in range(121)})).encode(),
    json.dumps(opening(language="de")).encode(),
    b'{"game":"\\ud800","name":"x","language":"en"}',
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_a_body_that_is_none_is_refused_in_a_sentence(visitor: TestClient, body: bytes) -> None:
    told = visitor.post(
        "/api/tables", content=body, headers={**HERE, "content-type": "application/json"}
    )
    refusal(told, 400, "unreadable")


@pytest.mark.parametrize("value", [{}, [], [[1]], {"a": {"b": 1}}, 1.5, None, 10**400, "9" * 5000])
def test_a_house_rule_that_is_none_is_refused_in_ones_own_language(
    visitor: TestClient, value: object
) -> None:
    for key in ("target", "nonsense", "x" * 300):
        wanted = opening(options={key: value}, language="fr")
        told = visitor.post("/api/tables", json=wanted, headers=HERE)
        if value == 10**400:
            assert told.status_code in {400, 422}
        else:
            assert " " in refusal(told, 422, "rules").strip()


def test_a_house_rule_that_cannot_be_had_is_refused_with_the_id_of_its_rule(
    visitor: TestClient,
) -> None:
    for options, rule in (
        ({"target": -5}, "GEN-14"),
        ({"renege": "never"}, "GEN-19"),
        ({"thirty_for_sixty": "blind"}, "MV-13..15"),
        ({"deal": "3-3"}, "GEN-01"),
        ({"nonsense": 1}, None),
    ):
        told = visitor.post("/api/tables", json=opening(options=options), headers=HERE)
        refusal(told, 422, "rules")
        assert told.json().get("rule") == rule


def test_a_refusal_is_said_in_the_language_of_the_page_and_not_of_the_browser(
    visitor: TestClient,
) -> None:
    english = {**HERE, "accept-language": "en-CA"}
    told = visitor.post("/api/tables", json=opening(game="x", language="fr"), headers=english)
    assert "jeu" in refusal(told, 404, "no-game-of-that-name")
    told = visitor.get("/api/nothing", headers={"accept-language": "fr-CA,en"})
    assert "adresse" in refusal(told, 404, "nothing-here")


JUNK = [
    "", "{", "null", "[]", '{"t":"nothing"}', '{"t":"ping","more":1}', "[" * 4000,
    json.dumps({"t": "act", "id": "a" * 8, "at": 0, "action": "x" * MOST_BYTES}),
    '{"t":"act","id":"aaaaaaaa","at":0,"action":' + '{"a":' * 800,
    "é" * (MOST_BYTES // 2 + 1),
]  # fmt: skip


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_the_third_message_that_is_none_closes_the_socket(visitor: TestClient, junk: str) -> None:
    with seated(visitor, opened(visitor)) as socket:
        for _ in range(3):
            socket.send_text(junk)
        for _ in range(3):
            assert awaited(socket, "refused")["code"] == "unreadable"
        with pytest.raises(WebSocketDisconnect) as closed:
            awaited(socket, "nothing")
    assert (closed.value.code, closed.value.reason) == (4003, "junk")


def test_bytes_are_no_message_either(visitor: TestClient) -> None:
    table = opened(visitor)
    with seated(visitor, table) as socket:
        socket.send_bytes(b"\xff")
        assert awaited(socket, "refused")["said"] == "That could not be understood."
    place = f"/api/tables/{table['table']}/socket"
    with visitor.websocket_connect(place, headers=HERE) as socket:
        socket.send_bytes(b"\xff")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == 4003


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_no_text_does_any_harm(text: str) -> None:
    assert readable(text) is None or text.startswith(("{", " ", "\n", "\t", "\r"))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_no_action_does_any_harm(action: object) -> None:
    told = readable(json.dumps({"t": "act", "id": "a" * 8, "at": 0, "action": action}))
    assert told is None or isinstance(action, dict)


def test_an_action_that_is_none_is_refused_and_the_socket_stays(visitor: TestClient) -> None:
    table = opened(visitor, company="cast", start=True)
    actions: list[object] = [
        {}, {"is": "Nothing"}, {"is": []}, {"is": "Play"}, {"is": "Play", "card": 5},
        {"is": "Play", "card": "5H", "seat": 9}, {"is": "Cut", "depth": 10**30},
        {"is": "Discard", "cards": ["5H", "5H"]}, {"is": "Bid", "call": {"x": [1]}},
    ]  # fmt: skip
    with seated(visitor, table) as socket:
        for number, action in enumerate(actions):
            command = {"t": "act", "id": f"aaaaaaaa{number}", "at": 999, "action": action}
            socket.send_text(json.dumps(command))
            assert awaited(socket, "refused")["id"] == f"aaaaaaaa{number}"
        socket.send_text('{"t":"ping"}')
        assert awaited(socket, "pong")
