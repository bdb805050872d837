"""Somebody who has no mouse: he does everything by Tab, arrows, Enter and Space."""

from playwright.sync_api import Locator

from tests.web.stories.player import Player

GROUP = ".hand .row, [role=radiogroup]"
WHERE = f"""each => {{
  if (each === document.activeElement) return "here";
  return each.closest("{GROUP}")?.contains(document.activeElement) ? "near" : "";
}}"""
FURTHEST = 80


class Typist(Player):
    """Works the same controls with the keyboard alone."""

    def touch(self, control: Locator) -> None:
        """Go to the control, and press Enter."""
        self._reach(control)
        self.page.keyboard.press("Enter")

    def tick(self, choice: Locator) -> None:
        """Go to the choice; among several one chooses by going there, or with Space."""
        self._reach(choice)
        if not choice.is_checked():
            self.page.keyboard.press("Space")

    def _reach(self, control: Locator) -> None:
        near = False
        for _ in range(FURTHEST):
            where = control.evaluate(WHERE)
            if where == "here":
                return
            was, near = near, where == "near"
            self.page.keyboard.press("Tab" if not near else "ArrowRight" if was else "Home")
        raise AssertionError(f"no key leads to {control}")
