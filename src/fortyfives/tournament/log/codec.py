"""The one way of writing an event into a record, and of reading it back."""

from typing import Any, Final

import msgspec

from fortyfives.tournament.canonical import canonical
from fortyfives.tournament.log.events import TYPES, Event, FormatSet
from fortyfives.tournament.refused import Refused

_DECODERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    kind.__name__: msgspec.json.Decoder(kind) for kind in TYPES
}


def write_event(event: Event) -> bytes:
    """What stands in the field `data` of its record, as canonical JSON; defaults are left out."""
    return canonical(msgspec.to_builtins(event))


def read_event(kind: str, data: bytes | msgspec.Raw) -> Event:
    """The event of that type; refused (`hall-log-unknown-event`) if there is none, or not so."""
    decoder = _DECODERS.get(kind)
    if decoder is None:
        raise Refused("hall-log-unknown-event", type=kind)
    try:
        event: Event = decoder.decode(data)
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise Refused("hall-log-unknown-event", type=kind) from wrong
    if isinstance(event, FormatSet):
        canonical(event.format)  # of this document nothing is known but that it holds no fractions
    return event
