"""How much may be asked for: enough for a family behind one address, not for a flood."""

import json
from pathlib import Path

import pytest

from fortyfives.server.rates import BOUNDLESS, MOST_ADDRESSES, USUAL, Bucket, Rate, Rates, Turnstile
from tests.server.visitor import HERE, awaited, opened, opening, refusal, seated, served


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_is_emptied_and_fills_up_again() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 0.5), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 2.0
    clock.time = 2.0
    assert bucket.wait() == 0.0
    assert bucket.take()
    assert not bucket.take()
    clock.time = 1000.0
    assert [bucket.take(2) for _ in range(2)] == [True, False]


def test_a_family_behind_one_address_can_play() -> None:
    turnstile = Turnstile(USUAL, Clock())
    assert all(turnstile.lets("192.0.2.1", "sit") for _ in range(100))
    assert all(turnstile.lets("192.0.2.1", "look") for _ in range(200))
    assert all(turnstile.lets("192.0.2.1", "open") for _ in range(25))


def test_one_address_does_not_use_up_what_is_anothers() -> None:
    turnstile = Turnstile(Rates(open=Rate(1, 0.0)), Clock())
    assert turnstile.lets("a", "open")
    assert not turnstile.lets("a", "open")
    assert turnstile.lets("b", "open")
    assert turnstile.lets("a", "look")


def test_not_every_address_that_ever_asked_is_remembered() -> None:
    turnstile = Turnstile(Rates(open=Rate(1, 0.0)), Clock())
    for number in range(MOST_ADDRESSES + 1):
        assert turnstile.lets(str(number), "open")
    assert turnstile.lets("0", "open")
    assert not turnstile.lets(str(MOST_ADDRESSES), "open")


def test_without_limits_nothing_is_too_much() -> None:
    turnstile = Turnstile(BOUNDLESS, Clock())
    assert all(turnstile.lets("a", "open") for _ in range(5000))


@pytest.mark.parametrize("what", ["open", "look", "sit"])
def test_too_much_at_once_is_told_in_a_sentence(tmp_path: Path, what: str) -> None:
    few = Rates(**{"open": Rate(1, 0.0), what: Rate(1, 0.0)})
    with served(tmp_path, few) as visitor:
        table = opened(visitor)
        place = f"/api/tables/{table['table']}"
        body: dict[str, str] = {"join": table["join"]}
        ways = {
            "open": ("/api/tables", opening(language="fr")),
            "look": (f"{place}/look", {**body, "language": "fr"}),
            "sit": (f"{place}/seats", {**body, "name": "Jo", "language": "fr"}),
        }
        path, asked = ways[what]
        for _ in range(2):
            told = visitor.post(path, json=asked, headers=HERE)
        assert "Attendez" in refusal(told, 429, "too-fast")


def test_whoever_comes_back_is_never_too_fast(tmp_path: Path) -> None:
    once = Rate(1, 0.0)
    with served(tmp_path, Rates(open=once, look=once, sit=once)) as visitor:
        table = opened(visitor)
        for _ in range(25):
            with seated(visitor, table) as socket:
                awaited(socket, "frame")


def test_a_flood_on_a_socket_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    few = Rates(socket=Rate(3, 50.0))
    with served(tmp_path, few) as visitor, seated(visitor, opened(visitor)) as socket:
        awaited(socket, "frame")
        for _ in range(12):
            socket.send_text('{"t":"ping"}')
        kinds = [json.loads(socket.receive_text()) for _ in range(12)]
        refused = [each for each in kinds if each["t"] == "refused"]
        assert refused
        assert {each["code"] for each in refused} == {"too-fast"}
        assert any(each["t"] == "pong" for each in kinds)
