"""Which house rules make a preset into the variant that is played."""

from fortyfives.rules.options import OPTIONS, apply_options, options_in_force
from fortyfives.rules.options.option import Value
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL


class NotRecordable(ValueError):
    """A game that is no preset with house rules, so that a record cannot name its rules."""


def house_rules(variant: Variant) -> dict[str, Value]:
    """The fewest house rules that make the variant of its preset.

    Raises `NotRecordable` if none do.
    """
    preset = ALL.get(variant.key)
    if preset is None:
        raise NotRecordable(variant.key)
    usual = options_in_force(preset)
    played = options_in_force(variant)
    rules = {key: value for key, value in played.items() if usual.get(key) != value}
    if not _makes(preset, rules, variant):
        rules = played  # a rule may entail another, which has been set back
    if not _makes(preset, rules, variant):
        raise NotRecordable(variant.key)
    # What another rule entails need not be said; a rule comes before what it entails.
    for key in reversed(OPTIONS):
        fewer = {other: value for other, value in rules.items() if other != key}
        if key in rules and _makes(preset, fewer, variant):
            rules = fewer
    return rules


def _makes(preset: Variant, rules: dict[str, Value], variant: Variant) -> bool:
    try:
        return apply_options(preset, rules) == variant
    except ValueError:  # some of these rules need one that was left out
        return False
