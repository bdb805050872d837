"""Whole games as they were told: no sentence lacks its words, and all that is told is so."""

import re

import pytest

from fortyfives.telling.sheet import Row
from fortyfives.variants import ALL
from tests.terminal.scribe import Sitting

LACKING = re.compile(
    r"There are no words|pas encore de mots|[{}$]|\bNone\b|\bTrue\b|[a-z]+-[a-z]+-"
)
SCORE = {"en": "Score: ", "fr": "Pointage\u00a0: "}
TRICKS = {
    "en": r"(?m)^(.+): (no|one|\d) tricks?(?:, (\d+) points)?\.$",
    "fr": r"(?m)^(.+)\u00a0: (aucune|une|\d) levées?(?:, (\d+) points)?\.$",
}
COUNTED = {"no": 0, "one": 1, "aucune": 0, "une": 1} | {str(n): n for n in range(2, 6)}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", sorted(ALL))
def test_a_whole_game_is_told_as_it_was_played(key: str, language: str) -> None:
    sitting = Sitting(ALL[key], language=language, width=10_000)
    match = sitting.play()
    assert not LACKING.search(sitting.text.replace(key, ""))
    settled = [row for row in sitting.desk.sheet.rows if row.score is not None]
    assert scores_told(sitting) == [
        SCORE[language] + sitting.company.figures(row.score.after) + "."
        for row in settled
        if row.score
    ]
    assert sitting.company.figures(match.game.scores) in sitting.text.split("\n\n")[-2]
    assert tricks_told(sitting) == [each for row in settled for each in tricks_of(row, sitting)]


def scores_told(sitting: Sitting) -> list[str]:
    """The lines with the scores."""
    start = SCORE[sitting.language]
    return [line for line in sitting.text.splitlines() if line.startswith(start)]


def tricks_told(sitting: Sitting) -> list[tuple[str, int, int]]:
    """Every side with its tricks and points, deal after deal."""
    return [
        (side.casefold(), COUNTED[tricks], int(points or 0))
        for side, tricks, points in re.findall(TRICKS[sitting.language], sitting.text)
    ]


def tricks_of(row: Row, sitting: Sitting) -> list[tuple[str, int, int]]:
    """The same as they were reckoned, the person's own side first."""
    assert row.score is not None
    taken, playing = row.score.taken, sitting.company.mine_first()
    return [
        (sitting.company.side(side).casefold(), taken.tricks[side], taken.points[side])
        for side in playing
    ]
