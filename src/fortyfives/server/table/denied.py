"""A wish that is not granted."""

from fortyfives.rules.refusal import Refusal


class Denied(Exception):
    """A command that is not carried out: its code, and the rules' refusal if it was theirs."""

    def __init__(self, code: str, refusal: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal
