"""Who may delete a table with all its games, and who may not."""

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from fortyfives.server import entries as log
from fortyfives.server.table import about_people as people
from fortyfives.server.table.denied import Denied
from tests.server.test_denials import BEGUN, FULL, SAT, table
from tests.server.visitor import HERE, awaited, opened, refusal, seated

OVER = (*BEGUN, log.Rang())
LUC_IS_AWAY = (*BEGUN, log.StoodIn(seat=1))
ROSE_IS_AWAY = (*BEGUN, log.StoodIn(seat=0), log.HostPassed(seat=1))


@pytest.mark.parametrize(
    ("entries", "seat"),
    [
        (SAT, 0),
        (FULL, 0),
        (LUC_IS_AWAY, 0),
        (ROSE_IS_AWAY, 1),
        ((*LUC_IS_AWAY, log.Adjourned()), 0),
        ((*BEGUN, log.Frozen(why="it lies")), 0),
        (OVER, 0),
        (OVER, 1),
        ((*OVER, log.HostPassed(seat=1)), 0),
    ],
    ids=range(9),
)
def test_the_host_deletes_what_nobody_else_plays_and_each_player_a_finished_game(
    entries: tuple[log.AnyEntry, ...], seat: int
) -> None:
    people.check_deletion(table(*entries), seat)


@pytest.mark.parametrize(
    ("code", "entries", "seat"),
    [
        ("not-host", SAT, 1),
        ("not-host", FULL, 1),
        ("not-host", BEGUN, 1),
        ("not-host", (*BEGUN, log.Adjourned()), 1),
        ("not-host", LUC_IS_AWAY, 1),
        ("not-host", ROSE_IS_AWAY, 0),
        ("not-host", (*BEGUN, log.Frozen(why="it lies")), 1),
        ("others-play", BEGUN, 0),
        ("others-play", (*BEGUN, log.Adjourned()), 0),
        ("others-play", (*OVER, log.Began(number=2, dealer=1, at=0.0)), 0),
    ],
    ids=range(10),
)
def test_nobody_destroys_a_game_that_others_play(
    code: str, entries: tuple[log.AnyEntry, ...], seat: int
) -> None:
    with pytest.raises(Denied) as denied:
        people.check_deletion(table(*entries), seat)
    assert denied.value.code == code


def asked(visitor: TestClient, seat: dict[str, str], language: str = "en") -> Response:
    """What is answered to one in that seat who would like to delete the table."""
    bearer = {**HERE, "authorization": f"Bearer {seat['token']}"}
    return visitor.delete(f"/api/tables/{seat['table']}?language={language}", headers=bearer)


@pytest.mark.parametrize(
    ("language", "not_host", "others"), [("en", "looks after", "seats"), ("fr", "voit à", "place")]
)
def test_a_table_that_may_not_be_deleted_is_refused_in_a_sentence_and_stays(
    visitor: TestClient, language: str, not_host: str, others: str
) -> None:
    rose = opened(visitor)
    place = f"/api/tables/{rose['table']}"
    body = {"join": rose["join"], "name": "Luc"}
    luc = visitor.post(f"{place}/seats", json=body, headers=HERE).json()
    assert not_host in refusal(asked(visitor, luc, language), 409, "not-host")
    with seated(visitor, rose) as socket:
        at = awaited(socket, "frame")["version"]
        socket.send_json({"t": "engage", "id": "a" * 8, "at": at, "player": "cast"})
        at = awaited(socket, "accepted")["version"]
        socket.send_json({"t": "start", "id": "b" * 8, "at": at})
        awaited(socket, "accepted")
        assert others in refusal(asked(visitor, rose, language), 409, "others-play")
        assert not_host in refusal(asked(visitor, luc, language), 409, "not-host")
        socket.send_json({"t": "ping"})
        assert awaited(socket, "pong"), "the table is still there"


def test_whoever_plays_alone_deletes_the_table_whenever_he_likes(visitor: TestClient) -> None:
    rose = opened(visitor, company="cast", start=True)
    assert asked(visitor, rose).status_code == 200
    refusal(asked(visitor, rose), 404, "no-table")
