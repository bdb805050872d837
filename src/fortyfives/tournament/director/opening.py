"""Beginning an event, and changing what is played."""

from fortyfives.tournament.formats import FORMATS
from fortyfives.tournament.formats.preset import Preset
from fortyfives.tournament.formats.rules import Rules, read_rules
from fortyfives.tournament.log.books import Books
from fortyfives.tournament.log.events import Event, FormatSet
from fortyfives.tournament.refused import Refused
from fortyfives.variants import ALL


def preset(key: str) -> Preset:
    """The format of that name; refused (`hall-no-format`) if there is none."""
    found = FORMATS.get(key)
    if found is None:
        raise Refused("hall-no-format", format=key, known=", ".join(FORMATS))
    return found


def whole_rules(document: dict[str, object]) -> Rules:
    """The rules of a document that need not say what is usual in its format."""
    usual = preset(str(document.get("format", ""))).usual.document()
    rules = read_rules({**usual, **document})
    if rules.game not in ALL:
        raise Refused("hall-no-game-preset", game=rules.game)
    return rules


def rules_of(books: Books) -> Rules:
    """What is played tonight; refused (`hall-no-event`) if nothing was set."""
    if books.format is None:
        raise Refused("hall-no-event")
    return read_rules(books.format.format)


def set_format(rules: Rules, reason: str = "") -> tuple[Event, ...]:
    """Set what is played; once a game has been played that needs a reason, which is printed."""
    return (FormatSet(rules.document(), reason.strip()),)
