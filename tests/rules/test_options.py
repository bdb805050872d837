"""The house rules: what is in force where, what may be chosen, and what is refused."""

from itertools import product
from typing import Any

import pytest

from fortyfives import variant
from fortyfives.rules.options import OPTIONS, apply_options, options_in_force
from fortyfives.rules.options.option import Option, OptionError, Value, read_value, write_value
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL
from fortyfives.wording.messages import Words, languages
from tests.catalogue.presets import KNOWN, cell, presets, sides, usual, values

PRESETS = presets()
ONLY_IN: dict[str, tuple[str, Value]] = {
    "joker_after_midnight": ("irish_45", True),
    "call_time": ("ns_call_your_partner", "after_refill"),
    "call_deadline": ("ns_call_your_partner", 2),
    "partner_win": ("ns_call_your_partner", "both_over"),
}
"""House rules that the table of the catalogue leaves out, with the one game that has them."""
NOT_YET = {
    ("six_player", "ante"),
    ("stock_short", "last_players_short"),
    ("trick_order_stop", "stop_when_certain"),
}
"""Values of the catalogue that cannot be chosen yet."""
AROUSED = {
    "lock_at": {"lock_test"},
    "cap": {"cap_test"},
    "ace_privilege": {"ace_swap_discard"},
    "both_cross": {"trick_order_stop"},
}
"""House rules that have a meaning only while another is in force."""
CONSEQUENCES = {
    "players": {"sides"},
    "kitty_size": {"deal"},
    "deal": {"kitty_size"},
    "four_and_flip": {"keep_min", "draw_max"},
    "jokers": {"joker_rank"},
}
"""House rules that change others."""


def in_force(game: str) -> dict[str, Value]:
    """What the catalogue says is in force in that game."""
    texts = PRESETS[game]
    table = {key: cell(key, text) for key, text in texts.items() if text != "-"}
    table["sides"] = sides(texts["players"], texts["sides"])[usual(texts["players"])]
    return table | {key: value for key, (only, value) in ONLY_IN.items() if only == game}


def offered(option: Option) -> list[Value]:
    """Some values that may be chosen: all words, and both ends of a range of numbers."""
    words = [word for word in option.values.named if word not in option.values.offered_not]
    return [*words, *(option.values.numbers or ())]


def had(rules: Variant, key: str, value: Value) -> Variant | None:
    """The game with that house rule, or nothing where it cannot be had."""
    try:
        return OPTIONS[key].edit(rules, value)
    except (OptionError, InconsistentRules):
        return None


# --- the tables of the catalogue ---------------------------------------------------------------


def test_every_regional_game_of_the_catalogue_is_here() -> None:
    # lacked: the ante game, which is two games in one and waits for the tournaments
    assert set(ALL) >= set(PRESETS) - {"ante_game"}


@pytest.mark.parametrize("game", KNOWN)
def test_every_house_rule_is_in_force_as_the_catalogue_has_it(game: str) -> None:
    found = options_in_force(ALL[game])
    assert {key: value for key, value in found.items() if key in values()} == in_force(game)


@pytest.mark.parametrize("game", KNOWN)
def test_the_players_of_every_game_are_divided_as_the_catalogue_has_it(game: str) -> None:
    seating, table = ALL[game].seating, PRESETS[game]
    found = {count: how.value for count, how in seating.structures}
    assert found == sides(table["players"], table["sides"])
    assert seating.usual == usual(table["players"])


def test_every_house_rule_of_the_catalogue_is_here_with_its_values() -> None:
    written = values()
    assert set(written) <= set(OPTIONS)
    for key, words in written.items():
        option = OPTIONS[key].values
        free = {"list of counts", "pattern", "map score: bid", "number", "minutes"} & set(words)
        assert bool(free) == bool(option.other or option.numbers)
        named = set(map(write_value, option.named))
        assert named - {"none"} == set(words) - free - {"none"}
        assert {(key, str(word)) for word in option.offered_not} == {
            (name, word) for name, word in NOT_YET if name == key
        }


@pytest.mark.parametrize("game", KNOWN)
def test_a_house_rule_without_a_meaning_in_a_game_is_refused(game: str) -> None:
    without = [key for key in values() if key not in in_force(game)]
    assert without
    for key in without:
        with pytest.raises(OptionError) as refused:
            variant(game, **{key: offered(OPTIONS[key])[0]})
        assert refused.value.message == "option-has-no-meaning"
        assert refused.value.facts["key"] == key


# --- what is refused ---------------------------------------------------------------------------


def test_an_unknown_house_rule_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(OptionError) as refused:
        variant("general_120", reneg="none")
    assert refused.value.message == "option-unknown"
    assert "renege" in refused.value.facts["alternatives"]


@pytest.mark.parametrize("key", OPTIONS)
def test_an_unknown_value_is_refused_with_the_values_there_are(key: str) -> None:
    game = next(game for game in ALL if OPTIONS[key].fits(ALL[game]))
    for value in ("nonsense", 7777, -7777, {"nonsense": 3}, [99]):
        with pytest.raises((OptionError, InconsistentRules)) as refused:
            variant(game, **{key: value})
        if isinstance(refused.value, OptionError):
            assert refused.value.facts["key"] == key
            assert refused.value.facts["alternatives"]
        else:
            assert key == "deal"


