"""The rule sheet says what the values say, for every game and every house rule."""

from collections.abc import Iterator, Mapping

import pytest

from fortyfives.rules.describe import Sheet, as_markdown, as_text, describe, differences, say_value
from fortyfives.rules.describe.house import can_be_set
from fortyfives.rules.describe.idle import IDLE, idle
from fortyfives.rules.describe.sheet import Choice, Choices
from fortyfives.rules.options import OPTIONS, apply_options
from fortyfives.rules.options.option import Value, write_value
from fortyfives.rules.refusal import InconsistentRules
from fortyfives.rules.variant import Variant
from fortyfives.variants import ALL
from fortyfives.variants.find import variant
from fortyfives.wording.messages import languages
from tests.rules.sheets import GAMES, WORDS

NUMBERS: dict[str, tuple[Value, ...]] = {
    "players": (2, [2, 3]),
    "target": (90,),
    "floor": (-100,),
    "cutoff": (-80,),
    "max_sets": (1, 3),
    "time_limit": (1, 15),
    "deal": ("2-3", "2-K3-3", "1-2-2"),
    "keep_min": (0, 1, 3, {"other": 2, "bidder": 5, "six": 3}),
    "draw_max": (0, 2, {"other": 3, "bidder": 1}),
    "min_bid_at": ({"95": 25},),
    "lock_at": (90,),
    "cap": (100,),
}
"""What to try of the house rules that are not one of a few words."""

WITH: dict[str, Mapping[str, Value]] = {
    "thirty_for_sixty_made": {"thirty_for_sixty": "separate"},
    "sixty_for_120_failed": {"sixty_for_120": True},
    "five_test": {"jokers": 2},
    "renege_test": {"renege": "five_jack_ah"},
    "renege_force": {"renege": "five_jack_ah"},
    "renege_group": {"renege": "five_jack_ah"},
    "joker_renegable": {"jokers": 1, "renege": "five_jack_ah"},
    "ah_lead_renege": {"renege": "five"},
    "time_up": {"time_limit": 20},
    "joker_rank": {"jokers": 1},
    "made_scores": {"thirty_for_sixty": "off"},
    "all_tricks_test": {"thirty_for_sixty": "off"},
}
"""House rules that show only beside another one."""

SILENT = {
    ("keep_min", "0"),  # who may draw four still keeps one
    ("keep_min", "1"),  # who may draw three still keeps two
    ("stock_short", "cap_draw"),  # the stock is long enough
    ("stock_short", "none"),  # the same
    ("min_bid_at", "none"),  # the minimum is 20 anyway
}
"""House rules that change nothing in the game where they are tried."""

ONLY_AS_IT_IS = {"trump_from", "six_player", "trick_order_stop"}


def other_values(game: Variant, key: str) -> Iterator[Value]:
    option = OPTIONS[key]
    for value in (*option.values.named, *NUMBERS.get(key, option.values.numbers or ())):
        if value != option.get(game) and can_be_set(game, option, value):
            yield value


def changed(key: str) -> Iterator[tuple[Variant, Variant]]:
    """Games with the house rule as it is, and with each other value, one game for each value."""
    seen = set()
    for game in GAMES:
        beside = {k: v for k, v in WITH.get(key, {}).items() if OPTIONS[k].fits(game)}
        try:
            before = apply_options(game, beside)
        except (ValueError, InconsistentRules):
            continue
        if not OPTIONS[key].fits(before):
            continue
        for value in other_values(before, key):
            if write_value(value) not in seen:
                seen.add(write_value(value))
                yield before, OPTIONS[key].edit(before, value)


