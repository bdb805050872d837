"""Tells the house rules: what each is set to, and to what else it may be set."""

from __future__ import annotations

from collections.abc import Iterable

from fortyfives.number import whole_number
from fortyfives.rules.describe.idle import idle
from fortyfives.rules.describe.sheet import Choice, Choices, Section, paragraph, section
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.options import GROUPS
from fortyfives.rules.options.option import Option, OptionError, Value, write_value
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.variant import Variant
from fortyfives.wording.messages import Words, capital

FEW = 20


def tell_options(tell: Teller) -> Section:
    """The house rules that may be changed in this game."""
    otherwise = tell.say("sheet-otherwise")
    groups = (
        Choices(tell.say(f"sheet-o-{name}"), _choices(tell, group), otherwise)
        for name, group in GROUPS.items()
    )
    return section(
        "options",
        tell.say("sheet-s-options"),
        [
            paragraph(tell.say("sheet-options-how")),
            *(group for group in groups if group.choices),
        ],
    )


def _choices(tell: Teller, group: Iterable[Option]) -> tuple[Choice, ...]:
    """Those of a group that can be set to something else, and would then change something."""
    variant = tell.variant
    meant = (each for each in group if each.fits(variant) and not idle(variant, each.key))
    return tuple(choice for each in meant if (choice := _choice(tell, each)).others)


def say_value(words: Words, key: str, value: Value) -> str:
    """What a value of a house rule means, in a few words."""
    named = f"option-{key}-{write_value(value)}"
    if isinstance(value, bool | str | int) and words.has(named):
        return words.say(named)
    if isinstance(value, dict):
        return words.all_of([_say_part(words, key, name, n) for name, n in value.items()])
    if isinstance(value, list):
        return words.one_of([words.number(number) for number in value])
    if isinstance(value, int) and words.has(f"option-{key}-number"):
        return words.say(f"option-{key}-number", n=value)
    return write_value(value).replace("-", "−") if isinstance(value, int) else value


def _say_part(words: Words, key: str, name: str, number: int) -> str:
    """One part of a number that is not the same for everybody or at every score."""
    score = whole_number(name)
    if score is not None:
        return words.say(f"option-{key}-number", n=number, score=score)
    return words.say(f"quota-{name}", what=say_value(words, key, number))


def _choice(tell: Teller, option: Option) -> Choice:
    """The house rule as it stands; without `others` if nothing else can be chosen."""
    value = option.get(tell.variant)
    name = tell.say(f"option-{option.key}")
    now = say_value(tell.words, option.key, value)
    named = [
        (write_value(each), say_value(tell.words, option.key, each))
        for each in option.values.named
        if each == value or can_be_set(tell.variant, option, each)
    ]
    standing = (write_value(value), now)
    if standing not in named:
        named.insert(0, standing)
    others = [each for each in named if each != standing]
    others += _free(tell, option, value, found=bool(others))
    return Choice(
        option.key,
        write_value(value),
        name,
        now,
        capital(tell.say("sheet-option", name=name, now=now)),
        tell.say(f"option-{option.key}-what"),
        tuple(named),
        tuple(others),
    )


def _free(tell: Teller, option: Option, value: Value, *, found: bool) -> list[tuple[str, str]]:
    """Numbers from a range, and values of another shape; `found` if there are named ones too."""
    free = []
    if option.values.numbers:
        least, most = option.values.numbers
        every = range(least, most + 1) if most - least < FEW else (least, most)
        fit = [n for n in every if can_be_set(tell.variant, option, n)]
        if [n for n in fit if n != value]:
            said = tell.say("sheet-any-number", least=fit[0], most=fit[-1])
            free.append(("", said))
    if option.values.other and (free or found or not option.values.numbers):
        free.append((option.values.other, ""))
    return free


def can_be_set(variant: Variant, option: Option, value: Value) -> bool:
    """Whether this game can be played with that value."""
    try:
        option.edit(variant, value)
    except (OptionError, InconsistentRules):
        return False
    return True
