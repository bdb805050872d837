"""The formats that an organiser can choose; this is the only list of them."""

from typing import Final

from fortyfives.tournament.formats.evening25 import EVENING25
from fortyfives.tournament.formats.preset import Preset
from fortyfives.tournament.formats.seniors55 import SENIORS55
from fortyfives.tournament.formats.swiss import SWISS

FORMATS: Final[dict[str, Preset]] = {preset.key: preset for preset in (EVENING25, SENIORS55, SWISS)}
"""By the names by which they are chosen."""
