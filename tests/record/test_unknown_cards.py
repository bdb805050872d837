"""Cards that a record leaves out are laid so that what it tells can be so, or it is a lie."""

from dataclasses import replace
from pathlib import Path

import pytest

from fortyfives.cards.card import PACK, Card
from fortyfives.cards.cardset import NO_CARDS, CardSet
from fortyfives.game.story import PublicStory
from fortyfives.record.bad import TRIED, Lie
from fortyfives.record.doubt import Doubt, Lacking, Unfitting
from fortyfives.record.filling import Filling
from fortyfives.record.model import DealRecord, GameRecord
from fortyfives.record.noting import deal_record
from fortyfives.record.read import read
from fortyfives.record.replay import Replayed, replay
from fortyfives.record.seen import as_seen
from fortyfives.record.told import Deed
from fortyfives.record.write import write
from tests.record.papers import DEAL, complaint, proved, spoiled

GOLDEN = Path(__file__).parents[1] / "golden"
CARDS = PACK[:8]


def paper(name: str) -> str:
    """A true record."""
    return (GOLDEN / f"{name}.toml").read_text(encoding="ascii")


def complete(name: str) -> GameRecord:
    """A story as the program would have written it, with its deck."""
    record = read(paper(name))
    deals = [deal_record(deal.first, deal.steps) for deal in replay(record).deals]
    return GameRecord(
        record.variant,
        record.players,
        record.dealer,
        record.start,
        options=record.options,
        deals=tuple(deals),
        result=record.result,
    )


STORIES = [path.stem for path in sorted(GOLDEN.glob("*.toml"))]


@pytest.mark.parametrize("name", STORIES)
def test_every_story_can_be_told_as_each_player_saw_it(name: str) -> None:
    record = complete(name)
    whole = proved(write(record))
    for seat in (None, *range(record.players)):
        seen = proved(write(as_seen(record, seat)))
        assert [told(deal) for deal in seen.deals] == [told(deal) for deal in whole.deals]


def told(deal: Replayed) -> PublicStory:
    """What everybody saw, but for how many discards filled up the stock: no record tells that."""
    return replace(deal.deal.public, stock=0)


def test_a_card_dealt_face_up_is_known_to_all() -> None:
    deal = as_seen(complete("four-and-a-flip"), 0).deals[0]
    draws = [told.draws for told in deal.opening if told.deed is Deed.THROWS and told.seat == 1]
    assert draws == [(None, None, None, None, Card.parse("JH"))]


def test_without_a_shuffle_a_whole_record_is_not_true() -> None:
    text = write(complete("when-the-stock-is-short"))
    start, end = text.index(', "reshuffle/1"'), text.index(" }\nhands")
    bad = complaint(text[:start] + text[end:])
    assert bad is not None
    assert bad.key == "record-chance"


def test_a_story_need_not_tell_how_the_discards_were_shuffled() -> None:
    text = paper("when-the-stock-is-short")
    start, end = text.index("chance ="), text.index("hands  =")
    deal = proved(text[:start] + text[end:]).deals[0].deal
    assert dict(deal.shuffles)["reshuffle/1"][0] is Card.parse("9C")


def test_a_player_may_have_thrown_the_card_that_would_have_bound_him() -> None:
    story = paper("bagged").replace("B throws 6C 7H TS 9D", "B throws ?? ?? ?? ??")
    proved(story.replace("draws AS KC 2D QD", "draws ?? ?? ?? ??"))
    # B could not have thrown the king of spades on the king led if it were not one he had to keep.
    story = DEAL.replace('"general_120"', '"merrimack_valley"').split("[[deals]]")[0]
    text = (
        story
        + """
[[deals]]
dealer = "D"
hands = \"\"\"
A  5S JS AH AS KS
B  2S 3H 4H 6H 7H
\"\"\"
opening = \"\"\"
A says 30
A names S
A throws ?? ?? ??, draws nothing
B throws ??, draws ??
\"\"\"
play = "A 5S 3H"
"""
    )
    steps = proved(text).deals[0].steps
    thrown = [action for action, _ in steps if type(action).__name__ == "Discard"]
    assert CardSet.parse("2S") == thrown[1].cards  # type: ignore[union-attr]
    bad = spoiled(text, ("B throws ??, draws ??", "B throws 4H, draws ??"))
    assert bad.key == "record-refused"


