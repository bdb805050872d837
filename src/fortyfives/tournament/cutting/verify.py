"""Whether published cuts are true: all is worked out again from the secrets that were shown."""

from collections.abc import Mapping

from fortyfives.tournament.canonical import canonical
from fortyfives.tournament.cutting.context import Context
from fortyfives.tournament.cutting.publication import Document, published, published_draw
from fortyfives.tournament.cutting.reading import (
    BadDocument,
    read_context,
    read_document,
    read_number,
    read_secret,
)
from fortyfives.tournament.refused import Refused
from fortyfives.value import dataclass

Past = list[tuple[Context, Document]]
"""The cuts so far, each as it must have been published."""


@dataclass(frozen=True, slots=True)
class Untrue:
    """Something published that is not true: the key of its sentence, and the facts in it."""

    key: str
    facts: tuple[tuple[str, str | int], ...] = ()


def verify(document: object) -> list[Untrue]:
    """All that is not true of a published document; nothing if every cut is as it says.

    Chance is checked against the secrets, the secrets against the commitments of the opening sheet
    if they are there, and a cut of a later round against the one that it repeats.
    """
    try:
        cuts, commitments = read_document(document)
    except BadDocument as bad:
        return [Untrue("hall-untrue-document", (("field", bad.field),))]
    found: list[Untrue] = []
    past: Past = []
    for place, cut in enumerate(cuts, start=1):
        try:
            context = read_context(cut.get("context"))
            told = _worked_out(cut, context)
        except BadDocument as bad:
            found.append(_untrue("hall-untrue-unreadable", place, field=bad.field))
            continue
        except Refused as refused:
            found.append(_untrue("hall-untrue-refused", place, why=refused.key))
            continue
        found += [_untrue("hall-untrue-field", place, field=name) for name in _different(cut, told)]
        if commitments and commitments[context.cut - 1] != told["commitment"]:
            found.append(_untrue("hall-untrue-commitment", place, cut=context.cut))
        if past and context.cut <= past[-1][0].cut:
            found.append(_untrue("hall-untrue-spent", place, cut=context.cut))
        if not _follows(context, past):
            found.append(
                _untrue("hall-untrue-round", place, contest=context.contest, round=context.round)
            )
        past.append((context, told))
    return found


def _worked_out(cut: Mapping[str, object], context: Context) -> Document:
    """The cut as it must have been published."""
    secret = read_secret(cut.get("secret"))
    if "size" in cut:
        return published_draw(secret, context, read_number(cut["size"], "size"))
    return published(secret, context)


def _different(cut: Mapping[str, object], told: Document) -> list[str]:
    """The fields that are missing, are not as they must be, or have no business there."""
    return sorted(
        name
        for name in {*cut, *told}
        if name not in told or name not in cut or not _same(cut[name], told[name])
    )


def _same(found: object, told: object) -> bool:
    """Whether both are written alike, so that 1 and true are not the same."""
    try:
        return canonical(found) == canonical(told)
    except Refused:
        return False


def _follows(context: Context, past: Past) -> bool:
    """Whether it is the first cut of its contest, or those tied in the one before cut again."""
    before = [told for old, told in past if old.contest == context.contest]
    if context.round != len(before) + 1:
        return False
    return not before or before[-1].get("tied") == list(context.entrants)


def _untrue(key: str, place: int, **facts: str | int) -> Untrue:
    return Untrue(key, (("place", place), *facts.items()))
