"""Signs, letters, words and colours: whatever the terminal can show, and whoever listens."""

import io
import re
from itertools import count, cycle

import pytest

from fortyfives.rules.describe import describe
from fortyfives.terminal.aloud import Aloud
from fortyfives.terminal.colours import Colour, in_colours, unpainted
from fortyfives.terminal.console import Console
from fortyfives.terminal.letters import in_letters, write_what_can_be_shown
from fortyfives.terminal.rulesheet import show_rules
from fortyfives.terminal.vocabulary import vocabulary
from fortyfives.terminal.wish import Wish
from fortyfives.variants import ALL
from fortyfives.wording.messages import Words
from tests.terminal.scribe import Paper, Sitting

# --- letters ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "text", "letters"),
    [
        ("en", "You play 5♥ and 10♠: “yes”.", 'You play 5H and 10S: "yes".'),
        ("en", "★Joker, ☆Joker, −25, 1)\u00a0K♦*", "red joker, black joker, -25, 1) KD*"),
        (
            "fr",
            "Vous jouez D♥ et V♣ : « l’as de cœur »",
            'Vous jouez DC et VT : " l\'as de coeur "',
        ),
        ("fr", "Vous prenez ★Joker, ☆Joker et ★.", "Vous prenez joker rouge, joker noir et *."),
        ("fr", "Levée à Évangéline, 9♦ et R♠", "Levee a Evangeline, 9K et RP"),
    ],
)
def test_what_cannot_be_shown_is_spelled_in_letters(language: str, text: str, letters: str) -> None:
    assert in_letters(text, vocabulary(language)) == letters


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_a_terminal_gets_every_sign_that_it_can_show(encoding: str) -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding)
    write_what_can_be_shown(stream, "fr", None)
    stream.write("Levée : 5♥")
    stream.flush()
    shown = raw.getvalue().decode(encoding)
    assert (
        shown
        == {
            "ascii": "Levee : 5C",
            "latin-1": "Levée : 5C",
            "cp1252": "Levée : 5C",
            "utf-8": "Levée : 5♥",
        }[encoding]
    )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", sorted(ALL))
def test_a_whole_game_loses_nothing_in_letters(key: str, language: str) -> None:
    sitting = Sitting(ALL[key], language=language)
    sitting.play_deals(1)
    letters = in_letters(sitting.text, vocabulary(language))
    assert letters.isascii()
    assert letters.count("?") == sitting.text.count("?")


# --- colours ----------------------------------------------------------------------------------


def test_red_cards_are_red_and_headings_bold_and_nothing_else_changes() -> None:
    line = "You play 5♥, 10♦ and 9♠."
    painted = in_colours(line, heading=False)
    assert painted == "You play \x1b[31m5♥\x1b[0m, \x1b[31m10♦\x1b[0m and 9♠."
    assert in_colours("Deal 1.", heading=True) == "\x1b[1mDeal 1.\x1b[0m"
    assert re.sub(r"\x1b\[\d*m", "", painted) == line == unpainted(line, heading=True)


