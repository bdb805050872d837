"""The short way to a seat: a socket needs none of the layers that are there for pages."""

from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket


class StraightToSeat:
    """Brings whoever asks for that socket to it at once, and everybody else further in.

    A full hall has thousands of sockets open for hours: every layer round one would stay in memory
    as long, and see every frame go by.
    """

    def __init__(self, app: ASGIApp, socket: WebSocketRoute) -> None:
        self._app = app
        self._socket = socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or let somebody else do it."""
        if self._leads_there(scope):
            await self._socket.endpoint(WebSocket(scope, receive, send))
        else:
            await self._app(scope, receive, send)

    def _leads_there(self, scope: Scope) -> bool:
        """Whether that socket is asked for; its scope is told then which table's it is."""
        found, more = self._socket.matches(scope)
        scope.update(more)
        return found is Match.FULL
