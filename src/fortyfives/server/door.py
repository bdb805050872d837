"""Who may come in: requests from the site itself, by a name that it answers to."""

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fortyfives.server.closing import Closing
from fortyfives.server.logs import places
from fortyfives.server.routes.answers import Wrong, told

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
BY_TLS: Final = {"strict-transport-security": "max-age=31536000; includeSubDomains"}
"""What is said besides where the way is encrypted."""
SAFE: Final = frozenset({"GET", "HEAD"})
ENCRYPTED: Final = frozenset({"https", "wss"})
FROM_HERE: Final = frozenset({"same-origin", "none"})
ANSWERS: Final = frozenset({"http.response.start", "websocket.http.response.start"})
"""How an answer begins, also one that refuses the handshake of a socket."""
BUG: Final = 500
_LOG: Final = structlog.get_logger("door")


class Door:
    """Refuses a Host that is none of ours, and an Origin that is another site's.

    A request that changes something, and every socket, must come from the site itself; a programme
    that brings no Origin is let in, since no browser sent it. Every answer is dressed in the
    headers that keep a page from harm, and what goes wrong inside is told in one sentence.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self._app = app
        self._hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request in, or not."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        begun = False

        async def dressed(message: Message) -> None:
            nonlocal begun
            if message["type"] in ANSWERS:
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["scheme"] in ENCRYPTED:
                    headers.update(BY_TLS)
            elif message["type"] == "websocket.close" and not begun and _answerable(scope):
                # The framework found nobody who would have this socket.
                await _refuse(Wrong(404, "nothing-here"), scope, receive, dressed)
                return
            begun = True
            await send(message)

        try:
            if self._welcome(scope):
                await self._app(scope, receive, dressed)
            else:
                await _refuse(Wrong(403, "not-from-there"), scope, receive, dressed)
        except Exception as wrong:  # noqa: BLE001 - nobody is told more than that it went wrong
            _LOG.error("something is wrong", error=type(wrong).__name__, where=places(wrong))
            if not begun:
                await _refuse(Wrong(500, "bug"), scope, receive, dressed)
            elif scope["type"] == "websocket":
                await _close(Closing.BUG, send)

    def _welcome(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if _host_name(host) not in self._hosts:
            return False
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in FROM_HERE
        scheme = "https" if scope["scheme"] in ENCRYPTED else "http"
        return origin.lower() == f"{scheme}://{host.lower()}"


def _host_name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _answerable(scope: Scope) -> bool:
    """Whether a refusal can be told in words, and not only by closing a socket."""
    return scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {})


async def _refuse(wrong: Wrong, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or the handshake of a socket; close the socket where that cannot be."""
    if _answerable(scope):
        await told(HTTPConnection(scope), wrong)(scope, receive, send)
    else:
        await _close(Closing.BUG if wrong.status_code == BUG else Closing.ELSEWHERE, send)


async def _close(why: Closing, send: Send) -> None:
    await send({"type": "websocket.close", "code": why.code, "reason": why.name.lower()})
