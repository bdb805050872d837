"""Every kind of lie, told by writing one thing for another in a true record."""

from pathlib import Path

import pytest

from fortyfives.record.bad import Lie
from tests.record.papers import DEAL, proved, spoiled

GOLDEN = Path(__file__).parents[1] / "golden"


def paper(name: str) -> str:
    """A true record."""
    return (GOLDEN / f"{name}.toml").read_text(encoding="ascii")


IRISH, BROKEN = "released/irish", "released/broken_off"
LIES = [
    ("the-demoted-ace", 'dealer = "D"', 'dealer = "B"', "leader", 1, 1),
    (IRISH, 'dealer = "B"\n', 'dealer = "C"\n', "dealer", 2, 0),
    (IRISH, "scores = [0, 10, 20]", "scores = [0, 15, 20]", "scores", 2, 0),
    (IRISH, "AH QC 3C KS", "AH QC 3C KS", "", 0, 0),
    (IRISH, "B  JC 6D JH TH 9H", "B  JC 6D JH TH 8H", "hands", 1, 0),
    ("best-five-of-eight", "A  8H 3D AD", "A  8H 3D ??", "", 0, 0),
    (BROKEN, "5H TD 9S AC", "5H TD AC 9S", "hands", 1, 0),
    (IRISH, 'turned = "4C"', 'turned = "4D"', "turned", 1, 0),
    (IRISH, 'turned = "4C"', 'turned = "4C 4D"', "turned", 1, 0),
    ("the-jack-waits", 'turned = "6H"\n', "", "turned-missing", 1, 0),
    ("two-cards-turned", 'turned = "RJ AH"', 'turned = "RJ"', "turned-missing", 1, 0),
    (BROKEN, "A cuts 26\n", "", "not-now", 1, 0),
    (BROKEN, "A cuts 26", "A cuts 25", "hands", 1, 0),
    (BROKEN, "A cuts 26", "A cuts 52", "refused", 1, 0),
    (BROKEN, "A cuts 26", "B cuts 26", "turn", 1, 0),
    (BROKEN, "A passes", "A says 30 for 60", "refused", 1, 0),
    (BROKEN, "B says 15", "B says 20", "bid", 1, 0),
    (BROKEN, "B names S", "B names H", "refused", 1, 2),
    (BROKEN, "A throws 8D TD", "A throws 8D TC", "refused", 1, 0),
    (BROKEN, "draws JD 4S QS TC", "draws JD 4S QS TD", "draws", 1, 0),
    (BROKEN, "draws JD 4S QS TC", "draws JD 4S QS", "draws-number", 1, 0),
    (BROKEN, "draws JD 4S QS TC", "draws JD 4S QS TC 9C", "draws-never", 1, 0),
    (BROKEN, 'bid = "B 15"', 'bid = "A 15"', "bid", 1, 0),
    (BROKEN, 'bid = "B 15"', 'bid = "B 15 bagged"', "bid", 1, 0),
    (BROKEN, "B  5S 9S  -> B 10", "B  5S 9S  -> A 10", "taker", 1, 1),
    (BROKEN, "B  5S 9S  -> B 10", "B  5S 9S  -> B 5", "worth", 1, 1),
    (BROKEN, "A  JD 2S  -> B", "A  JD 2S  -> B 10", "worth", 1, 3),
    (BROKEN, "B  5S 9S  -> B 10", "A  5S 9S  -> B 10", "leader", 1, 1),
    (BROKEN, "B  5S 9S  -> B 10", "B  5S JD  -> B 10", "refused", 1, 1),
    (BROKEN, "B  5S 9S  -> B 10", "B  5S 8D  -> B 10", "not-held", 1, 1),
    (BROKEN, "B  5S 9S  -> B 10", "B  5S 9S 4S  -> B 10", "trick-cards", 1, 1),
    (BROKEN, "B  5S 9S  -> B 10", "B  5S", "trick-cards", 1, 2),
    (BROKEN, "A  2C AC  -> B\n", "A  2C  -> B\n", "trick-unfinished", 2, 2),
    (BROKEN, "made = true", "made = false", "made", 1, 0),
    (BROKEN, "taken = [15, 15]", "taken = [20, 10]", "taken", 1, 0),
    (BROKEN, "after = [15, 15]", "after = [15, 20]", "after", 1, 0),
    (BROKEN, "A  TC KH  -> A\n", "", "not-scored", 1, 0),
    (BROKEN, "A  TC KH  -> A\n", "A  TC KH  -> A\nA  2C 4C\n", "nobody-acts", 1, 6),
    (BROKEN, "A  TC KH  -> A\n", "A  TC KH  -> A\nB passes\n", "nobody-acts", 1, 0),
    (IRISH, 'winners = ["B"]', 'winners = ["A"]', "winners", 0, 0),
    (IRISH, 'winners = ["B"]', 'winners = ["B"]\nended = "on time"', "ended", 0, 0),
    (IRISH, "B robs 3H for TS\n", "", "not-held", 3, 4),
    (IRISH, "B robs 3H for TS", "B robs 4H for TS", "lies-there", 3, 1),
    (IRISH, "B robs 3H for TS", "B robs 3H for AH", "refused", 3, 1),
    (IRISH, "B robs 3H for TS", "C robs 3H for KS", "refused", 3, 1),
    (IRISH, "C begs QH for TC", "A begs QH for TD", "refused", 2, 1),
    ("the-jack-waits", 'bonus = "none"', 'bonus = "best_trump"', "taken", 1, 0),
    ("the-jack-waits", "after = [10, 10, 5, 0]", 'bid = "A 20"', "no-bid", 1, 0),
    ("the-ace-turns-the-stub", "JS 7D 3C", "JS 7D", "stub", 1, 0),
    ("the-ace-turns-the-stub", "JS 7D 3C", "JS 4C 3C", "stub", 1, 0),
    ("the-ace-turns-the-stub", "C turns the stub", "A turns the stub", "turn", 1, 0),
    ("the-ace-turns-the-stub", "C swaps TS for 3C", "C swaps TS for 7D", "lies-there", 1, 0),
    ("the-ace-turns-the-stub", "B lets C lead", "B lets A lead", "refused", 1, 0),
    ("booked-and-folded", "B asks A: booked, yes", "B asks A: booked, no", "answer", 1, 0),
    ("booked-and-folded", "A shows 5D JD KD TD", "A shows 5D JD KD", "holds", 1, 0),
    ("booked-and-folded", "A shows 5D JD KD TD", "A shows 5D JD KD 9S", "holds", 1, 0),
    ("booked-and-folded", "C folds     ", "C asks B: booked", "not-scored", 1, 0),
    ("thrown-in", "thrown_in = true", "thrown_in = false", "thrown-in", 1, 0),
    ("thrown-in", "thrown_in = true", "after = [0, 0, 0, 0, 5]", "after", 1, 0),
    ("thrown-in", "thrown_in = true", "taken = [0, 0, 0, 0, 5]", "not-scored", 1, 0),
    ("when-the-stock-is-short", "9C JS 4D TS", "9C JS 4D 9D", "shuffle", 1, 0),
    ("when-the-stock-is-short", "7S TC 6H", "7S TC", "shuffle", 1, 0),
    ("the-duel", "opening =", 'chance = { "reshuffle/1" = "AS" }\nopening =', "chance", 1, 0),
    ("the-duel", "A throws KD JD 9S", "A throws ?? ?? ?? ?? ?? ??", "too-many", 1, 0),
    ("on-the-top-card", "top card for C", "top card for D", "top-card", 1, 0),
    ("at-the-bell", "A  5C TC JH", "A  5C TC JH  -> A", "trick-unfinished", 1, 3),
    ("jin", 'winners = ["B"]', 'winners = ["B", "C"]', "winners", 0, 0),
]


@pytest.mark.parametrize(("name", "old", "new", "key", "deal", "trick"), LIES)
def test_the_first_lie_is_named(  # noqa: PLR0913, PLR0917 - a row of a table
    name: str, old: str, new: str, key: str, deal: int, trick: int
) -> None:
    text = paper(name)
    proved(text)
    if not key:
        proved(text.replace(old, new))
        return
    bad = spoiled(text, (old, new))
    assert isinstance(bad, Lie)
    assert (bad.key, bad.deal, bad.trick) == (f"record-{key}", deal, trick), str(bad)
    assert bad.line


def test_a_lie_is_told_as_players_say_it() -> None:
    bad = spoiled(DEAL, ("B  TC 5C 4S 7C  -> D", "B  TC 5C 4S 7C  -> C"))
    assert str(bad) == "line 17: deal 1, trick 3: record says C takes it; D does, with 4S"
    bad = spoiled(DEAL, ("A  QD 6D", "A  QD 3D"), ("2S TC JH 6D 3D", "2S TC JH 6D 3H"))
    assert str(bad) == "line 15: deal 1, trick 1: B does not hold 3D"