ENDLESS = 10**5000
ODD: list[Any] = [
    *(
        None,
        object(),
        [],
        {},
        (),
        set(),
        b"none",
        0.5,
        4.0,
        float("nan"),
        True,
        False,
        "",
        "9" * 5000,
    ),
    *(ENDLESS, -ENDLESS, [4, 4], [4, None], [[4]], [True], [4.0], [ENDLESS], [{}], Option, "none "),
    *({100: 20}, {None: 20}, {"100": None}, {"100": ENDLESS}, {"9" * 5000: 20}, {"other": 1.0}),
    *({"other": True}, {"other": {"other": 1}}, {"other": [1]}, {"": 20}, {"x": {"y": [{}]}}),
]


@pytest.mark.parametrize("key", OPTIONS)
def test_whatever_a_house_rule_is_set_to_it_is_had_or_refused_in_words(key: str) -> None:
    for game in ALL.values():
        for value in ODD:
            refused = why_not(game, key, value)
            if refused is None:
                rules = apply_options(game, {key: value})
                assert rules == apply_options(game, {key: OPTIONS[key].get(rules)})
                continue
            assert len(str(refused)) < 600
            told = {name: str(fact) for name, fact in refused.facts.items()}
            assert all(len(fact) < 200 for name, fact in told.items() if name != "alternatives")


def why_not(game: Variant, key: str, value: Any) -> OptionError | InconsistentRules | None:
    """The error with which the house rule is refused, if it is."""
    try:
        apply_options(game, {key: value})
    except (OptionError, InconsistentRules) as refused:
        return refused
    return None


def test_a_value_too_long_to_be_a_number_is_read_as_words() -> None:
    for text in ("9" * 5000, "-" + "9" * 5000, "100:" + "9" * 5000, "2," + "9" * 5000):
        assert read_value(text) == text
    assert read_value("-120") == -120


@pytest.mark.parametrize("key", ["nonsense", "", "!", "x" * 5000])
def test_a_key_like_no_house_rule_is_refused_with_a_few_of_them(key: str) -> None:
    with pytest.raises(OptionError) as refused:
        apply_options(ALL["irish_45"], {key: "none"})
    assert len(refused.value.facts["alternatives"].split(", ")) <= 6
    assert refused.value.facts["variant"] == "irish_45"
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("key", OPTIONS)
def test_capitals_do_not_matter_for_the_nearest_house_rules(key: str) -> None:
    with pytest.raises(OptionError) as refused:
        apply_options(ALL["irish_45"], {key.upper(): "none"})
    assert refused.value.facts["alternatives"].split(", ")[0] == key


NEEDS = {
    **dict.fromkeys(("bell", "jin", "joker_after_midnight"), "custom"),
    **dict.fromkeys(("rob_turned_ace", "rob_with_ace", "demotion", "beg_king"), "turn_up"),
    **dict.fromkeys(("call_time", "call_deadline", "partner_win"), "calling"),
    "lock_test": "lock_at",
    "cap_test": "cap",
    "ace_swap_discard": "ace_privilege",
    "joker_rank": "jokers",
    "trick_order_stop": "trick_order",
}
"""What is needed besides an auction."""


@pytest.mark.parametrize(
    "key", [key for key in OPTIONS if not all(map(OPTIONS[key].fits, ALL.values()))]
)
def test_a_house_rule_without_a_meaning_says_what_it_would_need(key: str) -> None:
    game = next(game for game in ALL.values() if not OPTIONS[key].fits(game))
    with pytest.raises(OptionError) as refused:
        apply_options(game, {key: offered(OPTIONS[key])[0]})
    need = NEEDS.get(key, "auction")
    assert refused.value.facts == {"key": key, "variant": game.key, "needs": need}
    for language in languages():
        said = Words(language, strict=True).say(refused.value.message, **refused.value.facts)
        assert said.count(".") >= 1
        assert len(said) > len(f"{key} {game.key}") + 45


def test_how_a_lock_is_tested_needs_a_lock() -> None:
    with pytest.raises(OptionError, match="needs: lock_at"):
        variant("merrimack_valley", lock_test="clamp")
    assert variant("merrimack_valley", lock_test="clamp", lock_at=100).limits.lock_at == 100
    with pytest.raises(OptionError, match="needs: lock_at"):
        variant("ns_auction_richmond", lock_test="clamp", lock_at="none")


@pytest.mark.parametrize(("key", "value"), sorted(NOT_YET))
def test_a_value_that_cannot_be_chosen_yet_is_told_apart_from_an_unknown_one(
    key: str, value: str
) -> None:
    game = next(game for game in ALL if OPTIONS[key].fits(ALL[game]))
    with pytest.raises(OptionError) as refused:
        variant(game, **{key: value})
    assert refused.value.message == "option-not-offered-yet"
    assert value not in refused.value.facts["alternatives"]


