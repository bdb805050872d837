"""What the player is told of the things that happen, in both languages."""

import pytest

from fortyfives import apply, view_for
from fortyfives.game.actions import (
    Action,
    AskBooked,
    Beg,
    CallCard,
    Cut,
    DeclineRob,
    Discard,
    Fold,
    GoAlone,
    GoOnKitty,
    GoOnTopCard,
    LeaveStub,
    LeaveTurned,
    NameTrump,
    PassStub,
    Play,
    RaiseToThirty,
    Rob,
    SeeKitty,
    SwapStub,
    TakeTurned,
    ThrowForJoker,
    TurnStub,
)
from fortyfives.game.deal import Deal
from fortyfives.game.events import seen_by
from fortyfives.game.phases.play import lawful
from fortyfives.rules.seating import Seat
from fortyfives.telling.company import Company, seat_names
from fortyfives.telling.narration import Narration
from fortyfives.wording.messages import Words
from tests.hands import bid_and_named, bids, card, cards, names, rigged, suit, throws, turn


def told(deal: Deal, *actions: Action, me: Seat = 0, language: str = "en") -> str:
    """What the player in that seat is told of these actions, in one long line.

    The others are called Luc, Nora, Angus, Rose ... from the player's left.
    """
    people = seat_names(deal.setting.seats, me, "Jo")
    company = Company(Words(language, strict=True), people, deal.setting.sides, me)
    narration = Narration(company, view_for(deal, me))
    said: list[str] = []
    for action in actions:
        step = apply(deal, action)
        said += [sentence for _, sentence in narration.tell(seen_by(step.events, me))]
        deal = step.deal
    return " ".join(" ".join(said).split())


def played(deal: Deal, text: str) -> list[Action]:
    """The actions of playing these cards in turn."""
    actions: list[Action] = []
    for name in text.split():
        actions.append(Play(turn(deal), card(name)))
        deal = apply(deal, actions[-1]).deal
    return actions


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


# --- discards, partner, stub ------------------------------------------------------------------


@pytest.mark.rule("MV-24", "MV-25")
def test_each_is_told_his_own_cards_of_the_refill_and_the_card_dealt_face_up() -> None:
    hands = {0: "5C JC 2C 3C 4C", 1: "2D 3D 4D 6D 7D"}
    deal = rigged("merrimack_valley", hands=hands, kitty="2S 3S 4S", four_and_flip=True)
    deal = names(bids(deal, "15 pass pass pass"), "C")
    throwing = [Discard(0, cards("2S 3S 4S")), Discard(1, cards("2D 3D 4D 6D 7D"))]
    throwing += [Discard(2, cards("")), Discard(3, cards(""))]
    mine = told(deal, *throwing, me=1)
    assert mine.startswith("Angus throws 3 cards. You throw 7♦, 6♦, 4♦, 3♦ and 2♦. Luc throws no")
    assert mine.count("You draw ") == 1
    assert "face up" in mine
    others = told(deal, *throwing, me=2, language="fr")
    assert "Angus jette 5 cartes. Vous gardez tout votre jeu." in others
    assert "Carte à découvert pour Angus" in others
    assert "Vous pigez" not in others


@pytest.mark.rule("AMB-35")
def test_the_discards_that_are_dealt_again_are_counted() -> None:
    deal = rigged("ns_call_your_partner", hands={0: "5C"})
    deal = names(bids(deal, "20 pass pass pass pass"), "C")
    throwing = []
    while deal.turn is not None and deal.phase.value == "exchange":
        thrown = view_for(deal, deal.turn).hand
        throwing.append(Discard(deal.turn, thrown))
        deal = apply(deal, throwing[-1]).deal
    start = names(
        bids(rigged("ns_call_your_partner", hands={0: "5C"}), "20 pass pass pass pass"), "C"
    )
    assert "The stock has run out: " in told(start, *throwing)


@pytest.mark.rule("NSA-46", "AMB-80")
def test_only_the_holder_of_the_called_card_is_told_that_he_is_the_partner() -> None:
    hands = {0: "JC QC 2C 3C 4C", 1: "AH KD QD JD TD", 2: "KS QS JS TS 9S"}
    deal = rigged("ns_call_your_partner", hands=hands)
    deal = throws(names(bids(deal, "20 pass pass pass pass"), "C"), {0: str(_kitty(deal))})
    call = CallCard(0, card("AH"))
    assert told(deal, call, me=1) == (
        "Rose calls A♥: whoever holds it plays with Rose. You hold it: you play with Rose, "
        "and nobody else knows."
    )
    assert told(deal, call, me=2) == "Angus calls A♥: whoever holds it plays with Angus."
    assert told(deal, call) == "You call A♥: whoever holds it plays with you."
    assert told(deal, GoAlone(0), me=1, language="fr") == "Rose joue sans partenaire."
    shown = (call, Play(1, card("AH")))
    assert told(deal, *shown).endswith("Luc leads A♥. That is a trump. So Luc plays with you.")
    assert told(deal, *shown, me=1).endswith("You lead A♥. So you play with Rose.")


