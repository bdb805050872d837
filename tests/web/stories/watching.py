"""What is looked at all the while that somebody plays: the page must never do any of it."""

from playwright.sync_api import ConsoleMessage, Error, Page, Request

LOOKS = """
(() => {
  const told = new Set();
  const tell = (what) => told.has(what) || (told.add(what), window.tellWrong(what));
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (shift.hadRecentInput || shift.value === 0) continue;
      const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
      const what = shift.sources
        .map(({ node, previousRect, currentRect }) =>
          `${node?.outerHTML?.slice(0, 90)} ${place(previousRect)} to ${place(currentRect)}`,
        )
        .join(" and ");
      tell(`something moved by ${shift.value.toFixed(4)}: ${what}`);
    }
  }).observe({ type: "layout-shift", buffered: true });

  const ACTS = "button, input, select, a";
  const scrolls = (each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowX);
  function sticksOut(each) {
    const box = each.getBoundingClientRect();
    if (box.width === 0 || (box.left > -1 && box.right < innerWidth + 1)) return false;
    for (let at = each.parentElement; at; at = at.parentElement) {
      if (scrolls(at) && at.scrollWidth > at.clientWidth) return false;
    }
    return true;
  }
  const look = () => {
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      tell(`the page is ${root.scrollWidth - root.clientWidth} wider than the window`);
    }
    for (const each of document.querySelectorAll(ACTS)) {
      if (sticksOut(each)) tell(`beyond the edge: ${each.outerHTML.slice(0, 120)}`);
    }
  };
  const hear = (nodes) => {
    for (const node of nodes) {
      if (node.parentElement?.role === "log") window.tellSpoken(node.textContent);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) hear(addedNodes);
    if (document.body) look();
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
})();
"""


class Watch:
    """Keeps what is wrong with a page, and all that it says aloud."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.wrong: list[str] = []
        self.spoken: list[str] = []
        page.expose_function("tellWrong", self._wrong)
        page.expose_function("tellSpoken", self._spoken)
        page.add_init_script(LOOKS)
        page.on("console", self._read)
        page.on("pageerror", self._fault)
        page.on("request", self._asked)

    # Playwright cannot mark a list's own append.
    def _wrong(self, what: str) -> None:
        self.wrong.append(what)

    def _spoken(self, what: str) -> None:
        self.spoken.append(what)

    def _read(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.wrong.append(f"console: {message.text}")

    def _fault(self, fault: Error) -> None:
        self.wrong.append(f"page error: {fault}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.wrong.append(f"asked of another site: {request.url}")

    def forgive(self, what: str) -> None:
        """Leave out what the browser itself complains of when its network was taken away."""
        self.wrong = [each for each in self.wrong if what not in each]

    def nothing_wrong(self) -> None:
        """Nothing of it has happened so far."""
        self.page.evaluate("0")  # what was told last has then come
        assert self.wrong == [], "\n".join(self.wrong)
