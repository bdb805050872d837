"""Every value of every house rule changes something in a game."""

from importlib import import_module
from itertools import compress

import pytest

from fortyfives.rules.options import OPTIONS, options_in_force
from fortyfives.variants import ALL
from tests.catalogue.mutations import ignored
from tests.rules.effects import auction, dealing, following, robbing, scoring, table
from tests.rules.effects.effect import Effect

EFFECTS = [
    effect
    for policy in (table, dealing, robbing, auction, following, scoring)
    for effect in policy.EFFECTS
]
NAMES = [f"{effect.key}-{effect.game}" for effect in EFFECTS]
NO_CHOICE = {"six_player", "trump_from", "trick_order_stop"}
"""House rules with a single value that can be had in any one game."""


@pytest.mark.parametrize("effect", EFFECTS, ids=NAMES)
def test_a_house_rule_does_what_it_says(effect: Effect) -> None:
    assert effect.ask({}) == effect.usual[1]
    for value, answer in effect.answers:
        assert effect.ask({effect.key: value}) == answer


@pytest.mark.parametrize("effect", EFFECTS, ids=NAMES)
def test_what_a_house_chooses_makes_a_difference_and_this_is_noticed(effect: Effect) -> None:
    assert any(answer != effect.usual[1] for _, answer in effect.answers)
    with ignored(effect.key)():
        assert all(effect.ask({effect.key: v}) == effect.usual[1] for v, _ in effect.answers)


@pytest.mark.parametrize("effect", EFFECTS, ids=NAMES)
def test_the_usual_value_is_the_one_in_force(effect: Effect) -> None:
    assert options_in_force(ALL[effect.game])[effect.key] == effect.usual[0]


def home(key: str) -> str:
    """The file in which the effects of a house rule are told: it is called as that of the rule."""
    policies = (table, dealing, robbing, auction, following, scoring)
    names = [policy.__name__.rpartition(".")[2] for policy in policies]
    holds = (f"fortyfives.rules.options.{name}" for name in names)
    found = (key in {o.key for o in import_module(module).OPTIONS} for module in holds)
    return f"tests/rules/effects/{next(compress(names, found))}.py"


def test_every_value_that_may_be_chosen_is_tried() -> None:
    tried = {(effect.key, str(value)) for effect in EFFECTS for value, _ in effect.answers}
    missing = [
        (key, word)
        for key, option in OPTIONS.items()
        for word in option.values.named
        if word not in option.values.offered_not and key not in NO_CHOICE
        if (key, str(word)) not in tried
    ]
    told = [f"{key} = {word}: add what it does to {home(key)}" for key, word in missing]
    assert not told, "\n".join(told)
    lacking = [f"{key}: add an effect of it to {home(key)}" for key in set(OPTIONS) - NO_CHOICE]
    lacking = [line for line in lacking if line.partition(":")[0] not in dict(tried)]
    assert not lacking, "\n".join(lacking)
    assert not {key for key, _ in tried} & NO_CHOICE, "take it out of NO_CHOICE in this file"


@pytest.mark.parametrize("effect", EFFECTS, ids=NAMES)
def test_the_effects_of_a_house_rule_are_in_the_file_called_as_that_of_the_rule(
    effect: Effect,
) -> None:
    module = home(effect.key).removesuffix(".py").replace("/", ".")
    assert effect in import_module(module).EFFECTS
