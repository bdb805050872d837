"""What the player is told of the things that happen, in both languages."""

import pytest

from fortyfives import apply, view_for
from fortyfives.game.actions import (
    Action,
    AskBooked,
    Beg,
    Cut,
    DeclineRob,
    Fold,
    GoOnKitty,
    GoOnTopCard,
    LeaveTurned,
    NameTrump,
    Play,
    RaiseToThirty,
    Rob,
    SeeKitty,
    TakeTurned,
    ThrowForJoker,
)
from fortyfives.game.deal import Deal
from fortyfives.game.phases.play import lawful
from tests.hands import bid_and_named, bids, card, rigged, suit, turn
from tests.telling.happening import played, told

# --- the deal and the turn-up -----------------------------------------------------------------


def test_the_cut_and_the_turn_up_are_told() -> None:
    deal = rigged("general_120", turned="7S", uncut=True)
    assert told(deal, Cut(2, 1)) == ("Nora cuts the pack. The card turned up is 7♠. Trump: spades.")
    assert told(deal, Cut(2, 1), me=2, language="fr").startswith("Vous coupez le paquet.")


@pytest.mark.rule("GEN-06")
def test_a_turned_joker_is_told_with_what_is_thrown_for_it() -> None:
    deal = rigged("irish_45", hands={3: "2C KD 2D 9C KS"}, turned="RJ", stock="7S")
    thrown = ThrowForJoker(3, card("2C"))
    assert told(deal, thrown) == ("Angus throws a card. The card turned up is 7♠. Trump: spades.")
    assert told(deal, thrown, me=3).startswith("You throw 2♣. The card turned up is 7♠.")


@pytest.mark.rule("GEN-04", "GEN-05")
def test_the_dealer_takes_a_turned_ace_or_leaves_it() -> None:
    deal = rigged("general_120", hands={3: "2C KD 2D 9C KS"}, turned="AS")
    taken = TakeTurned(3, card("2C"))
    assert told(deal, taken) == "Angus takes A♠. Angus throws a card."
    assert told(deal, taken, me=3) == "You take A♠. You throw 2♣."
    assert told(deal, taken, me=3, language="fr") == "Vous prenez A♠. Vous jetez 2♣."
    assert told(deal, LeaveTurned(3)) == "Angus leaves A♠ where it lies."


@pytest.mark.rule("GEN-07", "GEN-09")
def test_robbing_is_told_and_so_is_an_ace_that_did_not_rob() -> None:
    deal = rigged("general_120", hands={0: "AS KD 2D 9C KS"}, turned="7S")
    assert told(deal, Rob(0, card("2D"))) == (
        "You rob with the ace of trumps and take 7♠. You throw 2♦."
    )
    assert told(deal, Rob(0, card("2D")), me=1) == (
        "Angus robs with the ace of trumps and takes 7♠. Angus throws a card."
    )
    assert told(deal, Play(0, card("KD"))) == (
        "You lead K♦. You did not rob: your A♠ is now the lowest trump."
    )
    assert told(deal, Play(0, card("KD")), me=1) == "Angus leads K♦."
    assert told(deal, Play(0, card("AS")), me=1) == (
        "Angus leads A♠. A♠ did not rob, and is only the lowest trump."
    )
    assert "le plus petit atout" in told(deal, Play(0, card("AS")), me=1, language="fr")


def trick_of(deal: Deal, led: str) -> list[Action]:
    """A whole trick: that card led, and then the weakest each may play."""
    actions: list[Action] = [Play(turn(deal), card(led))]
    while not deal.public.tricks:
        deal = apply(deal, actions[-1]).deal
        if deal.public.tricks:
            return actions
        view = view_for(deal, turn(deal))
        actions.append(Play(turn(deal), view.order().weakest(lawful(view))))
    return actions


@pytest.mark.rule("GEN-09")
@pytest.mark.parametrize("me", range(4))
def test_when_nobody_has_robbed_all_are_told_that_the_ace_has_fallen(me: int) -> None:
    hands = {0: "KD 2D 9C KH 3D", 1: "AS 4D 6D 7D 8D", 2: "9D TD JD QD 2C", 3: "3C 4C 5C 6C 7C"}
    deal = rigged("general_120", hands=hands, turned="7S")
    text = told(deal, *trick_of(deal, "KD"), me=me)
    fallen = "Nobody has robbed, so A♠ is now the lowest trump, wherever it is."
    mine = "You did not rob: your A♠ is now the lowest trump."
    assert (fallen in text, mine in text) == (me != 1, me == 1)
    french = told(deal, *trick_of(deal, "KD"), me=0, language="fr")
    assert french.endswith("A♠, où qu’il soit, est maintenant le plus petit atout.")


