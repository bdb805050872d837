"""A browser, the page in it, and a folder for pictures where they are asked for."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.server.serving import Served, served
from tests.web.screens import STATIC, WEB

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
SIZES = {"phone": (390, 844), "desk": (1440, 900)}

Picture = Callable[[str], None]

expect.set_options(timeout=60_000)  # a slow day is no fault of the page


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The browser of this machine; playwright brings none along."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("lacked: chromium")
    return {**browser_type_launch_args, "executable_path": found, "args": list(QUIET)}


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the page, as its source says."""
    builder = WEB.parent / "tools" / "page.py"
    subprocess.run([sys.executable, str(builder), "build"], check=True)
    return STATIC


@pytest.fixture(scope="session")
def base_url(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is, with its page; `page.goto` takes addresses from there."""
    assert built.is_dir()
    with served(tmp_path_factory.mktemp("games")) as server:
        yield f"http://{server.address}"


@pytest.fixture
def server(base_url: str) -> Served:
    """The server of the page."""
    return Served(base_url.removeprefix("http://"))


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A reader in Nova Scotia."""
    return {**browser_context_args, "locale": "en-CA"}


@pytest.fixture
def complaints(page: Page) -> list[str]:
    """What the browser complains of, from now on."""
    heard: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        # That an address leads nowhere is for the screen to say: the browser says it too.
        if message.type in {"error", "warning"} and "status of 404" not in message.text:
            heard.append(message.text)

    page.on("console", listen)
    page.on("pageerror", lambda error: heard.append(str(error)))
    return heard


@pytest.fixture
def picture(page: Page, request: pytest.FixtureRequest) -> Picture:
    """Takes a picture of the page in every size; `make screens` says where to."""
    folder = os.environ.get("FORTYFIVES_SCREENS")

    def take(name: str) -> None:
        if not folder:
            return
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            path = request.config.rootpath / folder / f"{name}-{size}.png"
            page.screenshot(path=path, full_page=True, animations="disabled")

    return take
