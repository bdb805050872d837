"""One deal, the game it belongs to, and what each seat may see of them.

The engine is fetched when the first card is dealt: scores alone do not need it, and a program that
has just begun should not wait for it.
"""

from importlib import import_module

# Known to type checkers; `typing` itself would cost as much as half the rules.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from fortyfives.game.engine import start

__all__ = ["start"]


def __getattr__(name: str) -> object:
    """Fetch the start of a deal from the engine, the first time it is used."""
    if name != "start":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = import_module(f"{__name__}.engine").start
    globals()[name] = found
    return found
