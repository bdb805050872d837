"""Writes a page for each game, in both languages, and one of all house rules.

The pages are the rule sheets that `fortyfives rules` prints. They are written before Sphinx looks
for its sources, and only where something has changed; git does not keep them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fortyfives.rules.describe import as_markdown, describe, say_value
from fortyfives.rules.describe.markdown import escape
from fortyfives.rules.options import OPTIONS
from fortyfives.rules.options.option import Option, write_value
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL
from fortyfives.wording.messages import Words, capital, languages

FOLDER = "variants"
WRITTEN_BY_HAND = {"index.md"}


def game_page(game: Variant) -> str:
    """The rule sheet of a game in every language, one under the other."""
    words = [Words(language, strict=True) for language in languages()]
    title = " / ".join(escape(game.name.in_language(each.language)) for each in words)
    sheets = [as_markdown(describe(game, each), level=2) for each in words]
    return "\n".join([f"# {title}", "", *sheets])


def options_page() -> str:
    """Every house rule: what it decides, its values, and the games that know it."""
    words = [Words(language, strict=True) for language in languages()]
    lines = ["# All house rules / Toutes les règles maison"]
    for option in OPTIONS.values():
        lines += ["", f"## `{option.key}`", "", *_option(option, words)]
    return "\n".join([*lines, ""])


def _option(option: Option, words: list[Words]) -> Iterator[str]:
    for each in words:
        name, what = (each.say(f"option-{option.key}{part}") for part in ("", "-what"))
        yield f"**{escape(name)}.** {escape(what)}"
        yield ""
    if option.values.named:
        yield f"| | {' | '.join(each.language for each in words)} |"
        yield f"|---|{'---|' * len(words)}"
    for value in option.values.named:
        meanings = (escape(capital(say_value(each, option.key, value))) for each in words)
        yield f"| `{write_value(value)}` | {' | '.join(meanings)} |"
    free = [" … ".join(map(write_value, option.values.numbers or ())), option.values.other]
    if any(free):
        yield ""
        yield f"*{' · '.join(filter(None, free))}*"
    games = [f"[{key}]({key}.md)" for key, game in ALL.items() if option.fits(game)]
    everywhere = len(games) == len(ALL)
    yield ""
    yield f"{', '.join(option.source)}{'' if everywhere else ' · ' + ', '.join(games)}"


def write_pages(app: Any) -> None:
    """Write what has changed, and remove the pages of games that are gone."""
    folder = Path(app.srcdir) / FOLDER
    pages = {f"{key}.md": game_page(game) for key, game in ALL.items()}
    pages["options.md"] = options_page()
    for old in folder.glob("*.md"):
        if old.name not in pages.keys() | WRITTEN_BY_HAND:
            old.unlink()
    for name, page in pages.items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != page:
            path.write_text(page, encoding="utf-8")


def setup(app: Any) -> dict[str, bool]:
    """Tell Sphinx when to write the pages."""
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
