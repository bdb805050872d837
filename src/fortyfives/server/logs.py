"""What the server writes down about itself: for a reader at a terminal, or as JSON."""

import logging
import sys
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Final, TextIO

import structlog
from structlog.typing import Processor

MAY_BE_SAID: Final = frozenset(
    {"event", "level", "timestamp", "logger", "table", "code", "error", "where", "why", "player"}
)
"""All that a line may hold. No hand, no name, no token is among it, whoever writes the line."""
LAST_PLACES: Final = 6


def set_up_logs(stream: TextIO | None = None) -> None:
    """Write the server's own lines, and those of the libraries, to one place in one form."""
    out = stream or sys.stderr
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _places_of_errors,
        _only_what_may_be_said,
    ]
    renderer: Processor = (
        structlog.dev.ConsoleRenderer(colors=False)
        if out.isatty()
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for chatty in ("uvicorn", "asyncio", "alembic", "sqlalchemy", "aiosqlite", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def places(wrong: BaseException) -> list[str]:
    """Where in the code it went wrong, without what stood there: it may be somebody's hand."""
    found = traceback.extract_tb(wrong.__traceback__)[-LAST_PLACES:]
    return [f"{Path(each.filename).name}:{each.lineno}" for each in found]


def _places_of_errors(
    _logger: object, _name: str, line: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """An error is told by its kind and its places; its words may hold anything."""
    told = line.pop("exc_info", None)
    told = sys.exc_info() if told is True else told
    wrong = told[1] if isinstance(told, tuple) else told
    if isinstance(wrong, BaseException):
        line.setdefault("error", type(wrong).__name__)
        line.setdefault("where", places(wrong))
    return line


def _only_what_may_be_said(
    _logger: object, _name: str, line: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    return {key: value for key, value in line.items() if key in MAY_BE_SAID or key[0] == "_"}
