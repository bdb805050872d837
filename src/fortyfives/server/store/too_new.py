"""A database that this program is too old for."""


class TooNew(Exception):
    """A newer program has written this database, and this one does not know what it means."""
