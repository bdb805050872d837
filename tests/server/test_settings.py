"""How a server is set up, and what is said of a setting that is wrong."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fortyfives.cli.wrong import wrongly
from fortyfives.server.settings import Settings, WrongSetting, read_settings
from fortyfives.wording.messages import Words, languages

NOWHERE: dict[str, str] = {}


def wrong(file: Path | None = None, around: dict[str, str] | None = None, **asked: object) -> str:
    """The sentence that is said of these settings."""
    with pytest.raises(WrongSetting) as told:
        read_settings(file, around or NOWHERE, **asked)
    said = set()
    for language in languages():
        words = Words(language, strict=True)
        facts = dict(told.value.facts)
        if "allowed" in facts:
            facts["allowed"] = words.say(facts["allowed"])
        said.add(str(wrongly(words, told.value.sentence, **facts)))
    assert len(said) == 2
    return min(said, key=lambda text: "réglage" in text or "peut pas" in text)


def written(folder: Path, text: str) -> Path:
    file = folder / "settings.toml"
    file.write_text(text, "utf-8")
    return file


def test_nothing_has_to_be_set(tmp_path: Path) -> None:
    settings = read_settings(None, NOWHERE)
    assert settings == Settings()
    assert (settings.host, settings.lan, settings.limits) == ("127.0.0.1", False, True)
    assert settings.folder.name == "fortyfives"
    assert read_settings(None, NOWHERE, data=str(tmp_path)).folder == tmp_path


def test_the_command_counts_more_than_the_surroundings_and_they_more_than_the_file(
    tmp_path: Path,
) -> None:
    file = written(tmp_path, 'port = 1\nhost = "a"\ndata = "one"\nlan = true\nlimits = false\n')
    around = {"FORTYFIVES_PORT": "2", "FORTYFIVES_HOST": "b", "FORTYFIVES_LAN": "false"}
    settings = read_settings(file, around, port="3", host=None)
    assert (settings.port, settings.host, settings.data) == (3, "b", "one")
    assert (settings.lan, settings.limits) == (False, False)


@pytest.mark.parametrize("port", ["65536", "-1", "many", "9" * 5000, "1.5"])
def test_a_port_is_a_number_that_there_is(port: str, tmp_path: Path) -> None:
    said = "a number from 0 to 65535"
    for told in (
        wrong(port=port),
        wrong(around={"FORTYFIVES_PORT": port}),
        wrong(written(tmp_path, f'port = "{port}"')),
    ):
        assert said in told


@pytest.mark.parametrize("value", ["true", "1.5", "[1]", "1979-01-01", "{ x = 1 }"])
def test_what_is_no_port_in_a_file_is_named(value: str, tmp_path: Path) -> None:
    assert wrong(written(tmp_path, f"port = {value}")).startswith("port cannot be ")


def test_a_setting_that_is_none_is_named_as_it_was_written(tmp_path: Path) -> None:
    assert wrong(written(tmp_path, "prot = 1")).startswith("prot is no setting; there are host, ")
    told = wrong(around={"FORTYFIVES_PROT": "1"})
    assert told.startswith("FORTYFIVES_PROT is no setting; there are FORTYFIVES_HOST, ")
    assert wrong(around={"FORTYFIVES_LAN": "yes"}) == (
        "FORTYFIVES_LAN cannot be yes: true or false."
    )
    assert wrong(host="  ").startswith("--host cannot be ")
    assert wrong(written(tmp_path, "[port]\nx = 1")).startswith("port cannot be ")


def test_no_host_would_be_every_network_and_is_refused(tmp_path: Path) -> None:
    assert "host cannot be" in wrong(written(tmp_path, 'host = ""'))
    assert "host cannot be" in wrong(written(tmp_path, 'host = "a\\u0000b"'))
    assert "data cannot be" in wrong(written(tmp_path, "data = 1"))


HOSTS = (
    "localhost",
    "192.0.2.1",
    "::1",
    "::",
    "fe80::1%eth0",
    "cards.example.org",
    "my_pc",
    "été.ca",
)
NO_HOSTS = "a b", "a/b", "http://a", "a:80", "[::1]", "1.2.3.4:80", "-a", "a..b", "a" * 64, "x\ty"


@pytest.mark.parametrize("host", HOSTS)
def test_a_host_is_a_name_or_an_address(host: str) -> None:
    assert read_settings(None, NOWHERE, host=host).host == host


@pytest.mark.parametrize("host", NO_HOSTS)
def test_what_is_neither_a_name_nor_an_address_is_no_host(host: str) -> None:
    said = wrong(host=host)
    assert said.startswith("--host cannot be ")
    assert said.endswith(": a name or an address of this computer, such as 127.0.0.1.")


@pytest.mark.parametrize("proxy", ["", "*", "127.0.0.1", "10.0.0.0/8, ::1", "fd00::/8,192.0.2.1"])
def test_a_proxy_is_known_by_addresses(proxy: str) -> None:
    assert read_settings(None, NOWHERE, proxy=proxy).proxy == proxy


@pytest.mark.parametrize("proxy", ["not an address", "proxy.example.org", "127.0.0.1,", "10.1/99"])
def test_a_proxy_that_would_never_be_believed_is_named(proxy: str) -> None:
    said = wrong(around={"FORTYFIVES_PROXY": proxy})
    assert said == (
        f"FORTYFIVES_PROXY cannot be {proxy}: "
        "addresses with commas between them, such as 127.0.0.1 or 10.0.0.0/8; or * for any."
    )


def test_what_the_surroundings_leave_empty_is_not_set() -> None:
    assert read_settings(None, {"FORTYFIVES_PORT": "", "FORTYFIVES_SCREENS": "x"}) == Settings()


@pytest.mark.parametrize("text", [b"port = ", b"\xff", b"port = 1\nport = 2", b"x" * 9, b"a\0"])
def test_a_file_that_is_none_is_named(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(text)
    told = wrong(file)
    assert str(file) in told
    assert "\n" not in told
    for other in (tmp_path, tmp_path / "none"):
        assert str(other) in wrong(other)


@given(
    st.sampled_from(["host", "port", "data", "lan", "names", "proxy", "limits", "x"]),
    st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=20),
)
def test_whatever_stands_there_is_a_setting_or_is_named(key: str, value: str) -> None:
    around = {f"FORTYFIVES_{key.upper()}": value}
    try:
        settings = read_settings(None, around)
    except WrongSetting as told:
        named = told.facts["key"]
    else:
        named = f"FORTYFIVES_{key.upper()}"
        assert not value or key == "port" or str(getattr(settings, key)).lower() == value.lower()
    assert named == f"FORTYFIVES_{key.upper()}"
