"""Tells the house rules: what each is set to, and to what else it may be set."""

from __future__ import annotations

from fortyfives.number import whole_number
from fortyfives.rules.describe.sheet import Choice, Choices, Section, paragraph, section
from fortyfives.rules.describe.teller import Teller
from fortyfives.rules.options import OPTIONS
from fortyfives.rules.options.option import Option, OptionError, Value, write_value
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.variant import Variant
from fortyfives.wording.messages import Words, capital

FEW = 20


def tell_options(tell: Teller) -> Section:
    """The house rules that may be changed in this game."""
    found = (_choice(tell, option) for option in OPTIONS.values() if option.fits(tell.variant))
    choices = tuple(choice for choice in found if choice.others)
    return section(
        "options",
        tell.say("sheet-s-options"),
        [
            paragraph(tell.say("sheet-options-how")),
            Choices(choices, tell.say("sheet-otherwise")),
        ],
    )


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
    others = [
        (write_value(other), say_value(tell.words, option.key, other))
        for other in option.values.named
        if other != value and can_be_set(tell.variant, option, other)
    ]
    others += _free(tell, option, value, found=bool(others))
    return Choice(
        option.key,
        write_value(value),
        name,
        now,
        capital(tell.say("sheet-option", name=name, now=now)),
        tell.say(f"option-{option.key}-what"),
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
