"""When the game is over, and who has won it."""

from fortyfives import Game, Match, variant
from fortyfives.rules.seating import Side
from fortyfives.variants import ALL
from tests.catalogue.presets import KNOWN
from tests.hands import decided, finish, rigged, rule, scored

GEN = "general_120"
MV = "merrimack_valley"


def general(tricks: str, before: tuple[int, ...]) -> tuple[Side, ...]:
    """Who wins the general game with these tricks, the first of them worth ten."""
    return decided(GEN, scored(GEN, tricks, before=before)).winners


def valley(
    tricks: str, before: tuple[int, ...], bid: str, *, out: bool = False
) -> tuple[Side, ...]:
    """Who wins in the Merrimack Valley when side 0 has bid; `out` if one must bid out."""
    told = scored(MV, tricks, before=before, bid=bid)
    return decided(MV, told, must_bid_out=out).winners


# --- the target --------------------------------------------------------------------------------


@rule("GEN-14", "MV-42", "G55-26")
def test_a_hundred_and_twenty_or_more_wins() -> None:
    assert general("00011", before=(100, 0)) == (0,)
    assert general("00011", before=(95, 0)) == ()
    assert valley("00011", before=(100, 0), bid="15") == (0,)
    assert valley("00011", before=(95, 0), bid="15") == ()


@rule("IRL-01", "TNS-06")
def test_in_ireland_forty_five_wins() -> None:
    told = scored("irish_45", "00011", before=(25, 0))
    assert decided("irish_45", told).winners == (0,)
    assert not decided("irish_45", scored("irish_45", "00011", before=(20, 0))).over


@rule("GEN-24", "IRL-01", "TNS-06", "H110-19")
def test_each_region_has_its_target() -> None:
    forty_five = {"irish_45", "traditional_ns_45", "evening_45", "ante_game"}
    for key in KNOWN:
        usual = 45 if key in forty_five else 110 if key == "one_ten" else 120
        assert ALL[key].goal.target == usual


@rule("AMB-73", "G55-26")
def test_only_at_the_55_plus_games_the_target_must_be_passed() -> None:
    for key in KNOWN:
        rules = ALL[key]
        assert rules.goal.reached(rules.goal.target) == (key != "games_55plus")
        assert rules.goal.reached(rules.goal.target + 5)


@rule("MV-41", "AMB-71")
def test_a_side_within_thirty_of_the_target_is_on_the_green() -> None:
    goal = variant(MV).goal
    assert [goal.on_the_green(score) for score in (85, 90, 115, 120)] == [False, True, True, True]


# --- several at the target ---------------------------------------------------------------------


@rule("GEN-15", "AMB-68")
def test_of_several_at_the_target_the_one_with_more_points_wins() -> None:
    assert general("11000", before=(105, 115)) == (1,)
    assert general("10000", before=(110, 115)) == (0,)


@rule("GEN-16", "AMB-69")
def test_level_at_the_target_they_play_another_hand() -> None:
    assert general("00011", before=(105, 115)) == ()
    deal = finish(rigged(GEN, scores=(0, 0, 0, 0)))
    after = Game.new(variant(GEN), dealer=3).after(deal)
    assert (after.over, after.dealer) == (False, 0)


@rule("MV-43", "AMB-68")
def test_of_several_who_go_out_the_bidder_wins_whoever_has_more() -> None:
    assert valley("01111", before=(110, 110), bid="15") == (1,)
    assert valley("00111", before=(105, 110), bid="15") == (0,)
    assert valley("00111", before=(105, 118), bid="15") == (0,)


@rule("MV-45", "AMB-69")
def test_the_bidder_goes_out_only_if_he_made_his_bid_and_stands_at_the_target() -> None:
    assert valley("00111", before=(105, 115), bid="15") == (0,)
    assert valley("00111", before=(100, 115), bid="15") == (1,)
    assert valley("00112", before=(140, 115, 115), bid="20") == (1,)


@rule("AMB-69")
def test_of_two_defenders_at_the_target_the_higher_wins_and_level_they_play_on() -> None:
    assert valley("01122", before=(0, 110, 115), bid="15") == (2,)
    assert valley("01122", before=(0, 115, 115), bid="15") == ()


