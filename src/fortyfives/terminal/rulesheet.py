"""The rule sheet of a game, shown or read out."""

from fortyfives.rules.describe import as_text
from fortyfives.rules.describe.sheet import Sheet
from fortyfives.terminal.aloud import Aloud
from fortyfives.terminal.console import Console


def show_rules(sheet: Sheet, console: Console, aloud: Aloud | None) -> None:
    """The sheet without its list of house rules, in sentences for one who listens."""
    sheet = sheet.without("options")
    if aloud is None:
        console.show(as_text(sheet, console.width))
        return
    for text in aloud.read(sheet):
        console.say(text)
