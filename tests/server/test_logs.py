"""What the server writes down about itself: readable, and without hands, names and tokens."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from fortyfives.server.logs import set_up_logs

SECRETS = {"hand": "5H JH AH", "name": "Rose", "token": "t" * 22, "join": "j" * 22}


class Terminal(io.StringIO):
    """A place that somebody reads."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_a_line_is_json_where_nobody_reads_it() -> None:
    out = io.StringIO()
    set_up_logs(out)
    structlog.get_logger("table").warning("a log lies", table="abc", why="LogLies")
    line = json.loads(out.getvalue())
    assert {"event": "a log lies", "table": "abc", "level": "warning"}.items() <= line.items()
    assert "timestamp" in line


def test_a_line_can_be_read_at_a_terminal() -> None:
    out = Terminal()
    set_up_logs(out)
    structlog.get_logger("table").error("a log lies", table="abc")
    assert "a log lies" in out.getvalue()
    assert "table=abc" in out.getvalue()
    assert not out.getvalue().startswith("{")


@pytest.mark.parametrize("out", [io.StringIO(), Terminal()], ids=["json", "terminal"])
def test_no_hand_no_name_and_no_token_is_ever_written(out: io.StringIO) -> None:
    set_up_logs(out)
    structlog.get_logger("table").error("something", table="abc", **SECRETS)
    try:
        int(json.dumps(SECRETS))
    except ValueError:
        structlog.get_logger("table").exception("something", table="abc")
        logging.getLogger("uvicorn.error").exception("in the application")
        logging.getLogger("asyncio").exception("never retrieved")
    text = out.getvalue()
    assert text.count("ValueError") == 3
    assert text.count("test_logs.py:") == 3
    assert "Traceback" not in text
    for secret in SECRETS.values():
        assert secret not in text


def test_what_is_of_no_use_is_not_written() -> None:
    out = io.StringIO()
    set_up_logs(out)
    structlog.get_logger("table").debug("thinking")
    logging.getLogger("uvicorn.error").info("WebSocket /api/tables/abc/socket [accepted]")
    assert out.getvalue() == ""
