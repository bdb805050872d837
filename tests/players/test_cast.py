from collections.abc import Iterator
from itertools import combinations
from random import Random
from xml.etree import ElementTree as ET

import pytest

from fortyfives import Game, apply, legal, variant, view_for
from fortyfives.game.actions import Action, Discard, Play, Say
from fortyfives.game.deal import Step
from fortyfives.game.legal import Choices
from fortyfives.game.table import Chair, steps
from fortyfives.game.view import SeatView
from fortyfives.players.cast import BEST, CAST
from fortyfives.players.kitchen_table.style import Style
from fortyfives.players.registry import names, player
from fortyfives.rules.stakes import Call
from fortyfives.wording.messages import Words, languages

SVG = "{http://www.w3.org/2000/svg}"
DEALS = 30
DRAWING = {"svg", "g", "clipPath", "path", "circle", "ellipse", "rect"}


def deals(
    name: str, game: str = "merrimack_valley_common", players: int = 4, thirty: str = "off"
) -> Iterator[tuple[SeatView, Step]]:
    """Deals in which everybody is this character: what each saw, and what came of the action."""
    rules, lot, who = variant(game, thirty_for_sixty=thirty), Random(name), player(name)
    for number in range(DEALS):
        seen: list[SeatView] = []

        def choose(view: SeatView, seen: list[SeatView] = seen) -> Action:
            seen.append(view)
            return who.choose(view, lot).action

        chairs: list[Chair] = [choose] * players
        for _, step in steps(Game.new(rules, players, seed=f"cast {number}").deal(), chairs):
            yield seen[-1], step


def test_there_are_at_least_twelve_and_no_two_have_the_same_style() -> None:
    assert len(CAST) >= 12
    assert set(CAST) <= set(names())
    assert BEST in names()
    for one, other in combinations(CAST.values(), 2):
        assert (one.style, one.name) != (other.style, other.name)
        assert one.style != other.style


def test_the_old_pro_plays_as_the_best_player_does() -> None:
    assert CAST["murdoch"].style == Style()


@pytest.mark.parametrize("key", CAST)
def test_everybody_has_a_face_drawn_in_plain_shapes_without_words(key: str) -> None:
    drawing = CAST[key].face()
    assert 1000 <= len(drawing.encode()) <= 3000
    root = ET.fromstring(drawing)  # noqa: S314 - our own drawing
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= DRAWING
    assert root.get("aria-label")


def test_no_two_faces_are_alike() -> None:
    assert len({character.face() for character in CAST.values()}) == len(CAST)


@pytest.mark.parametrize("language", languages())
def test_everybody_is_told_of_in_a_line_of_its_own(language: str) -> None:
    words = Words(language, strict=True)
    for key, character in CAST.items():
        assert words.say(f"player-{key}").startswith(character.name)


def said(name: str, thirty: str = "off") -> list[tuple[SeatView, Call]]:
    found = []
    for view, _ in deals(name, thirty=thirty):
        if view.phase.name == "AUCTION":
            action = player(name).choose(view, Random(1)).action
            if isinstance(action, Say):
                found.append((view, action.call))
    return found


def test_alphonse_never_bids_where_he_may_pass() -> None:
    for view, call in said("alphonse"):
        may = legal(view)
        assert isinstance(may, Choices)
        assert call is Call.PASS or all(
            action.call is not Call.PASS for action in may.actions if isinstance(action, Say)
        )


def test_sadie_says_thirty_for_sixty_where_the_old_pro_does_not() -> None:
    sayings = {name: {call for _, call in said(name, "separate")} for name in ("sadie", "murdoch")}
    assert Call.THIRTY_FOR_SIXTY in sayings["sadie"] - sayings["murdoch"]


def test_rory_bids_more_and_evangeline_less_than_the_old_pro() -> None:
    bids = {
        name: sum(call.is_bid for _, call in said(name))
        for name in ("rory", "murdoch", "evangeline")
    }
    assert bids["rory"] > bids["murdoch"] > bids["evangeline"]


def test_fergus_does_not_open_what_the_old_pro_opens() -> None:
    opened = [
        view
        for view, call in said("murdoch")
        if call.is_bid
        and view.public.auction.bidding.standing is None  # type: ignore[union-attr]
        and view.seat != view.setting.dealer
    ]
    passed = sum(
        player("fergus").choose(view, Random(1)).action == Say(view.seat or 0, Call.PASS)
        for view in opened
    )
    assert passed > len(opened) / 2


