"""Proving a record: every deal is played again, and the first lie is named."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from fortyfives.cards.pack import pack
from fortyfives.fairness.proof import Proof, check
from fortyfives.game.deal import Deal
from fortyfives.game.game import Game
from fortyfives.game.setting import Setting
from fortyfives.record.bad import TRIED, Lie
from fortyfives.record.dealt import Steps
from fortyfives.record.doubt import Doubt
from fortyfives.record.filling import Filling
from fortyfives.record.known import known_places
from fortyfives.record.model import AT_THE_BELL, DealRecord, GameRecord
from fortyfives.record.page import Page, letter
from fortyfives.record.telling import Telling
from fortyfives.record.told import Deed
from fortyfives.record.untold import CUT_AT
from fortyfives.rules.dealing import Pattern
from fortyfives.rules.refusal import Refusal

STARTS: Final = 10
TRIES: Final = 60
"""So many ways of filling in unknown cards are tried from each start, before it is called a lie."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """A deal that has been proved: how it began, what was done, and how many cards are unknown.

    `proof` is that of its cards, if they were committed to; it holds, and is the chance of `first`.
    """

    first: Deal
    steps: Steps
    unknown: int = 0
    proof: Proof | None = None

    @property
    def deal(self) -> Deal:
        """The deal as far as it was played."""
        return self.steps[-1][1].deal if self.steps else self.first


@dataclass(frozen=True, slots=True)
class Replay:
    """A game that has been proved: its deals, and how it stood before the first and after each."""

    games: tuple[Game, ...]
    deals: tuple[Replayed, ...]

    @property
    def game(self) -> Game:
        """How the game stands at the end of the record."""
        return self.games[-1]

    @property
    def tricks(self) -> int:
        """How many tricks were taken in all."""
        return sum(len(played.deal.public.tricks) for played in self.deals)

    @property
    def unknown(self) -> int:
        """How many cards are not known, over all deals."""
        return sum(played.unknown for played in self.deals)

    @property
    def proofs(self) -> tuple[Proof, ...]:
        """The proofs of those deals whose cards were committed to."""
        return tuple(played.proof for played in self.deals if played.proof)

    @property
    def unfinished(self) -> bool:
        """Whether the last deal stops before its end."""
        return bool(self.deals) and not self.deals[-1].deal.over


def replay(record: GameRecord) -> Replay:
    """Play the record again; `Lie` names the first thing in it that is not so."""
    game = Game.new(record.rules, record.players, dealer=record.dealer, scores=record.start)
    games = [game]
    deals: list[Replayed] = []
    for number, told in enumerate(record.deals, start=1):
        if game.over:
            raise Lie("record-game-over", told.line(""), deal=number)
        if deals and not deals[-1].deal.over:
            raise Lie("record-unfinished", told.line(""), deal=number)
        _check_proof(told, deals, number)
        replayed = _replay_deal(told, game, number)
        deals.append(replayed)
        if replayed.deal.over:
            game = game.after(replayed.deal)
            games.append(game)
    if record.result is not None and record.result.ended:
        if game.over:
            raise Lie("record-ended", record.line("result"), says=record.result.ended)
        games[-1] = _ended(games, deals, record.result.ended)
    _compare_result(record, games[-1])
    return Replay(tuple(games), tuple(deals))


def _ended(games: Sequence[Game], deals: Sequence[Replayed], how: str) -> Game:
    """The game when its time is up: after its last deal, or at the bell."""
    if how == AT_THE_BELL:
        return games[-1].stopped()
    if len(games) == 1 or not deals[-1].deal.over:
        return games[-1]
    return games[-2].after(deals[-1].deal, time_expired=True)


def _compare_result(record: GameRecord, game: Game) -> None:
    told = record.result
    if told is None:
        return
    line = record.line("result")
    if not game.over:
        raise Lie("record-no-result", line)
    if set(told.winners) != set(game.verdict.winners):
        says, real = (
            ", ".join(record.side(side) for side in winners) or "-"
            for winners in (told.winners, game.verdict.winners)
        )
        raise Lie("record-winners", line, says=says, real=real)


def _check_proof(record: DealRecord, before: Sequence[Replayed], number: int) -> None:
    """See that the cards are those that were committed to, by a name and a secret of their own."""
    if record.proof is None:
        return
    chance, line = record.proof.chance, record.line("proof")
    for earlier in (played.proof.chance for played in before if played.proof):
        if earlier.deal == chance.deal:
            raise Lie("record-proof-twice", line, deal=number, says=chance.deal)
        if earlier.secret == chance.secret:
            raise Lie("record-proof-known", line, deal=number, says=earlier.deal)
    if wrong := check(record.proof, record.chance):
        why = Refusal("", wrong.key, wrong.cards, wrong.facts)
        raise Lie("record-proof", line, deal=number, because=why)
    for told in record.opening:
        if told.deed is Deed.CUTS and told.number != chance.cut.depth:
            says, real = told.number, chance.cut.depth
            raise Lie("record-proof-cut", told.line or line, deal=number, says=says, real=real)


def _replay_deal(record: DealRecord, game: Game, number: int) -> Replayed:
    """One deal, its unknown cards filled in so that all that is told can be so."""
    setting = game.setting(record.hour)
    if record.dealer not in {None, game.dealer}:
        says, real = letter(record.dealer), letter(game.dealer)
        raise Lie("record-dealer", record.line("dealer"), deal=number, says=says, real=real)
    if record.scores not in {None, game.scores}:
        says, real = (", ".join(map(str, scores or ())) for scores in (record.scores, game.scores))
        raise Lie("record-scores", record.line("scores"), deal=number, says=says, real=real)
    cut, pattern = _cut_and_packets(record, setting)
    known = known_places(record, setting, pattern, cut, number)
    search = _Search(lambda filling: Telling(Page(record, setting, number, filling, cut)))
    for start in range(STARTS):
        whole = list(pack(setting.variant.dealing.jokers))
        Random(start).shuffle(whole)  # noqa: S311 - a guess that can be repeated
        if found := search.from_(Filling.of(known, whole)):
            return _with_proof(found, record.proof)
        if not search.tried:
            break
    search.error.tried = search.tried
    raise search.error


def _with_proof(replayed: Replayed, proof: Proof | None) -> Replayed:
    """The deal with the proof of its cards, and going on as it does."""
    if proof is None:
        return replayed
    return replace(replayed, first=replace(replayed.first, chance=proof.chance), proof=proof)


class _Search:
    """Looks for cards that make all that is told possible.

    `error` is the lie that comes after the most that can be so; `tried` tells whether other cards
    than the first ones could have made it so.
    """

    def __init__(self, tell: Callable[[Filling], Telling]) -> None:
        self.tell = tell
        self.tried = False
        self.furthest = (-1, 0)
        self.error = Lie(TRIED)

    def from_(self, first: Filling) -> Replayed | None:
        """The deal told with this filling, or with one that can be made of it."""
        waiting: list[Iterator[Filling]] = [iter((first,))]
        seen: set[object] = set()
        while waiting and len(seen) < TRIES:
            filling = next(waiting[-1], None)
            if filling is None:
                waiting.pop()
            elif filling.key not in seen:
                seen.add(filling.key)
                telling = self.tell(filling)
                try:
                    telling.run()
                except Doubt as doubt:
                    if doubt.certain(filling):
                        raise doubt.error from None
                    self._keep(doubt, (len(telling.steps), len(waiting)))
                    waiting.append(doubt.ways(filling))
                else:
                    return Replayed(telling.first, telling.steps, filling.unknown)
        self.tried |= len(seen) > 1
        return None

    def _keep(self, doubt: Doubt, reached: tuple[int, int]) -> None:
        self.tried |= doubt.by_chance
        if reached > self.furthest:
            self.furthest, self.error = reached, doubt.error


def _cut_and_packets(record: DealRecord, setting: Setting) -> tuple[int, Pattern]:
    """Where the pack was cut and how it was dealt, as far as that is told."""
    dealing = setting.variant.dealing
    cut, pattern = CUT_AT, dealing.packets
    for line in record.opening:
        if line.deed is Deed.CUTS:
            cut = line.number
        elif line.deed is Deed.DEALS and line.pattern in dealing.patterns():
            pattern = line.pattern
    return cut, pattern