class Screen(io.StringIO):
    """Something that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_colours_come_by_themselves_only_where_they_are_wanted() -> None:
    assert Colour.AUTO.on(Screen(), {})
    assert not Colour.AUTO.on(Screen(), {"NO_COLOR": "1"})
    assert not Colour.AUTO.on(Screen(), {"TERM": "dumb"})
    assert not Colour.AUTO.on(io.StringIO(), {})
    assert Colour.ALWAYS.on(io.StringIO(), {"NO_COLOR": "1"})
    assert not Colour.NEVER.on(Screen(), {})


# --- words for the ear ------------------------------------------------------------------------


NAMES = ("55+", *ALL)
"""What is written with a sign of its own, and read out as it stands."""
STAY_AWAY = {Wish.QUIT, Wish.SAVE, Wish.UNDO}
WORD = re.compile(r"[“«(\u00a0]*\w+([-’.,;:]\w+)*[”»)\u00a0.,;:?!]*")
"""A word or a number, with the stops round it."""


def unspeakable(line: str) -> list[str]:
    """What stands in the line and is neither a word nor a number."""
    for name in NAMES:
        line = line.replace(name, "name")
    return [word for word in line.split(" ") if word and not WORD.fullmatch(word)]


def test_signs_before_numbers_are_said_in_words() -> None:
    assert Aloud(Words("en")).hear("Luc −25, +60") == "Luc minus 25, plus 60"
    assert Aloud(Words("fr")).hear("Luc −25, +60") == "Luc moins 25, plus 60"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", sorted(ALL))
def test_a_rule_sheet_can_be_listened_to(key: str, language: str) -> None:
    words = Words(language, strict=True)
    text = list(Aloud(words).read(describe(ALL[key], words).without("options")))
    assert not any(unspeakable(line) for line in text)
    table = {"en": "If it is not: ", "fr": "Si ce n’est pas l’atout"}[language]
    assert any(table in line for line in text)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", sorted(ALL))
def test_one_who_listens_hears_no_sign_and_no_star(key: str, language: str) -> None:
    """Nor anything else that is not a word, a number or a stop, whatever is asked for."""
    typed = vocabulary(language)
    wishes = cycle(typed.shown(wish.value) for wish in Wish if wish not in STAY_AWAY)
    turns = count()

    def pen(_view: object, line: str) -> str:
        return next(wishes) if next(turns) % 2 else line

    sitting = Sitting(ALL[key], language=language, spoken=True, pen=pen)
    sitting.play_deals(2)
    assert not any(unspeakable(line) for line in sitting.text.splitlines())


def test_one_who_listens_is_told_what_may_be_played_and_spared_what_has_not_changed() -> None:
    sitting = Sitting(ALL["merrimack_valley_common"], spoken=True)
    sitting.play_deals(5)
    assert re.search(r"You may play \d: \w+ of \w+", sitting.flat)
    pictures = [part for part in sitting.text.split("\n\n") if "Points so far:" in part]
    assert len(pictures) > 9
    assert not any("Trump:" in part for part in pictures)


# --- narrow terminals -------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["irish_45", "ns_auction_richmond", "one_ten"])
def test_thirty_columns_are_enough(key: str, language: str) -> None:
    wide = Sitting(ALL[key], language=language)
    wide.play_deals(1)
    narrow = Sitting(ALL[key], language=language, width=29)
    narrow.play_deals(1)
    typed = set(narrow.paper.lines)
    prompts = re.compile("[:?] ")
    for line in narrow.text.splitlines():
        shown = line if not prompts.search(line) else prompts.split(line)[0]
        assert len(shown) <= 29 or line in typed, line
    assert narrow.flat == wide.flat


@pytest.mark.parametrize("columns", range(1, 21))
def test_no_line_is_wider_than_a_terminal_however_narrow(
    columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = io.StringIO()
    console = Console(Paper(str), out)
    console.say("You play 5♥ and it is the best of them all.")
    lines = out.getvalue().splitlines()
    assert all(len(line) < columns or " " not in line for line in lines)
    assert len(lines) > 1
    show_rules(describe(ALL["one_ten"], Words("en")), console, None)


def test_a_joker_is_spelled_as_a_whole_where_signs_cannot_be_shown() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    write_what_can_be_shown(stream, "en", None)
    stream.write("1) ★Joker, 2) ☆Joker, 3) 5♥")
    stream.flush()
    assert raw.getvalue() == b"1) red joker, 2) black joker, 3) 5H"


def test_a_word_is_never_broken() -> None:
    out = io.StringIO()
    Console(Paper(str), out, lambda: 20).say("a-very-long-file-name-that-goes-on.toml is written")
    assert out.getvalue().splitlines()[0] == "a-very-long-file-name-that-goes-on.toml"
