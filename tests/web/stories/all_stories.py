"""The stories by their names, with those of the games that have no other."""

from collections.abc import Callable
from functools import partial

from fortyfives.variants import ALL
from tests.web.stories.house import House
from tests.web.stories.test_by_keyboard import by_keyboard
from tests.web.stories.test_called_partner import called_partner
from tests.web.stories.test_every_game import TOLD, deal_of
from tests.web.stories.test_four_telephones import four_telephones
from tests.web.stories.test_going_on_the_kitty import going_on_the_kitty
from tests.web.stories.test_newcomer import newcomer
from tests.web.stories.test_own_rules import own_rules
from tests.web.stories.test_six_in_threes import six_in_threes

STORIES: dict[str, Callable[[House], None]] = {
    "newcomer": newcomer,
    "four telephones": four_telephones,
    "going on the kitty": going_on_the_kitty,
    "called partner": called_partner,
    "by keyboard": by_keyboard,
    "own rules": own_rules,
    "six in threes": six_in_threes,
    **{game: partial(deal_of, game=game) for game in sorted(ALL.keys() - TOLD)},
}