@pytest.mark.rule("GEN-09", "AMB-16")
@pytest.mark.parametrize(("turned", "demotion"), [("7S", "off"), ("AS", "on"), ("7H", "not_ah")])
def test_an_ace_that_keeps_its_rank_is_not_spoken_of(turned: str, demotion: str) -> None:
    hands = {0: "KD 2D 9C KC 3D", 1: "JC 4D 6D 7D 8D", 2: "9D TD JD QD 2C", 3: "3C 4C 5C 6C 7C"}
    deal = rigged("general_120", hands=hands, turned=turned, demotion=demotion)
    if turned == "AS":
        deal = apply(deal, LeaveTurned(3)).deal
    assert "lowest" not in told(deal, *trick_of(deal, "KD"))


@pytest.mark.rule("GEN-09")
def test_an_ace_that_has_fallen_is_told_once_to_its_own_player() -> None:
    hands = {0: "AS 2D 9C KC 3D", 1: "JC 4D 6D 7D 8D", 2: "9D TD JD QD 2C", 3: "3C 4C 5C 6C 7C"}
    deal = rigged("general_120", hands=hands, turned="7S")
    trick = trick_of(deal, "2D")
    for action in trick:
        deal = apply(deal, action).deal
    start = rigged("general_120", hands=hands, turned="7S")
    while turn(deal) != 0:
        view = view_for(deal, turn(deal))
        trick.append(Play(turn(deal), view.order().weakest(lawful(view))))
        deal = apply(deal, trick[-1]).deal
    assert told(start, *trick, Play(0, card("AS"))).count("lowest trump") == 1
    assert told(start, *trick, Play(0, card("AS")), me=1).count("A♠") == 3


@pytest.mark.rule("AMB-23")
def test_an_ace_may_be_declared_not_to_rob() -> None:
    deal = rigged(
        "general_120", hands={0: "AS KD"}, turned="7S", rob_with_ace="decline_by_announcement"
    )
    assert told(deal, DeclineRob(0)) == "You have 7♠ turned down; your ace keeps its rank."
    assert told(deal, DeclineRob(0), Play(0, card("KD")), me=1).endswith("Angus leads K♦.")


@pytest.mark.rule("IRL-10", "IRL-12")
def test_begging_is_told_to_its_end() -> None:
    hands = {0: "KS KD 2D 9C 3H", 1: "AS 3D 4D 6D 7D", 2: "8D TD JD QD 2C"}
    deal = rigged("irish_45", hands=hands, turned="7S", beg_king=True)
    beg = Beg(0, card("3H"))
    assert told(deal, beg) == "You beg with the king, and put 3♥ aside."
    assert told(deal, beg, me=1) == "Angus begs with the king, and puts a card aside."
    robbed = (beg, Play(0, card("2D")), Rob(1, card("3D")))
    assert told(deal, *robbed).endswith("Luc throws a card. You take 3♥ back.")
    assert told(deal, *robbed, me=2).endswith("Nora takes the card put aside back.")
    others = rigged("irish_45", hands={**hands, 1: "5D 3D 4D 6D 7D"}, turned="7S", beg_king=True)
    trick = played(apply(others, beg).deal, "2D 3D 8D")
    deal = apply(others, beg).deal
    for action in trick:
        deal = apply(deal, action).deal
    last = Play(3, min(view_for(deal, 3).hand, key=view_for(deal, 3).order().strength))
    assert "Nobody has robbed, so you take 7♠ with your king." in told(others, beg, *trick, last)


# --- the bid ----------------------------------------------------------------------------------


@pytest.mark.rule("NSA-16", "NSA-21")
def test_the_auction_is_told_call_by_call() -> None:
    deal = rigged("ns_auction_colchester", hands={3: "5C"})
    after = bids(deal, "pass 20 pass hold pass")
    assert after.public.bidder == 3
    told_of_raise = told(after, RaiseToThirty(3), NameTrump(3, suit("C")), me=3)
    assert told_of_raise.startswith("You raise the bid to 30. You name trump: clubs.")
    assert told(after, RaiseToThirty(3), language="fr") == "Angus monte la mise à 30."


