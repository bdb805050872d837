"""Tells what differs between two games, or between one with house rules and without."""

from __future__ import annotations

from fortyfives.rules.describe.house import say_value
from fortyfives.rules.describe.sheet import Bullets, Section, Sheet, paragraph, section
from fortyfives.rules.options import options_in_force
from fortyfives.rules.options.option import Value
from fortyfives.rules.variant import Variant
from fortyfives.wording.messages import Words

ABSENT = (False, "none", "off", "no")


def differences(a: Variant, b: Variant, words: Words) -> Sheet:
    """What differs, option by option, with what is played in either game."""
    first, second = (variant.name.in_language(words.language) for variant in (a, b))
    if a.key == b.key:
        heading = first
        first, second = words.say("diff-changed"), words.say("diff-plain")
    else:
        heading = words.say("diff-between", first=first, second=second)
    in_a, in_b = options_in_force(a), options_in_force(b)
    lines = tuple(
        words.say(
            "diff-line",
            name=words.say(f"option-{key}"),
            first=first,
            second=second,
            a=say_value(words, key, value),
            b=say_value(words, key, in_b[key]),
        )
        for key, value in in_a.items()
        if key in in_b and value != in_b[key]
    )
    sections = [
        section("both", words.say("diff-title"), [Bullets(lines)]) if lines else None,
        _only(words, "first", first, {k: v for k, v in in_a.items() if k not in in_b}),
        _only(words, "second", second, {k: v for k, v in in_b.items() if k not in in_a}),
    ]
    told = tuple(part for part in sections if part)
    if not told:
        told = (section("none", words.say("diff-title"), [paragraph(words.say("diff-none"))]),)
    return Sheet(words.language, words.say("diff-title"), heading, told)


def _only(words: Words, key: str, name: str, values: dict[str, Value]) -> Section | None:
    """What only one of the two games has; what it has not either is left out."""
    lines = tuple(
        words.say("sheet-option", name=words.say(f"option-{key}"), now=say_value(words, key, value))
        for key, value in values.items()
        if value not in ABSENT
    )
    title = words.say("diff-only", name=name)
    return section(key, title, [Bullets(lines)]) if lines else None
