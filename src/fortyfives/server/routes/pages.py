"""The page itself, and everything that was built with it."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from fortyfives.server.routes.answers import Wrong, language_of

BUILT: Final = Path(str(files("fortyfives.server") / "static"))
"""The page as it was built."""
STAMP: Final = "built-from.txt"
"""Beside it: what tells one build of the page from another; tools/page.py writes it."""
AHEAD: Final = "ahead.json"
"""Beside it: the files of each screen and of each language; web/plugins/ahead.ts writes it."""
LINKS: Final = {
    ".js": '<link rel="modulepreload" crossorigin href="/{}">',
    ".css": '<link rel="stylesheet" crossorigin href="/{}">',
}
LATER: Final = {
    ".js": '<link rel="modulepreload" fetchpriority="low" crossorigin href="/{}">',
    ".css": '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/{}">',
}
"""For the screen after that: nothing of the first one waits for it."""
BESIDE: Final = {"favicon.svg": "image/svg+xml", "licences.md": "text/plain"}
"""What lies beside the page and is asked for by its own name."""
FOR_EVER: Final = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files whose names change with what is in them; whoever has one may keep it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:  # noqa: PLR2004 - found
            response.headers["Cache-Control"] = FOR_EVER
        return response


async def page(request: Request) -> Response:
    """The one page, whatever its address: what it shows is the client's matter."""
    folder: Path = request.app.state.page
    index = folder / "index.html"
    if not index.exists():
        return PlainTextResponse("The page has not been built. Run: make run", 503)
    links = ahead(folder, request.path_params["rest"], language_of(request))
    text = index.read_text(encoding="utf-8").replace("</head>", links + "</head>", 1)
    return HTMLResponse(text, headers={"Cache-Control": "no-cache"})


def ahead(folder: Path, address: str, language: str) -> str:
    """Links to all that this reader's browser will need first: it asks for everything at once."""
    listed = folder / AHEAD
    if not listed.exists():
        return ""
    found = json.loads(listed.read_text(encoding="utf-8"))
    screen = address.partition("/")[0] or found["first"]
    now = (*found["screens"].get(screen, ()), *found["words"].get(language, ()))
    later = found["screens"].get(found["next"].get(screen), ())
    links = [LINKS[Path(file).suffix].format(file) for file in now]
    links += [LATER[Path(file).suffix].format(file) for file in later]
    return "".join(links)


async def beside(request: Request) -> Response:
    """A file that lies beside the page."""
    name = request.url.path.removeprefix("/")
    file = request.app.state.page / name
    if not file.exists():
        raise Wrong(404, "nothing-here")
    return FileResponse(file, media_type=BESIDE[name], headers={"Cache-Control": "no-cache"})


async def missing(_request: Request) -> Response:
    """An address of the programme's that is none."""
    raise Wrong(404, "nothing-here")


def last_routes(folder: Path) -> tuple[BaseRoute, ...]:
    """The last of all, what no other address is: the page in that folder."""
    return (
        Mount("/assets", Assets(directory=folder / "assets", check_dir=False)),
        Route("/api/{rest:path}", missing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        *(Route(f"/{name}", beside) for name in BESIDE),
        Route("/{rest:path}", page),
    )


def build(folder: Path) -> str:
    """Which build of the page stands there; nothing where none does."""
    stamp = folder / STAMP
    return stamp.read_text(encoding="utf-8").strip() if stamp.exists() else ""
