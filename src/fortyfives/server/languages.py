"""The words in which people are told things, loaded once for each language."""

from functools import cache

from fortyfives.wording.messages import Words


@cache
def words_in(language: str) -> Words:
    """The words of a language."""
    return Words(language)
