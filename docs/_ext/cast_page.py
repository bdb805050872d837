"""Writes the page of the cast: faces, lines of character, and the figures that were measured.

The page is written before Sphinx looks for its sources, from the file of the measurement, and only
where something has changed; git does not keep it.
"""

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from fortyfives.analysis.character import MEASURED, measured
from fortyfives.cli.players import FIGURES, character, figures
from fortyfives.players.cast import CAST
from fortyfives.wording.messages import Words, capital, languages

PAGE = "cast.md"
FACES = "../src/fortyfives/players/faces"


def page() -> str:
    """The whole page."""
    words = [Words(language, strict=True) for language in languages()]
    lines = ["# The cast / Les personnages", ""]
    lines += ["| | | |", "|---|---|---|"]
    for key in CAST:
        said = " <br> ".join(capital(each.say(character(key))) + "." for each in words)
        lines.append(f"| ![{key}]({FACES}/{key}.svg){{width=64px}} | `{key}` | {said} |")
    lines += ["", *(each.say("cast-explained") + "\n" for each in words)]
    for table, cards in measured().items():
        lines += ["", f"## {table}", ""]
        games = next(iter(cards.values())).games
        lines += [each.say("cast-measured", table=table, games=games) + "\n" for each in words]
        heads = [" <br> ".join(each.say(figure) for each in words) for figure in FIGURES]
        lines += [f"| | {' | '.join(heads)} |", f"|---|{'---|' * len(FIGURES)}"]
        lines += [f"| `{key}` | {' | '.join(figures(cards[key]))} |" for key in CAST]
    return "\n".join([*lines, *_apart(), ""])


def _apart() -> Iterator[str]:
    """How often every pair is told apart by what each does in 200 hands."""
    file = files("fortyfives.analysis") / MEASURED
    if not file.is_file():
        return
    pairs: dict[str, Any] = json.loads(file.read_text("utf-8"))["apart"]
    yield "\n## Told apart by their habits\n"
    yield (
        "From 200 hands of one of the two, by what everybody at the table sees: how often a simple "
        "rule, learned from other hands, says rightly who it was, in per cent. Every pair is asked "
        "about in the game in which it differed most in the hands that were learned from.\n"
    )
    yield f"| | {' | '.join(CAST)} |"
    yield f"|---|{'---|' * len(CAST)}"
    for first in CAST:
        row = []
        for second in CAST:
            each = pairs.get(f"{first} {second}") or pairs.get(f"{second} {first}")
            row.append(f"{100 * each['right'][each['settled']]:.0f}" if each else "")
        yield f"| `{first}` | {' | '.join(row)} |"


def write_page(app: Any) -> None:
    """Write the page if it has changed."""
    path = Path(app.srcdir) / PAGE
    text = page()
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def setup(app: Any) -> dict[str, bool]:
    """Tell Sphinx when to write the page."""
    app.connect("builder-inited", write_page)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
