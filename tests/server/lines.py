"""A line between a client and a table that never leaves the process."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, cast

from starlette.websockets import WebSocket

from fortyfives.rules.seating import Seat
from fortyfives.server import protocol as wire
from fortyfives.server.link import Link
from fortyfives.server.rates import BOUNDLESS, Bucket
from fortyfives.server.table.live import LiveTable

AnyLink = TypeVar("AnyLink", bound=Link)
Heard = Callable[[str], None]


class Line:
    """Stands for a socket: what is said into it is heard at the other end."""

    def __init__(self, heard: Heard) -> None:
        self.closed: int | None = None
        self.open = asyncio.Event()
        self.open.set()
        self._heard = heard
        self._said: asyncio.Queue[str | None] = asyncio.Queue()

    # --- the client's end ---------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Send something to the table."""
        self._said.put_nowait(text)

    def hang_up(self) -> None:
        """Go without a word."""
        self._said.put_nowait(None)

    # --- the server's end ---------------------------------------------------------------------

    async def send_text(self, text: str) -> None:
        """The table says something, and waits until the client can take it."""
        await self.open.wait()
        if self.closed is not None:
            raise RuntimeError("the line is closed")
        self._heard(text)

    async def receive(self) -> dict[str, Any]:
        """Wait for what the client says."""
        said = None if self.closed is not None else await self._said.get()
        if said is None:
            return {"type": "websocket.disconnect", "code": 1005}
        return {"type": "websocket.receive", "text": said}

    async def close(self, code: int, reason: str = "") -> None:
        """The table hangs up."""
        del reason
        self.closed = code
        self._said.put_nowait(None)


def linked(live: LiveTable, seat: Seat, line: Line, kind: type[AnyLink], **hello: Any) -> AnyLink:
    """The seat's end of a line, as a socket would have it after its first message."""
    said = wire.Hello(wire.VERSION, "x" * 22, hello.pop("language", "en"), **hello)
    bucket = Bucket(BOUNDLESS.socket)
    return kind(cast("WebSocket", line), live, seat, said, bucket=bucket)


@contextmanager
def running(link: Link) -> Iterator["asyncio.Task[None]"]:
    """The link at work."""
    task = asyncio.create_task(link.run())
    try:
        yield task
    finally:
        task.cancel()
