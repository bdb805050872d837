"""The server while it runs: whoever ends it lets everybody know, and loses nothing."""

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fortyfives.server.card_room import CardRoom
from fortyfives.server.protocol import MOST_BYTES

AWAY_FOR: Final = 5
"""So many seconds a restart takes, as it is told."""
BACKLOG: Final = 2048
"""So many may wait to be let in."""
ENDINGS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class Socket(WebSocketsSansIOProtocol):
    """A socket that forgets how it was asked for once it is open: a tenth of its memory."""

    async def send(self, message: ASGISendEvent) -> None:
        """Send, and let go of the handshake if that was its end."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            del self.request, self.response
            self.scope["headers"] = ()


class Running(uvicorn.Server):
    """Serves until a signal ends it; `ended_by` is the signal's number then."""

    def __init__(self, app: Starlette, proxy: str = "") -> None:
        """`proxy` are the addresses that may say for whom they ask, with commas."""
        super().__init__(
            uvicorn.Config(
                app,
                ws=Socket,
                ws_max_size=4 * MOST_BYTES,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=False,
                proxy_headers=bool(proxy),
                forwarded_allow_ips=proxy or None,
                timeout_graceful_shutdown=3,
            )
        )
        self._app = app
        self.ended_by: int | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve; what is there now stays for good, and is never looked through again."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, tell everybody, finish what has begun, and then close."""
        for server in self.servers:
            server.close()
        card_room: CardRoom | None = getattr(self._app.state, "card_room", None)
        if card_room is not None and not self.force_exit:
            await card_room.restart(AWAY_FOR)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Hear the signals that end the server; whoever started it is told which one it was.

        One that was not to be heard when the command was called is not heard now.
        """
        known = [getattr(signal, name) for name in ENDINGS if hasattr(signal, name)]
        heard = [number for number in known if signal.getsignal(number) is not signal.SIG_IGN]
        before = {number: signal.signal(number, self.handle_exit) for number in heard}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal has come; a second Ctrl-C waits for nobody."""
        self.ended_by = self.ended_by or sig
        super().handle_exit(sig, frame)


def bound_to(host: str, port: int) -> socket.socket:
    """A socket at which somebody can be served; raises `OSError` and `UnicodeError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Said to be TCP, or asyncio would let a short message wait until the one before has arrived.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere it would let two servers have the same port
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except BaseException:
        bound.close()
        raise
    return bound


def run(app: Starlette, bound: socket.socket, proxy: str = "") -> int | None:
    """Serve at that socket until a signal comes, and give its number."""
    running = Running(app, proxy)
    with bound:
        asyncio.run(running.serve(sockets=[bound]))
    return running.ended_by
