"""Every screen of the page, found as the page itself finds them: by the names of the files."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
STATIC = WEB.parent / "src" / "fortyfives" / "server" / "static"


def address(name: str) -> str:
    """Where the screen of that file is: CardNight is at /card-night."""
    return "/" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


SCREENS = {path.stem: address(path.stem) for path in sorted(WEB.glob("src/screens/*.svelte"))}
