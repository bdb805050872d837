"""The five tricks: who leads, what a card played does, and what the hand is worth at its end."""

import pytest

from fortyfives.game.actions import Play
from fortyfives.game.legality import NotAnAction
from fortyfives.game.setting import Phase
from tests.catalogue.presets import KNOWN, presets
from tests.hands import (
    bid_and_named,
    bids,
    card,
    do,
    finish,
    hand,
    playable,
    plays,
    refused,
    rigged,
    rule,
    taken,
    to_the_lead,
    turn,
)

PRESETS = presets()
SPADES = "5♠ J♠ K♠ Q♠ 2♠"
HANDS = {0: SPADES, 1: "2♣ 3♣ 4♣ 6♣ 7♣", 2: "2♦ 3♦ 4♦ 6♦ 7♦", 3: "2♥ 3♥ 4♥ 6♥ 7♥"}


@rule("GEN-10", "TNS-27", "IRL-01")
def test_the_player_left_of_the_dealer_leads_and_the_others_follow_clockwise() -> None:
    for game, dealer in (("general_120", 3), ("irish_45", 3), ("traditional_ns_45", 1)):
        deal = rigged(game, dealer=dealer, turned="9♠")
        left = (dealer + 1) % 4
        order = [(left + step) % 4 for step in range(4)]
        for seat in order:
            assert (deal.phase, deal.turn) == (Phase.PLAY, seat)
            deal = plays(deal, str(min(hand(deal, seat), key=deal.public.order().strength)))
        assert len(deal.public.tricks) == 1


@rule("GEN-10")
def test_one_plays_in_turn_and_only_what_one_holds() -> None:
    deal = rigged("general_120", hands=HANDS, turned="9♠")
    assert refused(deal, Play(1, card("2♣"))).key == "not-your-turn"
    assert refused(deal, Play(0, card("2♣"))).key == "card-not-held"


def test_nonsense_is_no_action_at_all() -> None:
    deal = rigged("general_120", hands=HANDS, turned="9♠")
    for nonsense in ("5♠", Play(4, card("2♠")), Play(-1, card("2♥"))):
        with pytest.raises(NotAnAction):
            do(deal, nonsense)  # type: ignore[arg-type]


@rule("GEN-11", "GEN-18")
def test_the_best_card_takes_the_trick_and_its_player_leads_the_next() -> None:
    hands = {**HANDS, 0: "10♣ 5♠ K♠ Q♠ 2♠", 2: "9♣ K♣ 4♦ 6♦ 7♦"}
    deal = plays(rigged("general_120", hands=hands, turned="9♠"), "10♣ 7♣ K♣ 2♥")
    assert deal.public.tricks[0].taker == deal.turn == 2


@rule("GEN-22", "AMB-18")
def test_a_card_shown_is_played_and_cannot_be_taken_back() -> None:
    deal = plays(rigged("general_120", hands=HANDS, turned="9♠"), "2♠")
    assert deal.public.led is card("2♠")
    assert (card("2♠") in hand(deal, 0), turn(deal)) == (False, 1)
    assert refused(deal, Play(0, card("5♠"))).key == "not-your-turn"


@rule("GEN-12", "MV-46")
def test_a_trick_is_worth_five() -> None:
    hands = {**HANDS, 0: "K♠ 8♦ 9♦ 10♦ Q♦", 1: "2♣ 3♣ 4♣ 6♣ K♦"}
    deal = plays(rigged("general_120", hands=hands, turned="9♠"), "Q♦ K♦ 2♦ 2♥ 2♣ 3♦ 3♥ K♠")
    assert taken(finish(deal))[1] == 5


@rule("GEN-13", "MV-39", "G55-06")
def test_the_trick_with_the_best_card_played_is_worth_ten_once_the_hand_is_over() -> None:
    hands = {**HANDS, 0: "K♠ 8♦ 9♦ 10♦ Q♦"}
    deal = plays(rigged("general_120", hands=hands, turned="9♠"), "K♠ 2♣ 2♦ 2♥")
    assert deal.public.score is None
    assert taken(finish(deal)) == (30, 0, 0, 0)


@rule("GEN-13")
def test_it_is_the_best_card_played_and_not_the_best_of_the_pack() -> None:
    hands = {**HANDS, 0: "2♠ 8♦ 9♦ 10♦ Q♦", 1: "2♣ 3♣ 4♣ 6♣ K♦"}
    deal = rigged("general_120", hands=hands, turned="9♠")
    deal = plays(deal, "Q♦ K♦ 2♦ 2♥ 2♣ 3♦ 3♥ 2♠ 8♦ 3♣ 4♦ 4♥ 9♦ 4♣ 6♦ 6♥ 10♦ 6♣ 7♦ 7♥")
    assert taken(deal) == (25, 5, 0, 0)


