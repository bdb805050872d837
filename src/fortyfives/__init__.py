"""Forty-fives: one engine for the whole family of games, their tables and their players.

Nothing is imported until a name is used, so that `import fortyfives` costs nothing.
"""

from importlib import import_module

# Known to type checkers; `typing` itself would cost more than a bare interpreter does.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from fortyfives.cards.card import Card, Suit
    from fortyfives.cards.cardset import CardSet
    from fortyfives.game.engine import apply, start
    from fortyfives.game.game import Game
    from fortyfives.game.legality import legal, refuse
    from fortyfives.game.match import Match
    from fortyfives.game.showing import view_for
    from fortyfives.game.table import play, steps
    from fortyfives.players.registry import player
    from fortyfives.players.seated import seated
    from fortyfives.rules.variant import Variant
    from fortyfives.variants.find import variant

__all__ = [
    "Card",
    "CardSet",
    "Game",
    "Match",
    "Suit",
    "Variant",
    "apply",
    "legal",
    "play",
    "player",
    "refuse",
    "seated",
    "start",
    "steps",
    "variant",
    "view_for",
]
__version__ = "0.1.0"

_HOMES = {
    "Card": "cards.card",
    "CardSet": "cards.cardset",
    "Game": "game.game",
    "Match": "game.match",
    "Suit": "cards.card",
    "Variant": "rules.variant",
    "apply": "game.engine",
    "legal": "game.legality",
    "play": "game.table",
    "player": "players.registry",
    "refuse": "game.legality",
    "seated": "players.seated",
    "start": "game.engine",
    "steps": "game.table",
    "variant": "variants.find",
    "view_for": "game.showing",
}


def __getattr__(name: str) -> object:
    """Fetch a public name from its home, the first time it is used."""
    try:
        home = _HOMES[name]
    except KeyError:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message) from None
    found: object = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = found
    return found
