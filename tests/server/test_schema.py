from pathlib import Path

from fortyfives.server.protocol_page import protocol_page
from fortyfives.server.schema import structures
from fortyfives.server.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_page_in_the_browser_knows_the_protocol_as_it_is() -> None:
    stale = "python -m fortyfives.server.typescript > web/src/protocol.ts"
    written = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert written == typescript(), f"write it anew: {stale}"


def test_the_handbook_tells_the_protocol_as_it_is() -> None:
    stale = "python -m fortyfives.server.protocol_page > docs/protocol.md"
    written = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert written == protocol_page(), f"write it anew: {stale}"


def test_every_structure_is_told_in_both() -> None:
    named = structures()
    assert {"Frame", "Act", "Replay", "ReplayStep"} <= set(named)
    script = typescript()
    assert all(f"export interface {name} {{" in script for name in named)
    page = protocol_page()
    assert all(
        f"### `{kind.tag}`\n" in page or f"### {name}\n" in page for name, kind in named.items()
    )
