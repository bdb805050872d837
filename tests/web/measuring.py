"""What is measured on a page that stands: its faults for weak eyes, its targets, what has moved."""

import json
from typing import Final

from playwright.sync_api import Page

from tests.web.screens import WEB

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
ASK: Final = """only => axe.run(only).then(
  found => found.violations.map(v => `${v.id}: ${v.nodes[0].html}`))"""
COLOURS: Final = {"runOnly": ["color-contrast"]}
THUMB: Final = 44
CARD: Final = 48

SMALL: Final = """([least, card]) => {
  const tapped = "button, a[href], summary, select, label:has(input), input:not([type=radio])";
  const seen = [...document.querySelectorAll(tapped)].filter(each => each.checkVisibility());
  const wrong = [];
  const hold = (each, width, height, most) => {
    if (width > 0 && Math.min(width, height) < most - 0.01)
      wrong.push(`${width.toFixed(1)} x ${height.toFixed(1)}: ${each.outerHTML.slice(0, 160)}`);
  };
  for (const each of seen) {
    if (each.matches("label > input")) continue; // its label is tapped
    const { width, height } = each.getBoundingClientRect();
    hold(each, width, height, each.matches(".card, .tiles label") ? card : least);
  }
  // Of a card that lies under its neighbour, only what looks out can be tapped.
  const cards = [...document.querySelectorAll(".hand button.card")];
  for (const [i, each] of cards.entries()) {
    const box = each.getBoundingClientRect(), next = cards[i + 1]?.getBoundingClientRect();
    const covered = next && Math.abs(next.top - box.top) < box.height / 2 && next.left < box.right;
    if (covered) hold(each, next.left - box.left, box.height, card);
  }
  return wrong;
}"""

CUT_OFF: Final = """() => {
  const hides = (each) => ["hidden", "clip"].includes(getComputedStyle(each).overflowX);
  const scrolls = (each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowX);
  const unseen = (each) => !each.checkVisibility() || getComputedStyle(each).clipPath !== "none";
  const chain = (each) => (each ? [each, ...chain(each.parentElement)] : []);
  const wrong = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode.textContent.trim();
    const above = chain(words.currentNode.parentElement);
    if (text === "" || above.some(unseen)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const { left, right } = range.getBoundingClientRect();
    for (const each of above) {
      if (scrolls(each) && each !== document.body && each.scrollWidth > each.clientWidth) break;
      const box = each.getBoundingClientRect();
      const edge = each === document.body || hides(each);
      if (edge && (left < box.left - 1.5 || right > box.right + 1.5))
        wrong.push(`${text.slice(0, 40)}: ${Math.round(left)} to ${Math.round(right)}`
          + ` in ${each.className || each.nodeName}`);
    }
  }
  return wrong;
}"""

COVERED: Final = """(what) => {
  const wrong = [];
  const forEars = (each) => each !== null &&
    (getComputedStyle(each).clipPath !== "none" || forEars(each.parentElement));
  for (const each of document.querySelectorAll(what)) {
    if (forEars(each)) continue;
    // The words themselves: they may stand out of what holds them.
    const words = document.createRange();
    words.selectNodeContents(each);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    for (const part of [0.06, 0.5, 0.94]) {
      const x = left + (right - left) * part, y = (top + bottom) / 2;
      const over = document.elementFromPoint(x, y);
      if (!over || !(each.contains(over) || over.contains(each)))
        wrong.push(`${each.textContent.trim()} at ${part}: ${over?.outerHTML.slice(0, 80)}`);
    }
  }
  return wrong;
}"""

TOUCHING: Final = """([one, other]) => {
  const boxes = (what) => [...document.querySelectorAll(what)].map(
    (each) => [each.getBoundingClientRect(), each.className]);
  return boxes(one).flatMap(([a, name]) => boxes(other)
    .filter(([b]) => a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([b, by]) => `${name} to ${Math.round(a.bottom)}, ${by} from ${Math.round(b.top)}`));
}"""

WATCH_SHIFTS: Final = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries().filter(each => !each.hadRecentInput))
    for (const { node, previousRect: a, currentRect: b } of entry.sources)
      shifts.push(`${node?.parentElement?.className} > ${node?.className || node?.nodeName}: `
        + `${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`);
}).observe({ type: "layout-shift", buffered: true });
"""


def choose(page: Page, **settings: object) -> None:
    """As if these settings had been chosen in this browser before."""
    kept = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage.setItem('fortyfives.settings', {kept})")


def faults(page: Page, only: dict[str, list[str]] | None = None) -> list[str]:
    """What axe finds on the page as it stands; of all its rules, or of some only."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(ASK, only or {})
    return found


def too_small(page: Page) -> list[str]:
    """Whatever can be tapped and is smaller than a thumb; cards and bids are to be larger."""
    found: list[str] = page.evaluate(SMALL, [THUMB, CARD])
    return found


def cut_off(page: Page) -> list[str]:
    """Words that are not seen to their end: cut off where they stand, or by the page's edge."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def covered(page: Page, what: str) -> list[str]:
    """Of these things, those that something else lies over, at either end or in the middle."""
    found: list[str] = page.evaluate(COVERED, what)
    return found


def touching(page: Page, one: str, other: str) -> list[str]:
    """Things of one kind that lie where one of the other kind does."""
    found: list[str] = page.evaluate(TOUCHING, [one, other])
    return found