def test_the_cards_a_bidder_names_trump_with_may_be_thrown_and_others_kept() -> None:
    text = """\
format = "fortyfives-record/1"
variant = "ns_auction_richmond"
players = 2
[[deals]]
dealer = "B"
hands = \"\"\"
A  ?? ?? ?? ?? ??
B  ?? ?? ?? ?? ??
\"\"\"
kitty = "?? ?? ?? ??"
opening = \"\"\"
B says 20
B names H
A throws ?? ?? ?? ??, draws ?? ?? ?? ??
B throws ?? ?? ?? ?? ?? ?? ?? ??, draws ?? ?? ?? ??
\"\"\"
play = \"\"\"
A  QC QS  -> A
A  8C 8D  -> A
A  9S TS  -> A
A  2C TD  -> A
A  4S 8S  -> A
\"\"\"
after = [25, -20]
"""
    assert proved(text).game.scores == (25, -20)


# --- the folded side ---------------------------------------------------------------------------

FOLDED = [
    ("A  TD QD 8D  -> B", "A  TD JS 8D  -> A", "played-itself", 1),
    ("A  TD QD 8D  -> B", "A  TD 3C 8D  -> A", "played-itself", 1),
    ("B  9H KH 9D  -> A", "C  9H KH 9D  -> A", "leader", 2),
    ("B  9H KH 9D  -> A", "B  2S KH 9D  -> A", "played-itself", 2),
]


@pytest.mark.parametrize(("old", "new", "key", "trick"), FOLDED)
def test_what_a_folded_side_plays_is_no_choice(old: str, new: str, key: str, trick: int) -> None:
    bad = spoiled(paper("folded-alone"), (old, new))
    assert (bad.key, bad.trick) == (f"record-{key}", trick)


def test_a_folded_side_s_unknown_cards_are_such_that_it_plays_what_is_told() -> None:
    text = paper("folded-alone")
    text = text.replace("B  QD 7H 4C TS 6S", "B  ?? ?? ?? ?? ??").replace(
        "draws JS 9H 2S QC", "draws ?? ?? ?? ??"
    )
    proved(text.replace("B throws 7H 4C TS 6S", "B throws ?? ?? ?? ??"))


# --- little lies in stories --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "key"),
    [
        ("the-jack-waits", 'turned = "6H"', 'turned = "6H"\nstock = "6D"', "turned"),
        ("the-jack-waits", 'turned = "6H"', 'turned = "7H"\nstock = "?? 5D"', "deck"),
        ("at-the-bell", "D  KS 8C 7S 3S  -> A", "D  KS 8C 7S 3S  -> A 5", "not-scored"),
        ("folded-alone", "taken =", "thrown_in = true\ntaken =", "thrown-in"),
        ("the-ace-left-lying", "after =", "made = true\nafter =", "made"),
        (
            "the-jack-waits",
            "A  3C 4S QD AD  -> A\n",
            "A  3C 4S QD AD  -> A\nA passes\n",
            "nobody-acts",
        ),
        ("robbing-with-the-ace", "A  3C 6C QC 2D  -> D\n", "A  3C 6C\n", "trick-cards"),
        ("locked", "C throws 6C JD, draws JC 4C", "D throws QS, draws JC", "not-now"),
        ("calling-a-partner", "B calls AH", "B names S", "not-now"),
        ("the-ace-turns-the-stub", "B lets C lead\n", "D leads\n", "turn"),
    ],
)
def test_a_little_lie_in_a_story_is_found(name: str, old: str, new: str, key: str) -> None:
    assert spoiled(paper(name), (old, new)).key == f"record-{key}"


def test_a_robber_whose_turn_never_came_did_not_rob() -> None:
    text = paper("robbing-with-the-ace")
    text = text[: text.index("A  3C 6C QC 2D")] + 'A  3C\n"""\n'
    assert spoiled(text, ("C robs", "C robs")).key == "record-never-came"


def test_a_deck_that_is_not_the_pack_is_refused_though_it_was_never_read() -> None:
    deal = DealRecord(chance={"deck": PACK[:51]})
    with pytest.raises(Lie) as caught:
        replay(GameRecord("general_120", 4, 0, (0,) * 4, deals=(deal,)))
    assert caught.value.key == "record-deck"


def test_a_deal_of_which_nothing_is_told_is_written_and_true() -> None:
    record = GameRecord("general_120", 4, 0, (0,) * 4, deals=(DealRecord(),))
    assert read(write(record)) == record
    assert proved(write(record)).unfinished


def test_the_stock_that_is_told_must_be_that_of_the_deck() -> None:
    text = write(complete("the-duel"))
    stock = replay(complete("the-duel")).deals[0].steps[1][1].deal.hidden.stock
    told = f'stock = "{stock[0]} ?? {stock[2]}"\n'
    proved(text.replace("kitty =", told + "kitty ="))
    told = f'stock = "{stock[1]}"\n'
    assert spoiled(text, ("kitty =", told + "kitty =")).key == "record-stock"


