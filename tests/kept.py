"""What takes long to reckon, and comes out the same until the sources change."""

import json
import tempfile
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from fortyfives.analysis.fingerprint import rules_hash

HERE = Path(__file__).parent
PLACE = HERE.parent / ".pytest_cache" / "kept"
RECKONED_BY = ("kept.py", "pairwise.py", "strategies.py")


@cache
def sources() -> str:
    """What the sources are now: the rules, and what reckons with them."""
    found = sha256(rules_hash().encode())
    for name in RECKONED_BY:
        found.update((HERE / name).read_bytes())
    return found.hexdigest()[:16]


def kept(name: str, make: Callable[[], Any]) -> Any:
    """What `make` gives, or gave another process that ran on the same sources; as JSON has it."""
    file = PLACE / f"{name}-{sources()}.json"
    if file.exists():
        return json.loads(file.read_text(encoding="utf-8"))
    found = make()
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=PLACE, suffix=".part", delete=False
    ) as part:
        json.dump(found, part)
    Path(part.name).replace(file)  # nobody ever reads half of it
    return found
