"""The rule sheet says what the values say, for every game and every house rule."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from fortyfives.cards.card import Suit
from fortyfives.cards.cardset import CardSet
from fortyfives.cards.notation import read_cards
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
from fortyfives.wording.messages import Words, languages

WORDS = {language: Words(language, strict=True) for language in languages()}
GAMES = list(ALL.values())

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


def text(game: Variant, language: str = "en", players: int | None = None) -> str:
    """The sheet in one long line, without the list of house rules."""
    sheet = describe(game, WORDS[language], players).without("options")
    return " ".join(as_text(sheet).split())


def told(key: str, language: str = "en", **options: Any) -> str:
    return text(variant(key, **options), language)


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


# --- what it says -----------------------------------------------------------------------------


def test_who_plays_with_whom() -> None:
    said = told("merrimack_valley")
    assert "With two, three or five, everyone plays alone." in said
    assert "With six, there are three pairs" in said
    assert "Everyone plays alone." in told("general_120")
    assert "two teams of three, in alternate seats" in told("var_six_teams_of_three")
    assert "A game for two, four or six;" in told("general_120", players=[2, 4, 6])


def test_a_sheet_for_four_speaks_of_four_only() -> None:
    said = text(ALL["merrimack_valley"], players=4)
    assert "A game for four. There are two pairs" in said
    assert "With six" not in said
    with pytest.raises(InconsistentRules):
        describe(ALL["merrimack_valley"], WORDS["en"], 7)


def test_teams_of_three_or_alone_hang_on_the_number_of_players() -> None:
    assert "With six, there are two teams of three" in told("general_120", sides="two_threes")


def test_the_cards_stand_in_their_order() -> None:
    said = told("irish_45")
    assert "Clubs or spades 5 J A♥ ★Joker A K Q 2 3 4 6 7 8 9 10" in said
    assert "Diamonds K Q J 10 9 8 7 6 5 4 3 2 A" in said
    assert "Trèfle ou pique R D V A 2 3 4 5 6 7 8 9 10" in told("general_120", "fr")


def test_two_jokers_stand_above_the_five_in_ireland() -> None:
    said = told("irish_45", jokers=2)
    assert "The best card is the red joker; after it come the black joker, the five" in said
    assert "★Joker ☆Joker 5 J A" in said


def test_the_joker_leaves_after_midnight() -> None:
    assert "midnight" not in told("irish_45")
    assert "midnight" in told("irish_45", joker_after_midnight=False)
    assert "midnight" not in told("irish_45", joker_after_midnight=False, jokers=0)


def test_the_whole_pack_may_be_dealt_out() -> None:
    said = told("var_three_pairs")
    assert "three more to each player, which nobody may look at" in said
    assert "The whole pack is dealt out." in said
    assert "The bidder keeps the best five of twelve cards." in said


def test_an_ace_that_must_rob_is_never_demoted() -> None:
    assert "becomes the lowest trump" in told("general_120")
    assert "becomes the lowest trump" not in told("general_120", rob_with_ace="mandatory")
    said = told("general_120", rob_with_ace="decline_by_announcement")
    assert "An ace whose holder says so keeps its rank." in said


def test_bids_are_told_as_they_may_be_made() -> None:
    assert "The bids are 20, 25 or 30;" in told("ns_auction_richmond")
    assert "may not bid less than 20" in told("var_three_pairs")
    assert "may not bid less than 20" not in told("ns_auction_richmond")
    assert "may not bid less than 20" in told("ns_auction_richmond", min_bid=15)
    only = told("merrimack_valley", bonus="none")
    assert "The bids are 15, 20 or 25;" in only
    assert "25 is the highest bid" in only


def test_one_round_of_bidding_is_followed_by_a_duel_at_the_games() -> None:
    said = told("games_55plus")
    assert "only the player whose bid it was may go higher" in said
    assert "Each player speaks once." not in said


def test_30_for_60_above_30_is_told_only_where_30_can_be_made() -> None:
    assert "“30 for 60”" in told("merrimack_valley", thirty_for_sixty="separate")
    assert "30 for 60" not in told("merrimack_valley", bonus="none")
    with pytest.raises(InconsistentRules, match="thirty for sixty needs thirty"):
        told("merrimack_valley", thirty_for_sixty="separate", bonus="none")


def test_the_table_of_bids_tells_what_each_wins_and_costs() -> None:
    said = told("ns_auction_richmond")
    assert "20 or 25 that many points what was taken minus the bid" in said
    assert "30 all five tricks +60 −30" in said
    special = told(
        "merrimack_valley",
        thirty_for_sixty="separate",
        sixty_for_120=True,
        slam="any_time",
        made_scores="bid",
    )
    assert "15, 20, 25 or 30 that many points the bid minus the bid" in special
    assert "30 for 60 30 points +60 −60" in special
    assert "60 for 120 30 points +120 −120" in special
    assert "slam all five tricks +120 −60" in special
    blind = told("merrimack_valley", thirty_for_sixty="blind")
    assert "30 for 60 (unseen) all five tricks +60 −30" in blind


def test_what_must_be_kept_hangs_on_the_role_and_the_number_of_players() -> None:
    said = told("merrimack_valley")
    assert (
        "Everyone must keep at least one card. With six, everyone must keep at least two." in said
    )
    other = told("one_ten")
    assert "The bidder keeps the best five of ten cards." in other
    assert "The others must keep at least two and so draw three at most." in other
    assert "With eight the stock is small: nobody may draw more than one card." in other


def test_a_short_stock_is_told_only_where_it_can_happen() -> None:
    assert "Should the stock run out" not in told("merrimack_valley")
    assert "which can happen with five" in told("merrimack_valley", four_and_flip=True)
    assert "Should the stock run out, the discards" in told("ns_call_your_partner")


def test_the_limits_of_the_score() -> None:
    assert "From 100 points on, a side is locked" in told("ns_auction_richmond")
    assert "the called partner" in told("ns_call_your_partner")
    assert "Nobody can pass 105 points without the bid" in told("one_ten")


def test_a_tie_that_cannot_happen_is_not_told() -> None:
    assert "get there in the same deal" not in told("one_ten")
    assert "the bidder’s side wins if it made its bid" in told("one_ten", cap="none")


def test_the_end_of_the_game() -> None:
    said = told("games_55plus")
    assert "120 itself is not enough" in said
    assert "below −200" in said
    assert "at most 20 minutes" in said
    assert "this is “jin”" in told("irish_45")
    assert "The winner of a game deals first in the next." in told("evening_45")


def test_a_joker_is_kept_back_or_not() -> None:
    three: dict[str, Any] = {"jokers": 1, "renege": "five_jack_ah"}
    assert "The joker has the same right" in told("one_ten", **three)
    assert "The joker may not be kept back." in told("irish_45", **three)
    said = told("irish_45", jokers=2, five_test="forced_by_higher")
    assert "from any card but a joker that outranks it" in said


FALLS = {
    "en": "the jack must fall to {}, and the ace of hearts to {}, when",
    "fr": "le valet tombe sous {}, et l’as de cœur sous {}, quand",
}
TOPS = {
    "en": {"5S": "the five", "JS": "the jack", "RJ": "a joker"},
    "fr": {"5S": "le cinq", "JS": "le valet", "RJ": "un joker"},
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("joker_rank", ["below_ah", "below_jack", "above_five"])
@pytest.mark.parametrize("jokers", [0, 1])
@pytest.mark.rule("GEN-21", "AMB-07")
def test_every_card_that_the_jack_and_the_ace_fall_to_is_told(
    language: str, joker_rank: str, jokers: int
) -> None:
    house: dict[str, Any] = {"joker_rank": joker_rank} if jokers else {}
    game = variant("general_120", jokers=jokers, renege="five_jack_ah", **house)
    order = game.ranking.order(Suit.SPADES)

    def falls_to(held: str) -> str:
        hand = CardSet.parse(f"{held} KD")
        leads = [card for card in TOPS[language] if card != held and (jokers or card != "RJ")]
        binding = [lead for lead in leads if game.following.bond(hand, read_cards(lead), order)]
        return WORDS[language].one_of([TOPS[language][lead] for lead in binding])

    assert FALLS[language].format(falls_to("JS"), falls_to("AH")) in text(game, language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [g for g in GAMES if g.auction], ids=lambda game: game.key)
def test_where_everyone_plays_alone_the_score_speaks_of_no_side(
    game: Variant, language: str
) -> None:
    score = next(s for s in describe(game, WORDS[language]).sections if s.key == "score")
    said = " ".join(as_text(Sheet(language, "", "", (score,))).split())
    alone = all(game.seating.structure(n).value == "alone" for n in game.seating.counts)
    assert ({"en": "side", "fr": "équipe"}[language] in said) != alone


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_examples_are_those_of_the_rules(game: Variant) -> None:
    order = game.ranking.order(Suit.SPADES)
    bond = game.following.bond(CardSet.parse("5S KD 2C"), read_cards("6S"), order)
    must = "you must play 5♠." if bond else "you may play any of them."
    said = text(game)
    assert f"6♠ is led, and you hold 5♠, K♦ and 2♣: {must}" in said


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
