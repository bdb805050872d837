"""The server as one ASGI application."""

import asyncio
import importlib
import pkgutil
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute

from fortyfives.server import routes
from fortyfives.server.card_room import CardRoom
from fortyfives.server.door import Door
from fortyfives.server.rates import USUAL as USUAL_RATES
from fortyfives.server.rates import Rates, Turnstile
from fortyfives.server.routes.answers import told_wrong
from fortyfives.server.routes.pages import BUILT, build, last_routes
from fortyfives.server.routes.socket import SOCKET
from fortyfives.server.store.store import Store
from fortyfives.server.straight import StraightToSeat
from fortyfives.server.table.clock import USUAL, Pace
from fortyfives.server.table.thinking import Thinkers
from fortyfives.server.table.world import World

SWEEP_EVERY = 60.0
SMALLEST = 1_000
"""Answers of so many bytes and more are sent compressed; what goes over a socket never is.

The length of a compressed answer could tell a secret that stands in it beside what another site has
asked for (BREACH). The two answers that hold a secret, a seat's token and an invitation, are those
of `POST /api/tables` and `POST /api/tables/TABLE/seats`: they are shorter, and hold nothing that
was asked. All the others hold no secret but what the request itself brought: a finished game its
own name, a picture its own link. And no other site can ask in somebody's place, since there is no
cookie and the door looks at the Origin.
"""
LEVEL = 6
"""Higher levels take far longer and save next to nothing."""


def application(
    data: Path,
    hosts: Iterable[str],
    pace: Pace = USUAL,
    rates: Rates = USUAL_RATES,
    page: Path = BUILT,
) -> Starlette:
    """The server with its data in that folder, answering to these hosts with that page."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(data)
        card_room = CardRoom(World(store, Thinkers(), pace))
        app.state.card_room = card_room
        sweeper = asyncio.create_task(_sweep(card_room))
        try:
            yield
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await card_room.close()
            await store.close()

    app = Starlette(
        routes=[*_routes(), *last_routes(page)],
        lifespan=life,
        middleware=[
            Middleware(Door, hosts=hosts),
            Middleware(StraightToSeat, socket=SOCKET),
            Middleware(GZipMiddleware, minimum_size=SMALLEST, compresslevel=LEVEL),
        ],
        exception_handlers={HTTPException: told_wrong},
    )
    app.state.page = page
    app.state.build = build(page)
    app.state.turnstile = Turnstile(rates)
    return app


def _routes() -> list[BaseRoute]:
    """The routes that each file of the folder brings."""
    names = [each.name for each in pkgutil.iter_modules(routes.__path__)]
    modules = (importlib.import_module(f"{routes.__name__}.{name}") for name in names)
    return [route for module in modules for route in getattr(module, "ROUTES", ())]


async def _sweep(card_room: CardRoom) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        await card_room.sweep()
