"""Money on paper."""

from fortyfives.wording.messages import Words


def dollars(cents: int, words: Words) -> str:
    """An amount as a reader of that language writes it: $12.50, and 12,50 $ in French."""
    sign = "−" if cents < 0 else ""
    whole, rest = divmod(abs(cents), 100)
    return words.say("paper-money", sign=sign, whole=str(whole), rest=f"{rest:02}")
