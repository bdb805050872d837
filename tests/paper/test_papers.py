"""Every paper: all of it is there in each language, and nothing stands beyond the edge."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from fortyfives.paper.cue_cards import CueCard, CueCards
from fortyfives.paper.money import dollars
from fortyfives.paper.notices import Notice, Part
from fortyfives.paper.prize_sheet import Prize, PrizeSheet
from fortyfives.paper.receipts import Receipt, Receipts
from fortyfives.paper.robin_grid import RobinGrid
from fortyfives.paper.sheet import MARGIN, Print, Size
from fortyfives.paper.slips import Slip, Slips
from fortyfives.paper.standings import Line, Standings
from fortyfives.paper.table_cards import TableCard, TableCards
from fortyfives.paper.wall_plan import Place, WallPlan
from tests.paper.pages import EITHER, FOOT, LONG, how, texts, words

COUPLE = ("Léo Boudreau", LONG)
MANY = 45
TEAMS = [(number, f"Île-à-la-Morts {number}") for number in range(1, 13)]


def cue_cards(size: int = 4) -> CueCards:
    cards = [CueCard(n, COUPLE, n, (7, 14), jar=n % 2 == 0, code=f"45:{n}") for n in range(1, 10)]
    return CueCards("Soirée", 25, [*cards, CueCard(10)], size)


PAPERS: dict[str, Callable[[Print], bytes]] = {
    "cue cards": cue_cards().pdf,
    "small cue cards": cue_cards(8).pdf,
    "table cards": TableCards(LONG, [TableCard(1, "http://10.0.0.2/t/1"), TableCard(212)]).pdf,
    "slips": Slips("Soirée", [Slip(25, n, ((1, COUPLE), (2, COUPLE)), 2) for n in range(MANY)]).pdf,
    "blank slip": Slips("Soirée", [Slip(1, 1)]).pdf,
    "wall plan": WallPlan(
        LONG,
        3,
        [(n, [(1, LONG), (2, LONG), (3, "A & B")][: 2 + n % 2]) for n in range(1, MANY)],
        [Place(n, LONG, None if n == 3 else n) for n in range(1, MANY)],
    ).pdf,
    "standings": Standings(
        LONG, 25, [Line(n, n, LONG, "17½", ("12",)) for n in range(1, MANY)], ("Spread",)
    ).pdf,
    "grid": RobinGrid(LONG, TEAMS, [[(1, 1, 2), (2, 3, 4)]] * 22, {(1, 2): "2", (2, 1): "0"}).pdf,
    "prizes": PrizeSheet(
        LONG,
        [Prize(LONG, "$1,000.00", LONG, ((1, LONG, "$500.00"), (2, LONG, "$500.00")))] * 7,
        [("Cash in", "$100.00")] * 20,
    ).pdf,
    "receipts": Receipts(LONG, [Receipt(n, LONG, "$50.00", LONG) for n in range(1, 10)]).pdf,
    "notice": Notice(
        "Opening",
        LONG,
        [Part("Ties", [LONG * 3] * 30), Part("Cuts", (), ["ab" * 32] * 32)],
        ["A"] * 9,
    ).pdf,
}


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize("language", EITHER)
@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_stands_beyond_the_edge_and_the_foot_is_on_every_page(
    paper: str, language: str, size: Size
) -> None:
    pdf = PAPERS[paper](how(size, EITHER[language]))
    width, height = size.value
    pages = words(pdf)
    assert pages
    assert all(FOOT in text for text in texts(pdf))
    for page in pages:
        for word in page:
            assert MARGIN - 1 <= word.left <= word.right <= width - MARGIN + 1, word
            assert MARGIN - 1 <= word.top <= word.bottom <= height - 5, word


@pytest.mark.parametrize("paper", PAPERS)
def test_a_paper_is_the_same_each_time_it_is_printed(paper: str) -> None:
    assert texts(PAPERS[paper](how())) == texts(PAPERS[paper](how()))


def test_a_cue_card_has_a_hole_for_every_game() -> None:
    (page,) = texts(CueCards("Evening", 25, [CueCard(17, ("Léo", "Anne"), 9)]).pdf(how()))
    assert page.split()[:1] == ["17"]
    assert "First table: 9" in page
    assert [word for word in page.split() if word.isdecimal()][2:27] == [
        str(game) for game in range(1, 26)
    ]


def test_a_card_in_two_languages_says_everything_twice_and_what_is_the_same_once() -> None:
    (page,) = texts(TableCards("Hall", [TableCard(4)]).pdf(how(languages=EITHER["both"])))
    assert page.split()[:2] == ["Table", "4"]
    (page,) = texts(Slips("x", [Slip(3, 4)]).pdf(how(languages=EITHER["both"])))
    assert "Game 3 · Partie 3" in page


@pytest.mark.parametrize(("on_a_page", "cards"), [(4, 9), (8, 9), (8, 17), (4, 4)])
def test_cards_cut_apart_and_piled_up_are_in_their_order(on_a_page: int, cards: int) -> None:
    printed = CueCards("Evening", 5, [CueCard(100 + n) for n in range(cards)], on_a_page).pdf(how())
    numbers = [
        [int(word) for word in page.split() if word.isdecimal() and int(word) >= 100]
        for page in texts(printed)
    ]
    piles = [[page[place] for page in numbers if place < len(page)] for place in range(on_a_page)]
    order = [number for pile in piles for number in pile]
    assert order == sorted(order)
    assert len(order) == cards
    assert all(one < other for page in numbers for one, other in pairwise(page))


def test_a_long_name_is_cut_short_and_a_short_one_is_not() -> None:
    (page,) = texts(CueCards("x", 25, [CueCard(1, (LONG * 2, "Léo LeBlanc"), 1)], 8).pdf(how()))
    assert "Léo LeBlanc" in page
    assert LONG * 2 not in page
    assert "…" in page


def test_progress_is_told_page_by_page() -> None:
    told: list[tuple[int, int]] = []
    cue_cards().pdf(how(), lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_whoever_sits_out_finds_that_on_the_plan() -> None:
    by_number = texts(
        WallPlan("x", 3, [(1, [(1, "A"), (2, "B")])], [Place(3, "C", None), Place(1, "A", 1)]).pdf(
            how()
        )
    )[1]
    assert by_number.index("\n1 A 1") < by_number.index("\n3 C sits out")


def test_money_is_written_as_its_reader_writes_it() -> None:
    assert dollars(123456, EITHER["en"][0]) == "$1234.56"
    assert dollars(-5, EITHER["fr"][0]) == "−0,05\N{NO-BREAK SPACE}$"
