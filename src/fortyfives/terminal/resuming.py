"""Going on with a game that was left: its record is proved, and the table set as it was."""

from dataclasses import dataclass, replace
from pathlib import Path

from fortyfives.cards.card import Card
from fortyfives.game.chance import Chance, Recorded, Seeded
from fortyfives.game.deal import Deal
from fortyfives.game.game import Game
from fortyfives.game.match import Match
from fortyfives.record.model import DECK, GameRecord
from fortyfives.record.read import read
from fortyfives.record.replay import Replay, replay
from fortyfives.terminal.bookmark import Bookmark, read_bookmark


class CannotGoOn(Exception):
    """A record that is in order, and no game can be gone on with; it reads as a sentence's key."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A match gone on with: where it stands, and what its record tells.

    `deal` is the deal that was left in the middle, if there is one; `number` is the number of the
    game in its match.
    """

    match: Match
    deal: Deal | None
    record: GameRecord
    replay: Replay
    number: int


@dataclass(frozen=True, slots=True)
class _SeededAgain:
    """Chance as the record tells it, and where it tells nothing, as the seed has it."""

    told: Recorded
    seed: Seeded

    def shuffled(self, stream: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in the order of the stream."""
        known: Chance = self.told if stream in self.told.permutations else self.seed
        return known.shuffled(stream, cards)


def resume(path: Path, fresh_seed: str) -> tuple[Begun, Bookmark | None]:
    """The game in that file and the bookmark in it; without one, chance follows `fresh_seed`.

    Raises `BadRecord` or `Lie` for a record with something wrong in it, `TornBookmark` for a
    spoilt bookmark, `CannotGoOn` if the match is over or cards are missing, and `OSError`.
    """
    text = path.read_bytes()
    record = read(text)
    bookmark = read_bookmark(text.decode("utf-8", "replace"), record.players, len(record.sides))
    proved = replay(record)
    if proved.unknown or any(not deal.chance.get(DECK) for deal in record.deals):
        raise CannotGoOn("resume-cards-missing")
    seed = bookmark.seed if bookmark else fresh_seed
    return _begun(record, proved, seed, bookmark.won if bookmark else ()), bookmark


def _begun(
    record: GameRecord, proved: Replay, seed: str, won: tuple[tuple[int, ...], ...]
) -> Begun:
    game = replace(proved.game, seed=seed)
    match = Match(game, won).after(game)
    if match.over or (game.over and record.rules.match.series.wins_needed == 1):
        raise CannotGoOn("resume-is-over")
    number = len(won) + 1
    if game.over:
        return Begun(replace(match, game=match.next_game()), None, record, proved, number)
    deal = _left_in_the_middle(record, proved, game) if proved.unfinished else None
    return Begun(match, deal, record, proved, number)


def _left_in_the_middle(record: GameRecord, proved: Replay, game: Game) -> Deal:
    """The deal where it was left, its chance able to go on."""
    left = proved.deals[-1]
    seeded = _SeededAgain(
        Recorded(dict(record.deals[-1].chance)), Seeded(f"{game.seed}/{game.number + 1}")
    )
    return replace(left.deal, chance=left.proof.chance if left.proof else seeded)
