"""What the player is told at the end of a hand."""

from dataclasses import replace

import pytest

from fortyfives import variant
from fortyfives.cards.cardset import NO_CARDS
from fortyfives.game.setting import Phase, setting
from fortyfives.game.story import PublicStory
from fortyfives.game.view import SeatView
from fortyfives.rules.settling import HandScore
from fortyfives.telling.company import Company, seat_names
from fortyfives.telling.events.scoring import settlement
from fortyfives.wording.messages import Words
from tests.hands import scored, suit


def settled(
    game: str, score: HandScore, *, language: str = "en", **options: str | bool
) -> list[str]:
    """The sentences for that score; the player sits in seat 0, Luc at his left."""
    rules = variant(game, **options)
    table = setting(rules, rules.seating.usual, 3, score.before)
    story = PublicStory(table, phase=Phase.OVER, trump=suit("C"), score=score)
    people = seat_names(table.seats, 0, "Jo")
    company = Company(Words(language, strict=True), people, table.sides, 0)
    return list(settlement(company, SeatView(0, story), NO_CARDS))


@pytest.mark.rule("MV-35", "MV-36", "MV-37")
def test_a_bid_is_made_or_set() -> None:
    made = scored("merrimack_valley", "00011", bid="20", bonus=0)
    assert settled("merrimack_valley", made)[:2] == [
        "You and Nora: 3 tricks, 20 points.",
        "Luc and Angus: 2 tricks, 10 points.",
    ]
    assert settled("merrimack_valley", made)[-2:] == [
        "The bid of 20 is made: plus 20 for you and Nora together.",
        "Score: you and Nora 20, Luc and Angus 10.",
    ]
    lost = scored("merrimack_valley", "00011", bid="25", bonus=0, before=(20, 0))
    assert settled("merrimack_valley", lost, language="fr")[-2:] == [
        "Mise de 25 manquée\u00a0: moins 25 pour l’équipe (vous et Nora).",
        "Pointage\u00a0: vous et Nora −5, Luc et Angus 10.",
    ]


@pytest.mark.rule("NSA-50")
def test_a_side_loses_once_and_a_called_partner_loses_too() -> None:
    game = "ns_call_your_partner"
    pair = scored(game, "00122", bid="20", bidders=(0, 1), bonus=3, before=(0,) * 5)
    assert "Set! The bid of 20 is not made: minus 20 each for you and Luc." in settled(game, pair)
    made = scored(game, "00111", bid="20", bidders=(0, 1), bonus=3, before=(0,) * 5)
    french = settled(game, made, language="fr")
    assert "Mise de 20 faite\u00a0: plus 30 par personne pour vous et Luc." in french
    alone = scored(game, "01122", bid="20", bidders=(0,), bonus=3, before=(0,) * 5)
    assert "Set! The bid of 20 is not made: minus 20 for you." in settled(game, alone)
    side = scored("merrimack_valley", "11110", bid="20", bonus=0)
    together = "Set! The bid of 20 is not made: minus 20 for you and Nora together."
    assert together in settled("merrimack_valley", side)


def test_no_trick_and_one_trick_are_said_so() -> None:
    score = scored("merrimack_valley", "11110", bid="15", bidders=(1,), bonus=0)
    assert settled("merrimack_valley", score)[0] == "You and Nora: one trick, 5 points."
    none = scored("merrimack_valley", "11111", bid="15", bidders=(1,), bonus=0)
    assert settled("merrimack_valley", none)[0] == "You and Nora: no trick."
    assert settled("merrimack_valley", none, language="fr")[0] == (
        "Vous et Nora\u00a0: aucune levée."
    )


@pytest.mark.rule("NSA-37", "H110-15")
def test_points_that_do_not_count_are_told() -> None:
    locked = scored(
        "ns_auction_richmond", "11100", bid="20", bidders=(1,), bonus=0, before=(100, 50)
    )
    assert "You and Nora: these points do not count." in settled("ns_auction_richmond", locked)
    capped = scored("one_ten", "11100", bid="20", bidders=(1,), bonus=4, before=(95, 0, 0, 0))
    told = settled("one_ten", replace(capped, after=(105, *capped.after[1:])))
    assert "You: only 10 of these points count." in told


@pytest.mark.rule("MV-38")
def test_a_score_that_falls_back_is_told() -> None:
    score = scored(
        "merrimack_valley", "00011", bid="20", bonus=0, before=(25, 0), exact_45_reset=True
    )
    told = settled("merrimack_valley", score, exact_45_reset=True)
    assert "You and Nora: a score of exactly 45 falls back to 0." in told
    assert told[-1] == "Score: you and Nora 0, Luc and Angus 10."


@pytest.mark.rule("IRL-03")
def test_jin_is_told() -> None:
    score = scored("irish_45", "00000", bonus=0, before=(5, 0, 0, 0))
    assert "All five tricks: this is jin!" in settled("irish_45", score)


@pytest.mark.rule("AMB-17")
def test_a_revoke_is_told_at_the_end() -> None:
    offence = "offender_side_scores_zero"
    score = scored("general_120", "01011", before=(0, 0, 0, 0), revoked=(1,), revoke=offence)
    told = settled("general_120", score, revoke=offence)
    assert "A card was played against the rules by Luc." in told


@pytest.mark.rule("TNS-12", "VAR-10")
def test_a_hand_without_a_bonus_is_told_unless_there_never_is_one() -> None:
    score = scored("general_120", "01011", bonus=None, before=(0, 0, 0, 0))
    assert "There is no bonus in this deal." in settled("general_120", score)
    without = settled("general_120", score, bonus="none")
    assert not any("onus" in sentence for sentence in without)
