"""Every story of the browser table, played in Chromium to the end of its game.

In the tests each of them is played for one deal. All luck of a story hangs on its name and its
round, as far as the order in which people and computer players act is the same.
"""

import shutil
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.serving import served
from tests.web.conftest import NAMES, QUIET
from tests.web.stories.all_stories import STORIES
from tests.web.stories.house import house

NAME = "stories"
FULL = {"stories": 2 * len(STORIES)}
PAGE = Path(__file__).parents[2] / "tools" / "page.py"


def run(shard: int, shards: int) -> dict[str, Any]:
    """Play one share of the stories, one after the other."""
    subprocess.run([sys.executable, str(PAGE), "build"], check=True)
    chromium = next(filter(None, map(shutil.which, NAMES)), None)
    names, failures, played = list(STORIES), list[str](), 0
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        for number in range(
            FULL["stories"] * shard // shards, FULL["stories"] * (shard + 1) // shards
        ):
            tour, place = divmod(number, len(names))
            name = f"{names[place]} {tour}"
            try:
                with house(browser, f"http://{server.address}", name, whole=True) as opened:
                    STORIES[names[place]](opened)
            except Exception as wrong:  # noqa: BLE001 - whatever goes wrong is told
                where = traceback.extract_tb(wrong.__traceback__)[-1]
                failures.append(f"{name}: {wrong} in {where.name}")
            played += 1
        browser.close()
    return {"stories": played, "wrong": len(failures), "failures": failures}