def test_yes_and_no_are_not_numbers() -> None:
    for key, value in (("jokers", True), ("min_bid", True), ("slam", False), ("beg_king", 1)):
        game = next(game for game in ALL if OPTIONS[key].fits(ALL[game]))
        with pytest.raises(OptionError):
            variant(game, **{key: value})


def test_a_game_is_not_made_of_another_by_where_its_trump_comes_from() -> None:
    assert variant("general_120", trump_from="turn_up") == ALL["general_120"]
    with pytest.raises(OptionError) as refused:
        variant("general_120", trump_from="auction")
    assert refused.value.message == "trump-from-is-the-game"


def test_a_table_may_be_closed_to_some_numbers_of_players_but_not_opened_to_others() -> None:
    assert variant("general_120", players=[3, 5]).seating.counts == (3, 5)
    assert variant("general_120", players=[3, 5]).seating.usual == 3
    for players in (7, [4, 7], []):
        with pytest.raises(OptionError) as refused:
            variant("general_120", players=players)
        assert refused.value.facts["alternatives"] == "2, 3, 4, 5, 6"


def test_sides_that_no_number_of_players_here_fits_are_refused() -> None:
    for game, how in (("games_55plus", "two_threes"), ("ns_call_your_partner", "pairs")):
        with pytest.raises(OptionError) as refused:
            variant(game, sides=how)
        assert refused.value.facts["key"] == "sides"


def test_jokers_are_offered_only_where_the_catalogue_has_them() -> None:
    may = {
        game: [jokers for jokers in (0, 1, 2) if had(ALL[game], "jokers", jokers)] for game in KNOWN
    }
    some = {"general_120": [0, 1], "irish_45": [0, 1, 2], "one_ten": [0, 1, 2]}
    assert may == {game: [0] for game in KNOWN} | some


# --- one rule at a time ------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL)
def test_what_a_house_chooses_is_in_force_and_changes_nothing_else(game: str) -> None:
    before = options_in_force(ALL[game])
    tried = 0
    for key in before:
        for value in offered(OPTIONS[key]):
            rules = had(ALL[game], key, value)
            if rules is None:
                continue
            now, tried = options_in_force(rules), tried + 1
            assert now[key] == value
            entailed = CONSEQUENCES.get(key, set()) | AROUSED.get(key, set())
            changed = {one for one in {*before, *now} if before.get(one) != now.get(one)}
            assert changed <= {key, *entailed}
    assert tried > 2 * len(before)


@pytest.mark.parametrize("game", ALL)
def test_what_is_in_force_can_be_chosen_again_and_makes_the_same_game(game: str) -> None:
    options = options_in_force(ALL[game])
    assert variant(game, **options) == ALL[game]
    for key, value in options.items():
        assert read_value(write_value(value)) == value
        assert variant(game, **{key: value}) == ALL[game]


def test_the_order_in_which_house_rules_are_given_does_not_matter() -> None:
    some: dict[str, Any] = {"jokers": 2, "joker_rank": "below_ah", "bonus": "none", "target": 60}
    backwards = dict(reversed(some.items()))
    assert variant("irish_45", **some) == variant("irish_45", **backwards)


# --- consequences ------------------------------------------------------------------------------


def test_the_size_of_the_kitty_changes_the_deal() -> None:
    sizes = {0: "3-2", 3: "3-K3-2", 4: "3-K2-2-K2", 5: "3-2-K5"}
    for game, size in product(("merrimack_valley", "ns_auction_richmond"), sizes):
        rules = options_in_force(variant(game, kitty_size=size))
        assert (rules["kitty_size"], rules["deal"]) == (size, sizes[size])


def test_a_deal_may_be_given_beside_the_size_of_the_kitty() -> None:
    rules = variant("merrimack_valley", kitty_size=4, deal="2-K4-3")
    assert options_in_force(rules)["deal"] == "2-K4-3"


def test_four_and_a_flip_lets_fewer_than_six_players_throw_all() -> None:
    rules = options_in_force(variant("merrimack_valley", four_and_flip=True))
    assert (rules["keep_min"], rules["draw_max"]) == (
        {"other": 0, "six": 2},
        {"other": 5, "six": 3},
    )


def test_without_a_bonus_the_highest_bid_by_points_is_twenty_five() -> None:
    assert variant("merrimack_valley", bonus="none").highest_bid == 25
    assert variant("games_55plus", bonus="none").highest_bid == 30
    assert variant("merrimack_valley").highest_bid == 30


def test_two_irish_jokers_rank_above_the_five_unless_the_house_says_otherwise() -> None:
    assert options_in_force(variant("irish_45", jokers=2))["joker_rank"] == "above_five"
    both = variant("irish_45", jokers=2, joker_rank="below_ah")
    assert options_in_force(both)["joker_rank"] == "below_ah"
    assert options_in_force(variant("one_ten", jokers=2))["joker_rank"] == "below_jack"