LAPSED = {0: "JC QC 2C 3C 4C", 1: "AH KD QD JD TD", 2: "KS QS JS TS 9S"}
"""Angus, in seat 0, bids; the king of clubs, which he calls, is in the stock."""


def _called(name: str, deadline: int = 2) -> Deal:
    hands = {**LAPSED, 3: "8S 7S 6S 4S 3S", 4: "9D 8D 7D 6D 4D"}
    deal = rigged("ns_call_your_partner", hands=hands, call_deadline=deadline)
    deal = throws(names(bids(deal, "20 pass pass pass pass"), "C"), {0: str(_kitty(deal))})
    return apply(deal, CallCard(0, card(name))).deal


def _two_tricks(deal: Deal, number: int = 2) -> list[Action]:
    actions: list[Action] = []
    while len(deal.public.tricks) < number:
        view = view_for(deal, turn(deal))
        actions.append(Play(turn(deal), view.order().weakest(lawful(view))))
        deal = apply(deal, actions[-1]).deal
    return actions


@pytest.mark.rule("NSA-49", "AMB-80")
@pytest.mark.parametrize("me", range(5))
def test_a_call_that_has_lapsed_is_told_to_all_when_its_time_is_over(me: int) -> None:
    deal = _called("TC")
    tricks = _two_tricks(deal)
    lapsed = {
        0: "Nobody has played 10♣ in time, so you have no partner.",
        1: "Nobody has played 10♣ in time, so Rose has no partner.",
        2: "Nobody has played 10♣ in time, so Angus has no partner.",
        3: "Nobody has played 10♣ in time, so Nora has no partner.",
        4: "Nobody has played 10♣ in time, so Luc has no partner.",
    }[me]
    assert told(deal, *tricks, me=me).endswith(lapsed)
    assert "partner" not in told(deal, *tricks[:-1], me=me)
    for action in tricks:
        deal = apply(deal, action).deal
    later = _two_tricks(deal, 3)
    assert "partner" not in told(deal, *later, me=me)


@pytest.mark.rule("NSA-48", "NSA-49")
def test_a_call_for_the_first_trick_has_lapsed_after_it() -> None:
    deal = _called("TC", deadline=1)
    text = told(deal, *_two_tricks(deal, 1), me=1, language="fr")
    assert text.endswith("Personne n’a joué 10♣ à temps : Rose n’a pas de partenaire.")


@pytest.mark.rule("NSA-45", "NSA-49")
def test_whoever_is_known_to_play_alone_loses_no_partner() -> None:
    deal = _called("4C")
    actions = _two_tricks(deal)
    text = told(deal, *actions, me=1)
    assert "It was the bidder’s own card" in text
    assert "in time" not in text


def _kitty(deal: Deal) -> object:
    """The cards of the kitty, which the bidder throws again."""
    return " ".join(map(str, deal.hidden.kitty))


@pytest.mark.rule("NSA-45")
def test_a_bidder_who_called_an_own_card_is_found_out_when_it_is_played() -> None:
    hands = {0: "JC AC 2C 3C 4C"}
    deal = rigged("ns_call_your_partner", hands=hands)
    deal = throws(names(bids(deal, "20 pass pass pass pass"), "C"), {0: str(_kitty(deal))})
    deal = apply(deal, CallCard(0, card("AC"))).deal
    while turn(deal) != 0:
        view = view_for(deal, turn(deal))
        deal = apply(deal, Play(turn(deal), view.order().weakest(lawful(view)))).deal
    assert "It was the bidder’s own card: Rose plays alone." in told(
        deal, Play(0, card("AC")), me=1
    )


@pytest.mark.rule("H110-11")
def test_the_stub_is_told_once_and_not_seat_by_seat() -> None:
    hands = {0: "5C JC 2C 3C KD", 1: "AC 2D 3D 4D 6D"}
    deal = rigged("one_ten", hands=hands, kitty="2S 3S 4S 6S 7S", stock="8D 4C")
    deal = throws(names(bids(deal, "15 pass pass pass"), "C"), {0: "2S 3S 4S 6S 7S"})
    nobody: list[Action] = [PassStub(seat) for seat in (0, 1, 2, 3)]
    assert told(deal, *nobody) == "Nobody turns the stub."
    turned: list[Action] = [PassStub(0), TurnStub(1)]
    assert told(deal, *turned) == "Luc holds the ace of trumps and turns up 8♦ and 4♣."
    assert told(deal, *turned, SwapStub(1, card("2D"))).endswith("Luc takes 4♣. Luc throws a card.")
    assert told(deal, *turned, LeaveStub(1), me=1).endswith("You leave 4♣ where it lies.")


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
