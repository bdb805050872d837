"""Rule sheets as one reads them."""

from typing import Any

from fortyfives.rules.describe import as_text, describe
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL
from fortyfives.variants.find import variant
from fortyfives.wording.messages import Words, languages

WORDS = {language: Words(language, strict=True) for language in languages()}
GAMES = list(ALL.values())


def text(game: Variant, language: str = "en", players: int | None = None) -> str:
    """The sheet in one long line, without the list of house rules."""
    sheet = describe(game, WORDS[language], players).without("options")
    return " ".join(as_text(sheet).split())


def told(key: str, language: str = "en", **options: Any) -> str:
    return text(variant(key, **options), language)
