import random
from dataclasses import replace

import pytest

from fortyfives import Game, apply, legal, variant, view_for
from fortyfives.game.actions import Cut
from fortyfives.record.house_rules import NotRecordable, house_rules
from fortyfives.record.model import Result
from fortyfives.record.read import read
from fortyfives.record.recorder import Recorder
from fortyfives.record.replay import replay
from fortyfives.rules.options.option import Value
from tests.record.games import played
from tests.record.papers import proved, spoiled
from tests.strategies import Table, all_tables


def finished(recorder: Recorder, game: Game, lot: random.Random) -> Game:
    """The game after one more deal, of which the recorder has not been told the score."""
    deal = game.deal()
    recorder.begin(deal)
    while deal.turn is not None:
        action = legal(view_for(deal, deal.turn)).any(lot)
        step = apply(deal, action)
        recorder.step(action, step)
        deal = step.deal
    return game.after(deal)


def test_a_record_can_be_had_at_any_moment() -> None:
    game = Game.new(variant("general_120"), seed=1)
    recorder = Recorder(game)
    assert proved(recorder.text()).deals == ()
    deal = game.deal()
    recorder.begin(deal)
    assert proved(recorder.text()).unfinished
    while deal.turn is not None:
        action = legal(view_for(deal, deal.turn)).any(random.Random(1))
        step = apply(deal, action)
        recorder.step(action, step)
        deal = step.deal
        assert proved(recorder.text()).deals[0].deal.public == deal.public
    recorder.score(game.after(deal))
    assert proved(recorder.text()).game == replace(
        game.after(deal), seed=proved(recorder.text()).game.seed
    )


def test_a_record_begins_with_the_first_deal() -> None:
    game = Game.new(variant("general_120"))
    later = finished(Recorder(game), game, random.Random(1))
    with pytest.raises(ValueError, match="first deal"):
        Recorder(later)


def test_a_game_that_is_over_on_time_says_so() -> None:
    game = Game.new(variant("games_55plus"), seed=2)
    recorder = Recorder(game)
    game = finished(recorder, game, random.Random(2))
    deal = recorder.record.deals[0]
    ended = replace(game, verdict=game.variant.goal.on_time(game.scores))
    recorder.score(ended)
    assert recorder.record.deals == (deal,)
    assert recorder.record.result == Result(ended.verdict.winners, "on time")
    assert proved(recorder.text()).game.verdict == ended.verdict
    bad = spoiled(recorder.text(), ("winners = [", 'winners = ["AC", "BD", '))
    assert bad.key == "record-winners"


def test_a_game_that_is_stopped_at_the_bell_says_so() -> None:
    for begun in (False, True):
        game = Game.new(variant("games_55plus"), seed=2, scores=(20, 30))
        recorder = Recorder(game)
        if begun:
            deal = game.deal()
            recorder.begin(deal)
            cut = Cut(deal.setting.cutter, 5)
            recorder.step(cut, apply(deal, cut))
        recorder.score(game.stopped())
        assert recorder.record.result == Result((1,), "at the bell")
        assert proved(recorder.text()).game.verdict.winners == (1,)


def test_a_game_that_goes_on_has_no_result() -> None:
    game = Game.new(variant("general_120"), seed=2)
    recorder = Recorder(game)
    recorder.score(finished(recorder, game, random.Random(3)))
    end = '[result]\nwinners = ["A"]\n'
    assert spoiled(recorder.text(), ("[[deals]]", f"{end}[[deals]]")).key == "record-no-result"
    for how in ("on time", "at the bell"):
        text = recorder.text() + f'{end}ended = "{how}"\n'
        assert read(text).result == Result((0,), how)
    text = Recorder(game).text() + f'{end}ended = "on time"\n'
    assert spoiled(text, ("start", "start")).key == "record-no-result"


def test_a_deal_after_the_game_is_over_is_a_lie() -> None:
    one = played(Table("irish_45", 2, (("target", "5"),)), random.Random(1), deals=1)
    assert one.game.over
    bad = spoiled(one.text, ("[result]", "[[deals]]\n\n[result]"))
    assert (bad.key, bad.deal) == ("record-game-over", 2)


def test_a_deal_after_one_that_is_not_finished_is_a_lie() -> None:
    one = played(Table("irish_45", 2), random.Random(1), deals=1, stops=0.2)
    bad = spoiled(one.text + "[[deals]]\n", ("start", "start"))
    assert (bad.key, bad.deal) == ("record-unfinished", 2)


def test_whoever_has_fallen_out_leads_no_more() -> None:
    table = Table("one_ten", 3, (("cutoff", "-20"),))
    games = (played(table, random.Random(seed), deals=1) for seed in range(100))
    one = next(one for one in games if len(one.game.still_in) == 2 and not one.game.over)
    gone = next(seat for seat in range(3) if seat not in one.game.still_in)
    text = one.text + f'[[deals]]\nplay = "{"ABC"[gone]} 2C 3C"\n'
    assert spoiled(text, ("start", "start")).deal == 2


# --- house rules -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("general_120", {}),
        ("irish_45", {"jokers": 2}),
        ("irish_45", {"jokers": 2, "joker_rank": "below_ah"}),
        ("merrimack_valley", {"kitty_size": 0}),
        ("merrimack_valley", {"four_and_flip": True}),
        ("ns_auction_richmond", {"kitty_size": 3, "min_bid": 15}),
        ("one_ten", {"keep_min": {"other": 1, "bidder": 3}, "players": [3, 4]}),
        ("ns_auction_cape_breton", {"go_on_kitty": "off", "go_on_top_card": False}),
    ],
)
def test_only_house_rules_that_differ_are_written(key: str, options: dict[str, Value]) -> None:
    assert house_rules(variant(key, **options)) == options


def test_the_house_rules_of_every_table_can_be_written() -> None:
    for table in random.Random(1).sample(all_tables(), 40):
        rules = house_rules(table.variant)
        assert variant(table.key, **rules) == table.variant


def test_a_game_that_is_no_preset_with_house_rules_cannot_be_written() -> None:
    preset = variant("general_120")
    with pytest.raises(NotRecordable):
        house_rules(replace(preset, key="my_own"))
    with pytest.raises(NotRecordable):
        house_rules(replace(preset, sources=("GEN-01",)))


def test_many_house_rules_stand_in_lines_of_their_own() -> None:
    one = next(table for table in all_tables() if len(table.options) > 12)
    text = Recorder(Game.new(one.variant, one.players)).text()
    assert "\n[options]\n" in text
    assert replay(read(text)).game.variant == one.variant
