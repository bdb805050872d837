"""How a request is read and answered: as JSON, and never with a traceback."""

from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from fortyfives.rules.options import OPTIONS
from fortyfives.rules.options.option import OptionError
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.server.languages import words_in
from fortyfives.server.rates import Turnstile
from fortyfives.wording.messages import ENGLISH, languages

Wanted = TypeVar("Wanted")


MOST_BODY: Final = 16_384
"""No request has a body that is longer, in bytes."""
CODES: Final = {404: "nothing-here", 405: "not-that-way", 413: "too-long"}
"""What the framework refuses of itself, by our own codes."""
_READ_AS: Final = "spoken"


class Wrong(HTTPException):
    """A request that is refused: its code, and the key of the sentence that says why."""

    def __init__(self, status: int, code: str, key: str = "", **facts: str | int) -> None:
        super().__init__(status, code)
        self.code, self.key, self.facts = code, key or f"room-no-{code}", facts


def answer(body: object, status: int = 200) -> Response:
    """An answer as JSON; nobody on the way keeps a copy."""
    return Response(
        msgspec.json.encode(body),
        status,
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )


async def body_of(request: Request, wanted: type[Wanted]) -> Wanted:
    """The body of a request; raises `Wrong` for anything else than what is wanted."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Wrong(415, "unreadable")
    try:
        body = msgspec.json.decode(await _bounded(request), type=wanted)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise Wrong(400, "unreadable") from wrong
    # A refusal is said in the language of whoever asks, not in that of his browser.
    setattr(request.state, _READ_AS, getattr(body, "language", ""))
    return body


async def _bounded(request: Request) -> bytes:
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > MOST_BODY:
            raise Wrong(413, "too-long")
    return bytes(found)


def language_of(request: HTTPConnection) -> str:
    """The language that was asked for, or the one that the browser prefers."""
    asked = getattr(request.state, _READ_AS, "") or request.query_params.get("language", "")
    if asked in languages():
        return asked
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in languages() else ENGLISH


def admit(request: Request, what: str) -> None:
    """Let an address do this once more; raises `Wrong` if that was too much at once."""
    turnstile: Turnstile = request.app.state.turnstile
    address = request.client.host if request.client else ""
    if not turnstile.lets(address, what):
        raise Wrong(429, "too-fast")


def token_of(request: Request) -> str:
    """The token that a request brings; raises `Wrong` without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Wrong(401, "token")
    return token


def wrong_rules(wrong: OptionError | InconsistentRules, language: str) -> tuple[str, str]:
    """Why house rules cannot be had, as a sentence, and the id of the rule in question if any."""
    words = words_in(language)
    if isinstance(wrong, InconsistentRules):
        return words.say(wrong.key, **wrong.facts), wrong.rule
    option = OPTIONS.get(wrong.facts["key"])
    return words.say(wrong.message, **wrong.facts), option.source[0] if option else ""


def told(request: HTTPConnection, wrong: HTTPException) -> Response:
    """The answer to a request that was refused: a code, and a sentence in the right language."""
    if not isinstance(wrong, Wrong):
        code = CODES.get(wrong.status_code, "unreadable")
        wrong = Wrong(wrong.status_code, code)
    said = words_in(language_of(request)).say(wrong.key, **wrong.facts)
    return answer({"code": wrong.code, "said": said}, wrong.status_code)


async def told_wrong(request: Request, wrong: Exception) -> Response:
    """The answer to a request that was refused, as the framework asks for it."""
    assert isinstance(wrong, HTTPException)  # noqa: S101 - registered for these alone
    return told(request, wrong)


Json = dict[str, Any]
