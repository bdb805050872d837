"""Whole games, and after every deal all that must hold of the game."""

import random

from fortyfives.game.actions import Action
from fortyfives.game.chance import Seeded
from fortyfives.game.deal import Deal
from fortyfives.game.engine import start
from fortyfives.game.game import Game
from fortyfives.game.showing import view_for
from fortyfives.players.registry import player
from fortyfives.record.recorder import Recorder
from fortyfives.rules.seating import Side
from tests.game.on_paper import note, read_back
from tests.game.watching import watch_from
from tests.strategies import Table

CUT_AT = 60
SHY = player("random-shy")


def shyly(deal: Deal, lot: random.Random) -> Action:
    """What a shy player does, who seldom bids; random bidding hardly ever ends a game."""
    assert deal.turn is not None
    return SHY.choose(view_for(deal, deal.turn), lot).action


def play_game(table: Table, seed: str | int, most: int = CUT_AT) -> Game:
    """A game among shy players, cut off after so many deals, and proved from its record."""
    lot = random.Random(f"{seed}/players")
    game = Game.new(table.variant, table.players, seed=seed)
    recorder = Recorder(game)
    while not game.over and game.number < most:
        chance = Seeded(f"{game.seed}/{game.number}")
        first = start(game.setting(), chance)
        assert first.deal == game.deal(chance)
        told = watch_from(table, first, lot, shyly)
        after = game.after(told.deal)
        went_on(table, game, told.deal, after)
        note(recorder, told, after)
        game = after
    again = read_back(recorder).game
    assert (again.number, again.scores, again.verdict) == (game.number, game.scores, game.verdict)
    return game


def went_on(table: Table, game: Game, deal: Deal, after: Game) -> None:
    """The game after a deal follows from the game before it."""
    words, score = table.in_force, deal.public.score
    assert after.number == game.number + 1
    assert set(after.still_in) <= set(game.still_in)
    if after.still_in:
        seats = {seat for side in after.still_in for seat in after.sides[side]}
        again = score is None and words["all_pass"].endswith("same_dealer")
        left = ((game.dealer + step) % game.players for step in range(1, game.players + 1))
        assert after.dealer == (game.dealer if again else next(s for s in left if s in seats))
    if score is None:
        assert (after.scores, after.sets, after.over) == (game.scores, game.sets, False)
        return
    assert after.scores == score.after
    for side, (sets, before) in enumerate(zip(after.sets, game.sets, strict=True)):
        assert sets - before == (score.made is False and side in score.bidding)
    ended_rightly(table, game, after)


def at_target(table: Table, after: Game) -> list[Side]:
    """The sides still in the game that are at the target or over it."""
    target, exceed = int(table.in_force["target"]), table.in_force["target_test"] == "exceed"
    return [s for s in after.still_in if after.scores[s] >= target + exceed]


def ended_rightly(table: Table, game: Game, after: Game) -> None:
    """The game ends when a side is at the target, or when the others have fallen out."""
    assert after.last is not None
    assert after.over == bool(after.verdict.winners)
    there, winners = at_target(table, after), after.verdict.winners
    if after.last.jin is not None:
        assert winners == (after.last.jin,)
        return
    out = set(game.still_in) - set(after.still_in)
    assert out == {side for side in game.still_in if fallen(table, after, side)}
    if out and len(after.still_in) <= 1:
        assert after.over
        return
    if len(there) == 1 and table.in_force.get("must_bid_out") != "true":
        assert set(there) <= set(winners)
    pulled = table.in_force.get("partner_win") == "either_pulls_both"
    assert set(winners) <= set(there) or (pulled and set(winners) & set(there))


def fallen(table: Table, after: Game, side: Side) -> bool:
    """Whether a side has fallen out of the game (G55-25, H110-18, AMB-75)."""
    words, score = table.in_force, after.scores[side]
    return (
        (words["floor"] != "none" and score < int(words["floor"]))
        or (words["cutoff"] != "off" and score <= int(words["cutoff"]))
        or (words["max_sets"] != "off" and after.sets[side] >= int(words["max_sets"]))
    )