# --- every game, every house rule, every language ---------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_has_a_sheet_that_fits_the_page(game: Variant, language: str) -> None:
    sheet = describe(game, WORDS[language])
    assert sheet.title == game.name.in_language(language)
    page = as_text(sheet)
    assert max(map(len, page.splitlines())) <= 79
    assert not set("{}$_") & set(as_text(sheet.without("options")).split("\n", 3)[3])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_number_of_players_has_a_sheet_of_its_own(game: Variant) -> None:
    for players in game.seating.counts:
        for words in WORDS.values():
            assert describe(game, words, players).sections


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", OPTIONS)
def test_every_house_rule_and_each_of_its_values_has_words(key: str, language: str) -> None:
    words = WORDS[language]
    assert words.say(f"option-{key}")
    assert words.say(f"option-{key}-what").endswith(".")
    for value in OPTIONS[key].values.named:
        said = say_value(words, key, value)
        assert said
        if isinstance(value, str | bool):
            assert words.has(f"option-{key}-{write_value(value)}")


@pytest.mark.parametrize("key", [key for key in OPTIONS if key not in ONLY_AS_IT_IS])
def test_every_house_rule_changes_the_sheet(key: str) -> None:
    found = list(changed(key))
    assert found, (
        f"{key} can be changed in no game; say in WITH of tests/rules/test_describe.py what must "
        "be in force beside it, or in ONLY_AS_IT_IS that it has one value"
    )
    for before, after in found:
        value = write_value(OPTIONS[key].get(after))
        for words in WORDS.values():
            old, new = (describe(game, words).without("options") for game in (before, after))
            silent = (key, value) in SILENT
            assert old != new or silent, (
                f"the sheet in {words.language} says the same with {key} = {value}: tell it in "
                "src/fortyfives/rules/describe/, with a sentence in src/fortyfives/wording/en.ftl "
                "and fr.ftl; or in SILENT of tests/rules/test_describe.py if no player would notice"
            )
            assert old == new or not silent, (
                f"the sheet tells {key} = {value}: take it out of SILENT in "
                "tests/rules/test_describe.py"
            )


# --- the list of house rules ------------------------------------------------------------------


def choices(game: Variant) -> dict[str, tuple[str, ...]]:
    found = (each for group in groups_of(game) for each in group.choices)
    return {each.key: tuple(value for value, _ in each.others) for each in found}


def groups_of(game: Variant) -> list[Choices]:
    sections = describe(game, WORDS["en"]).sections
    return [block for part in sections for block in part.blocks if isinstance(block, Choices)]


def choice_of(game: Variant, key: str) -> Choice:
    found = (each for group in groups_of(game) for each in group.choices)
    return next(each for each in found if each.key == key)


def test_only_what_can_be_chosen_is_offered() -> None:
    assert "trump_from" not in choices(ALL["general_120"])
    assert choices(ALL["general_120"])["jokers"] == ("1",)
    assert "jokers" not in choices(ALL["merrimack_valley"])
    assert "players" not in choices(ALL["ns_call_your_partner"])
    assert choices(ALL["merrimack_valley"])["players"] == ("", "2,3,4 …")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_house_rules_are_told_in_groups_under_a_heading_each(game: Variant) -> None:
    groups = groups_of(game)
    assert [group.title for group in groups if not group.choices] == []
    assert len({group.title for group in groups}) == len(groups)
    assert [each.key for group in groups for each in group.choices] == [
        key for key in OPTIONS if key in choices(game)
    ]


def test_a_house_rule_that_would_change_nothing_is_not_offered() -> None:
    assert "joker_renegable" not in choices(ALL["merrimack_valley"])
    assert "joker_rank" not in choices(variant("irish_45", jokers=0))
    assert "joker_rank" in choices(ALL["irish_45"])
    assert "time_up" not in choices(ALL["general_120"])
    assert "time_up" in choices(variant("general_120", time_limit=30))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_of_a_house_rule_that_is_not_offered_for_it_the_sheet_says_nothing(game: Variant) -> None:
    plain = describe(game, WORDS["en"]).without("options")
    for key in IDLE:
        option = OPTIONS[key]
        for value in option.values.named if option.fits(game) and idle(game, key) else ():
            if can_be_set(game, option, value):
                changed = option.edit(game, value)
                assert describe(changed, WORDS["en"]).without("options") == plain, key