@rule("AMB-68")
def test_both_sides_at_the_target_is_settled_by_each_regions_own_rule() -> None:
    for game in (MV, "games_55plus", "var_three_pairs", "var_six_teams_of_three"):
        told = scored(game, "00111", before=(110, 125), bid="15")
        assert decided(game, told).winners == (0,)
    first = scored("traditional_ns_45", "11000", before=(30, 40), bonus=4)
    assert decided("traditional_ns_45", first).winners == (1,)
    assert decided("irish_45", scored("irish_45", "11000", before=(30, 35), bonus=4)).winners == (
        0,
    )


# --- one must bid out --------------------------------------------------------------------------


@rule("MV-44", "AMB-72")
def test_a_house_may_ask_those_on_the_green_to_bid_out() -> None:
    assert valley("00111", before=(90, 110), bid="15", out=True) == ()
    assert valley("00111", before=(90, 110), bid="15") == (1,)
    assert valley("00111", before=(105, 110), bid="15", out=True) == (0,)


@rule("MV-44", "AMB-72")
def test_a_lone_side_on_the_green_may_go_out_as_defender() -> None:
    assert valley("00111", before=(0, 110), bid="15", out=True) == (1,)


@rule("AMB-72")
def test_who_stands_at_the_target_without_having_won_needs_a_bid_of_his_own() -> None:
    assert valley("00111", before=(0, 125), bid="15", out=True) == ()
    told = scored(MV, "00111", before=(0, 125), bid="15", bidders=(1,))
    assert decided(MV, told, must_bid_out=True).winners == (1,)


# --- ways out of the game ----------------------------------------------------------------------


@rule("G55-25", "AMB-73")
def test_a_side_below_the_floor_loses_at_once() -> None:
    told = scored("games_55plus", "11111", before=(-185, 0), bid="15")
    assert not decided("games_55plus", told).over
    told = scored("games_55plus", "11111", before=(-190, 0), bid="15")
    assert decided("games_55plus", told).winners == (1,)


@rule("H110-18", "AMB-75")
def test_a_house_may_remove_a_player_at_the_cut_off() -> None:
    told = scored("one_ten", "11111", before=(-65, 0, 0), bid="15")
    assert not decided("one_ten", told).removed
    verdict = decided("one_ten", told, cutoff=-80)
    assert (verdict.removed, verdict.over) == ((0,), False)
    last = decided("one_ten", told, still_in=(0, 2), cutoff=-80)
    assert (last.winners, last.over) == ((2,), True)


@rule("AMB-75")
def test_a_house_may_end_the_game_of_who_has_been_set_too_often() -> None:
    told = scored(MV, "11111", bid="15")
    assert not decided(MV, told, sets=(3, 0)).over
    assert decided(MV, told, sets=(3, 0), max_sets=3).winners == (1,)
    assert not decided(MV, told, sets=(2, 0), max_sets=3).over


# --- jin ---------------------------------------------------------------------------------------


@rule("IRL-03")
def test_jin_wins_at_once_whatever_the_others_have() -> None:
    told = scored("irish_45", "11111", before=(40, 0, 0), bonus=None)
    assert decided("irish_45", told).winners == (1,)


@rule("IRL-04", "AMB-66")
def test_a_new_game_starts_with_the_jin_players_earlier_points() -> None:
    hands = {0: "5♠ J♠ A♥ K♠ Q♠", 1: "2♣ 3♣ 4♣ 6♣ 7♣", 2: "2♦ 3♦ 4♦ 6♦ 7♦", 3: "2♥ 3♥ 4♥ 6♥ 7♥"}
    scores, best = (20, 15, 10, 5), "best_of_3"
    deal = finish(rigged("irish_45", hands=hands, turned="9♠", scores=scores, match=best))
    game = Game.new(variant("irish_45", match=best), dealer=3, scores=scores).after(deal)
    assert (game.scores, game.verdict.winners) == ((45, 15, 10, 5), (0,))
    assert Match(game).after(game).next_game().scores == (20, 0, 0, 0)


@rule("IRL-07")
def test_without_jin_no_points_are_carried_into_the_next_game() -> None:
    scores, best = (40, 40, 40, 40), "best_of_3"
    deal = finish(rigged("irish_45", turned="9♠", scores=scores, jin=False, match=best))
    game = Game.new(variant("irish_45", jin=False, match=best), dealer=3, scores=scores).after(deal)
    assert game.over
    assert Match(game).after(game).next_game().scores == (0, 0, 0, 0)
