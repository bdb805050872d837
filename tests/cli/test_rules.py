"""`fortyfives rules` prints rule sheets, and says in one line what was wrongly asked."""

import pytest

from fortyfives.cli.common import add_game_arguments, read_game, read_players
from fortyfives.cli.language import language_around, words_for
from fortyfives.cli.parser import Parser
from fortyfives.cli.rules import main
from fortyfives.cli.wrong import WronglyAsked, fail
from fortyfives.variants import ALL
from fortyfives.variants.find import variant
from fortyfives.wording.messages import Words, languages


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in English, eighty characters wide."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_CA.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


def printed(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What the command prints when all is well."""
    assert main(argv) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line that the command says when it was wrongly asked."""
    assert main(argv) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    return line


# --- what it prints ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_without_a_key_all_games_are_listed(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    said = printed(capsys, "--lang", language)
    for key, game in ALL.items():
        assert key in said
        assert game.name.in_language(language).split(",")[0].split()[0] in said
    assert max(map(len, said.splitlines())) < 80


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ALL)
def test_with_a_key_the_sheet_of_that_game_is_printed(
    capsys: pytest.CaptureFixture[str], key: str, language: str
) -> None:
    said = printed(capsys, key, f"--lang={language}")
    assert said.startswith(ALL[key].name.in_language(language).upper())
    assert max(map(len, said.splitlines())) < 80
    assert f"fortyfives rules {key}" in said or f"rules\n{key}" in said


def test_the_key_may_also_follow_variant(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "--variant", "irish_45") == printed(capsys, "irish_45")


def test_the_sheet_is_as_narrow_as_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert max(map(len, printed(capsys, "irish_45").splitlines())) < 60


def test_house_rules_are_worked_in(capsys: pytest.CaptureFixture[str]) -> None:
    said = printed(capsys, "irish_45", "--option", "jin=false", "--option", "bonus=none")
    assert "with jin=false, bonus=none" in said
    assert "“jin”" not in said
    assert "a deal is worth 25 points" in " ".join(said.split())


def test_players_narrow_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    assert "A game for six." in printed(capsys, "merrimack_valley", "--players", "6")


def test_options_adds_the_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert "renege=none" not in printed(capsys, "merrimack_valley")
    assert "renege=none" in printed(capsys, "merrimack_valley", "--options")


def test_markdown_is_for_the_handbook(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "irish_45", "--markdown").startswith("# Irish Forty-fives\n")


def test_against_another_game_only_the_differences_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = printed(capsys, "irish_45", "--against", "general_120", "--lang", "fr")
    assert "Points pour gagner. Le quarante-cinq irlandais\u00a0: 45 points." in said
    assert "La carte tournée" not in said
    house = printed(capsys, "irish_45", "--option", "jin=false", "--against", "irish_45")
    assert "Jin. With these house rules: not played." in house


@pytest.mark.parametrize("language", languages())
def test_help_is_in_the_language_of_the_player(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    said = printed(capsys, "--help", "--lang", language)
    words = Words(language, strict=True)
    assert said.startswith(words.say("cli-usage"))
    for option in ("--option", "--players", "--against", "--markdown"):
        assert option in said


# --- what it says when it was wrongly asked ---------------------------------------------------


def test_an_unknown_game_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, "merrimack")
    assert line == (
        "fortyfives: There is no game “merrimack”; did you mean: merrimack_valley,"
        " merrimack_valley_common?"
    )
    assert "irish_45" in refused(capsys, "irish", "--lang", "fr")
    assert "irish_45" in refused(capsys, "general_120", "--against", "irish")


def test_an_unknown_house_rule_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, "irish_45", "--option", "jins=true", "--lang", "fr")
    assert line == (
        "fortyfives: Il n’y a pas de règle maison «\u00a0jins\u00a0»; vouliez-vous dire\u00a0: jin?"
    )


def test_an_unknown_value_names_those_that_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert "0, 1, 2" in refused(capsys, "irish_45", "--option", "jokers=3")
    assert "jin has no meaning" in refused(capsys, "merrimack_valley", "--option", "jin=true")


def test_rules_that_cannot_be_played_together_are_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = refused(capsys, "irish_45", "--option", "exact_45_reset=true")
    assert line == ("fortyfives: With a target of 45 or less, a score of 45 cannot fall back to 0.")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "argv",
    [
        ("irish_45", "--players", "9"),
        ("irish_45", "--players", "x"),
        ("irish_45", "--option", "jin"),
        ("irish_45", "--option", "=true"),
        ("irish_45", "--option"),
        ("irish_45", "--foo"),
        ("irish_45", "general_120"),
        ("irish_45", "--markdown=yes"),
        ("--players", "4"),
        ("--option", "jin=true"),
        ("--against", "irish_45"),
        ("irish_45", "--against"),
    ],
    ids=" ".join,
)
def test_anything_else_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], language: str
) -> None:
    line = refused(capsys, *argv, f"--lang={language}")
    assert line.startswith("fortyfives: ")
    assert line.endswith((".", "?"))


def test_a_language_without_words_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "irish_45", "--lang", "de") == (
        "fortyfives: There are no words in “de”; choose one of: en, fr."
    )


# --- what other commands use ------------------------------------------------------------------


def test_the_language_is_that_of_the_surroundings() -> None:
    assert language_around({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert language_around({"LANG": "fr_CA.UTF-8", "LC_ALL": "en_CA"}) == "en"
    assert language_around({"LANG": "de_AT.UTF-8"}) == "en"
    assert language_around({}) == "en"


def test_a_language_left_out_is_that_of_the_surroundings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert words_for([]).language == "fr"
    assert words_for(["--lang"]).language == "fr"
    assert words_for(["--lang", "en"]).language == "en"


def test_a_command_reads_a_game_with_its_house_rules() -> None:
    parser = Parser("play", "cli-rules", Words("en", strict=True))
    add_game_arguments(parser)
    args = parser.read(["irish_45", "--option", "players=2,3", "--players", "3"])
    assert read_game(args) == variant("irish_45", players=[2, 3])
    assert read_players(args) == 3
    assert read_players(parser.read([])) is None
    assert read_game(parser.read([]), default="general_120") is ALL["general_120"]
    with pytest.raises(WronglyAsked, match="Which game"):
        read_game(parser.read([]))


def test_whatever_argparse_finds_wrong_is_said_in_words() -> None:
    parser = Parser("play", "cli-rules", Words("fr", strict=True))
    with pytest.raises(WronglyAsked, match="compris"):
        parser.error("anything")


def test_failing_prints_one_line_and_gives_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert fail("No.") == 2
    assert capsys.readouterr().err == "fortyfives: No.\n"
