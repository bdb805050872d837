"""The worked cases as the tests take them: fresh copies, and one small one to spoil."""

import copy
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "conformance"
CASES: list[dict[str, Any]] = json.loads((FOLDER / "vectors.json").read_text("utf-8"))["vectors"]


def case(name: str) -> dict[str, Any]:
    """A copy of the case with that id, or the first of that kind."""
    found = next(each for each in CASES if name in {each["id"], each["kind"]})
    return copy.deepcopy(found)


def asked(rules: str, kind: str, given: dict[str, Any], **expect: Any) -> dict[str, Any]:
    """A case of one's own; options go in by hand."""
    return {"id": "OWN-001", "rules": rules, "kind": kind, "given": given, "expect": expect}
