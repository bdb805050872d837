"""The three tables, put together from their parts."""

from pathlib import Path
from typing import Final

from tests.catalogue.nothing import NOTHING
from tests.catalogue.proof import Proof
from tests.catalogue.tested import cards, eve, g55, gen, h110, irl, mv, nsa, tns, var
from tests.catalogue.tournaments import TOURNAMENTS

IDS: Final = tuple(Path(__file__).with_name("ids.txt").read_text(encoding="ascii").split())
"""Every rule of the catalogue, in its order."""
PARTS: Final = (
    cards.TESTED,
    gen.TESTED,
    mv.TESTED,
    irl.TESTED,
    eve.TESTED,
    tns.TESTED,
    nsa.TESTED,
    var.TESTED,
    h110.TESTED,
    g55.TESTED,
)
TESTED: Final[dict[str, Proof]] = {key: proof for part in PARTS for key, proof in part.items()}
LISTED: Final = [*(key for part in PARTS for key in part), *TOURNAMENTS, *NOTHING]
"""Every id in a table, as often as it is there."""