def test_delphine_bids_to_save_her_partner_and_lets_an_opponent_be_bagged() -> None:
    ours: list[bool] = []
    theirs: list[bool] = []
    for view, call in said("delphine"):
        bidding, seat = view.public.auction.bidding, view.seat
        assert bidding is not None
        assert seat is not None
        if bidding.standing is None and seat != view.setting.dealer:
            where = theirs if view.setting.opponents(seat, view.setting.dealer) else ours
            where.append(call.is_bid)
    assert sum(ours) / len(ours) > 0.8
    assert sum(theirs) / len(theirs) < 0.3


def test_malachy_bids_over_a_partner_where_marguerite_passes() -> None:
    over = {"malachy": 0, "marguerite": 0}
    for view, _ in said("murdoch"):
        bidding, seat = view.public.auction.bidding, view.seat
        assert bidding is not None
        assert seat is not None
        if bidding.standing and not view.setting.opponents(seat, bidding.standing[0]):
            for name in over:
                action = player(name).choose(view, Random(1)).action
                over[name] += isinstance(action, Say) and action.call.is_bid
    assert over["malachy"] > over["marguerite"] == 0


def test_agnes_keeps_the_five_to_the_last_trick_if_she_may() -> None:
    kept = 0
    for view, step in deals("agnes"):
        if view.phase.name != "PLAY" or view.seat is None:
            continue
        order = view.order()
        if order.five in view.hand and len(view.hand) > 1:
            may = legal(view)
            assert isinstance(may, Choices)
            forced = all(action == Play(view.seat, order.five) for action in may.actions)
            assert forced or order.five in step.deal.owns[view.seat].hand
            kept += not forced
    assert kept > 0


def test_duncan_leads_a_trump_whenever_he_has_one_and_others_may() -> None:
    led = [
        view.order().is_trump(step.deal.public.trick[0][1])
        for view, step in deals("duncan")
        if view.phase.name == "PLAY"
        and not view.public.trick
        and len(step.deal.public.trick) == 1
        and any(map(view.order().is_trump, view.hand))
    ]
    assert sum(led) > 0.9 * len(led)


def test_mick_keeps_plain_kings_that_the_old_pro_throws() -> None:
    kept = 0
    for view, _ in deals("murdoch"):
        if view.phase.name != "EXCHANGE":
            continue
        order = view.order()
        kings = {c for c in view.hand if c.rank == "K" and not order.is_trump(c)}
        thrown = {}
        for name in ("mick", "murdoch"):
            action = player(name).choose(view, Random(1)).action
            assert isinstance(action, Discard)
            thrown[name] = kings & set(action.cards)
        kept += len(thrown["murdoch"] - thrown["mick"])
        assert thrown["mick"] <= thrown["murdoch"]
    assert kept > 0


def test_mick_takes_a_trick_that_another_who_sets_the_bidder_would_have_had() -> None:
    taken = {"mick": 0, "murdoch": 0}
    for view, _ in deals("murdoch", players=3):
        bidder, trick = view.public.bidder, view.public.trick
        if view.phase.name != "PLAY" or not trick or view.seat == bidder:
            continue
        order = view.order()
        best = order.winner([card for _, card in trick])
        if trick[best][0] == bidder:
            continue
        for name in taken:
            action = player(name).choose(view, Random(1)).action
            assert isinstance(action, Play)
            taken[name] += order.winner([*(c for _, c in trick), action.card]) == len(trick)
    assert taken["mick"] > taken["murdoch"]


def test_isidore_leads_fewer_trumps_that_can_be_beaten() -> None:
    small = {"isidore": 0, "murdoch": 0}
    for view, _ in deals("murdoch"):
        if view.phase.name != "PLAY" or view.public.trick:
            continue
        for name in small:
            action = player(name).choose(view, Random(1)).action
            if isinstance(action, Play) and view.order().is_trump(action.card):
                trumps = view.order().trumps
                higher = trumps[: trumps.index(action.card)]
                small[name] += any(card not in view.seen() for card in higher)
    assert small["isidore"] < small["murdoch"]


def test_one_deal_of_the_cast_sitting_together_is_played_to_its_end() -> None:
    deal = Game.new(variant("one_ten"), 4, seed=5).deal()
    sitting, lot = [player(name) for name in ("sadie", "mick", "agnes", "rory")], Random(1)
    while deal.turn is not None:
        deal = apply(deal, sitting[deal.turn].choose(view_for(deal, deal.turn), lot).action).deal
    assert deal.over
