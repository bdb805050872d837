"""The socket of a seat."""

import asyncio
from typing import Final

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from fortyfives.server import protocol as wire
from fortyfives.server.card_room import CardRoom
from fortyfives.server.closing import Closing
from fortyfives.server.link import Link, heard, readable
from fortyfives.server.store.store import NotSaved, NotThere
from fortyfives.server.table.denied import Denied

HELLO_WITHIN = 10.0
"""So many seconds a client has to say who it is."""


async def seat(socket: WebSocket) -> None:
    """Somebody with a token sits at the table for as long as the socket is open."""
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = readable(await heard(socket))
    except TimeoutError:
        hello = None
    except WebSocketDisconnect:
        return
    if not isinstance(hello, wire.Hello):
        await _close(socket, Closing.JUNK)
        return
    if hello.protocol != wire.VERSION:
        await _close(socket, Closing.PROTOCOL)
        return
    app = socket.app.state
    card_room: CardRoom = app.card_room
    try:
        table, place = await card_room.seated(socket.path_params["table"], hello.token)
        await table.come_back(place)
        # Meanwhile the seat may have become another's.
        table, place = await card_room.seated(socket.path_params["table"], hello.token)
    except NotThere:
        await _close(socket, Closing.TOKEN)
    except Denied:
        await _close(socket, Closing.RESTART if card_room.closing else Closing.LATER)
    except NotSaved:
        await _close(socket, Closing.LATER)
    else:
        outdated = bool(hello.build and app.build and hello.build != app.build)
        link = Link(socket, table, place, hello, bucket=app.turnstile.socket(), outdated=outdated)
        await link.run()


async def _close(socket: WebSocket, why: Closing) -> None:
    await socket.close(why.code, why.name.lower())


SOCKET: Final = WebSocketRoute("/api/tables/{table}/socket", seat)