def test_what_can_be_chosen_keeps_its_order_whatever_is_chosen() -> None:
    for value in ("none", "five", "five_jack_ah"):
        named = [value for value, _ in choice_of(variant("irish_45", renege=value), "renege").named]
        assert named == ["none", "five", "five_jack_ah"]
    assert choice_of(ALL["general_120"], "target").named == (("120", "120 points"),)


def test_a_value_is_said_in_words() -> None:
    words = WORDS["en"]
    assert say_value(words, "players", [2, 3]) == "two or three"
    assert say_value(words, "keep_min", {"other": 1, "six": 2}) == (
        "at least one and with six players at least two"
    )
    assert say_value(words, "min_bid_at", {"100": 20}) == "20 from 100 points on"
    assert say_value(words, "min_bid_at", {"-5": 20}) == "20 from −5 points on"
    assert say_value(words, "deal", "3-K3-2") == "3-K3-2"
    assert say_value(words, "min_bid", 20) == "20"


# --- what differs -----------------------------------------------------------------------------


def test_two_games_differ_option_by_option() -> None:
    said = " ".join(as_text(differences(ALL["irish_45"], ALL["general_120"], WORDS["en"])).split())
    assert "Irish Forty-fives and The general game" in said
    assert "Points to win. Irish Forty-fives: 45 points. The general game: 120 points." in said
    assert "Only in: Irish Forty-fives" in said
    assert "• Jin: played." in said


def test_house_rules_are_set_against_the_game_as_it_stands() -> None:
    changed_game = variant("irish_45", jin=False)
    said = " ".join(as_text(differences(changed_game, ALL["irish_45"], WORDS["en"])).split())
    assert "Jin. With these house rules: not played. As it stands: played." in said


def test_a_game_does_not_differ_from_itself() -> None:
    for words in WORDS.values():
        sheet = differences(ALL["irish_45"], ALL["irish_45"], words)
        assert words.say("diff-none") in as_text(sheet)


def test_any_two_games_differ_somewhere() -> None:
    for a in GAMES:
        for b in GAMES:
            for words in WORDS.values():
                sheet = differences(a, b, words)
                assert (words.say("diff-none") in as_text(sheet)) == (a is b)


# --- paper and handbook -----------------------------------------------------------------------


def sheet(game: str = "merrimack_valley") -> Sheet:
    return describe(ALL[game], WORDS["en"])


def test_a_sheet_fits_a_narrow_page() -> None:
    for game in GAMES:
        page = as_text(describe(game, WORDS["fr"]), 40)
        assert max(map(len, page.splitlines())) <= 40


def test_a_wide_table_is_told_row_by_row_on_a_narrow_page() -> None:
    narrow = " ".join(as_text(sheet(), 40).split())
    assert "• 15, 20, 25 or 30 · Made by – that many points · Made – what was taken" in narrow
    assert "Clubs or spades 5 J A♥ A K Q 2 3" in narrow


def test_markdown_has_headings_lists_and_tables() -> None:
    said = as_markdown(sheet("ns_auction_richmond"), level=2)
    assert said.startswith("## Nova Scotia Auction, Richmond\n")
    assert "\n### The bidding\n" in said
    assert "| 30 | all five tricks | +60 | −30 |" in said
    assert "\n- 6♠ is led" in said
    assert "- `renege=five_jack_ah` Trumps that may be withheld" in said
    assert "`none` (none)" not in said
    assert "Or any number from 5 to 1000." in said


def test_markdown_takes_no_sign_of_a_sentence_for_its_own() -> None:
    assert "*Richmond County, Cape Breton · ns\\_auction\\_richmond*" in as_markdown(
        sheet("ns_auction_richmond")
    )