@rule("GEN-13", "TNS-12", "AMB-60")
@pytest.mark.parametrize("game", ["general_120", "irish_45", "traditional_ns_45"])
def test_a_hand_without_trumps_has_no_bonus(game: str) -> None:
    hands = {**HANDS, 0: "8♦ 9♦ 10♦ Q♦ K♦"}
    assert sum(taken(finish(rigged(game, hands=hands, turned="9♠")))) == 25


@rule("AMB-57", "G55-21")
@pytest.mark.parametrize("game", KNOWN)
def test_the_winner_of_a_trick_leads_to_the_next(game: str) -> None:
    deal = to_the_lead(rigged(game))
    while deal.turn is not None:
        if not deal.public.trick and deal.public.tricks:
            assert deal.turn == deal.public.tricks[-1].taker
        cards = sorted(playable(deal), key=deal.public.order().strength)
        deal = do(deal, Play(turn(deal), cards[-1]))
    assert len(deal.public.tricks) == 5


@rule("MV-11", "MV-26", "GEN-10")
@pytest.mark.parametrize("game", KNOWN)
def test_dealing_bidding_and_play_all_go_clockwise(game: str) -> None:
    deal = rigged(game, dealer=1)
    clockwise = deal.setting.ring
    seats = len(clockwise)
    assert clockwise == tuple((2 + step) % seats for step in range(seats))
    if deal.phase is Phase.AUCTION:
        for seat in clockwise:
            assert turn(deal) == seat
            deal = bids(deal, "pass")
    deal = to_the_lead(rigged(game, dealer=1))
    leader = turn(deal)
    for step in range(seats):
        assert turn(deal) == (leader + step) % seats
        deal = do(deal, Play(turn(deal), next(iter(playable(deal)))))


@rule("MV-26")
def test_in_the_valley_the_bidder_leads() -> None:
    for game in ("merrimack_valley", "merrimack_valley_common"):
        assert bid_and_named(rigged(game), "15 pass 20 pass", "♠").turn == 2


@rule("AMB-56")
@pytest.mark.parametrize("game", KNOWN)
def test_who_leads_first_in_each_region(game: str) -> None:
    deal = rigged(game, hands={1: "2♥ 3♥ 4♥ 6♥ 7♥"})
    if deal.phase is Phase.AUCTION:
        deal = bids(deal, "pass 20" + " pass" * (len(deal.owns) - 2))
    leader = {"left_of_dealer": 0, "bidder": 1, "bidders_choice": 1, "left_of_bidder": 2}
    assert to_the_lead(deal).public.leader == leader[PRESETS[game]["first_lead"]]


@rule("MV-27")
def test_a_trick_is_one_card_from_each_player() -> None:
    for players in (2, 3, 4, 5, 6):
        deal = to_the_lead(rigged("merrimack_valley", players=players))
        while deal.turn is not None:
            deal = do(deal, Play(turn(deal), next(iter(playable(deal)))))
        assert [len(trick.plays) for trick in deal.public.tricks] == [players] * 5
        assert all(len({seat for seat, _ in t.plays}) == players for t in deal.public.tricks)


@rule("MV-32", "AMB-17")
def test_a_revoke_is_refused() -> None:
    hands = {0: "5♠ K♠ Q♠ 2♠ 3♠", 1: "J♠ 3♣ 4♣ 6♣ 7♣"}
    deal = rigged("merrimack_valley", hands=hands)
    deal = plays(bid_and_named(deal, "15 pass pass pass", "♠"), "2♠")
    refusal = refused(deal, Play(1, card("3♣")))
    assert (refusal.rule, refusal.key) == ("GEN-19", "must-play-trump")
    assert refusal.cards == (card("2♠"), card("J♠"))


@rule("AMB-17")
def test_where_a_revoke_only_costs_it_is_remembered_and_paid_for() -> None:
    hands = {0: "5♠ K♠ Q♠ 2♠ 3♠", 1: "J♠ 3♣ 4♣ 6♣ 7♣"}
    deal = rigged("merrimack_valley", hands=hands, revoke="offender_side_scores_zero")
    deal = finish(plays(bid_and_named(deal, "15 pass pass pass", "♠"), "2♠ 3♣"))
    assert deal.hidden.revoked == (1,)
    assert deal.public.score is not None
    assert deal.public.score.revoked == (1,)
    assert taken(deal)[1] == 0
