"""Finished games: seen again step by step, and as records with the proof of each deal.

The name of a game is all that it takes: the table's key and a word of 128 bits that is drawn for
this one game. It is told to those who sit there when the game is over, and they may pass it on.
"""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fortyfives.server.card_room import CardRoom
from fortyfives.server.languages import words_in
from fortyfives.server.routes.answers import Wrong, answer, language_of
from fortyfives.server.showing.replaying import record, replay
from fortyfives.server.store.store import NotThere
from fortyfives.server.table.finished import Finished


async def show(request: Request) -> Response:
    """The whole game with all hands open."""
    game = await _game(request)
    name: str = request.path_params["replay"]
    key, words = name.partition(".")[0], words_in(language_of(request))
    return answer(await asyncio.to_thread(replay, key, name, game, words))


async def record_of(request: Request) -> Response:
    """The game as a record, to be kept and verified."""
    game = await _game(request)
    kept = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{game.first.variant.key}.toml"',
    }
    text = await asyncio.to_thread(record, game)
    return Response(text, headers=kept, media_type="application/toml")


async def _game(request: Request) -> Finished:
    """The game that was asked for; whether a name is nearly right is not to be learnt here.

    That a name is not whole can be seen from itself, and is said, whatever tables there are.
    """
    card_room: CardRoom = request.app.state.card_room
    name: str = request.path_params["replay"]
    if not name.partition(".")[2]:
        raise Wrong(404, "replay-cut-short")
    try:
        return await card_room.finished(name)
    except NotThere as wrong:
        raise Wrong(404, "no-replay") from wrong


ROUTES: tuple[BaseRoute, ...] = (
    Route("/api/replays/{replay}", show),
    Route("/api/replays/{replay}/record.toml", record_of),
)
