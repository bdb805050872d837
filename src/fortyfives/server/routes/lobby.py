"""What one may play, with whom, and by which house rules."""

import asyncio
import io
from functools import lru_cache
from typing import Annotated, Final

import msgspec
import segno
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fortyfives.players.cast import BEST, CAST
from fortyfives.rules.describe import describe, differences
from fortyfives.rules.options import apply_options
from fortyfives.rules.options.option import OptionError
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.server.house import options_in
from fortyfives.server.languages import words_in
from fortyfives.server.routes.answers import (
    Wrong,
    admit,
    answer,
    body_of,
    language_of,
    wrong_rules,
)
from fortyfives.variants import ALL
from fortyfives.variants.find import UnknownVariant, variant

LONGEST = 400
"""No link that is shown as a picture is longer."""
KEPT: Final = 64
"""So many answers about rules are kept: of the games as they are, in both languages, and more."""


class Pictured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link that somebody would like to see as a picture."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


async def lobby(request: Request) -> Response:
    """The games by their names, and the people of the cast."""
    language = language_of(request)
    words = words_in(language)
    games = [
        {
            "key": key,
            "name": rules.name.in_language(language),
            "region": rules.region.in_language(language),
            "players": list(rules.seating.counts),
            "usual": rules.seating.usual,
        }
        for key, rules in ALL.items()
    ]
    cast = [
        {"key": each.key, "name": each.name, "character": words.say(f"player-{each.key}")}
        for each in CAST.values()
    ]
    build = request.app.state.build
    return answer({"games": games, "cast": cast, "best": BEST, "build": build})


async def face(request: Request) -> Response:
    """The face of somebody in the cast."""
    character = CAST.get(request.path_params["key"])
    if character is None:
        raise Wrong(404, "no-player")
    kept = {"Cache-Control": "public, max-age=86400"}
    return Response(character.face(), media_type="image/svg+xml", headers=kept)


async def rules(request: Request) -> Response:
    """The rule sheet of a game with house rules, and what differs from the game without them.

    House rules that cannot be had are told in `wrong`, with the id of their `rule` if there is one.
    The sheet is then of the game without them.
    """
    admit(request, "look")
    asked = (request.query_params.get(name, "") for name in ("game", "players", "options"))
    # Nobody's cards wait while a sheet is written.
    told = await asyncio.to_thread(rules_told, *asked, language_of(request))
    return answer(msgspec.Raw(told))


@lru_cache(KEPT)
def rules_told(game: str, players: str, options: str, language: str) -> bytes:
    """The answer to that question, which is always the same; raises `Wrong`."""
    words = words_in(language)
    try:
        preset = variant(game)
        seats = int(players or preset.seating.usual)
        given = msgspec.json.decode(options or "{}")
        sheet = describe(preset, words, seats)
    except UnknownVariant as wrong:
        raise Wrong(404, "no-game-of-that-name") from wrong
    except (ValueError, RecursionError) as wrong:
        raise Wrong(400, "unreadable") from wrong
    said, rule, differs = "", "", None
    try:
        played = apply_options(preset, options_in(given))
        sheet = describe(played, words, seats)
        differs = differences(played, preset, words) if given else None
    except (OptionError, InconsistentRules) as wrong:
        said, rule = wrong_rules(wrong, language)
    except ValueError as wrong:
        raise Wrong(400, "unreadable") from wrong
    told = {"wrong": said, "rule": rule, "sheet": sheet, "differs": differs}
    return msgspec.json.encode(told)


async def qr(request: Request) -> Response:
    """A link as a picture, for a telephone to read from another one's screen.

    The link is sent in the body: it holds an invitation, and addresses are written down everywhere.
    """
    wanted = await body_of(request, Pictured)
    admit(request, "look")
    buffer = io.BytesIO()
    segno.make(wanted.text, micro=False).save(buffer, kind="svg", scale=8, border=2, xmldecl=False)
    kept = {"Cache-Control": "no-store"}
    return Response(buffer.getvalue(), media_type="image/svg+xml", headers=kept)


ROUTES: tuple[BaseRoute, ...] = (
    Route("/api/lobby", lobby),
    Route("/api/faces/{key}.svg", face),
    Route("/api/rules", rules),
    Route("/api/qr", qr, methods=["POST"]),
)