def test_the_card_dealt_face_up_is_the_last_that_is_told() -> None:
    text = write(complete("four-and-a-flip"))
    draws = next(line for line in text.split("\n") if line.endswith(" JH"))
    *others, last = draws.split(", draws ")[1].split()
    bad = spoiled(
        text, (draws, draws.replace(" ".join([*others, last]), " ".join([last, *others])))
    )
    assert bad.key == "record-draws"


def test_draws_need_not_be_told() -> None:
    text = paper("bagged")
    proved(text.replace(", draws 2S 9C 5C", "").replace(", draws 6S 8H", ""))


# --- the search itself -------------------------------------------------------------------------


def filling(known: str) -> Filling:
    """Eight cards, some of which are known: ?? is a guess."""
    places = [None if word == "??" else Card.parse(word) for word in known.split()]
    return Filling.of(places, CARDS)


def test_guesses_make_way_and_known_cards_do_not() -> None:
    guess = filling("AC ?? ?? ?? ?? ?? ?? ??")
    assert guess.unknown == 7
    assert not guess.guessed(CARDS[0])
    assert not guess.guessed(PACK[40])
    moved = guess.with_card(1, CARDS[7])
    assert moved is not None
    assert moved.cards[1] is CARDS[7]
    assert sorted(map(str, moved.cards)) == sorted(map(str, CARDS))
    assert guess.with_card(1, CARDS[0]) is None
    assert moved.with_card(2, CARDS[7]) is None


def test_cards_are_moved_on_where_there_is_no_other_way() -> None:
    guess: Filling | None = filling("?? ?? ?? ?? ?? ?? ?? ??")
    for place in range(4):
        assert guess is not None
        guess = guess.without([place], CardSet.of(CARDS[:4]))
    assert guess is not None
    assert set(guess.cards[:4]) == set(CARDS[4:])
    assert guess.without([4], CardSet.of(CARDS[:4])) is None


def test_a_doubt_that_nothing_resolves_has_no_ways() -> None:
    lie = Lie(TRIED)
    guess = filling("AC ?? ?? ?? ?? ?? ?? ??")
    assert list(Doubt(lie).ways(guess)) == []
    assert list(Lacking(lie, CARDS[0], CardSet.of(CARDS[1:3])).ways(guess)) == []
    hand = CardSet.of(CARDS[:2])
    never = list(Unfitting(lie, lambda _hand, _kitty: False, hand, NO_CARDS).ways(guess))
    assert [other.cards[1] for other in never] == [other.cards[1] for other in never[:1]]


def test_a_guess_that_can_lie_nowhere_else_is_left_where_it_is() -> None:
    guess = filling("AC 2C 3C 4C 5C 6C ?? ??").without([7], CardSet.of([CARDS[6]]))
    assert guess is not None
    hand = CardSet.of([CARDS[6]])
    assert list(Unfitting(Lie(TRIED), lambda _hand, _kitty: False, hand).ways(guess)) == []


def test_a_card_that_finds_no_place_does_not_keep_another_from_its_own() -> None:
    guess = filling("AC ?? ?? ?? ?? ?? ?? ??")
    here, also = CardSet.of(CARDS[:2]), CardSet.of(CARDS[6:7])
    ways = list(Lacking(Lie(TRIED), CARDS[7], here, also=also).ways(guess))
    assert [other.cards[1] for other in ways] == [CARDS[7]] * 2


def test_two_cards_change_places_in_a_shuffle_of_which_nothing_is_told() -> None:
    guess = filling("AC 2C 3C 4C 5C 6C 7C 8C")
    order = guess.shuffled("reshuffle/1", CARDS[:4])
    assert order == CARDS[:4]
    lacking = Lacking(
        Lie(TRIED), CARDS[3], CardSet.of([CARDS[0], CARDS[6]]), shuffles=[("reshuffle/1", order)]
    )
    other, *more = lacking.ways(guess)
    assert more == []
    assert other.shuffled("reshuffle/1", CARDS[:4]) == (CARDS[3], *CARDS[1:3], CARDS[0])
    assert other.shuffled("reshuffle/1", CARDS[:5]) == (CARDS[3], *CARDS[1:3], CARDS[0], CARDS[4])
    assert other.key != guess.key


def test_half_a_letter_in_a_name_is_no_reason_to_lose_the_record() -> None:
    record = GameRecord("general_120", 4, 0, (0,) * 4, names={0: "No\ud800ra"})
    assert read(write(record)).names[0].startswith("No")
