"""A wish that is not granted."""

from fortyfives.rules.refusal import Refusal


class Denied(Exception):
    """A command that is not carried out: its code, and the rules' refusal if it was theirs.

    `rule` is the id of the rule that says so, empty where it is no matter of the rules.
    """

    def __init__(self, code: str, refusal: Refusal | None = None, rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal
        self.rule = refusal.rule if refusal else rule