@pytest.mark.rule("NSA-25")
def test_looking_at_the_kitty_is_told_to_all() -> None:
    deal = bids(rigged("ns_auction_richmond", kitty="2S 3S 4S 6S"), "20 pass pass pass")
    assert told(deal, SeeKitty(0)) == "You look at the kitty."
    assert told(deal, SeeKitty(0), me=1) == "Angus looks at the kitty."


@pytest.mark.rule("NSA-26", "NSA-27")
def test_going_on_the_kitty_and_on_the_top_card_is_told() -> None:
    deal = rigged(
        "ns_auction_cape_breton", hands={0: "2C 3C 4C 6C 7C"}, kitty="2S 3S 4S 6S", stock="AH"
    )
    deal = bids(deal, "20 pass pass pass")
    assert told(deal, GoOnKitty(0)) == (
        "You throw your whole hand and go on the kitty. You throw 7♣, 6♣, 4♣, 3♣ and 2♣. "
        "The kitty: 6♠, 4♠, 3♠ and 2♠."
    )
    assert told(deal, GoOnKitty(0), me=1) == ("Angus throws the whole hand and goes on the kitty.")
    mine = told(deal, GoOnKitty(0), GoOnTopCard(0))
    assert mine.endswith("The top card: A♥. Trump: hearts.")
    others = told(deal, GoOnKitty(0), GoOnTopCard(0), me=1, language="fr")
    assert others.endswith("sur la carte du dessus. Atout : cœur.")


@pytest.mark.rule("MV-19")
def test_the_kitty_is_told_to_who_takes_it() -> None:
    deal = bids(rigged("merrimack_valley", kitty="2S 3S 4S"), "15 pass pass pass")
    named = NameTrump(0, suit("C"))
    assert told(deal, named).endswith("You take the kitty: 2♠, 3♠ and 4♠.")
    assert told(deal, named, me=2).endswith("Nora takes the kitty.")


@pytest.mark.rule("VAR-07")
def test_the_cards_that_lay_unseen_are_told_to_their_owner() -> None:
    deal = bids(rigged("var_six_teams_of_three", later={1: "2C 3C 4C"}), "15" + " pass" * 5)
    assert told(deal, NameTrump(0, suit("C")), me=1).endswith(
        "Everyone takes up the cards that lay unseen. You get 2♣, 3♣ and 4♣."
    )


# --- play -------------------------------------------------------------------------------------


@pytest.mark.rule("CARDS-05")
def test_a_trump_that_does_not_look_like_one_is_pointed_out() -> None:
    deal = rigged("general_120", hands={0: "AH KD", 1: "KH"}, turned="7S")
    assert told(deal, Play(0, card("AH")), me=1) == "Angus leads A♥. That is a trump."
    assert told(deal, Play(0, card("AH"))) == "You lead A♥."
    hearts = rigged("general_120", hands={0: "2H KD"}, turned="7H")
    assert told(hearts, Play(0, card("2H")), me=1) == "Angus leads 2♥."


@pytest.mark.rule("MV-28", "MV-29")
def test_booked_and_its_answer_are_told_and_the_folding_too() -> None:
    hands = {0: "2D KD QD JD TD", 1: "5C JC 2C 3C 4C"}
    deal = bid_and_named(rigged("merrimack_valley_common", hands=hands), "pass 15 pass pass", "C")
    ask = AskBooked(0, 1)
    assert told(deal, ask) == "You ask Luc: “Booked?” “Yes”: nothing but trumps."
    assert told(deal, ask, me=1) == "Angus asks you: “Booked?” “Yes”: nothing but trumps."
    assert told(deal, ask, me=2, language="fr").startswith("Nora demande à Angus")
    assert told(deal, AskBooked(1, 0)) == "Luc asks you: “Booked?” “No.”"
    folded = told(deal, ask, Fold(0))
    assert "You fold. The tricks that are left go to Luc and Angus. Luc shows" in folded
    assert "Luc and Angus: 5 tricks, 30 points." in folded
    assert "Bonus for the best card, 5♣: Luc and Angus." in folded
