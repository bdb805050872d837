"""The order of a tournament, its ties broken by the chain as far as that goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fortyfives.tournament.entry import Number
from fortyfives.tournament.standings.chain import Chain
from fortyfives.tournament.standings.rule import By, Positions, Rule
from fortyfives.tournament.standings.sheet import Sheet, Tally, Tied
from fortyfives.tournament.standings.steps import STEPS
from fortyfives.value import dataclass

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Order:
    """Groups of entries that are level, best first, and those that wait for games or a cut."""

    groups: tuple[Tied, ...]
    extra_games: tuple[Tied, ...] = ()
    cuts: tuple[Tied, ...] = ()

    @property
    def ranks(self) -> dict[Number, int]:
        """The place of each; whoever is level shares the best of their places. Source: AMB-81."""
        found: dict[Number, int] = {}
        for group in self.groups:
            found |= dict.fromkeys(group, len(found) + 1)
        return found

    def down_to(self, place: int) -> tuple[Tied, ...]:
        """The groups that hold a place down to that one."""
        ranks = self.ranks
        return tuple(group for group in self.groups if ranks[group[0]] <= place)

    def decided(self, place: int) -> bool:
        """Whether nobody waits for games or a cut who may come to that place or a better one."""
        return not set(self.down_to(place)) & {*self.extra_games, *self.cuts}


@dataclass(frozen=True, slots=True)
class _Asking:
    """A chain that is asked about a sheet: what is known, and who has been found to wait."""

    chain: Chain
    tally: Tally
    places: Mapping[Positions, int]
    waiting: dict[Tied, By]

    def settle(self, group: Tied, place: int, first: int = 0) -> list[Tied]:
        """The group from that place on in order, asking the chain from that rule on."""
        for number, rule in enumerate(self.chain.rules[first:], start=first):
            if not self._meant(rule, group, place):
                continue
            if len(group) == 1 or rule.by is By.SHARE:
                break
            split = STEPS[rule.by](group, self.tally, rule)
            if split is None:
                self.waiting[group] = rule.by
                break
            if len(split) > 1:
                return self._each(split, place, 0 if self.chain.restart else number)
        return [group]

    def _each(self, split: tuple[Tied, ...], place: int, first: int) -> list[Tied]:
        found = []
        for part in split:
            found += self.settle(part, place, first)
            place += len(part)
        return found

    def _meant(self, rule: Rule, group: Tied, place: int) -> bool:
        """Whether the rule is meant for a tie of so many at that place."""
        return rule.group_size in {None, len(group)} and (
            rule.positions is Positions.ALL or place <= self.places.get(rule.positions, 0)
        )


def order(sheet: Sheet, chain: Chain, places: Mapping[Positions, int]) -> Order:
    """Who is ahead; `places` tells how many carry a medal, or a prize, or lead on.

    It does not matter in which order entries and results stand on the sheet.
    """
    asking = _Asking(chain, Tally.of(sheet), places, {})
    everyone = tuple(sorted(sheet.entries))
    groups = asking.settle(everyone, 1) if everyone else []
    return Order(
        tuple(groups),
        tuple(group for group, by in asking.waiting.items() if by is By.EXTRA_GAMES),
        tuple(group for group, by in asking.waiting.items() if by is By.LOW_CARD_CUT),
    )
