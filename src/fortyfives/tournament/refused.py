"""What cannot be done at a tournament, and why."""


class Refused(ValueError):
    """Something that cannot be done: the key of its sentence, and the facts that stand in it."""

    def __init__(self, key: str, **facts: str | int) -> None:
        said = "; ".join(f"{name}: {fact}" for name, fact in facts.items())
        super().__init__(f"{key} ({said})" if said else key)
        self.key = key
        self.facts = facts
