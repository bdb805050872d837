"""How soon the first card can be tapped on a slow telephone, and whether a trick ever stalls it.

A browser that has never been here opens the page at 150 ms a round trip and 1.6 Mbit/s, with a
processor four times slower than this one, and two taps lead to the table: *Play now*, and where
one plays. A card can be tapped when it lies in the hand: it is played, or queued for one's turn.

Afterwards whole tricks are played, by a finger that taps a card twice. No task of the page may keep
it from that finger for 50 ms.
"""

import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

NAME = "table"

ROUNDS = 7
TRICKS = 3
HERE: Final = "127.0.0.1"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER: Final = 4
MOST_SECONDS: Final = 3.0
MOST_TASK: Final = 50
PATIENCE: Final = 60_000
BETWEEN: Final = 100
"""So many milliseconds a quick finger takes from one tap to the next."""
ROBBED: Final = 5_000
"""After so many milliseconds the hand is as large as before: the turn-up has come into it."""
PLAY: Final = "button.play"
PLACE: Final = "dialog button.pick:nth-child(5)"
"""Ireland, where a card is turned up: nobody bids before the first one can be played."""
WATCH: Final = """
window.tasks = [];
new PerformanceObserver(list => {
  for (const task of list.getEntries()) tasks.push(task.duration);
}).observe({ type: "longtask", buffered: true });
new MutationObserver((_, watching) => {
  if (!document.querySelector(".hand button")) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.tapped = performance.now(); }));
}).observe(document, { subtree: true, childList: true });
"""


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that has nothing to do but this."""
    with socket.create_server((HERE, 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "fortyfives", "serve", "--port", str(port)]
        server = subprocess.Popen([*command, "--data", folder], stdout=subprocess.DEVNULL)
        try:
            until_open(port)
            yield f"http://{HERE}:{port}"
        finally:
            server.terminate()
            server.wait()


def until_open(port: int) -> None:
    """Wait until somebody answers there."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            socket.create_connection((HERE, port)).close()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
        else:
            return


def visit(browser: Browser, address: str) -> tuple[float, list[float]]:
    """Seconds until a card can be tapped, and the long tasks of some tricks, in milliseconds."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en-CA", has_touch=True, is_mobile=True
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit")
    page.locator(PLAY).tap()
    page.locator(PLACE).tap()
    page.locator(".hand button").first.wait_for()
    page.wait_for_timeout(100)  # it has been painted by then
    seconds = page.evaluate("window.tapped") / 1000
    tasks = tricks(page)
    context.close()
    return seconds, tasks


def tricks(page: Page) -> list[float]:
    """The long tasks while some tricks are played, each to one's next turn."""
    page.locator(".hand .legal").first.wait_for()
    page.evaluate("tasks.length = 0")
    for _ in range(TRICKS):
        play(page)
        page.locator(".hand .legal").first.wait_for()
    found: list[float] = page.evaluate("tasks")
    return found


def play(page: Page) -> None:
    """Play a card; where one must rob, the first card that is tapped goes for the turn-up."""
    held = page.locator(".hand button").count()
    for patience in (ROBBED, PATIENCE):
        page.locator(".hand .legal").first.tap()
        page.wait_for_timeout(BETWEEN)
        page.locator(".hand .selected").tap()
        try:
            page.locator(".hand button").nth(held - 1).wait_for(state="detached", timeout=patience)
        except TooLate:
            if patience == PATIENCE:
                raise
        else:
            return


def lines() -> Iterator[str]:
    """The first card and the long tasks, over several first visits."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        yield "there is no Chromium on this machine"
        return
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        visit(browser, address)
        found = [visit(browser, address) for _ in range(ROUNDS)]
        version = browser.version
        browser.close()
    seconds = sorted(each for each, _ in found)
    median = statistics.median(seconds)
    yield (
        f"the first card can be tapped after {median:.2f} s, median of {ROUNDS} first visits "
        f"({seconds[0]:.2f} to {seconds[-1]:.2f}), Chromium {version}; "
        f"bar {MOST_SECONDS} s: {'met' if median <= MOST_SECONDS else 'MISSED'}"
    )
    tasks = [task for _, some in found for task in some]
    longest = max(tasks, default=0)
    yield (
        f"{len(tasks)} tasks over {MOST_TASK} ms in {ROUNDS * TRICKS} tricks, the longest "
        f"{longest:.0f} ms; bar none: {'MISSED' if tasks else 'met'}"
    )
