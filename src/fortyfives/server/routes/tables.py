"""Tables: opening one, looking at it, sitting down at it, and deleting it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fortyfives.rules.options.option import OptionError
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.server.card_room import CardRoom
from fortyfives.server.house import options_in
from fortyfives.server.languages import words_in
from fortyfives.server.names import NoName, name_of
from fortyfives.server.protocol import Language, SeatNumber, Token
from fortyfives.server.routes.answers import (
    Wrong,
    admit,
    answer,
    body_of,
    token_of,
    wrong_rules,
)
from fortyfives.server.showing.room import company_of, room
from fortyfives.server.showing.uncut import Uncut, uncut
from fortyfives.server.store.store import NotSaved, NotThere
from fortyfives.server.table.denied import Denied
from fortyfives.server.table.live import LiveTable, known_player
from fortyfives.variants.find import UnknownVariant

GivenName = Annotated[str, Meta(max_length=200)]
"""A name as it was typed; how long it may be is said in a sentence of its own."""
Key = Annotated[str, Meta(min_length=1, max_length=40)]


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody would like: `company` fills the other seats, `start` begins at once."""

    game: Key
    name: GivenName
    language: Language
    options: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=2, le=8)] | None = None
    company: Key | None = None
    clock: Literal["none", "relaxed", "normal"] = "none"
    undo: bool = True
    start: bool = False


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where one sits: the seat's token is told once, the invitation to whoever opened the table.

    `pack` is what one may cut as soon as one has a line to the table.
    """

    table: str
    seat: int
    token: str
    join: str
    pack: Uncut | None = None


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with an invitation who looks at the table."""

    join: Token
    language: Language = "en"


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with an invitation who sits down."""

    join: Token
    name: GivenName
    language: Language = "en"
    seat: SeatNumber | None = None


async def open_table(request: Request) -> Response:
    """Open a table, sit down at it, and perhaps begin."""
    wanted = await body_of(request, Wanted)
    card_room: CardRoom = request.app.state.card_room
    name = _name(wanted.name)
    admit(request, "open")
    try:
        options = options_in(wanted.options)
    except ValueError as wrong:
        raise Wrong(400, "unreadable") from wrong
    try:
        with _refused():
            if wanted.company:
                known_player(wanted.company)
            table, join = await card_room.open(
                wanted.game, options, wanted.players, wanted.clock, undo=wanted.undo
            )
            seat, token = await table.sit(name, None)
            if wanted.company:
                await table.fill(wanted.company, start=wanted.start)
    except UnknownVariant as wrong:
        raise Wrong(404, "no-game-of-that-name") from wrong
    except (OptionError, InconsistentRules) as wrong:
        return _wrong_rules(wrong, wanted.language)
    return answer(Seated(table.key, seat, token, join, uncut(table.table, seat)), 201)


async def look(request: Request) -> Response:
    """A table as one sees it who has an invitation, before sitting down."""
    wanted = await body_of(request, Invited)
    admit(request, "look")
    table = await _invited(request, wanted.join)
    company = company_of(table.table, words_in(wanted.language), None)
    return answer({"room": room(table.key, table.table, company, table.here)})


async def sit(request: Request) -> Response:
    """Sit down at a table."""
    wanted = await body_of(request, Sitting)
    admit(request, "sit")
    table = await _invited(request, wanted.join)
    with _refused():
        seat, token = await table.sit(_name(wanted.name), wanted.seat)
    return answer(Seated(table.key, seat, token, ""), 201)


async def forget(request: Request) -> Response:
    """Delete a table with everything that was played there, as one of its people may."""
    card_room: CardRoom = request.app.state.card_room
    with _refused():
        table, seat = await card_room.seated(request.path_params["table"], token_of(request))
        await card_room.forget(table, seat)
    return answer({"deleted": table.key})


def _wrong_rules(wrong: OptionError | InconsistentRules, language: str) -> Response:
    said, rule = wrong_rules(wrong, language)
    told = {"code": "rules", "said": said}
    return answer({**told, "rule": rule} if rule else told, 422)


@contextmanager
def _refused() -> Iterator[None]:
    """What a table or the hall will not do, or cannot, is answered as such."""
    try:
        yield
    except NotThere as wrong:
        raise Wrong(404, "no-table") from wrong
    except Denied as denied:
        raise Wrong(503 if denied.code == "closing" else 409, denied.code) from denied
    except NotSaved as wrong:
        raise Wrong(503, "not-saved", "room-no-disk") from wrong


def _name(given: str) -> str:
    try:
        return name_of(given)
    except NoName as wrong:
        raise Wrong(422, "no-name") from wrong


async def _invited(request: Request, join: str) -> LiveTable:
    card_room: CardRoom = request.app.state.card_room
    with _refused():
        return await card_room.invited(request.path_params["table"], join)


ROUTES: tuple[BaseRoute, ...] = (
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{table}/look", look, methods=["POST"]),
    Route("/api/tables/{table}/seats", sit, methods=["POST"]),
    Route("/api/tables/{table}", forget, methods=["DELETE"]),
)
