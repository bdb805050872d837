"""What is published of the cuts of an evening: enough for anybody to work them out again."""

from collections.abc import Sequence
from typing import Final

from fortyfives.tournament.cutting.chance import commitment, drawn, seed
from fortyfives.tournament.cutting.context import Context
from fortyfives.tournament.cutting.screen import screen_cut

FORMAT: Final = "45s-cut-v1"

Document = dict[str, object]


def published(secret: bytes, context: Context) -> Document:
    """A cut of the deck, with its secret shown."""
    cut = screen_cut(secret, context)
    return {
        **_shown(secret, context),
        "draws": {str(entry): str(card) for entry, card in cut.draws.items()},
        "winner": cut.winner,
        "tied": list(cut.tied),
    }


def published_draw(secret: bytes, context: Context, size: int) -> Document:
    """A draw of the numbers 1 to `size`, all in their order, with its secret shown."""
    return {
        **_shown(secret, context),
        "size": size,
        "drawn": list(drawn(secret, context, size)),
    }


def document(cuts: Sequence[Document], commitments: Sequence[bytes] = ()) -> Document:
    """What is published together: the commitments of the opening sheet, and the cuts in order."""
    return {
        "format": FORMAT,
        "commitments": [each.hex() for each in commitments],
        "cuts": list(cuts),
    }


def _shown(secret: bytes, context: Context) -> Document:
    return {
        "commitment": commitment(secret).hex(),
        "secret": secret.hex(),
        "context": context.document(),
        "seed": seed(secret, context).hex(),
    }
