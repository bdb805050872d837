"""Why something may not be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fortyfives.value import dataclass

if TYPE_CHECKING:
    from fortyfives.cards.card import Card


MOST_SHOWN: Final = 80
MOST_SAID: Final = 1_000_000


def shown(what: object) -> str:
    """How anything at all reads in a message: as Python writes it, a long one cut short."""
    try:
        text = repr(what)
    except Exception:  # noqa: BLE001 - an endless number, a set of no cards, a stranger's object
        text = f"this {type(what).__name__}"
    return brief(text)


def brief(text: str) -> str:
    """A text for a message, a long one cut short."""
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]} …"


def sayable(what: object) -> str | int:
    """A number that a sentence can say, and anything else as it is shown."""
    return what if type(what) is int and abs(what) < MOST_SAID else shown(what)


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rule that forbids an action, the key of its sentence, and the cards it speaks of.

    `facts` are the numbers and words the sentence needs besides the cards, by name.
    """

    rule: str
    key: str
    cards: tuple[Card, ...] = ()
    facts: tuple[tuple[str, str | int], ...] = ()


class InconsistentRules(ValueError):
    """Rules that cannot be played together; `key` names the sentence that says why.

    `rule` is the id of the house rule that does not fit, empty where none was asked for.
    """

    rule: str = ""

    def __init__(self, key: str, **facts: str | int) -> None:
        """Keep the reason and the words it needs."""
        words = ", ".join(f"{name} {value}" for name, value in facts.items())
        super().__init__(f"{key.replace('-', ' ')}{': ' if words else ''}{words}")
        self.key = key
        self.facts = facts
