from pathlib import Path

import pytest

from fortyfives.cli.main import main
from tests.record.papers import DEAL


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    (tmp_path / "true.toml").write_text(DEAL)
    (tmp_path / "false.toml").write_text(DEAL.replace("7C  -> D", "7C  -> C"))
    (tmp_path / "broken.toml").write_text(DEAL.replace("hands =", "hends ="))
    (tmp_path / "begun.toml").write_text(
        DEAL[: DEAL.index("C  AC")].replace("-> C 10", "-> C") + '"""'
    )
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_a_true_record_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "true.toml"]) == 0
    said = "true.toml: proved: 1 deal; 5 tricks; score 5 : 5 : 10 : 10; 31 cards unknown\n"
    assert capsys.readouterr().out == said


@pytest.mark.usefixtures("folder")
def test_the_first_lie_is_named_and_other_files_are_still_proved(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", "false.toml", "true.toml", "begun.toml"]) == 1
    told = capsys.readouterr()
    said = "false.toml, line 17, deal 1, trick 3: record says C takes it; D does, with 4♠\n"
    assert said in told.err
    assert "begun.toml" not in told.err
    assert "true.toml: proved" in told.out
    assert "the last deal is not finished" in told.out


@pytest.mark.usefixtures("folder")
def test_a_file_that_cannot_be_read_is_named_with_its_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", "false.toml", "broken.toml", "none.toml"]) == 2
    told = capsys.readouterr().err
    assert "broken.toml, line 7: hends is not known here; what is known: hands" in told
    assert "none.toml cannot be opened." in told


@pytest.mark.usefixtures("folder")
def test_it_is_all_said_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--lang", "fr", "true.toml", "false.toml"]) == 1
    told = capsys.readouterr()
    assert "prouvé\u00a0: 1 brasse; 5 levées" in told.out
    assert "ligne 17, brasse 1, levée 3" in told.err


def test_a_refusal_and_unknown_cards_are_said_in_sentences(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "odd.toml"
    path.write_text(DEAL.replace("A  QD 6D", "A  QD JH"))
    assert main(["verify", "odd.toml"]) == 1
    assert "B may not do this: Q♦ was led and you hold 3♦" in capsys.readouterr().err
    path.write_text(DEAL.replace('"AS"', '"AS 3H"').replace("A  KS 9S", "A  ?? 9S"))
    assert main(["verify", "odd.toml"]) == 1
    assert "record says A♠ 3♥ is turned; it is A♠" in capsys.readouterr().err
    hidden = DEAL.replace("A  KS 9S 4H QD 7C", "A  ?? ?? ?? ?? ??")
    path.write_text(hidden.replace("AS KS 2S", "AS 3H 2S"))
    assert main(["verify", "odd.toml"]) == 1
    assert "nor was there a way to fill in" in capsys.readouterr().err


def test_no_file_no_language_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify"]) == 2
    assert main(["verify", "--lang", "xx", "a.toml"]) == 2
    assert main(["verify", "--nonsense"]) == 2
    assert "Which files?" in capsys.readouterr().err
    assert main(["verify", "--help"]) == 0
    assert "FILE" in capsys.readouterr().out
