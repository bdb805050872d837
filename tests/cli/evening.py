"""The log of an evening that has just begun."""

from functools import cache

from fortyfives.tournament.director.opening import set_format, whole_rules
from fortyfives.tournament.log.book import Book, Wanted


@cache
def begun() -> bytes:
    """What `fortyfives tournament new` writes."""
    events = set_format(whole_rules({"format": "evening25"}))
    _, fresh = Book().sealed([Wanted("1", events, "desk", "laptop", "2026-12-01T19:00:00-04:00")])
    return b"".join(record.line for record in fresh)
